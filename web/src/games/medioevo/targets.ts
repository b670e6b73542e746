/** Which choices aim at what: found by verb and target, whatever the decision is. */
import { thingsIn, type EventThings } from '$lib/things';
import type { ChoiceDoc, RefusalDoc } from '$lib/wire';
import type { Thing } from '../game';
import { CATEGORIES, GOOD_SLOTS, KINDS, pieceOf, type MedioevoDesk } from './position';
import { zoneName } from './words';

type Packed = (target: number, desk: MedioevoDesk) => number; // → zone, -1 if nowhere

const whole: Packed = (target) => target;
const per =
  (number: number): Packed =>
  (target) =>
    Math.floor(target / number);
const ofPiece: Packed = (target, { view }) => pieceOf(view, target)?.zone ?? -1;

/** Where the targets of a kind are, as games/medioevo/names.py packs them. */
const PLACES: Record<string, Packed> = {
  zone: whole,
  territory: whole,
  place: per(KINDS),
  opponent: per(KINDS),
  building: per(CATEGORIES),
  cube: per(GOOD_SLOTS),
  piece: ofPiece,
  freight: (target, desk) => ofPiece(Math.floor(target / GOOD_SLOTS), desk),
};

const PIECE_VERBS = ['lead', 'assign', 'stop_piece', 'take_piece', 'drop_piece', 'dismiss_piece', 'sell_transport', 'aim_piece', 'upgrade', 'seize'];
const CARD_VERBS = ['card', 'points', 'claim', 'preach', 'preach_points', 'aim_card', 'keep_card', 'bury'];
const SEAT_VERBS = ['declare', 'treat', 'offer', 'direct', 'aim_seat'];
const TECHNOLOGY_VERBS = ['tech', 'research', 'borrow'];
const COLOUR_VERBS = ['token', 'convert', 'aim_colour', 'take_token'];
const PACT_VERBS = ['renounce', 'accuse'];

/** What may be done at any time of one's own; on the map it would light up half the world. */
export const FREE_VERBS = [
  'loan', 'repay', 'card', 'points', 'token', 'convert', 'claim', 'tech', 'preach', 'preach_points', 'borrow', 'declare', 'treat', 'renounce', 'accuse', 'disband', 'blood',
];

export const zoneOf = (desk: MedioevoDesk, choice: ChoiceDoc | RefusalDoc): number => {
  const target = choice.target ?? -1;
  return target >= 0 ? (PLACES[choice.kind ?? '']?.(target, desk) ?? -1) : -1;
};

/** Choices of some verbs, on one target if it is given, within the verb the person works on. */
export function choicesOf(desk: MedioevoDesk, verbs: readonly string[], target?: number): ChoiceDoc[] {
  return (desk.decision?.choices ?? []).filter(
    (one) => verbs.includes(one.verb) && (target === undefined || one.target === target) && (desk.verb === null || one.verb === desk.verb),
  );
}

export const refusalsOf = (desk: MedioevoDesk, verbs: readonly string[], target?: number): RefusalDoc[] =>
  (desk.decision?.refusals ?? []).filter((one) => verbs.includes(one.verb) && (target === undefined || one.target === target));

/** What nobody means by a click on the map: it is offered in the bar, and on the map once it is asked for. */
const QUIET = ['drop_piece', 'dismiss_units', 'dismiss_piece', 'sell_building', 'sell_transport'];

/** Zone → what may be done there. */
export function litZones(desk: MedioevoDesk): Map<number, ChoiceDoc[]> {
  const lit = new Map<number, ChoiceDoc[]>();
  for (const choice of desk.decision?.choices ?? []) {
    if (desk.verb === null ? QUIET.includes(choice.verb) : choice.verb !== desk.verb) continue;
    const zone = zoneOf(desk, choice);
    if (zone < 0) continue;
    const list = lit.get(zone);
    if (list) list.push(choice);
    else lit.set(zone, [choice]);
  }
  return lit;
}

export const refusalsIn = (desk: MedioevoDesk, zone: number): RefusalDoc[] =>
  (desk.decision?.refusals ?? []).filter((one) => zoneOf(desk, one) === zone);

/** Choices about the pieces of a stack. */
export const pieceChoices = (desk: MedioevoDesk, pieces: { piece: number }[]): ChoiceDoc[] =>
  pieces.flatMap(({ piece }) => choicesOf(desk, PIECE_VERBS, piece)).filter(({ verb }) => desk.verb !== null || !QUIET.includes(verb));

export const cardChoices = (desk: MedioevoDesk, card: number): ChoiceDoc[] => choicesOf(desk, CARD_VERBS, card);

export const seatChoices = (desk: MedioevoDesk, seat: number): ChoiceDoc[] => choicesOf(desk, SEAT_VERBS, seat);

export const technologyChoices = (desk: MedioevoDesk, technology: number): ChoiceDoc[] => choicesOf(desk, TECHNOLOGY_VERBS, technology);

export const colourChoices = (desk: MedioevoDesk, colour: number): ChoiceDoc[] => choicesOf(desk, COLOUR_VERBS, colour);

