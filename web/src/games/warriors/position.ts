/** The position in handy pieces: whose is what, and what stands where. Read off the view, nothing decided. */
import type { Desk, Faction } from '../game';
import type { Kind, ProvinceView, Sheet, Unit, View } from './types';

export type WarriorsDesk = Desk<View, Sheet>;

export interface Owner {
  seat: number;
  name: string;
  letter: string;
  colour: string;
  pattern: string | null;
}

export const KIND_ORDER: Kind[] = [
  'cavalry',
  'archers',
  'infantry',
  'barbarian-army',
  'princess',
  'fortress',
  'barbarian-fortress',
];

/** A seat as owner of things; barbarians are nobody's colour. */
export function ownerOf(desk: WarriorsDesk, seat: number): Owner {
  const faction: Faction | undefined = desk.factions[seat];
  if (faction) return faction;
  return { seat, name: desk.text('barbarians'), letter: '', colour: 'var(--wt-wild)', pattern: null };
}

const TINTS = ['#8c6d2f', '#5b7a3c', '#37708a', '#7d4f86', '#a2573a', '#3f7f73', '#8a3f4d', '#6c6a94', '#77803a', '#9a6a7a', '#4d6b9a', '#7a5c40'];

/** The colour of a nation: its player's, or a tint of its own while nobody plays it. */
export function nationColour(desk: WarriorsDesk, nation: number): string {
  const seat = desk.view.seats.findIndex((one) => one.nation_number === nation);
  return desk.factions[seat]?.colour ?? TINTS[nation % TINTS.length] ?? 'gray';
}

export const isFortress = (kind: Kind): boolean => kind.endsWith('fortress');

export const isArmy = (kind: Kind): boolean => !isFortress(kind) && kind !== 'princess';

/** Alike pieces of one owner that lie on one counter. */
export interface Stack {
  key: string;
  owner: number;
  kind: Kind;
  units: Unit[];
}

export function stacksOf(units: Unit[]): Stack[] {
  const stacks = new Map<string, Stack>();
  for (const unit of units) {
    const key = [unit.owner, unit.kind, unit.damage, unit.action_points, unit.retreated].join(' ');
    const stack = stacks.get(key);
    if (stack) stack.units.push(unit);
    else stacks.set(key, { key, owner: unit.owner, kind: unit.kind, units: [unit] });
  }
  return [...stacks.values()].sort((a, b) => a.owner - b.owner || KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

export const strengthOf = (units: Unit[]): number => units.reduce((sum, unit) => sum + unit.strength, 0);

export function provinceOfUnit(view: View, unit: number): number {
  return view.provinces.findIndex((province) => province.units.some((piece) => piece.unit === unit));
}

export function findUnit(view: View, unit: number): Unit | undefined {
  return view.provinces.flatMap((province) => province.units).find((piece) => piece.unit === unit);
}

/** Owners with pieces in a province, the holder first. */
export function ownersIn(province: ProvinceView): number[] {
  const owners = [...new Set(province.units.map((unit) => unit.owner))].sort((a, b) => a - b);
  return owners.sort((a, b) => Number(b === province.holder_seat) - Number(a === province.holder_seat));
}

export interface Score {
  provinces: number;
  fortresses: number;
  leaders: number;
  glory: number;
}

/** The parts of a seat's points. What is not fortresses, leaders or glory are provinces. */
export function scoreOf(view: View, sheet: Sheet, seat: number): Score {
  const own = view.seats[seat]!;
  const forts = view.provinces.flatMap((province) => province.units).filter((unit) => unit.owner === seat && unit.kind === 'fortress');
  const fortresses = forts.length * sheet.fortress_vp;
  const leaders = view.phase === 'setup' ? 0 : view.leaders.filter((leader) => leader === seat).length * sheet.leader_vp;
  return { provinces: own.points - fortresses - leaders - own.glory, fortresses, leaders, glory: own.glory };
}

/** Provinces a nation needs, and those it may add, with whether the seat holds them. */
export function nationOf(view: View, sheet: Sheet, seat: number): { province: number; needed: boolean; held: boolean }[] {
  const nation = sheet.nations[view.seats[seat]?.nation_number ?? -1];
  if (!nation) return [];
  const mark = (needed: boolean) => (province: number) => ({
    province,
    needed,
    held: view.provinces[province]?.holder_seat === seat,
  });
  return [...nation.mandatory.map(mark(true)), ...nation.optional.map(mark(false))];
}
