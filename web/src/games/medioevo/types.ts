/** The view and the sheet of Medioevo Universale, as the server writes them (games/medioevo/view.py and sheet.py).
 *  Zones, cards, technologies, events are numbers: places in the lists of the sheet. Territories are zones 0-89, seas 90-108. */

export const UNITS = ['light_infantry', 'heavy_infantry', 'cavalry', 'archer', 'captain_1', 'captain_2', 'captain_3'] as const;
export const PIECES = ['war_wagon', 'galley', 'caravan', 'merchant_ship', 'siege_engine'] as const;
export const GOODS = ['weapons', 'salt', 'furs', 'grain', 'slaves', 'spices', 'clothes', 'wine'] as const;
export const COLOURS = ['blue', 'yellow', 'orange', 'red', 'green', 'purple'] as const; // of technology points
export const KINGDOMS = ['byzantine', 'mamluk', 'hungary', 'hre', 'novgorod', 'golden_horde'] as const;
export const PHASES = ['setup', 'turn_order', 'events', 'tax', 'purchase', 'combat', 'commerce', 'end_of_turn', 'scoring'] as const;
export const PACTS = ['commercial', 'passage', 'military_control', 'civilian_control', 'non_belligerence', 'defensive', 'offensive'] as const;
export const TERRITORIES = 90;
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export type Kingdom = (typeof KINGDOMS)[number];
export type Phase = (typeof PHASES)[number];

export interface SeatCard {
  card: number;
  rotated: boolean;
}

export interface SeatView {
  kingdom: Kingdom | ''; // '' before it is chosen
  team: number; // -1 in a free game
  honour: number;
  sources: Record<string, number>; // Honour by source, what is nought left out
  florins: number | null; // null: hidden from you
  loans: number; // of 500 florins
  tax: number; // 0 before the first Tax phase
  income: number; // of the last Tax phase
  blood: number;
  tokens: number[]; // objective tokens by colour
  flipped: number[]; // of those, used in this turn
  points: number[]; // technology points at hand by colour
  levels: number[]; // technology level by branch (same order as COLOURS)
  cards: SeatCard[];
  stored: number; // florins on the card of the Magnate
  territories: number; // controlled
  surrendered: number[]; // by unit kind, to come back
  prisoners: { owner: number; units: number[] }[]; // held by this seat
  road: Road | null;
  penalty: number; // points off the attack value by turn order
  recruits: number; // army units that may still be placed in this Purchase phase
  net_wealth: number | null; // null: hidden
  final: Record<string, number>; // parts of the final scoring, empty before
  absent: boolean;
  gone: boolean; // eliminated
}

export interface Road {
  piece: number; // -1: its transport was lost
  stages: number[]; // territories, the last one is the destination
  done: boolean[];
}

export interface ArmyView {
  zone: number;
  owner: number; // seat; number of seats = the barbarians
  units: number[]; // by kind
  tired: number; // how many have moved in this turn
}

export interface PieceView {
  piece: number; // its id in choices
  owner: number; // seat; number of seats = the barbarians (their galleys)
  kind: (typeof PIECES)[number];
  level: number;
  zone: number;
  mp: number;
  done: boolean; // has finished moving in this turn
  aboard: number; // id of the galley that carries it; -1
  cargo: number[]; // by good for caravans and ships; by unit kind (7 + a 0) for galleys at sea
}

export interface TerritoryView {
  holder: number; // -1 nobody
  token: number; // control token of a seat; -1
  buildings: [number, number, number]; // level of the civilian, military, religious building
  damage: [number, number, number];
  market: number[]; // goods with a real cube
  contested: boolean;
}

export interface PactView {
  id: number;
  kind: (typeof PACTS)[number];
  by: number; // who owes: the host of a right, the ally who helps
  for: number; // who has the right or is helped
  until: number; // last turn; 0 = the whole game
  secret: boolean;
  number: number; // fee in florins per trade, or army units
  against: number[]; // seats an offensive alliance is aimed at
  called: number; // turn in which it was called upon; 0
}

