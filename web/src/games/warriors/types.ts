/** The view and the sheet of Warriors & Traders, as the server writes them (games/warriors/view.py and sheet.py). */
import type { Point } from '$lib/map/point';

export const RESOURCES = ['food', 'goods', 'weapons', 'gold'] as const;
export const TRACKS = ['production', 'trade', 'military'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export type Resource = (typeof RESOURCES)[number];
export type Track = (typeof TRACKS)[number];
export type Kind = 'infantry' | 'archers' | 'cavalry' | 'princess' | 'fortress' | 'barbarian-army' | 'barbarian-fortress';
export type Stock = Record<Resource, number>;

export interface Unit {
  unit: number;
  owner: number; // the number of seats for barbarians
  kind: Kind;
  strength: number;
  hit_points: number; // left after its damage
  damage: number;
  action_points: number;
  retreated: boolean;
}

export interface ProvinceView {
  province: string;
  holder: string;
  holder_seat: number; // -1 free; the number of seats for barbarians
  units: Unit[];
}

export interface SeatView {
  nation: string;
  nation_number: number; // -1 before there is one
  gone: boolean;
  leaving: boolean;
  stock: Stock;
  tokens: Record<Track, number>;
  levels: Record<Track, number>;
  points: number;
  team_points: number;
  glory: number;
  unified: boolean;
  trade_centre: boolean;
  routes: number[];
  routes_opened: number;
  wars: { seat: number; since: number }[];
  allies: number[];
  reserve: Record<'infantry' | 'archers' | 'cavalry' | 'princess' | 'fortress', number>;
  food_needed: number;
}

export interface OfferView {
  offer: number;
  from: number;
  to: number;
  legs: number[]; // (giver, taker, resource, amount) after one another
}

export interface BattleView {
  province: number;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  left: number;
  given: [unit: number, damage: number][];
}

export interface View {
  seat: number;
  map: string;
  teams: number;
  turn: number;
  turn_limit: number;
  phase: string;
  threshold: number;
  order: number[];
  over: boolean;
  winners: number[];
  leaders: number[]; // by track; -1 nobody
  seats: SeatView[];
  provinces: ProvinceView[];
  offers: OfferView[];
  battle: BattleView | null;
}

export interface ProvinceSheet {
  key: string;
  name: string;
  kind: 'capital' | 'trade-centre' | 'contested' | 'common';
  nations: number[];
  food: number;
  goods: number;
  weapons: number;
  vp: number;
  neighbours: number[];
}

export interface Sheet {
  map: string;
  variant: string;
  provinces: ProvinceSheet[];
  nations: { key: string; name: string; number: number; capital: number; mandatory: number[]; optional: number[] }[];
  units: { kind: Kind; strength: number; resistance: number; upkeep: number; kill_vp: number; cost: Stock; level: number }[];
  tracks: {
    spaces: number;
    levels: number[];
    food: number[];
    goods: number[];
    weapons: number[];
    action_points: number[];
    bank_rate: number[];
    route_limit: number[];
    abilities: { ability: string; track: Track; level: number }[];
  };
  fortress_limit: number;
  fortress_vp: number;
  leader_vp: number;
  vp_price: number;
  storage: number;
  last_turn: number;
}

/** A drawn map: geometry in units of `width`, the picture behind it baked. */
export interface MapDoc {
  key: string;
  width: number;
  height: number;
  image: string;
  provinces: Record<string, Shape>;
  borders: { a: string; b: string; path: string; kind: 'province' | 'nation' | 'closed' }[];
  links: { a: string; b: string; path: string; kind: 'sea' | 'land' }[];
  seas: { en: string; it: string; x: number; y: number; size: number; angle: number }[];
}

export interface Shape {
  path: string;
  label: Point;
  labelSize: number;
  labelAngle: number;
  spot: Point;
  fortress: Point;
  radius: number;
}
