/** The view and the sheet of Civilization CHR, as the server writes them (games/civilization/view.py and sheet.py).
 *  Spaces, technologies, wonders, improvements, cards are numbers: places in the lists of the sheet. Territories are spaces 0-55, seas 56-92. */

export const TERRITORIES = 56;
export const SPACES = 93;
export const MISSIONS = 20;
export const SPIES = 6;

export const PHASES = [
  'setup', 'turn_change', 'events', 'strategy', 'purchase', 'barbarians', 'movement', 'revolts', 'trade', 'culture', 'production', 'government', 'housekeeping', 'scoring',
] as const;
export const ERAS = ['', 'ancient', 'medieval', 'industrial', 'modern'] as const;
export const SIZES = ['', 'village', 'town', 'city', 'metropolis'] as const;
export const RESOURCES = ['horses', 'iron', 'oil', 'spices', 'coal', 'rare_metals', 'wine', 'gems'] as const;
export const TOKENS = [...RESOURCES, 'fertile', 'treasure', 'minor_civilization', 'plague', 'free_technology', 'no_encounter', 'mountain', 'forest', 'desert'] as const;
export const CLASSES = ['infantry', 'cavalry', 'artillery', 'ship', 'aircraft', 'explorer'] as const;
export const GOVERNMENTS = ['anarchy', 'despotism', 'monarchy', 'republic', 'democracy', 'fascism', 'communism', 'fundamentalism'] as const;
export const EVENTS = ['none', 'olympics', 'slaves', 'boom', 'holy_year', 'super_production', 'military_fanaticism', 'famine', 'barbarians', 'catastrophe'] as const;
export const ACCOUNT_ITEMS = [
  'settlements', 'size_income', 'critical', 'unique', 'special', 'monopolies', 'taxes', 'civilization', 'wonders', 'roads', 'maximum', 'event', 'minimum', 'terror', 'support', 'luxury', 'overtime', 'cards', 'total',
] as const;
export const STATISTIC_ITEMS = ['coins', 'income', 'settlements', 'sizes', 'happy', 'productive', 'technologies', 'wonders', 'improvements', 'units', 'experience', 'points'] as const;
export const MODIFIER_ITEMS = ['superiority', 'level', 'terrain', 'settlement', 'wall', 'capital', 'sailors', 'science', 'discipline', 'ambush'] as const;
export const LEGS = ['coins', 'resource', 'unit', 'improvement', 'technology', 'spy', 'nuke', 'card'] as const;
export const CLAUSES = ['peace', 'transit', 'pact'] as const;
export const CULTURE_ROWS = ['size', 'capital', 'militia', 'improvements', 'wonders', 'distance', 'culture', 'seminal', 'happiness'] as const;

export type Phase = (typeof PHASES)[number];

export interface SeatView {
  civilization: string; // key, '' before it is chosen
  coins: number;
  government: string; // key
  former: string; // government lost in a revolution; ''
  capital: number; // territory; -1
  experience: number;
  merit_points: number;
  dogma: number; // resource; -1
  income: number; // of the last Production
  account: number[]; // items of the last Production, as ACCOUNT_ITEMS
  forecast: number[]; // items of a Production held now
  settlements: number;
  happy: number;
  productive: number;
  technologies: number;
  wonders: number;
  units: number; // military
  resources: number[]; // held, by resource
  points: number; // as the score stands
  parts: Record<string, number>; // of the score
  hand: number[] | null; // strategy cards; null: hidden
  cards: number; // in hand
  standing: number[]; // permanent cards in play
  completed: number[]; // objectives
  duty: number;
  spies: { untrained: number; reserve: number };
  fuel: number; // half movement points of modern units used
  terror: number; // coins lost in the next Production
  overtime: number; // minutes to be charged
  minutes: number; // of thinking time used
  limit: number; // minutes this phase should take at most; 0 untimed
  leaving: number; // last turn; 0
  gone: boolean;
  absent: boolean;
}

export interface TerritoryView {
  holder: number; // owner of the settlement; number of seats = the barbarians; -1
  size: number; // 0 without settlement
  occupied: boolean; // by barbarians, though it belongs to its holder
  resource: number; // of the settlement; -1
  token: number; // exploration token as far as you know it; -1 none, -2 face down
  shown: boolean; // face up
  looked: number[]; // seats that have looked at it
  road: number; // 0, 1 road, 2 railway
  happy: boolean;
  productive: boolean;
  points: [number, number]; // happiness and productivity in half points
  mood: string[]; // what is true of it for a while
  alert: number;
  trade: number; // territory with which its resource is exchanged; -1
  revolt: number; // score of a revolt; 0 if there can be none
}

export interface PieceView {
  piece: number; // its id in choices
  kind: number;
  owner: number; // seat; number of seats = the barbarians
  space: number;
  left: number; // half movement points
  aboard: number; // ship; -1
  stopped: boolean;
  acted: boolean;
  ashore: boolean; // a ship not yet launched
  alarm: number;
}

export interface SpyView {
  spy: number;
  owner: number;
  space: number; // -1 not on the board
  ship: number; // piece; -1
  state: 'abroad' | 'reserve' | 'prison';
  captor: number; // -1
  used: boolean;
  left: number; // half movement points
  special: number; // strategy card; -1
  malus: number; // of red missions
  green_malus: number;
  counter_malus: number; // of counter-espionage
  bonus: number;
  alert: number;
}

