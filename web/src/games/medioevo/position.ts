/** The position in handy pieces: whose is what, what stands where, how far it goes. Read off the view, nothing decided. */
import type { Desk } from '../game';
import { TERRITORIES, UNITS, type PactView, type PieceView, type Sheet, type View } from './types';

export type MedioevoDesk = Desk<View, Sheet>;

export interface Owner {
  seat: number;
  name: string;
  letter: string;
  colour: string;
  pattern: string | null;
}

export const KINDS = UNITS.length;
export const GOOD_SLOTS = 8;
export const CATEGORIES = 3;

/** A seat as owner of things; barbarians are nobody's colour. */
export function ownerOf(desk: MedioevoDesk, seat: number): Owner {
  return desk.factions[seat] ?? { seat, name: desk.text('barbarians'), letter: '', colour: 'var(--mu-wild)', pattern: null };
}

export const barbarians = (view: View): number => view.seats.length;

export const isSea = (zone: number): boolean => zone >= TERRITORIES;

export const isCommercial = (piece: PieceView): boolean => piece.kind === 'caravan' || piece.kind === 'merchant_ship';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const pieceOf = (view: View, id: number): PieceView | undefined => view.pieces.find((piece) => piece.piece === id);

/** What lies together on the board: an owner's army with its wagons, galleys and engines, or his traders. */
export interface Stack {
  key: string;
  zone: number;
  owner: number;
  trade: boolean;
  units: number[]; // by kind
  tired: number;
  pieces: PieceView[];
}

const none = (): number[] => UNITS.map(() => 0);

export function stacksOf(view: View): Stack[] {
  const stacks = new Map<string, Stack>();
  const of = (zone: number, owner: number, trade: boolean): Stack => {
    const key = `${zone} ${owner} ${trade ? 'trade' : 'army'}`;
    let stack = stacks.get(key);
    if (!stack) stacks.set(key, (stack = { key, zone, owner, trade, units: none(), tired: 0, pieces: [] }));
    return stack;
  };
  for (const army of view.armies) Object.assign(of(army.zone, army.owner, false), { units: army.units, tired: army.tired });
  for (const piece of view.pieces) if (piece.zone >= 0) of(piece.zone, piece.owner, isCommercial(piece)).pieces.push(piece);
  return [...stacks.values()].sort((a, b) => a.zone - b.zone || Number(a.trade) - Number(b.trade) || a.owner - b.owner);
}

export const stacksIn = (view: View, zone: number): Stack[] => stacksOf(view).filter((stack) => stack.zone === zone);

/** The kind that stands for a whole army: its highest captain, else what there is most of. */
export function faceOf(units: number[]): number {
  for (let kind = KINDS - 1; kind > 3; kind--) if (units[kind]) return kind;
  return units.slice(0, 4).reduce((best, count, kind) => (count > (units[best] ?? 0) ? kind : best), 0);
}

/** Everybody's real cubes and what is printed. */
export function goodsIn(sheet: Sheet, view: View, territory: number): { printed: string; real: number[] } {
  return { printed: sheet.territories[territory]?.good ?? '', real: view.territories[territory]?.market ?? [] };
}

/** The zones a piece can still reach and the points it would have left; a plan, not a promise: the server offers the steps. */
export function reachOf(view: View, sheet: Sheet, piece: PieceView): Map<number, number> {
  const ship = piece.kind === 'galley' || piece.kind === 'merchant_ship';
  const left = new Map<number, number>([[piece.zone, piece.mp]]);
  const queue = [piece.zone];
  while (queue.length) {
    queue.sort((a, b) => left.get(b)! - left.get(a)!);
    const zone = queue.shift()!;
    for (const step of sheet.zones[zone]!.neighbours) {
      if (!view.in_play[step.zone] || !fits(step.kind, ship)) continue;
      const rest = left.get(zone)! - costOf(view, sheet, piece, zone, step);
      if (rest < 0 || rest <= (left.get(step.zone) ?? -1)) continue;
      left.set(step.zone, rest);
      if (!isStopped(view, piece, step.zone)) queue.push(step.zone);
    }
  }
  return left;
}

const fits = (kind: string, ship: boolean): boolean => (ship ? kind === 'coast' || kind === 'sea' : kind === 'land' || kind === 'strait');

const TERRAIN_COST: Record<string, number> = { plains: 1, forest: 2, hills: 2, mountains: 3, desert: 2 };

function costOf(view: View, sheet: Sheet, piece: PieceView, from: number, step: { zone: number; river: boolean }): number {
  const home = view.territories[from];
  const ship = piece.kind === 'galley' || piece.kind === 'merchant_ship';
  if (!ship && home?.holder === piece.owner && home.buildings[1] === 3) return 0; // out of one's own castle
  if (!view.options.terrain || isSea(step.zone)) return 1;
  return (TERRAIN_COST[sheet.territories[step.zone]!.terrain] ?? 1) + (step.river ? 1 : 0);
}

/** Armies in the way: barbarians, and those of players at war with the owner. */
export const dangerIn = (view: View, seat: number, zone: number): number =>
  view.armies.find((army) => army.zone === zone && army.owner !== seat && (army.owner >= view.seats.length || isAtWar(view, seat, army.owner)))?.owner ?? -1;

const isStopped = (view: View, piece: PieceView, zone: number): boolean => dangerIn(view, piece.owner, zone) >= 0;

/** Free attacks; a declaration of this turn counts from the next. */
export const isAtWar = (view: View, a: number, b: number): boolean => Boolean(view.war[a]?.[b]) && view.war[a]![b]! <= view.turn;

/** Florins for one cube sold there by the Great Market: 100 and 20 for each real cube. */
export const cubePrice = (view: View, territory: number): number => 100 + 20 * (view.territories[territory]?.market.length ?? 0);

/** Goods of a load that can be sold there: colours not yet present. */
export function sellable(view: View, sheet: Sheet, territory: number, cargo: readonly number[], names: readonly string[]): string[] {
  const { printed, real } = goodsIn(sheet, view, territory);
  return names.filter((name, good) => (cargo[good] ?? 0) > 0 && name !== printed && !real.includes(good));
}

/** Does the seat lack the pact it needs to trade there? */
export function tradeBarred(view: View, seat: number, territory: number): boolean {
  const holder = view.territories[territory]?.holder ?? -1;
  if (holder < 0 || holder === seat) return false;
  const mate = view.seats[holder]!.team >= 0 && view.seats[holder]!.team === view.seats[seat]?.team;
  return !mate && !view.pacts.some((pact) => pact.kind === 'commercial' && pact.by === holder && pact.for === seat);
}

/** What binds both ways stands twice among the pacts: once is enough to read. */
export const onceEach = (pacts: PactView[]): PactView[] => pacts.filter((pact) => pact.kind !== 'non_belligerence' || pact.by < pact.for);

/** The same right each way stands once, as a pair. */
export function paired(pacts: PactView[]): { pact: PactView; both: boolean }[] {
  const alike = (a: PactView, b: PactView): boolean =>
    a.id === b.id && a.kind === b.kind && a.by === b.for && a.for === b.by && a.until === b.until && !a.number && !b.number && !a.against.length && !b.against.length;
  return onceEach(pacts)
    .map((pact) => ({ pact, both: pacts.some((other) => alike(pact, other)) && pact.kind !== 'non_belligerence' }))
    .filter(({ pact, both }) => !both || pact.by < pact.for);
}

/** Zones struck by the event under way. */
export function struckZones(view: View, sheet: Sheet): number[] {
  return view.event >= 0 ? (sheet.events[view.event]?.zones ?? []) : [];
}
