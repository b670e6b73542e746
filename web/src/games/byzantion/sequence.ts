/** Answers that follow one another: a whole contribution, a card dragged to its Bandon. Nothing is sent that is not offered. */
import type { ChoiceDoc, Decision } from '$lib/wire';
import { lootEntries } from './position';
import { GOODS, type Good, type Loot } from './types';

export type Amounts = Partial<Record<Good, number>>;

/**
 * What to answer when the engine asks for one good after the other (`commit`, `lay`); null if it asks something else,
 * or still the question `answered`, which is under way.
 */
export function nextAmount(plan: Amounts, decision: Decision | null, verb: 'commit' | 'lay', answered = -1): { choice: ChoiceDoc; amount: number } | null {
  if (decision?.moment !== `prompt-${verb}` || decision.serial === answered) return null;
  const choice = decision.choices.find((one) => one.verb === verb);
  if (!choice) return null;
  const wanted = plan[GOODS[choice.target ?? -1] ?? 'nomisma'] ?? 0;
  return { choice, amount: Math.min(choice.high ?? 0, Math.max(choice.low ?? 0, wanted)) };
}

/** A card on its way to a Bandon. */
export interface Aim {
  card: number;
  leader: number; // -1: to lie alone
  serial: number; // of the decision in which it set out
}

const ASKS_WHERE = ['prompt-join', 'prompt-rearrange-to'];
const ASKS_AFRESH = ['prompt-turn', 'prompt-play', 'prompt-rearrange', 'prompt-after-action'];

export const firstLeg = (card: number, decision: Decision | null): ChoiceDoc | null =>
  decision?.choices.find(({ verb, target }) => (verb === 'rearrange' || verb === 'play') && target === card) ?? null;

/** The second answer of a card on its way: where it goes, to wait, or to give up. */
export function nextLeg(aim: Aim, decision: Decision | null): ChoiceDoc | 'wait' | 'over' {
  if (!decision || decision.serial === aim.serial) return 'wait';
  if (ASKS_WHERE.includes(decision.moment)) {
    const verb = aim.leader < 0 ? 'alone' : 'join';
    return decision.choices.find((one) => one.verb === verb && (aim.leader < 0 || one.target === aim.leader)) ?? 'over';
  }
  return ASKS_AFRESH.includes(decision.moment) ? 'over' : 'wait';
}

/** What a contribution is worth in Doxa and generosity: its resources, and half its Nomisma. */
export const worthOf = (amounts: Amounts): number =>
  GOODS.reduce((sum, good) => sum + (good === 'nomisma' ? Math.floor((amounts[good] ?? 0) / 2) : (amounts[good] ?? 0)), 0);

/** What is left of loot when a part of it is laid aside. */
export const restOf = (goods: Loot, part: Loot): Loot =>
  Object.fromEntries(lootEntries(goods).map(([good, count]) => [good, count - (part[good] ?? 0)])) as Loot;