export interface Offer {
  id: number;
  maker: number;
  taker: number;
  legs: number[][]; // [giver, taker, kind + 8 * thing, amount]
  clauses: number[][]; // [kind, party, until, secret]
}

/** One side's half of an exchange. */
export interface ClashSide {
  leader: number; // seat; number of seats = the barbarians
  unit: number; // piece; -1 unknown to you
  plane: number; // piece; -1
  kind: number; // of the unit; -1
  chosen: boolean;
  dice: number;
  items: [item: number, points: number][];
  sum: number;
  total: number;
}

/** Two units that may meet, and the chances of the attacker in thousandths to be higher, level and lower. */
export interface Pair {
  attacker: number; // piece
  defender: number;
  odds: [number, number, number];
}

export interface BattleView {
  space: number;
  attackers: number[];
  defenders: number[];
  commanders: [number, number];
  landing: boolean;
  great: boolean;
  round: number;
  step: string;
  units: [number[], number[]]; // pieces that still take part
  fleet: [number[], number[]];
  fought: number[];
  fired: number[];
  escaped: number[]; // out of reach of ships
  lost: [number, number];
  retreat: { side: number; land: number; sea: number; bonus: number } | null;
  clash: { exchange: number; revealed: boolean; sides: [ClashSide, ClashSide]; pairs: Pair[] } | null;
}

export interface View {
  game: 'civilization';
  seat: number; // -1 spectator
  turn: number;
  phase: Phase;
  era: number;
  length: string;
  options: Record<string, boolean | number | string>;
  order: number[];
  marker: number;
  barred: number[]; // seats that sit out the next bid
  ending: string; // '' going on
  ended_by: number;
  event: number;
  fund: number; // of oil
  over: boolean;
  winners: number[];
  waiting: number[];
  clock: number; // seat whose thinking time runs; -1
  deck: number; // strategy cards of this era
  bag: number; // tokens to be prospected
  seats: SeatView[];
  territories: TerritoryView[];
  pieces: PieceView[];
  alerts: number[]; // markers per space
  technologies: { owner: number; turn: number; price: number; open: boolean }[]; // owner 9: lost; price for you; open: its prerequisites are known
  wonders: { owner: number; places: number[] }[];
  works: { owner: number; name: number; places: number[]; free: number }[];
  war: boolean[][];
  embargo: boolean[][];
  linked: boolean[][]; // who can trade directly with whom, while there is trade
  wishes: boolean[][]; // who has asked whom for peace, while there is trade
  trades: { one: number; other: number; forced: boolean }[];
  declared: { space: number; attackers: number[]; defenders: number[] }[];
  effects: [kind: number, seat: number, number: number][];
  spies: SpyView[];
  nukes: { owner: number; space: number; carrier: number }[];
  owed: [seat: number, what: number, count: number][]; // rewards without miniatures
  offers: Offer[];
  bids: (number | null)[]; // your sealed bid; in the auction the highest
  battle: BattleView | null;
  move: { seat: number; pieces: number[]; space: number; left: number } | null;
  culture: { from: number; target: number; rows: number[]; score: number }[];
  governments: { key: string; open: boolean; forecast: number[] }[]; // what you would earn under each
  history: number[][][]; // turn, seat, item
}

export interface SheetSpace {
  key: string;
  sea: boolean;
  continent: string;
  bands: string[];
  volcano: boolean;
  island: boolean;
  neighbours: { space: number; kind: 'land' | 'coast' | 'sea' }[];
}

export interface SheetTechnology {
  key: string;
  era: number;
  cost: number;
  prerequisites: number[];
  unit: number; // kind its buyer receives; -1
  improvement: number; // that its buyer receives; -1
  growth: number;
  improvements: number[];
  wonders: number[];
  levels: { kind: number; level: string }[];
  size: number;
  seminal: boolean;
}

export interface SheetKind {
  key: string;
  era: number;
  class: string;
  price: number;
  mp: number; // half points
  capacity: number;
  planes: number;
  levels: { key: string; technology: number; dice: number; bonus: number }[];
}

export interface SheetGovernment {
  key: string;
  revolt: number;
  culture: number;
  tax_unhappy: number;
  tax_happy: number;
  maximum: number;
  maximum_each: number;
  support: number;
  free_improvement: string; // '' none
  size_income: number;
  unit_discount: number;
  unique: number;
  all_happy: boolean;
  rules: string[];
  technologies: number[];
  improvement: number; // to be owned; -1
  needs_happiness: boolean;
}

export interface Sheet {
  spaces: SheetSpace[];
  regions: { key: string; territories: number[] }[];
  technologies: SheetTechnology[];
  wonders: { key: string; era: number; technology: number; word: string; first: number; second: number }[];
  improvements: { key: string; era: number; kind: string; points: number; technology: number; price: number }[];
  kinds: SheetKind[];
  governments: SheetGovernment[];
  civilizations: { key: string; cheap: number[] }[];
  cards: { key: string; era: number; type: string; group: string; permanent: boolean; places: number[] }[];
  missions: { key: string; green: boolean; difficulty: number; cost: number; technology: number }[];
  prices: Record<string, number[]>; // by era
}
