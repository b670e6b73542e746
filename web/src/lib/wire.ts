/* Written by tools/make_wire.py from src/quadriga/server/wire. Do not edit. */

export interface Wire {
  fromClient:
    | Hello
    | AnswerMessage
    | TypedMessage
    | UndoMessage
    | ChatMessage
    | VoteMessage
    | ReclaimMessage
    | OrdersMessage
    | HintMessage
    | SeenMessage
    | PingMessage;
  fromServer: Welcome | Update | Taken | Refused | Failed | Hints | TableChanged | Said | Pong;
}
/**
 * The first message, and again after a gap: everything after ``since`` is sent.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello';
  since?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnswerMessage".
 */
export interface AnswerMessage {
  type: 'answer';
  id: string;
  seat: number;
  serial: number;
  verb: string;
  target?: number;
  amount?: number;
  legs?: number[] | null;
  clauses?: number[];
}
/**
 * An answer in notation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TypedMessage".
 */
export interface TypedMessage {
  type: 'typed';
  id: string;
  seat: number;
  serial: number;
  text: string;
}
/**
 * ``serial`` is the seat's stamp, so that a second copy of the message takes nothing back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoMessage".
 */
export interface UndoMessage {
  type: 'undo';
  id: string;
  seat: number;
  serial: number;
  all?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatMessage".
 */
export interface ChatMessage {
  type: 'chat';
  id: string;
  text: string;
  seat?: number;
  to?: number[];
}
/**
 * Move that a caretaker take an absent seat, or vote on it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "VoteMessage".
 */
export interface VoteMessage {
  type: 'vote';
  id: string;
  seat: number;
  about: number;
  yes?: boolean;
}
/**
 * The person is back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReclaimMessage".
 */
export interface ReclaimMessage {
  type: 'reclaim';
  id: string;
  seat: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OrdersMessage".
 */
export interface OrdersMessage {
  type: 'orders';
  id: string;
  seat: number;
  orders: Order[];
}
/**
 * A standing order: at this moment answer for me with whatever does nothing; or ask me even if I can do nothing.
 *
 *     Without an order, who is asked only so that nothing is told about his hand passes by himself after a moment.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  moment: string;
  ask?: boolean;
  until_turn?: number;
}
/**
 * What would a level answer? Only for an own decision, where the table allows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintMessage".
 */
export interface HintMessage {
  type: 'hint';
  id: string;
  seat: number;
  serial: number;
  level?: string;
}
/**
 * The person has looked at everything up to here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeenMessage".
 */
export interface SeenMessage {
  type: 'seen';
  serial: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PingMessage".
 */
export interface PingMessage {
  type: 'ping';
}
/**
 * The answer to ``hello``: an ``update`` with everything after ``since`` follows at once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  mine: number[];
  sheet: {
    [k: string]: unknown;
  };
  time: number;
  seen?: number;
  orders?: {
    [k: string]: Order[];
  };
  chat?: ChatLine[];
}
/**
 * A table as the lobby and its visitors see it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  status: 'open' | 'over' | 'playing';
  visibility: 'private' | 'public' | 'unlisted';
  options: {
    [k: string]: string | number;
  };
  seats: SeatInfo[];
  pace: Pace;
  host?: Person | null;
  created?: number;
  started?: number;
  ended?: number;
  turn?: number;
  answers?: number;
  owing?: number[];
  mine?: number[];
  invite?: string;
  watchers?: number;
  winners?: number[];
  scores?: number[];
  names?: unknown[];
  commitment?: string;
  draw_seats?: boolean;
  drawn?: number[];
  pack?: PackInfo | null;
  sandbox?: boolean;
  hotseat?: boolean;
  hints?: boolean;
  lesson?: string;
  conditions?: {
    [k: string]: unknown;
  };
  origin?: string;
  rematch?: string;
  motions?: Motion[];
  can_host?: boolean;
}
/**
 * Who sits on a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  person?: Person | null;
  bot?: string;
  online?: boolean;
  caretaker?: boolean;
  forfeited?: boolean;
  hints?: number;
  agent?: boolean;
  program?: boolean;
}
/**
 * Somebody as others see them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  id: string;
  name: string;
  guest?: boolean;
}
/**
 * How long people may think. All in seconds; ``start`` 0 means no clock.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
  start?: number;
  increment?: number;
  cap?: number;
  phase?: number;
  reaction?: number;
  policy?: 'caretaker' | 'default' | 'forfeit' | 'warn';
  bot_delay?: number;
}
/**
 * A component pack: other printed facts in place of the game's own.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PackInfo".
 */
export interface PackInfo {
  name: string;
  version: string;
  hash: string;
  title?: string;
  author?: string;
  notes?: string;
  open?: boolean;
  languages?: string[];
}
/**
 * A vote in progress about an absent seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Motion".
 */
export interface Motion {
  seat: number;
  votes?: {
    [k: string]: boolean;
  };
  needed?: number;
  until?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  id: number;
  at: number;
  name: string;
  text: string;
  person?: string;
  seat?: number;
  to?: number[];
}
/**
 * The table as it is now, and what happened since the last one. A gap in ``news`` is answered with ``hello``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: 'update';
  serial: number;
  n: number;
  time: number;
  seats: SeatState[];
  owing: number[];
  names: unknown[];
  turn?: number;
  phase?: number;
  clocks?: Clock[];
  reaction?: number;
  news?: LogLine[];
  over?: boolean;
  winners?: number[];
  scores?: {
    [k: string]: number;
  }[];
  ending?: Say | null;
  lesson?: LessonStep | null;
}
/**
 * Everything one seat may see; seat -1 is the spectator.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatState".
 */
export interface SeatState {
  seat: number;
  view: {
    [k: string]: unknown;
  };
  decision?: Decision | null;
  anytime?: ChoiceDoc[];
  can_undo?: number;
  stamp?: number;
}
/**
 * What a seat owes. ``serial`` names the decision: an answer to another one is stale.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  seat: number;
  serial: number;
  prompt: Say;
  moment: string;
  choices: ChoiceDoc[];
  refusals?: RefusalDoc[];
}
/**
 * A sentence: a message of the catalogues and its words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  say: string;
  with?: {
    [k: string]: unknown;
  };
}
/**
 * One thing the seat may do. With ``low`` < ``high`` a number is asked for, with ``deal`` terms.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChoiceDoc".
 */
export interface ChoiceDoc {
  verb: string;
  target?: number;
  kind?: string;
  words?: {
    [k: string]: unknown;
  };
  low?: number;
  high?: number;
  deal?: boolean;
  grave?: boolean;
  notation?: string;
}
/**
 * One thing the seat would look for but may not do, and why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RefusalDoc".
 */
export interface RefusalDoc {
  verb: string;
  target: number;
  why: Why;
  kind?: string;
  words?: {
    [k: string]: unknown;
  };
}
/**
 * Why the rules refuse something: ``reason-<code>``, its ``remedy``, and the rules behind it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  code: string;
  rules?: string[];
  words?: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  seat: number;
  left: number;
  running?: boolean;
}
/**
 * Something that was done at the table, in order of ``serial``, without gaps.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  serial: number;
  at: number;
  kind: 'answer' | 'start' | 'undo';
  n?: number;
  seat?: number;
  by?: string;
  do?: string;
  told?: Told[];
  turn?: number;
  phase?: number;
  scores?: number[];
}
/**
 * One consequence: ``event-<kind>`` in the game's catalogue, its words and the rules behind it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  kind: string;
  with?: {
    [k: string]: unknown;
  };
  args?: number[];
  actor?: number;
  rules?: string[];
}
/**
 * What the teacher says, and the one answer the lesson waits for; after the last step the game goes on freely.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
  step: number;
  count: number;
  say: string;
  do: string;
  verb?: string;
  target?: number;
  amount?: number;
  legs?: number[] | null;
}
/**
 * Done and durably stored.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Taken".
 */
export interface Taken {
  type: 'taken';
  id: string;
  serial: number;
}
/**
 * The rules say no; nothing has changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: 'refused';
  id: string;
  why: Why;
}
/**
 * The message could not be used; nothing has changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Failed".
 */
export interface Failed {
  type: 'failed';
  id: string;
  fault: Fault;
}
/**
 * Why something could not be done: ``error-<code>`` in the catalogues makes the sentence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  code: string;
  params?: {
    [k: string]: unknown;
  };
  message?: string;
  faults?: Fault[];
}
/**
 * The answer to ``hint``: what the level would answer first. Nothing has been played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  type: 'hints';
  id: string;
  seat: number;
  serial: number;
  level: string;
  hints: HintDoc[];
}
/**
 * An answer that was thought about; as a choice of the decision, with its number and terms.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HintDoc".
 */
export interface HintDoc {
  choice: ChoiceDoc;
  amount?: number;
  legs?: number[] | null;
  clauses?: number[];
  notation?: string;
  expectation?: number;
  error?: number;
  visits?: number;
  usual?: boolean;
}
/**
 * Who sits where, who is there, votes, pace.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableChanged".
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
  mine: number[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: 'said';
  line: ChatLine;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: 'pong';
  time: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * Makes an account; a guest who registers keeps seats and name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Registration".
 */
export interface Registration {
  name: string;
  password: string;
  email?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecoveryRequest".
 */
export interface RecoveryRequest {
  name: string;
}
/**
 * A single-use token from the administrator or by mail, and the new password.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Recovery".
 */
export interface Recovery {
  token: string;
  password: string;
}
/**
 * What a person has settled; kept with the account so that it follows them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preferences".
 */
export interface Preferences {
  language?: '' | 'en' | 'it';
  theme?: 'contrast' | 'dark' | 'light' | 'system';
  sound?: boolean;
  motion?: boolean;
  confirm?: boolean;
  notify?: boolean;
  webhook?: string;
  webhook_kind?: 'discord' | 'json' | 'ntfy' | 'slack';
  mail?: boolean;
}
/**
 * Whoever asks; with an empty id nobody yet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  id?: string;
  name?: string;
  guest?: boolean;
  admin?: boolean;
  email?: string;
  preferences?: Preferences1;
  owing?: number;
  first_account?: boolean;
  mail_configured?: boolean;
}
/**
 * What a person has settled; kept with the account so that it follows them.
 */
export interface Preferences1 {
  language?: '' | 'en' | 'it';
  theme?: 'contrast' | 'dark' | 'light' | 'system';
  sound?: boolean;
  motion?: boolean;
  confirm?: boolean;
  notify?: boolean;
  webhook?: string;
  webhook_kind?: 'discord' | 'json' | 'ntfy' | 'slack';
  mail?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeChange".
 */
export interface MeChange {
  name?: string | null;
  email?: string | null;
  password?: string | null;
  old_password?: string;
  preferences?: Preferences | null;
}
/**
 * One option of a game: a word out of ``values``, a number from ``low`` to ``high``, or such a number a seat.
 *
 *     Where ``needs`` names other options it counts only with those of their values.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: string | number;
  values?: string[];
  low?: number;
  high?: number;
  seatwise?: boolean;
  needs?: {
    [k: string]: string[];
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  bot_seconds: {
    [k: string]: number;
  };
  usual_bot: string;
  moments: string[];
  bluffs: string[];
  revision: number;
  rules: number;
  draws_seats?: boolean;
  reconstructed?: string[];
  lessons?: string[];
  packs?: PackInfo[];
}
/**
 * The names a pack brings for its things: a Fluent catalogue, empty if it has none in the language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PackTexts".
 */
export interface PackTexts {
  catalogue: string;
}
/**
 * An entry of the ledger.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleDoc".
 */
export interface RuleDoc {
  id: string;
  kind: string;
  title: string;
  text: string;
  source?: string;
  status?: string;
  note?: string;
  rules?: string[];
  chapter?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string;
  program?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  name?: string;
  options?: {
    [k: string]: unknown;
  };
  visibility?: 'private' | 'public' | 'unlisted';
  pace?: Pace1;
  draw_seats?: boolean | null;
  start?: boolean;
  hints?: boolean | null;
  lesson?: string;
  pack?: string;
  conditions?: {
    [k: string]: unknown;
  };
}
/**
 * How long people may think. All in seconds; ``start`` 0 means no clock.
 */
export interface Pace1 {
  start?: number;
  increment?: number;
  cap?: number;
  phase?: number;
  reaction?: number;
  policy?: 'caretaker' | 'default' | 'forfeit' | 'warn';
  bot_delay?: number;
}
/**
 * A game against bots, begun at once; what is left out is chosen: the first game, the best bot, four seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayNow".
 */
export interface PlayNow {
  game?: string;
  bot?: string;
  seats?: number;
}
/**
 * By the host; options, seats and their draw only before the start.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableChange".
 */
export interface TableChange {
  name?: string | null;
  visibility?: ('private' | 'public' | 'unlisted') | null;
  pace?: Pace | null;
  options?: {
    [k: string]: unknown;
  } | null;
  draw_seats?: boolean | null;
  hints?: boolean | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  seat?: number;
  invite?: string;
  program?: boolean;
}
/**
 * By the host before the start: put a bot there, open the seat, or sit there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatChange".
 */
export interface SeatChange {
  kind: 'bot' | 'me' | 'open';
  bot?: string;
}
/**
 * Bots on all open seats; empty means the best there is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fill".
 */
export interface Fill {
  bot?: string;
}
/**
 * A sandbox from a position: after ``n`` answers, oneself on ``seat``, bots on the others.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fork".
 */
export interface Fork {
  n: number;
  seat?: number;
  bot?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableInfo[];
}
/**
 * One point of the replay bar.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mark".
 */
export interface Mark {
  n: number;
  serial: number;
  turn: number;
  phase: number;
  seat: number;
  scores?: number[];
}
/**
 * The table after ``n`` answers, as one seat or a spectator may see it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayFrame".
 */
export interface ReplayFrame {
  n: number;
  count: number;
  turn: number;
  phase: number;
  view: {
    [k: string]: unknown;
  };
  names: unknown[];
  owing?: number[];
  prompt?: Say | null;
  scores?: {
    [k: string]: number;
  }[];
  news?: LogLine[];
  sheet?: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LogPage".
 */
export interface LogPage {
  lines: LogLine[];
  last: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Marks".
 */
export interface Marks {
  marks: Mark[];
  score_parts?: string[];
  final?: {
    [k: string]: number;
  }[];
}
/**
 * Of the check of a finished game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Verdict".
 */
export interface Verdict {
  holds: boolean;
  answers: number;
  rolls: number;
  commitment: string;
  seed?: string;
  salt?: string;
  faults?: Fault[];
}
/**
 * An answer that was given or might have been; ``words`` as those of a choice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnswerDoc".
 */
export interface AnswerDoc {
  verb: string;
  target?: number;
  amount?: number;
  words?: {
    [k: string]: unknown;
  };
  notation?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BetterDoc".
 */
export interface BetterDoc {
  answer: AnswerDoc;
  gain: number;
  error: number;
}
/**
 * A decision worth looking at again: answer number ``n``, and the acting seat's expectation before and after.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurningDoc".
 */
export interface TurningDoc {
  n: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  answer: AnswerDoc;
  luck?: number;
  drawn?: number;
  compared?: number;
  better?: BetterDoc | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DiceDoc".
 */
export interface DiceDoc {
  number: number;
  rolled: number;
  expected: number;
}
/**
 * All draws of a seat: how they changed its expectation to win, and what was to be expected.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DrawnDoc".
 */
export interface DrawnDoc {
  number: number;
  actual: number;
  expected: number;
}
/**
 * A moment of luck, and who drew or the seat that it mattered most to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StrokeDoc".
 */
export interface StrokeDoc {
  n: number;
  turn: number;
  kind: string;
  seat: number;
  worth: number;
  error: number;
  numbers?: number[];
}
/**
 * By seat, in expectation to win; ``kinds`` and ``dice`` by kind of chance: battle, event, dice, draw.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LuckDoc".
 */
export interface LuckDoc {
  asked: number;
  weighed: number;
  samples: number;
  revealed: number;
  looked: number;
  guesses: number;
  total: number[];
  error: number[];
  kinds: {
    [k: string]: number[];
  };
  dice: {
    [k: string]: DiceDoc;
  };
  drawn: DrawnDoc[];
  moments: StrokeDoc[];
}
/**
 * What docs/analysis.md explains. A point of the curve is: answers, turn, then the expectation of every seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnalysisDoc".
 */
export interface AnalysisDoc {
  winners: number[];
  answers: number;
  curve: number[][];
  turning: TurningDoc[];
  tried: number;
  luck: LuckDoc;
  evaluation: 'learned' | 'points';
  worlds: number;
  level: string;
  cut_short: boolean;
}
/**
 * ``pending`` until it is made: ask again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnalysisState".
 */
export interface AnalysisState {
  status: 'failed' | 'pending' | 'ready';
  analysis?: AnalysisDoc | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Upload".
 */
export interface Upload {
  table: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Report".
 */
export interface Report {
  line: number;
  why?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonRow".
 */
export interface PersonRow {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  created: number;
  banned?: boolean;
  seats?: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PersonChange".
 */
export interface PersonChange {
  admin?: boolean | null;
  banned?: boolean | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AuditRow".
 */
export interface AuditRow {
  at: number;
  what: string;
  who?: string;
  whom?: string;
  detail?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReportRow".
 */
export interface ReportRow {
  id: number;
  at: number;
  table: string;
  by: string;
  name: string;
  text: string;
  why?: string;
  settled?: boolean;
}
/**
 * Shown to the administrator when no mail is configured; the token is shown once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RecoveryRow".
 */
export interface RecoveryRow {
  name: string;
  token: string;
  until: number;
}