/** The battle under way; lists by side: attacker first. */
export interface BattleView {
  zone: number;
  attacker: number;
  defender: number;
  naval: boolean;
  round: number;
  step: 'declared' | 'declarations' | 'artillery' | 'archery' | 'melee' | 'damage' | 'end';
  units: [number[], number[]]; // by kind, in the zone
  melee: [number[], number[]]; // of those, in melee
  crews: { piece: number; kind: number }[];
  aims: { piece: number; category: number }[]; // engines aimed at buildings
  shots: { piece: number; die: number }[];
  arrows: { side: number; die: number }[];
  protection: [number, number]; // 0 none, 1 engines, 2 archers, 3 melee
  shield: [number, number]; // points the military building takes off
  capture: [boolean, boolean];
  flee: number; // steps; 0
  powers: [string[], string[]]; // names of unit types whose power a side has now (archer, light_infantry, heavy_infantry, cavalry)
  captain: [number, number]; // captain levels in melee
  sacrificed: [number, number];
  dice: [number[], number[]]; // d4, d6, d8; 0 = not rolled yet
  bonus: [number, number];
  penalty: [number, number];
  fleet: [number, number]; // galley levels at sea
  values: [number, number]; // attack values once they are fixed; before: as the dice stand
  casualties: [number, number]; // casualty values as the dice stand
  damage: number; // points being assigned now; 0
}

export interface MoveView {
  seat: number; // whose army moves
  by: number; // who directs it
  zone: number;
  pieces: number[];
  units: number[]; // by kind, going along
  capacity: number; // units that can be carried
}

export interface ConvoyView {
  seat: number;
  piece: number;
  zone: number;
}

export interface SaleView {
  seat: number;
  piece: number;
  zone: number;
  cubes: number[]; // by good
  price: number; // as it stands
  market: number; // Great Market value there
  road: boolean; // completes the road
}

export interface Offer {
  id: number;
  maker: number;
  taker: number;
  legs: number[][]; // [giver, taker, kind, amount]
  clauses: number[][]; // [kind + 16 * number + 16384 * mask of targets (offensive), party, until, secret]
}

export interface View {
  game: 'medioevo';
  seat: number; // -1 spectator
  turn: number;
  turns: number; // 0 without a limit
  honour_limit: number; // 0 without
  time_up: boolean;
  phase: Phase;
  options: { terrain: boolean; blood: boolean; deployment: boolean; teams: number };
  order: number[];
  dice: number[]; // barbarian d4, d6, d8; empty before the first roll
  horde: number[]; // light infantry, archers, captains
  event: number; // -1
  tolerated: number; // tax on the back of the top Event card
  events_left: number;
  deck: number; // Empire cards left
  deck_top: number; // the card whose objective lies on top; -1
  in_play: boolean[]; // per zone
  over: boolean;
  winners: number[];
  waiting: number[];
  seats: SeatView[];
  armies: ArmyView[];
  pieces: PieceView[];
  territories: TerritoryView[];
  reserve: number[]; // own units left by kind; empty for spectators
  cubes: number[]; // in the reserve by good
  objective_tokens: number[]; // in the reserve by colour
  war: number[][]; // [a][b]: first turn of free attacks; 0 peace
  truce: boolean[][]; // armistice in this turn
  pacts: PactView[]; // those you may know
  offers: Offer[]; // open offers of treaties you are part of
  bans: { card: number; territory: number }[]; // Bishops of this turn
  effects: { card: number; number: number; target: number }[];
  drawn: number[]; // cards you are choosing from
  orders: { what: string; level: number; count: number }[]; // your purchases kept behind the screen (deployment)
  bids: (number | null)[]; // auction: your own sealed bid and revealed ones
  battle: BattleView | null;
  move: MoveView | null;
  convoy: ConvoyView | null;
  sale: SaleView | null;
  deeds: Deed[]; // procedures under way, outermost first
}

export interface Deed {
  deed: string; // 'card' | 'move' | 'battle' | 'conquest' | 'rebellion' | 'talks' | ...
  seat?: number;
  card?: number;
  zone?: number;
}

export interface SheetZone {
  key: string;
  sea: boolean;
  neighbours: { zone: number; kind: 'land' | 'strait' | 'coast' | 'sea'; river: boolean }[];
}

export interface SheetTerritory {
  kingdom: Kingdom | '';
  area: string; // key of the inhabited area; ''
  good: (typeof GOODS)[number] | '';
  harbour: boolean;
  fire: boolean;
  terrain: string;
  region: string;
}

export interface SheetCard {
  key: string;
  number: number;
  character: string;
  points: 'none' | 'one' | 'either' | 'both';
  colours: number[];
  gears: number[];
  florins: number;
  windows: string[];
}

export interface Sheet {
  zones: SheetZone[];
  territories: SheetTerritory[];
  cards: SheetCard[];
  technologies: { key: string; branch: number; level: number; price: number }[];
  events: { key: string; icons: string[]; zones: number[]; tax: number }[];
  unit_cost: number[];
  capacity: number[][]; // kind -> level -> capacity
  moves: number[][];
  penalty: number[][];
  reconstructed: boolean;
}