export const pactChoices = (desk: MedioevoDesk, pact: number): ChoiceDoc[] => choicesOf(desk, PACT_VERBS, pact);

/** The zone where a thing is to be looked for; -1 if nowhere. */
export function zoneOfThing(desk: MedioevoDesk, thing: Thing): number {
  if (thing.kind === 'zone') return thing.target;
  if (thing.kind === 'piece') return pieceOf(desk.view, thing.target)?.zone ?? -1;
  return -1;
}

/** Where the pieces that are being moved stand, if the question is where to. */
export function originOf(desk: MedioevoDesk): number {
  if (!desk.decision?.choices.some(({ verb }) => verb === 'to' || verb === 'ferry')) return -1;
  return desk.view.move?.zone ?? desk.view.convoy?.zone ?? -1;
}

export function placeOf(choice: ChoiceDoc, desk: MedioevoDesk): Thing | null {
  const target = choice.target ?? -1;
  if (target < 0) return null;
  const zone = zoneOf(desk, choice);
  if (zone >= 0) return { kind: 'zone', target: zone };
  if (CARD_VERBS.includes(choice.verb)) return { kind: 'card', target };
  if (SEAT_VERBS.includes(choice.verb)) return { kind: 'seat', target };
  return null;
}

export const placesOf = (desk: MedioevoDesk): { thing: Thing; name: string }[] =>
  desk.sheet.zones.map((_, target) => ({ thing: { kind: 'zone', target }, name: zoneName(desk, target) }));

