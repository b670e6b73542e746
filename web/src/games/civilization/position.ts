/** The position in handy pieces: whose is what, what stands where. Read off the view, nothing decided. */
import type { Desk } from '../game';
import { RESOURCES, TERRITORIES, type PieceView, type Sheet, type SpyView, type View } from './types';

export type CivilizationDesk = Desk<View, Sheet>;

export interface Owner {
  seat: number;
  name: string;
  letter: string;
  colour: string;
  pattern: string | null;
}

/** A seat as owner of things; barbarians are nobody's colour. */
export function ownerOf(desk: CivilizationDesk, seat: number): Owner {
  return desk.factions[seat] ?? { seat, name: desk.text('barbarians'), letter: '', colour: 'var(--cv-wild)', pattern: null };
}

export const isSea = (space: number): boolean => space >= TERRITORIES;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const pieceOf = (view: View, id: number): PieceView | undefined => view.pieces.find((piece) => piece.piece === id);

export const classOf = ({ sheet }: CivilizationDesk, piece: PieceView): string => sheet.kinds[piece.kind]?.class ?? '';

export const isShip = (desk: CivilizationDesk, piece: PieceView): boolean => classOf(desk, piece) === 'ship';

export const cargoOf = (view: View, ship: number): PieceView[] => view.pieces.filter(({ aboard }) => aboard === ship);

/** What lies together on the board: an owner's units with his aircraft, his explorers, or his ships with their cargo. */
export type Group = 'army' | 'explorers' | 'fleet';

export interface Stack {
  key: string;
  space: number;
  owner: number;
  group: Group;
  pieces: PieceView[]; // cargo follows its ship
}

const GROUPS: Group[] = ['army', 'fleet', 'explorers'];

export function stacksOf(desk: CivilizationDesk): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const piece of desk.view.pieces) {
    if (piece.space < 0 || (piece.aboard >= 0 && isSea(piece.space))) continue;
    const unit = classOf(desk, piece);
    const group: Group = unit === 'explorer' ? 'explorers' : unit === 'ship' ? 'fleet' : 'army';
    const key = `${piece.space}-${piece.owner}-${group}`;
    const stack = stacks.get(key) ?? { key, space: piece.space, owner: piece.owner, group, pieces: [] };
    stack.pieces.push(piece, ...(group === 'fleet' && isSea(piece.space) ? cargoOf(desk.view, piece.piece) : []));
    stacks.set(key, stack);
  }
  return [...stacks.values()].sort((a, b) => a.space - b.space || GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.owner - b.owner);
}

export const stacksIn = (desk: CivilizationDesk, space: number): Stack[] => stacksOf(desk).filter((stack) => stack.space === space);

/** The pieces that count: ships of a fleet, not what they carry. */
export const countOf = (desk: CivilizationDesk, { group, pieces }: Stack): number =>
  group === 'fleet' ? pieces.filter((piece) => isShip(desk, piece)).length : pieces.length;

/** The kind that stands for a whole stack: the newest, and among those what there is most of. */
export function faceOf(desk: CivilizationDesk, stack: Stack): number {
  const counts = new Map<number, number>();
  for (const piece of stack.pieces) if (stack.group !== 'fleet' || isShip(desk, piece)) counts.set(piece.kind, (counts.get(piece.kind) ?? 0) + 1);
  const rank = (kind: number): number => (desk.sheet.kinds[kind]?.era ?? 0) * 100 + counts.get(kind)!;
  return [...counts.keys()].reduce((best, kind) => (best < 0 || rank(kind) > rank(best) ? kind : best), -1);
}

const LAND = ['infantry', 'cavalry', 'artillery'];

/** Infantry, cavalry and artillery together fight better. */
export const hasTroika = (desk: CivilizationDesk, stack: Stack): boolean =>
  stack.group === 'army' && LAND.every((unit) => stack.pieces.some((piece) => classOf(desk, piece) === unit));

/** Pieces of one kind in the same state, as one line. */
export interface Rank {
  kind: number;
  pieces: PieceView[];
}

export function ranksOf(view: View, pieces: PieceView[]): Rank[] {
  const ranks = new Map<string, Rank>();
  for (const piece of pieces) {
    const key = `${piece.kind} ${piece.left} ${piece.stopped} ${piece.acted} ${piece.ashore} ${bombsOf(view, piece)}`;
    const rank = ranks.get(key) ?? { kind: piece.kind, pieces: [] };
    rank.pieces.push(piece);
    ranks.set(key, rank);
  }
  return [...ranks.values()].sort((a, b) => a.kind - b.kind);
}

export const spiesIn = (view: View, space: number): SpyView[] => view.spies.filter((spy) => spy.space === space);

export const nukesIn = (view: View, space: number): View['nukes'] => view.nukes.filter((nuke) => nuke.space === space);

/** How many nuclear weapons a piece carries. */
export const bombsOf = (view: View, piece: PieceView): number => nukesIn(view, piece.space).filter(({ carrier }) => carrier === piece.piece).length;

export const battleIn = (view: View, space: number): View['declared'][number] | undefined => view.declared.find((battle) => battle.space === space);

export const isCapital = (view: View, territory: number): boolean => view.seats.some(({ capital }) => capital === territory);

export const settlementsOf = (view: View, seat: number): number[] => view.territories.flatMap(({ holder, size }, territory) => (holder === seat && size > 0 ? [territory] : []));

export const isAtWar = (view: View, a: number, b: number): boolean => Boolean(view.war[a]?.[b]);

/** A resource, an encounter or a terrain: which colour a token has. */
export const tokenTint = (key: string): string =>
  (RESOURCES as readonly string[]).includes(key) ? `var(--cv-${key})` : ['mountain', 'forest', 'desert', 'fertile'].includes(key) ? 'var(--cv-terrain)' : 'var(--cv-event)';

/** Works and wonders that serve a settlement. */
export const worksAt = (view: View, territory: number): View['works'] => view.works.filter(({ places }) => places.includes(territory));

export const wondersAt = (view: View, territory: number): number[] => view.wonders.flatMap(({ places }, wonder) => (places.includes(territory) ? [wonder] : []));

/** How far a level has come for everybody: the newest whose technology is discovered, or none. */
export function levelOf({ sheet, view }: CivilizationDesk, kind: number): { key: string; dice: number; bonus: number } | undefined {
  const levels = sheet.kinds[kind]?.levels ?? [];
  return [...levels].reverse().find(({ technology }) => technology < 0 || (view.technologies[technology]?.owner ?? -1) >= 0);
}
