/** The position in handy pieces: Bandons, votes, what is missing. Read off the view, nothing decided. */
import type { Desk } from '../game';
import { GOODS, type AreaCard, type Deed, type EventSheet, type Good, type Loot, type Sheet, type View } from './types';

export type ByzantionDesk = Desk<View, Sheet>;

/** A stack of cards that is activated together: a Bandon led by its Hero, or a card on its own. */
export interface Stack {
  leader: number; // its first card
  bandon: boolean; // led by a Hero
  cards: AreaCard[]; // the leader first
  marked: boolean;
}

export interface Tableau {
  stacks: Stack[]; // Bandons first
  intrigue: AreaCard[];
}

export function tableauOf(area: AreaCard[], sheet: Sheet): Tableau {
  const isIntrigue = (one: AreaCard): boolean => sheet.cards[one.card]?.intrigue ?? false;
  const stacks = new Map<number, Stack>();
  const played = area.filter((one) => !isIntrigue(one));
  for (const one of played.filter((each) => each.leader === each.card || each.leader < 0))
    stacks.set(one.card, { leader: one.card, bandon: one.leader === one.card, cards: [one], marked: one.marked });
  for (const one of played) {
    if (one.leader < 0 || one.leader === one.card) continue;
    const stack = stacks.get(one.leader);
    if (stack) stack.cards.push(one);
    else stacks.set(one.card, { leader: one.card, bandon: false, cards: [one], marked: one.marked });
  }
  const order = [...stacks.values()].sort((a, b) => Number(b.bandon) - Number(a.bandon));
  return { stacks: order, intrigue: area.filter(isIntrigue) };
}

/** What a stack gives when it is activated: the production of its open cards. */
export function productionOf(stack: Stack, sheet: Sheet): Loot {
  const total: Loot = {};
  for (const { card, down } of stack.cards) {
    if (down) continue;
    for (const [good, count] of Object.entries(sheet.cards[card]?.production ?? {}) as [keyof Loot, number][])
      total[good] = (total[good] ?? 0) + count;
  }
  return total;
}

export const lootEntries = (loot: Loot): [keyof Loot, number][] =>
  (Object.entries(loot) as [keyof Loot, number][]).filter(([, count]) => count > 0);

export const goodName = (good: number): Good => GOODS[good] ?? 'nomisma';

/** The event card of the round; null if it lies face down or there is none. */
export const currentEvent = (view: View, sheet: Sheet): EventSheet | null =>
  sheet.events[view.events[Math.max(1, view.round) - 1]?.event ?? -1] ?? null;

/** Auctoritas on each of the two options, bonuses included. */
export function voteTotals(view: View): [number, number] {
  const totals: [number, number] = [0, 0];
  for (const { option, amount, bonus } of view.votes) if (option === 0 || option === 1) totals[option] += amount + bonus;
  return totals;
}

/** Units an event asks for that do not stand in its area yet (solo). */
export function missingUnits(view: View, event: EventSheet): { unit: number; count: number }[] {
  return (event.options[0]?.units ?? [])
    .map(({ unit, count }) => ({ unit, count: count - (view.units[event.area]?.[unit] ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Kinds of units in a territory and how many. */
export const unitsIn = (view: View, territory: number): { unit: number; count: number }[] =>
  (view.units[territory] ?? []).map((count, unit) => ({ unit, count })).filter(({ count }) => count > 0);

/** Where on the race track a score stands, and how many times it has been round. */
export function lapOf(doxa: number): { space: number; laps: number } {
  const laps = Math.max(0, Math.floor(doxa / 100));
  return { space: Math.max(0, doxa) - laps * 100, laps };
}

/** Which seats stand on one space, so that quadrigas do not hide each other. */
export function racersOf(view: View): { seat: number; space: number; laps: number; beside: number; of: number }[] {
  const racers = view.seats.map(({ doxa }, seat) => ({ seat, ...lapOf(doxa) }));
  return racers.map((racer) => {
    const together = racers.filter(({ space }) => space === racer.space);
    return { ...racer, beside: together.findIndex(({ seat }) => seat === racer.seat), of: together.length };
  });
}

export const isShip = (key: string): boolean => key === 'dromon' || key === 'merchant_ship';

/** What is under way, without a vote that is still to come. */
export const deedsOf = (view: View): Deed[] => view.deeds.filter(({ deed, option = -1 }) => deed !== 'vote' || option >= 0);
