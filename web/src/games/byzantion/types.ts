/** The view and the sheet of Byzantion, as the server writes them (games/byzantion/view.py and sheet.py).
 *  Cards, missions, events, caskets, units and territories are numbers: places in the lists of the sheet. */

export const RESOURCES = ['auctoritas', 'civicus', 'virtus', 'fides', 'lapis', 'lignum', 'frumentum'] as const;
export const GOODS = [...RESOURCES, 'nomisma'] as const;
export const TYPES = ['palatina', 'ecclesiastica', 'stratiotika', 'emporion', 'rustica'] as const;
export const KEIMELIA = ['labarum', 'chalice', 'sceptre', 'tunic'] as const;
export const DEMOI = ['blue', 'green', 'white', 'red'] as const;
export const ACTIONS = ['draw', 'play', 'activate', 'sell', 'buy', 'reset', 'build'] as const;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

export type Resource = (typeof RESOURCES)[number];
export type Good = (typeof GOODS)[number];
export type CardType = (typeof TYPES)[number];
export type Action = (typeof ACTIONS)[number];
/** By name; what is nought is left out. May hold doxa and dynamis too. */
export type Loot = Partial<Record<Good | 'doxa' | 'dynamis', number>>;

export interface AreaCard {
  card: number;
  leader: number; // the Hero whose Bandon it is in, itself if it leads one; -1 if it is loose
  marked: boolean; // a Dynamis lies on it or on its Bandon
  down: boolean; // face down
}

export interface SeatView {
  demos: (typeof DEMOI)[number];
  doxa: number;
  dynamis: number; // left in this round
  goods: Record<Good, number>;
  hand: number; // cards
  missions: number; // cards
  area: AreaCard[];
  position: number; // on the initiative track, 0-3; -1 before the seal is placed
  victories: number;
  cards_cost: number; // printed cost of all cards in the area
  absent: boolean;
}

export interface EventView {
  event: number; // -1: lies face down, or no event in this round (solo)
  epoch: number; // 1-3; 0 in a round without an event
  option: number; // 0 or 1 once it is chosen; -1
  outcome: 'pending' | 'failed' | 'won';
  winner: number; // the seat with the Victory; -1
}

export interface VoteView {
  seat: number;
  option: number; // -1 before the vote
  amount: number; // Auctoritas placed, the Chalice's included
  bonus: number;
}

/** One procedure under way that somebody may want to know of, outermost first. Only what applies is there. */
export interface Deed {
  deed: 'vote' | 'action' | 'intrigue' | 'victory' | 'defeat' | 'trial' | 'phase' | 'ability' | 'split';
  seat?: number; // who does it
  action?: Action;
  free?: boolean; // an action without Dynamis
  card?: number; // announced Intrigue card, or the card whose ability is being used
  event?: number;
  option?: number;
  cancelled?: boolean;
}

export interface ContributionView {
  required: Loot; // of the chosen option
  caps: Loot; // what the seat itself could commit of each good
  committed: Loot; // by the seat itself so far; empty for spectators
  substitutes: number[]; // own Heroes marked as substitutes so far
  next: number; // the good (index in GOODS) the seat is asked for; -1
  sealed: number[]; // seats that are ready
  revealed: { seat: number; gave: Loot; substitutes: { card: number; as: number }[]; generosity: number }[]; // empty before
}

export interface TrialView {
  resource: number;
  doxa: number[];
  sealed: number[];
  own: number; // own bid; -1
  bids: { seat: number; bid: number; counts: number }[]; // once revealed
}

export interface SplitView {
  card: number;
  owner: number;
  splitter: number;
  goods: Loot;
  first: Loot; // first part as far as it is laid out
}

export interface View {
  game: 'byzantion';
  seat: number;
  solo: boolean;
  marathon: boolean;
  round: number; // 0 during the preparation
  rounds: number;
  phase: 'setup' | 'event' | 'action' | 'resolution' | 'scoring';
  ring: number; // -1 in solo
  order: number[]; // by initiative
  arbiter: number;
  option: number; // of the current event; -1
  over: boolean;
  winners: number[];
  waiting: number[];
  seats: SeatView[];
  hand: number[]; // own cards
  missions: number[]; // own missions
  pack: number[]; // the cards to keep one of: in the draft, or drawn to choose from
  deck: number;
  discard: number[]; // top last; the whole pile is open
  offer: number[]; // 8 slots, -1 empty
  reserved: number[]; // offer slots (solo)
  market: number[]; // resources, cheapest slot first
  track: { casket: number; seat: number }[]; // 4 positions, -1 empty; solo: seat 0 = used
  claimed: boolean; // solo: a Keimelion in this round
  paid: boolean; // solo: the event's cost
  events: EventView[]; // one a round
  units: number[][]; // territory -> kind -> miniatures
  supply: number[]; // kind -> miniatures left
  votes: VoteView[]; // during the vote, else empty
  deeds: Deed[];
  contribution: ContributionView | null;
  trial: TrialView | null;
  split: SplitView | null;
  revealed_missions: { seat: number; missions: { mission: number; doxa: number }[] }[]; // at the very end
  rank: string; // solo: the emperor one would be remembered as now: nero, ..., augustus; '' otherwise
}

export interface CardSheet {
  key: string; // name: message card-<key>, ability: its attribute text
  number: string; // as printed: E041
  cost: number;
  types: number[]; // one or two
  levels: number[]; // laurels for each type of `types`; all 0 on a non-Hero
  hero: boolean;
  intrigue: boolean;
  production: Loot;
  windows: string[]; // Intrigue cards: vote, declare, intrigue, own_action, phase, victory, defeat, trial, end
  origin: 'named' | 'reconstructed';
}

export interface EventSheet {
  key: string; // message eventcard-<key>, options: attributes option1 and option2
  number: string;
  solo: boolean;
  epoch: number;
  year: number;
  area: number;
  options: { required: Loot; units: { unit: number; count: number }[] }[]; // one in a Trial and in solo
  reward: Loot;
  penalty: Loot;
  trial: { resource: number; doxa: number[] } | null;
}

export interface Sheet {
  cards: CardSheet[];
  missions: { key: string; number: string }[]; // message mission-<key> and its attribute text
  events: EventSheet[]; // 30 events, then 30 solo events
  caskets: Loot[];
  units: { key: string; type: number; count: number; cost: Loot }[]; // message unit-<key>
  territories: { key: string; colour: string; cities: string[]; sea: string }[]; // message territory-<key>, attribute sea
  prices: number[];
  draw: { pay: number; deck: number; offer: number; discard: number }[];
  ranks: { key: string; least: number }[]; // message rank-<key>
  hand_limit: number;
}
