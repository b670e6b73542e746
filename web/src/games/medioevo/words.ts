/** Sentences about choices, zones, stacks and pacts, out of the catalogues. */
import { printed } from '$lib/sentences';
import type { ChoiceDoc, RefusalDoc } from '$lib/wire';
import type { Word } from '$lib/words.svelte';
import { goodsIn, isCommercial, isSea, paired, stacksIn, type MedioevoDesk, type Stack } from './position';
import { GOODS, KINGDOMS, PIECES, ROMAN, UNITS, type Kingdom, type PactView, type PieceView } from './types';

export { choiceText, printed, refusalText, verbText, whyText } from '$lib/sentences';

export const dashed = (name: string): string => name.replaceAll('_', '-').replaceAll('.', '-');

interface Stakes {
  odds?: number; // percent of simulated battles won
  error?: number; // of that, in percent
  honour?: number; // lost
  units?: number; // that resist
}

/** What an attack may cost, as the server tells it. */
export function stakesOf(choice: ChoiceDoc | RefusalDoc): Stakes {
  if (choice.verb !== 'to' && choice.verb !== 'attack' && choice.verb !== 'declare') return {};
  const { odds, error, honour, units } = (choice.words ?? {}) as Stakes;
  return { honour, units, ...(odds === undefined || odds < 0 ? {} : { odds, error }) };
}

export const promptText = (desk: MedioevoDesk): string => (desk.decision ? desk.say(desk.decision.prompt as Word) : '');

export function nameOf(desk: MedioevoDesk, seat: number): string {
  if (seat < 0) return desk.text('mu-nobody');
  return desk.factions[seat]?.name ?? desk.text('barbarians');
}

/** The colour of a kingdom while nobody plays one. */
export const kingdomTint = (kingdom: Kingdom): string => `var(--faction-${KINGDOMS.indexOf(kingdom)})`;

/** A seat as a word with its forms: `$seat-one` inside a sentence, `$seat-many` at its beginning. */
export function seatWord(desk: MedioevoDesk, seat: number): string {
  const kingdom = desk.view.seats[seat]?.kingdom;
  return kingdom ? `kingdom-${kingdom}` : desk.view.seats[seat] ? `seat-p${seat + 1}` : seat < 0 ? 'nobody' : 'barbarians';
}

/** A seat's name inside a sentence. */
export const theName = (desk: MedioevoDesk, seat: number): string => desk.say({ say: seatWord(desk, seat), form: 'one' });

export const namesOf = (desk: MedioevoDesk, seats: number[]): string => seats.map((seat) => nameOf(desk, seat)).join(', ');

export const zoneName = (desk: MedioevoDesk, zone: number): string => (desk.sheet.zones[zone] ? desk.text(`zone-${desk.sheet.zones[zone].key}`) : '');

export function areaName(desk: MedioevoDesk, territory: number): string {
  const area = desk.sheet.territories[territory]?.area;
  return area ? desk.text(`area-${area}`) : '';
}

/** Land and town in one name, where they differ. */
export function placeName(desk: MedioevoDesk, zone: number): string {
  const [land, town] = [zoneName(desk, zone), areaName(desk, zone)];
  return town && town !== land ? `${town}, ${land}` : land;
}

export const cardName = (desk: MedioevoDesk, card: number): string => {
  const sheet = desk.sheet.cards[card];
  return sheet ? `${desk.text(`card-${sheet.key}`)} ${sheet.number}` : '';
};

export const cardText = (desk: MedioevoDesk, card: number, form: 'text' | 'objective'): string =>
  desk.say({ say: `card-${desk.sheet.cards[card]?.key ?? ''}`, form });

export const technologyName = (desk: MedioevoDesk, technology: number): string =>
  desk.text(`technology-${desk.sheet.technologies[technology]?.key ?? ''}`);

export const technologyText = (desk: MedioevoDesk, technology: number): string =>
  desk.say({ say: `technology-${desk.sheet.technologies[technology]?.key ?? ''}`, form: 'text' });

export const eventName = (desk: MedioevoDesk, event: number): string => desk.text(`eventcard-${desk.sheet.events[event]?.key ?? ''}`);

const counted = (desk: MedioevoDesk, count: number, name: string): string => desk.text('mu-counted', { count, thing: printed(name) });

/** A kind of unit, one or many of them. */
export const unitName = (desk: MedioevoDesk, kind: number, count: number): string =>
  count === 1 ? desk.text(`unit-${UNITS[kind]}`) : desk.say({ say: `unit-${UNITS[kind]}`, form: 'many' });

/** "3 light infantry, 1 archer". */
export const unitsText = (desk: MedioevoDesk, units: readonly number[]): string =>
  UNITS.flatMap((_, kind) => (units[kind] ? [counted(desk, units[kind], unitName(desk, kind, units[kind]))] : [])).join(', ');

export const goodsText = (desk: MedioevoDesk, goods: readonly number[]): string =>
  GOODS.flatMap((good, at) => (goods[at] ? [counted(desk, goods[at], desk.text(`good-${good}`))] : [])).join(', ');

/** A wagon, ship or engine by name and level. */
export const pieceName = (desk: MedioevoDesk, piece: Pick<PieceView, 'kind' | 'level'>): string =>
  piece.kind === 'siege_engine' ? desk.text(`engine-${piece.level}`) : `${desk.text(`piece-${piece.kind}`)} ${ROMAN[piece.level]}`;

