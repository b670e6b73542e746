/** The table as one seat sees it, for boards and panels: see `games/game.ts`. */
import type { Desk, Faction, Hint, Thing } from '$games/game';
import type { Replay } from './replay.svelte';
import type { Table } from './table.svelte';
import type { ChoiceDoc, Decision, Hints, RefusalDoc, SeatInfo, TableInfo } from './wire';
import type { Word } from './words.svelte';

export const needsNumber = (choice: ChoiceDoc): boolean => (choice.low ?? 0) < (choice.high ?? 0);

/** Has the game a name for the seat, or only its number? */
const isNamed = (word: Word | undefined): boolean => word !== undefined && !(typeof word === 'string' && /^(=P|seat-p)\d$/.test(word));

/** A letter for each name, no two alike: initials first, then what else the name has, then A, B, C. */
export function letters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const words = name.split(/[^\p{L}]+/u).filter(Boolean);
    const capitals = words.filter((word) => word[0] === word[0]!.toUpperCase()).map((word) => word[0]!);
    const candidates = [...capitals, ...name.replace(/[^\p{L}]/gu, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const letter = candidates.map((one) => one.toUpperCase()).find((one) => !taken.has(one)) ?? '?';
    taken.add(letter);
    return letter;
  });
}

export class TableDesk implements Desk {
  verb = $state<string | null>(null);
  hovered = $state.raw<Thing | null>(null);
  shown = $state.raw<Thing | null>(null);
  covered = $state(false);
  /** Which of the advised answers is shown on the board; -1 none. */
  advised = $state(0);
  #pending = $state.raw<ChoiceDoc | null>(null);
  #asked = ''; // the decision that verb and pending belong to

  readonly factions = $derived.by(() => this.#factions());
  readonly decision = $derived.by(() => this.#decision());

  constructor(
    private readonly model: Table,
    private readonly replay: Replay,
    private readonly confirms: () => boolean,
    private readonly playerName: (seat: SeatInfo | undefined) => string,
  ) {}

  get table(): TableInfo {
    return this.model.info!;
  }

  get seat(): number {
    return this.model.seat;
  }

  get view(): any {
    return this.replay.frame?.view ?? this.model.state?.view ?? {};
  }

  get sheet(): any {
    return this.replay.frame?.sheet && Object.keys(this.replay.frame.sheet).length ? this.replay.frame.sheet : this.model.sheet;
  }

  get live(): boolean {
    return !this.replay.reviewing;
  }

  get over(): boolean {
    return this.model.update?.over ?? false;
  }

  get anytime(): ChoiceDoc[] {
    return this.live && this.model.curtain === null ? (this.model.state?.anytime ?? []) : [];
  }

  get clock(): { left: number; running: boolean; heard: number } | null {
    const window = this.model.update?.reaction;
    if (window && this.decision) return { left: window, running: true, heard: this.model.heard };
    const found = this.model.update?.clocks?.find((one) => one.seat === this.seat);
    return found ? { left: found.left, running: found.running ?? false, heard: this.model.heard } : null;
  }

  get orders(): string[] {
    return (this.model.orders[this.seat] ?? []).filter((one) => !one.ask).map((one) => one.moment);
  }

  get pending(): ChoiceDoc | null {
    return this.#pending;
  }

  /** What a bot would answer to the present decision, if somebody has asked. */
  get advice(): Hints | null {
    const found = this.model.advice;
    return found && this.decision && found.seat === this.decision.seat && found.serial === this.decision.serial ? found : null;
  }

  get hint(): Hint | null {
    const advised = this.advice?.hints[this.advised];
    if (advised) return { verb: advised.choice.verb, target: advised.choice.target ?? -1, amount: advised.amount ?? 0, legs: advised.legs ?? null };
    const step = this.model.update?.lesson;
    // The teacher is silent while others answer.
    if (!step?.say || !step.verb || !this.decision) return null;
    return { verb: step.verb, target: step.target ?? -1, amount: step.amount ?? 0, legs: step.legs ?? null };
  }

  expects(choice: ChoiceDoc | undefined): boolean {
    return choice !== undefined && choice.verb === this.hint?.verb && (choice.target ?? -1) === this.hint.target;
  }

  choicesAt(thing: Thing): ChoiceDoc[] {
    return (this.decision?.choices ?? []).filter(
      (one) => one.kind === thing.kind && one.target === thing.target && (this.verb === null || one.verb === this.verb),
    );
  }

  refusalsAt(thing: Thing): RefusalDoc[] {
    return (this.decision?.refusals ?? []).filter(
      (one) => one.kind === thing.kind && one.target === thing.target && (this.verb === null || one.verb === this.verb),
    );
  }

  pick(choice: ChoiceDoc): void {
    if (this.model.sending) return;
    if (choice.deal || needsNumber(choice) || (choice.grave && this.confirms())) this.#pending = choice;
    else this.send(choice);
  }

  send(choice: ChoiceDoc, amount?: number, legs?: number[], clauses?: number[]): void {
    const serial = this.decision?.serial ?? this.model.state?.stamp ?? 0; // what is done unasked goes by the seat's stamp
    this.cancel();
    this.model.answer({
      seat: this.seat,
      serial,
      verb: choice.verb,
      target: choice.target ?? -1,
      amount: amount ?? choice.low ?? 0,
      legs: legs ?? null,
      ...(clauses?.length ? { clauses } : {}),
    });
  }

  get refused(): number {
    return this.model.refused;
  }

  cancel(): void {
    this.#pending = null;
    this.verb = null;
  }

  order(moments: string[], given: boolean): void {
    const rest = (this.model.orders[this.seat] ?? []).filter((one) => !moments.includes(one.moment));
    const until_turn = this.model.update?.turn ?? 0;
    this.model.setOrders(this.seat, given ? [...rest, ...moments.map((moment) => ({ moment, until_turn }))] : rest);
  }

  /** What was begun belongs to one decision; with the next one it is forgotten. */
  follow(): void {
    const asked = `${this.decision?.seat}/${this.decision?.serial}/${this.replay.n}`;
    if (asked !== this.#asked) {
      this.cancel();
      this.advised = 0;
    }
    this.#asked = asked;
  }

  say(word: Word): string {
    return this.model.texts.say(word);
  }

  text(id: string, params?: Record<string, Word>): string {
    return this.model.texts.sentence(id, params);
  }

  #decision(): Decision | null {
    return this.replay.reviewing || this.model.curtain !== null ? null : (this.model.state?.decision ?? null);
  }

  #factions(): Faction[] {
    const seats = this.model.info?.seats ?? [];
    const words = (this.replay.frame?.names ?? this.model.update?.names ?? this.model.info?.names ?? []) as Word[];
    const players = seats.map((one) => this.playerName(one));
    const names = seats.map((one, at) => (isNamed(words[one.seat]) ? this.say(words[one.seat]!) : players[at]!));
    const marks = letters(names);
    return seats.map((one, at) => ({
      seat: one.seat,
      name: names[at]!,
      player: players[at]!,
      letter: marks[at]!,
      colour: `var(--faction-${one.seat % 6})`,
      pattern: `url(#faction-${one.seat % 6})`,
    }));
  }
}
