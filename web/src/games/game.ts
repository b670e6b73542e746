/** What the shell expects of a game, and what a game's board may ask of the shell. */
import type { Component } from 'svelte';
import type { NewsKinds } from '$lib/news';
import type { ChoiceDoc, Decision, RefusalDoc, TableInfo } from '$lib/wire';
import type { Word } from '$lib/words.svelte';

/** A place or piece on the board: `province` 12, `unit` 37, `seat` 2. */
export interface Thing {
  kind: string;
  target: number;
}

/** How a seat is told apart everywhere: colour, pattern and letter. */
export interface Faction {
  seat: number;
  name: string; // in the reader's language: the nation, or the player's name before there is one
  player: string;
  letter: string;
  colour: string; // a CSS custom property value such as var(--faction-0)
  pattern: string; // id of an SVG pattern such as url(#faction-0)
}

/** The answer a lesson waits for, or one that was advised. */
export interface Hint {
  verb: string;
  target: number;
  amount: number;
  legs: number[] | null;
}

/**
 * The table as one seat sees it. Implemented by the shell (`$lib/desk.svelte.ts`); every property is reactive.
 * In a replay `decision` is null and `live` is false.
 */
export interface Desk<View = any, Sheet = any> {
  readonly table: TableInfo;
  readonly seat: number; // -1 for a spectator
  readonly view: View;
  readonly sheet: Sheet;
  readonly live: boolean;
  readonly over: boolean;
  readonly decision: Decision | null;
  /** What the seat may do besides what it is asked. */
  readonly anytime: ChoiceDoc[];
  readonly factions: Faction[];
  /** The time the seat has left, in ms as of `heard` on this machine's clock; null without a clock. */
  readonly clock: { left: number; running: boolean; heard: number } | null;
  /** Moments at which a standing order passes for the seat. */
  readonly orders: string[];
  /** The verb the person is working on, if he has narrowed the decision down; boards light up only its targets. */
  verb: string | null;
  /** What the pointer or the keyboard is on, on board, bar or log. */
  hovered: Thing | null;
  /** A place asked to be shown: find-place, a click on a name in the log. */
  shown: Thing | null;
  /** Does a dialog of the game lie over the board? */
  readonly covered: boolean;
  /** The choice waiting for a number, terms or a confirmation. */
  readonly pending: ChoiceDoc | null;
  /** What a lesson waits for, or what a bot advises to whoever asked; else null. */
  readonly hint: Hint | null;
  /** Is this the answer of the hint? Its button wears the class `hinted`. */
  expects(choice: ChoiceDoc | undefined): boolean;
  /** Open choices on a thing, within `verb` if one is set. */
  choicesAt(thing: Thing): ChoiceDoc[];
  refusalsAt(thing: Thing): RefusalDoc[];
  /** Take a choice: sent at once if nothing is left to say, else it becomes `pending`. */
  pick(choice: ChoiceDoc): void;
  /** Send a choice with a number or the terms of a deal: flat (giver, taker, kind, amount) legs, (kind, party, until, secret) clauses. */
  send(choice: ChoiceDoc, amount?: number, legs?: number[], clauses?: number[]): void;
  /** How many answers were refused so far: what was drafted comes back with the next one. */
  readonly refused: number;
  cancel(): void;
  /** Standing orders: pass at these moments to the end of this turn, or answer them again. */
  order(moments: string[], given: boolean): void;
  /** A word of the protocol in the reader's language. */
  say(word: Word): string;
  /** A message of the catalogues in the reader's language. */
  text(id: string, params?: Record<string, Word>): string;
}

export interface GameProps {
  desk: Desk;
}

export interface PhaseInfo {
  key: string; // as in view.phase
  message: string; // its name in the game's catalogue
}

/** One game in the client: pictures and panels, no rules. */
export interface GameClient {
  name: string;
  phases: PhaseInfo[];
  /** The board itself; fills its container, keyboard and touch included. */
  Board: Component<GameProps>;
  /** Own possessions: the player board. */
  Own: Component<GameProps>;
  /** One other player in a panel, under his name. */
  Rival: Component<GameProps & { seat: number }>;
  /** A dialog for decisions that need more than a list (trade desk, battle); null if the list will do. */
  dialogFor(decision: Decision, desk: Desk): Component<GameProps> | null;
  /**
   * A compact replacement of the bar's list, for wide screens (see `sheetsNarrow`); null if the list will do.
   * Its buttons name their key, `aria-keyshortcuts="1"` to 9; the bar presses them.
   */
  sheetFor?(decision: Decision, desk: Desk): Component<GameProps> | null;
  /** Whether these sheets serve a phone too, better than the list would. */
  sheetsNarrow?: boolean;
  /** The whole position in words, for screen readers and for everybody. */
  Atlas: Component<GameProps>;
  /** Places to be found by name. */
  places(desk: Desk): { thing: Thing; name: string }[];
  /** Which thing an event is about, to light it up for a moment. */
  thingsOf(kind: string, args: number[]): Thing[];
  /** Events that are shown to whom they concern, beside the decision: results of dice, losses, what others did to them. */
  news?: NewsKinds;
  /** What a choice points at on the board, if anything: a unit lights up in its province, for example. */
  placeOf(choice: ChoiceDoc, desk: Desk): Thing | null;
  /** Its pictures by their names at game-icons.net, for the credits. */
  icons?: readonly string[];
  /** Names of the parts of a score, messages of the game's catalogue. */
  scoreParts: string[];
}
