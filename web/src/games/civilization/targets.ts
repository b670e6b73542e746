/** Which choices aim at what: found by kind and target, whatever the decision is. */
import { thingsIn } from '$lib/things';
import type { ChoiceDoc, RefusalDoc } from '$lib/wire';
import type { Thing } from '../game';
import { EVENT_THINGS } from './events';
import { pieceOf, type CivilizationDesk } from './position';
import { MISSIONS, SPACES, TERRITORIES, type SpyView } from './types';
import { spaceName } from './words';

type Packed = (target: number, desk: CivilizationDesk) => number; // → space, -1 if nowhere

const PIECES = 1024; // a spy and the piece it boards, as games/civilization/names.py packs them

const whole: Packed = (target) => target;
const ofPiece: Packed = (target, { view }) => pieceOf(view, target)?.space ?? -1;
const ofSpy: Packed = (target, { view }) => spyOf(view.spies, target)?.space ?? -1;

const PLACES: Record<string, Packed> = {
  space: whole,
  territory: whole,
  foe: (target, { view }) => Math.floor(target / (view.seats.length + 1)),
  pair: (target) => target % TERRITORIES,
  piece: ofPiece,
  journey: (target) => target % SPACES,
  passage: (target, desk) => ofPiece(target % PIECES, desk),
  spy: ofSpy,
  errand: (target, desk) => ofSpy(Math.floor(target / MISSIONS), desk),
};

/** What may be done at any time of one's own; on the map it would light up half the world. */
export const FREE_VERBS = ['strategy', 'mission', 'assign', 'assign_wonder', 'detach', 'declare_end'];

/** What nobody means by a click on the map: it is offered in sheet and bar, and on the map once it is asked for. */
const QUIET = [...FREE_VERBS, 'migrate', 'sell_unit', 'upgrade', 'upgrade_to_carrier', 'move_capital', 'buy_nuke', 'spy_board', 'end_trade'];

export const spyOf = (spies: SpyView[], spy: number): SpyView | undefined => spies.find((one) => one.spy === spy);

export const spaceOf = (desk: CivilizationDesk, choice: ChoiceDoc | RefusalDoc): number => {
  const target = choice.target ?? -1;
  return target >= 0 ? (PLACES[choice.kind ?? '']?.(target, desk) ?? -1) : -1;
};

const isAsked = (desk: CivilizationDesk, verb: string): boolean => (desk.verb === null ? !QUIET.includes(verb) : verb === desk.verb);

/** Choices of some verbs, on one target if it is given, within the verb the person works on. */
export function choicesOf(desk: CivilizationDesk, verbs: readonly string[], target?: number): ChoiceDoc[] {
  return (desk.decision?.choices ?? []).filter(
    (one) => verbs.includes(one.verb) && (target === undefined || one.target === target) && (desk.verb === null || one.verb === desk.verb),
  );
}

export const refusalsOf = (desk: CivilizationDesk, verbs: readonly string[], target?: number): RefusalDoc[] =>
  (desk.decision?.refusals ?? []).filter((one) => verbs.includes(one.verb) && (target === undefined || one.target === target));

/** Space → what may be done there. */
export function litSpaces(desk: CivilizationDesk): Map<number, ChoiceDoc[]> {
  const lit = new Map<number, ChoiceDoc[]>();
  for (const choice of desk.decision?.choices ?? []) {
    if (!isAsked(desk, choice.verb)) continue;
    const space = spaceOf(desk, choice);
    if (space < 0) continue;
    const list = lit.get(space);
    if (list) list.push(choice);
    else lit.set(space, [choice]);
  }
  return lit;
}

export const refusalsIn = (desk: CivilizationDesk, space: number): RefusalDoc[] => (desk.decision?.refusals ?? []).filter((one) => spaceOf(desk, one) === space);

/** Choices about the pieces of a stack. */
export const pieceChoices = (desk: CivilizationDesk, pieces: number[]): ChoiceDoc[] =>
  (desk.decision?.choices ?? []).filter(({ kind, target, verb }) => kind === 'piece' && pieces.includes(target ?? -1) && isAsked(desk, verb));