/** And what it carries, and how far it goes. */
export function pieceText(desk: MedioevoDesk, piece: PieceView): string {
  const parts = [desk.text('mu-mp', { mp: piece.mp })];
  const cargo = isCommercial(piece) ? goodsText(desk, piece.cargo) : unitsText(desk, piece.cargo);
  if (cargo) parts.push(desk.text('mu-carries', { cargo: printed(cargo) }));
  if (piece.aboard >= 0) parts.push(desk.text('mu-aboard'));
  if (piece.done) parts.push(desk.text('mu-done'));
  return `${pieceName(desk, piece)} (${parts.join(', ')})`;
}

export function stackText(desk: MedioevoDesk, stack: Stack): string {
  const parts = [unitsText(desk, stack.units), ...stack.pieces.map((piece) => pieceText(desk, piece))].filter(Boolean);
  if (stack.tired) parts.push(desk.text('mu-tired', { number: stack.tired }));
  return `${nameOf(desk, stack.owner)}: ${parts.join(', ')}`;
}

const LEVELS = [['', 'village', 'town', 'city'], ['', 'tower', 'fort', 'castle'], ['', 'cathedral', 'cathedral', 'cathedral']] as const;

export const buildingKey = (category: number, level: number): string => LEVELS[category]?.[level] ?? '';

export const buildingName = (desk: MedioevoDesk, category: number, level: number): string => {
  const key = buildingKey(category, level);
  return key ? desk.text(`building-${key}`) : '';
};

/** Purchases that wait behind the screen (Deployment). */
export const ordersText = (desk: MedioevoDesk): string =>
  desk.view.orders
    .map(({ what, level, count }) => {
      const unit = (UNITS as readonly string[]).indexOf(what);
      if (unit >= 0) return counted(desk, count, unitName(desk, unit, count));
      const kind = PIECES.find((piece) => piece === what);
      return kind ? pieceName(desk, { kind, level }) : desk.text(`building-${what}`);
    })
    .join(', ');

export function buildingsText(desk: MedioevoDesk, territory: number): string {
  const view = desk.view.territories[territory]!;
  return view.buildings
    .flatMap((level, category) => {
      if (!level) return [];
      const name = buildingName(desk, category, level);
      const damage = view.damage[category]!;
      return [damage ? `${name} (${desk.text('mu-damaged', { damage })})` : name];
    })
    .join(', ');
}

/** A zone in one sentence, the label of its shape on the board. */
export function zoneSentence(desk: MedioevoDesk, zone: number): string {
  const parts = [placeName(desk, zone)];
  if (!desk.view.in_play[zone]) return `${parts[0]}. ${desk.text('mu-out-of-play')}`;
  if (isSea(zone)) parts.push(desk.text('mu-sea'));
  else {
    const view = desk.view.territories[zone]!;
    const sheet = desk.sheet.territories[zone]!;
    parts.push(desk.text(`terrain-${sheet.terrain}`));
    parts.push(desk.text('mu-held-by', { holder: printed(nameOf(desk, view.holder)) }));
    if (sheet.good) parts.push(desk.text('mu-produces', { good: `good-${sheet.good}` }));
    const { real } = goodsIn(desk.sheet, desk.view, zone);
    if (real.length) parts.push(desk.text('mu-market', { value: real.length, goods: printed(real.map((good) => desk.text(`good-${GOODS[good]}`)).join(', ')) }));
    if (sheet.harbour) parts.push(desk.text('mu-harbour'));
    if (sheet.fire) parts.push(desk.text('mu-fire'));
    const buildings = buildingsText(desk, zone);
    if (buildings) parts.push(buildings);
    if (view.contested) parts.push(desk.text('mu-contested'));
  }
  for (const stack of stacksIn(desk.view, zone)) parts.push(stackText(desk, stack));
  return parts.join('. ');
}

export const untilText = (desk: MedioevoDesk, until: number): string =>
  until ? desk.text('mu-until', { turn: until }) : desk.text('mu-whole-game');

/** One clause of a pact in force. */
export function pactText(desk: MedioevoDesk, pact: PactView): string {
  const said = desk.text(`mu-clause-${dashed(pact.kind)}`, {
    by: seatWord(desk, pact.by),
    for: seatWord(desk, pact.for),
    number: pact.number,
    against: printed(pact.against.map((seat) => theName(desk, seat)).join(', ')),
  });
  return withTerm(desk, pact, said);
}

/** Pacts in words, what gives both the same right in one sentence. */
export const pactsText = (desk: MedioevoDesk, pacts: PactView[], seat: number): string[] =>
  paired(pacts).map(({ pact, both }) => (both ? mutualText(desk, pact, seat) : pactText(desk, pact)));

/** A pact that gives both the same right, as one of them sees it. */
export function mutualText(desk: MedioevoDesk, pact: PactView, seat: number): string {
  const partner = seatWord(desk, pact.by === seat ? pact.for : pact.by);
  return withTerm(desk, pact, desk.text('mu-both-ways', { pact: `mu-kind-${dashed(pact.kind)}`, seat: partner }));
}

function withTerm(desk: MedioevoDesk, pact: PactView, said: string): string {
  const parts = [said, untilText(desk, pact.until)];
  if (pact.secret) parts.push(desk.text('mu-secret'));
  if (pact.called) parts.push(desk.text('mu-called', { turn: pact.called }));
  return parts.join(', ');
}

/** The zone a word of the protocol names; -1 if none. */
export const zoneOfWord = (desk: MedioevoDesk, word: unknown): number =>
  typeof word === 'string' ? desk.sheet.zones.findIndex(({ key }) => word === `zone-${key}`) : -1;
