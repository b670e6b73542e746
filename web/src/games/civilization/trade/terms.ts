/** Terms of trade: what a person writes, as the flat numbers of a deal and back (games/civilization/procedures/terms_of_trade.py). */
import { cargoOf, pieceOf, settlementsOf, type CivilizationDesk } from '../position';
import { CLAUSES, LEGS, TERRITORIES } from '../types';

export type LegKind = (typeof LEGS)[number];
export type ClauseKind = (typeof CLAUSES)[number];

export interface Leg {
  giver: number;
  taker: number;
  kind: LegKind;
  thing: number; // territory, piece, improvement, technology, spy or card; 0 for coins
  amount: number;
}

export interface Clause {
  kind: ClauseKind;
  party: number; // who lifts his embargo
}

export interface Terms {
  legs: Leg[];
  clauses: Clause[];
}

const THING = LEGS.length;

export const legsOf = ({ legs }: Terms): number[] =>
  legs.filter(({ amount }) => amount > 0).flatMap(({ giver, taker, kind, thing, amount }) => [giver, taker, LEGS.indexOf(kind) + THING * thing, amount]);

export const clausesOf = ({ clauses }: Terms): number[] => clauses.flatMap(({ kind, party }) => [CLAUSES.indexOf(kind), party, 0, kind === 'pact' ? 1 : 0]);

export const readTerms = (legs: number[][], clauses: number[][]): Terms => ({
  legs: legs.map(([giver = 0, taker = 0, packed = 0, amount = 0]) => ({ giver, taker, kind: LEGS[packed % THING]!, thing: Math.floor(packed / THING), amount })),
  clauses: clauses.map(([kind = 0, party = 0]) => ({ kind: CLAUSES[kind]!, party })),
});

/** Terms of the legs in one row, as they are sent. */
export const splitTerms = (row: number[]): Terms => readTerms(Array.from({ length: row.length / 4 }, (_, at) => row.slice(4 * at, 4 * at + 4)), []);

export const isEmpty = ({ legs, clauses }: Terms): boolean => !clauses.length && !legs.some(({ amount }) => amount > 0);

/** What a seat could put on the table, as far as the viewer sees it; the server has the last word. */
export function tradable(desk: CivilizationDesk, seat: number, partner: number): Record<Exclude<LegKind, 'coins'>, number[]> {
  const { view } = desk;
  const own = settlementsOf(view, seat);
  return {
    resource: own.filter((territory) => view.territories[territory]!.resource >= 0 && view.territories[territory]!.trade < 0 && !view.territories[territory]!.occupied),
    unit: view.pieces.filter((piece) => piece.owner === seat && piece.aboard < 0 && !piece.ashore).map(({ piece }) => piece),
    improvement: [...new Set(view.works.filter(({ owner, places, free }) => owner === seat && places.every((place) => place < 0) && (free === 0 || free === 8)).map(({ name }) => name))],
    technology: view.technologies.flatMap(({ owner }, technology) => (owner === seat ? [technology] : [])),
    spy: view.spies.filter(({ owner, state, space }) => owner === seat && (state === 'reserve' || (space >= 0 && space === view.seats[seat]?.capital))).map(({ spy }) => spy),
    nuke: [...new Set(view.nukes.filter(({ owner, space, carrier }) => owner === seat && carrier < 0 && space < TERRITORIES && view.territories[space]?.holder === partner).map(({ space }) => space))],
    card: seat === desk.seat ? [...new Set(view.seats[seat]?.hand ?? [])] : [],
  };
}

/** Units that are all the same to a trader, side by side: of one kind, in one space, with the same cargo and weapons. */
export function alike({ view }: CivilizationDesk, units: number[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const unit of units) {
    const cargo = cargoOf(view, unit);
    const carriers = [unit, ...cargo.map(({ piece }) => piece)];
    const weapons = view.nukes.filter(({ carrier }) => carriers.includes(carrier)).length;
    const { kind, space } = pieceOf(view, unit)!;
    const key = [kind, space, weapons, ...cargo.map((piece) => piece.kind).sort((a, b) => a - b)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()];
}

/** A ship goes with what it carries. */
export const goesWith = (desk: CivilizationDesk, piece: number): number => cargoOf(desk.view, piece).length;