export const cardChoices = (desk: CivilizationDesk, card: number): ChoiceDoc[] => choicesOf(desk, ['strategy', 'exchange', 'forfeit'], card);

export const technologyChoices = (desk: CivilizationDesk, technology: number): ChoiceDoc[] => choicesOf(desk, ['buy_technology', 'take_technology'], technology);

/** The end of the game may be declared with a wonder unasked, too. */
export const wonderChoices = (desk: CivilizationDesk, wonder: number): ChoiceDoc[] => {
  const asked = choicesOf(desk, ['assign_wonder', 'declare_end'], wonder);
  const unasked = desk.anytime.filter(({ verb, target }) => verb === 'declare_end' && target === wonder);
  return asked.some(({ verb }) => verb === 'declare_end') ? asked : [...asked, ...unasked];
};

export const improvementChoices = (desk: CivilizationDesk, improvement: number): ChoiceDoc[] =>
  choicesOf(desk, ['assign', 'detach', 'take_improvement', 'give_up', 'sabotage'], improvement);

export const SEAT_VERBS = ['want_peace', 'embargo', 'lift_embargo', 'give_up_war', 'terror_coins', 'victim', 'third', 'clock'];

export const seatChoices = (desk: CivilizationDesk, seat: number): ChoiceDoc[] => choicesOf(desk, ['offer', ...SEAT_VERBS], seat);

/** Missions that a spy may try now, asked or not. */
export const missionChoices = (desk: CivilizationDesk, spy: number): ChoiceDoc[] =>
  [...(desk.decision?.choices ?? []), ...desk.anytime].filter(({ verb, target }, at, all) => verb === 'mission' && Math.floor((target ?? -1) / MISSIONS) === spy && all.findIndex((one) => one.verb === verb && one.target === target) === at);

export const spyMoves = (desk: CivilizationDesk, spy: number): ChoiceDoc[] =>
  (desk.decision?.choices ?? []).filter(
    ({ verb, target = -1 }) => (verb === 'spy_to' && Math.floor(target / SPACES) === spy) || (verb === 'spy_board' && Math.floor(target / PIECES) === spy),
  );

/** The space where a thing is to be looked for; -1 if nowhere. */
export function spaceOfThing({ view }: CivilizationDesk, thing: Thing): number {
  if (thing.kind === 'space') return thing.target;
  if (thing.kind === 'piece') return pieceOf(view, thing.target)?.space ?? -1;
  if (thing.kind === 'spy') return spyOf(view.spies, thing.target)?.space ?? -1;
  return -1;
}

/** Where the pieces that are being moved stand, if the question is where to. */
export function originOf(desk: CivilizationDesk): number {
  return desk.decision?.choices.some(({ verb }) => verb === 'to') ? (desk.view.move?.space ?? -1) : -1;
}

/** Does it begin a fight or a war? The odds are shown first. */
export const isRisky = ({ verb, words }: ChoiceDoc): boolean =>
  Number(words?.['odds'] ?? -1) >= 0 || ['attack', 'bombard', 'drop', 'strike', 'refuse', 'join_attack', 'join_defence', 'migrate', 'sack'].includes(verb);

export function placeOf(choice: ChoiceDoc, desk: CivilizationDesk): Thing | null {
  const target = choice.target ?? -1;
  if (target < 0) return null;
  const space = spaceOf(desk, choice);
  if (space >= 0) return { kind: 'space', target: space };
  return choice.kind === 'card' || choice.kind === 'seat' || choice.kind === 'technology' ? { kind: choice.kind, target } : null;
}

export const placesOf = (desk: CivilizationDesk): { thing: Thing; name: string }[] =>
  desk.sheet.spaces.map((_, target) => ({ thing: { kind: 'space', target }, name: spaceName(desk, target) }));

export const thingsOf = (kind: string, args: number[]): Thing[] => thingsIn(EVENT_THINGS, kind, args);