/** Positions of things among the numbers of an event, as in games/medioevo/events.py. */
const EVENT_THINGS: EventThings = {
  'game.won': [['seat', 0]],
  'final.scored': [['seat', 0]],
  'seat.left': [['seat', 0]],
  'seat.eliminated': [['seat', 0]],
  'honour.changed': [['seat', 0]],
  'blood.gained': [['seat', 0]],
  'blood.spent': [['seat', 0]],
  'kingdom.given': [['seat', 0]],
  'stake.revealed': [['seat', 0]],
  'bid.paid': [['seat', 0], ['seat', 2]],
  'village.founded': [['zone', 1]],
  'archer.posted': [['zone', 1]],
  'transport.placed': [['zone', 3]],
  'barbarian.placed': [['zone', 0]],
  'event.icon': [['seat', 0]],
  'event.rolled': [['seat', 0]],
  'piece.stopped': [['seat', 0]],
  'cubes.lost': [['seat', 0]],
  'barbarians.reinforced': [['zone', 0]],
  'horde.moved': [['zone', 0], ['zone', 1]],
  'horde.placed': [['zone', 0]],
  'barbarians.plundered': [['zone', 0]],
  'rebellions.begin': [['seat', 0]],
  'rebellion.placed': [['zone', 1]],
  'tax.collected': [['seat', 0]],
  'support.received': [['seat', 0]],
  'interest.paid': [['seat', 0]],
  'interest.shared': [['seat', 0]],
  'interest.unpaid': [['seat', 0]],
  'maintenance.paid': [['seat', 0]],
  'seat.bankrupt': [['seat', 0]],
  'loan.taken': [['seat', 0]],
  'loan.repaid': [['seat', 0]],
  'building.sold': [['zone', 1]],
  'transport.sold': [['seat', 0]],
  'peace.sold': [['seat', 0]],
  'units.dismissed': [['zone', 3]],
  'piece.dismissed': [['zone', 3]],
  'technology.bought': [['seat', 0]],
  'technology.used': [['seat', 0]],
  'technology.borrowed': [['seat', 0]],
  'points.gained': [['seat', 0]],
  'points.bought': [['seat', 0]],
  'points.converted': [['seat', 0]],
  'token.flipped': [['seat', 0]],
  'units.placed': [['zone', 1]],
  'captain.promoted': [['zone', 1]],
  'prisoner.ransomed': [['seat', 0], ['seat', 1]],
  'building.built': [['zone', 1]],
  'building.repaired': [['zone', 1]],
  'building.damaged': [['zone', 0]],
  'building.lost': [['zone', 0]],
  'building.protects': [['zone', 1]],
  'token.placed': [['zone', 1]],
  'token.removed': [['zone', 0]],
  'piece.bought': [['zone', 3]],
  'piece.upgraded': [['zone', 3]],
  'piece.taken': [['zone', 3]],
  'deployment.called': [['seat', 0]],
  'order.lost': [['seat', 0]],
  'card.bought': [['seat', 0]],
  'cards.drawn': [['seat', 0]],
  'card.kept': [['card', 1]],
  'objective.claimed': [['card', 1]],
  'objective.token': [['seat', 0]],
  'card.used': [['card', 1]],
  'card.points': [['card', 1]],
  'card.cancelled': [['card', 1]],
  'card.rolled': [['card', 1]],
  'card.aimed': [['card', 1]],
  'card.preached': [['card', 1]],
  'card.stays_rotated': [['card', 0]],
  'card.pinned': [['card', 1]],
  'card.straightened': [['card', 1]],
  'die.lowered': [['seat', 0]],
  'event.seen': [['seat', 0]],
  'event.chosen': [['seat', 0]],
  'points.sold': [['seat', 0]],
  'deposit.made': [['seat', 0]],
  'deposit.taken': [['seat', 0]],
  'territory.closed': [['zone', 1]],
  'territory.spared': [['zone', 1]],
  'asset.protected': [['seat', 0]],
  'attack.raised': [['seat', 0]],
  'archer.rerolled': [['seat', 0]],
  'unit.turned': [['zone', 2]],
  'unit.mustered': [['zone', 1]],
  'unit.retyped': [['zone', 1]],
  'unit.lent': [['zone', 1], ['zone', 3]],
  'wound.ignored': [['seat', 0]],
  'piece.sabotaged': [['zone', 3]],
  'rebellion.incited': [['zone', 1]],
  'tower.improvised': [['zone', 1]],
  'horde.hired': [['zone', 1]],
  'transports.hidden': [['seat', 0]],
  'strategy.used': [['seat', 0]],
  'engine.mechanised': [['seat', 0]],
  'move.gained': [['seat', 0]],
  'group.returned': [['zone', 1], ['zone', 2]],
  'group.moved': [['zone', 1], ['zone', 2]],
  'territory.held': [['zone', 0]],
  'territory.conquered': [['zone', 1]],
  'asset.plundered': [['zone', 1]],
  'battle.declared': [['zone', 2]],
  'battle.round': [['zone', 0]],
  'battle.values': [['zone', 0]],
  'battle.superior': [['seat', 0]],
  'battle.over': [['zone', 0]],
  'engine.manned': [['seat', 0]],
  'engine.aimed': [['seat', 0]],
  'captain.acts': [['seat', 0]],
  'captain.frees': [['seat', 0]],
  'captain.cancels': [['seat', 0]],
  'capture.announced': [['seat', 0]],
  'flight.announced': [['seat', 0]],
  'army.fled': [['zone', 1]],
  'surrender.offered': [['seat', 0], ['seat', 1]],
  'surrender.demanded': [['seat', 0], ['seat', 1]],
  'surrender.refused': [['seat', 0], ['seat', 1]],
  'army.surrendered': [['zone', 1]],
  'unit.captured': [['seat', 0], ['seat', 1]],
  'unit.released': [['seat', 0]],
  'galley.sunk': [['zone', 1]],
  'convoy.moved': [['zone', 3], ['zone', 4]],
  'convoy.returned': [['zone', 3], ['zone', 4]],
  'goods.bought': [['zone', 3]],
  'goods.sold': [['zone', 3]],
  'sale.concluded': [['zone', 2]],
  'fee.paid': [['seat', 0], ['seat', 1]],
  'trade.stopped': [['seat', 0]],
  'cube.placed': [['zone', 2]],
  'cube.moved': [['zone', 2], ['zone', 3]],
  'road.opened': [['zone', 3]],
  'road.advanced': [['zone', 1]],
  'road.completed': [['seat', 0]],
  'road.removed': [['seat', 0]],
  'road.rearranged': [['zone', 2]],
  'road.kept': [['seat', 0]],
  'road.assigned': [['seat', 0]],
  'transport.plundered': [['zone', 3]],
  'transport.seized': [['zone', 4]],
  'toll.taken': [['card', 1]],
  'war.declared': [['seat', 0], ['seat', 1]],
  'war.begun': [['seat', 0], ['seat', 1]],
  'peace.made': [['seat', 0], ['seat', 1]],
  'armistice.made': [['seat', 0], ['seat', 1]],
  'alliance.called': [['seat', 0], ['seat', 1], ['seat', 2]],
  'pact.signed': [['seat', 2], ['seat', 3]],
  'pact.broken': [['seat', 1], ['seat', 2]],
  'pact.ended': [['seat', 1], ['seat', 2]],
  'pact.expired': [['seat', 2], ['seat', 3]],
  'pact.revealed': [['seat', 1], ['seat', 2]],
  'florins.given': [['seat', 0], ['seat', 1]],
  'prisoners.freed': [['seat', 0], ['seat', 1]],
  'prisoners.handed': [['seat', 0], ['seat', 1]],
  'proposal.made': [['seat', 0], ['seat', 1]],
  'proposal.countered': [['seat', 0], ['seat', 1]],
  'proposal.accepted': [['seat', 0], ['seat', 1]],
  'proposal.refused': [['seat', 0], ['seat', 1]],
  'treaty.failed': [['seat', 0], ['seat', 1]],
  'accusation.made': [['seat', 0], ['seat', 1]],
  'accusation.conceded': [['seat', 0], ['seat', 1]],
  'accusation.disputed': [['seat', 0], ['seat', 1]],
  'vote.cast': [['seat', 0]],
  'dispute.decided': [['seat', 1]],
  'offer.made': [['seat', 0], ['seat', 1]],
  'offer.countered': [['seat', 0], ['seat', 1]],
  'offer.accepted': [['seat', 0], ['seat', 1]],
  'offer.declined': [['seat', 0], ['seat', 1]],
  'offer.withdrawn': [['seat', 0], ['seat', 1]],
};

export const thingsOf = (kind: string, args: number[]): Thing[] => thingsIn(EVENT_THINGS, kind, args);
