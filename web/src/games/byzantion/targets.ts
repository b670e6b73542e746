/** Which choices aim at what: found by verb and target, whatever the decision is. */
import { thingsIn, type EventThings } from '$lib/things';
import type { ChoiceDoc, RefusalDoc } from '$lib/wire';
import type { Thing } from '../game';
import type { ByzantionDesk } from './position';
import { cardName, territoryName } from './words';

const CARD_VERBS = [
  'keep', 'discard', 'intrigue', 'take', 'play', 'join', 'rearrange', 'activate', 'first', 'shed', 'strike', 'mark', 'reserve', 'choose_bandon',
];
const TERRITORY_VERBS = ['place_in'];
const GOOD_VERBS = ['sell', 'buy', 'give', 'gain', 'stands_for'];
export const SEAT_VERBS = ['choose_player', 'favour'];
const UNIT_KINDS = 16;

/** Choices of some verbs on one target, within the verb the person works on. */
export function choicesOf(desk: ByzantionDesk, verbs: readonly string[], target?: number): ChoiceDoc[] {
  return (desk.decision?.choices ?? []).filter(
    (one) => verbs.includes(one.verb) && (target === undefined || one.target === target) && (desk.verb === null || one.verb === desk.verb),
  );
}

export function refusalsOf(desk: ByzantionDesk, verbs: readonly string[], target?: number): RefusalDoc[] {
  return (desk.decision?.refusals ?? []).filter(
    (one) => verbs.includes(one.verb) && (target === undefined || one.target === target),
  );
}

export const cardChoices = (desk: ByzantionDesk, card: number): ChoiceDoc[] => choicesOf(desk, CARD_VERBS, card);

export const cardRefusals = (desk: ByzantionDesk, card: number): RefusalDoc[] => refusalsOf(desk, CARD_VERBS, card);

/** Discarding is nearly always open: it lights nothing up and is never done by a mere click. */
export const isQuiet = (choice: ChoiceDoc, desk: ByzantionDesk): boolean =>
  choice.verb === 'discard' && desk.decision?.moment !== 'prompt-hand-limit' && desk.verb !== 'discard';

/** What a click on a card does at once; null if it has to be asked. */
export function plainChoice(desk: ByzantionDesk, card: number): ChoiceDoc | null {
  const loud = cardChoices(desk, card).filter((choice) => !isQuiet(choice, desk));
  return loud.length === 1 ? loud[0]! : null;
}

export const pieceOf = (target: number): { territory: number; unit: number } => ({
  territory: Math.floor(target / UNIT_KINDS),
  unit: target % UNIT_KINDS,
});

/** Units to be taken from a territory, and the territory itself. */
export const territoryChoices = (desk: ByzantionDesk, territory: number): ChoiceDoc[] => [
  ...choicesOf(desk, TERRITORY_VERBS, territory),
  ...choicesOf(desk, ['move_unit']).filter(({ target }) => pieceOf(target ?? -1).territory === territory),
];

/** Where the table shows what a choice points at. */
export type Corner = 'court' | 'events' | 'market' | 'map';

export function cornerOf(choice: ChoiceDoc, desk: ByzantionDesk): Corner | null {
  const target = choice.target ?? -1;
  if (['sell', 'buy', 'take', 'reserve'].includes(choice.verb)) return 'market';
  if (['seal', 'claim', 'vote', 'decree', 'reveal', 'pay_cost'].includes(choice.verb)) return 'events';
  if (['place_in', 'move_unit', 'place_unit', 'build'].includes(choice.verb)) return 'map';
  if (!CARD_VERBS.includes(choice.verb) || isQuiet(choice, desk)) return null;
  return desk.view.offer.includes(target) && !desk.view.hand.includes(target) ? 'market' : 'court';
}

/** The corners of the table with something to choose, the one with most of it first. */
export function litCorners(desk: ByzantionDesk): Corner[] {
  const counts = new Map<Corner, number>();
  for (const choice of desk.decision?.choices ?? []) {
    const corner = cornerOf(choice, desk);
    if (corner) counts.set(corner, (counts.get(corner) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([corner]) => corner);
}

export function placeOf(choice: ChoiceDoc): Thing | null {
  const target = choice.target ?? -1;
  if (target < 0) return null;
  if (CARD_VERBS.includes(choice.verb)) return { kind: 'card', target };
  if (TERRITORY_VERBS.includes(choice.verb)) return { kind: 'territory', target };
  if (choice.verb === 'move_unit') return { kind: 'territory', target: pieceOf(target).territory };
  if (GOOD_VERBS.includes(choice.verb)) return { kind: 'good', target };
  if (choice.verb === 'seal' || choice.verb === 'claim') return { kind: 'position', target };
  if (SEAT_VERBS.includes(choice.verb)) return { kind: 'seat', target };
  if (choice.verb === 'reveal') return { kind: 'round', target };
  return null;
}

export const isAt = (thing: Thing | null, kind: string, target: number): boolean => thing?.kind === kind && thing.target === target;

/** Territories and open cards, to be found by name. */
export function placesOf(desk: ByzantionDesk): { thing: Thing; name: string }[] {
  const { view, sheet } = desk;
  const cards = [...view.hand, ...view.offer.filter((card) => card >= 0), ...view.seats.flatMap(({ area }) => area.map(({ card }) => card))];
  return [
    ...sheet.territories.map((_, target) => ({ thing: { kind: 'territory', target }, name: territoryName(desk, target) })),
    ...[...new Set(cards)].map((target) => ({ thing: { kind: 'card', target }, name: cardName(desk, target) })),
  ];
}

/** Positions of things among the numbers of an event, as in games/byzantion/events.py. */
const EVENT_THINGS: EventThings = {
  'seal.placed': [['position', 1]],
  'casket.looted': [['position', 2]],
  'good.taken': [['seat', 1]],
  'card.played': [['card', 1]],
  'card.turned': [['card', 2]],
  'card.turned_up': [['card', 0]],
  'card.discarded': [['card', 1]],
  'offer.shown': [['card', 1]],
  'offer.taken': [['card', 1]],
  'offer.reserved': [['card', 1]],
  'pile.taken': [['card', 1]],
  'ability.used': [['card', 1]],
  'bandon.joined': [['card', 1], ['card', 2]],
  'bandon.left': [['card', 1]],
  'bandon.activated': [['card', 1]],
  'resource.sold': [['good', 1]],
  'resource.bought': [['good', 1]],
  'intrigue.announced': [['card', 1]],
  'intrigue.stands': [['card', 1]],
  'unit.placed': [['territory', 2]],
  'unit.moved': [['territory', 2], ['territory', 3]],
  'bid.lowered': [['seat', 1]],
  'penalty.redirected': [['seat', 1]],
  'game.won': [['seat', 0]],
  'seat.left': [['seat', 0]],
};

export const thingsOf = (kind: string, args: number[]): Thing[] => thingsIn(EVENT_THINGS, kind, args);
