/** A desk without a server: one stored message, choices only noted. */
import type { Desk, Faction, Hint, Thing } from '$games/game';
import { letters } from '$lib/desk.svelte';
import type { ChoiceDoc, Decision, RefusalDoc, TableInfo, Update, Welcome } from '$lib/wire';
import { Texts, type Word } from '$lib/words.svelte';

export interface Sample {
  welcome: Welcome;
  update: Update;
}

export class StillDesk implements Desk {
  verb = $state<string | null>(null);
  hovered = $state.raw<Thing | null>(null);
  shown = $state.raw<Thing | null>(null);
  pending = $state.raw<ChoiceDoc | null>(null);
  view = $state.raw<any>({});
  decision = $state.raw<Decision | null>(null);
  sent = $state.raw<{ choice: ChoiceDoc; amount?: number; legs?: number[]; clauses?: number[] }[]>([]);
  readonly table: TableInfo;
  readonly seat: number;
  readonly sheet: any;
  readonly live = true;
  readonly hint: Hint | null = null;
  readonly over: boolean;
  readonly factions: Faction[];
  readonly texts: Texts;
  readonly anytime: ChoiceDoc[];
  readonly clock: { left: number; running: boolean; heard: number } | null;
  covered = $state(false);
  refused = $state(0);
  orders = $state.raw<string[]>([]);

  constructor({ welcome, update }: Sample) {
    const state = update.seats[0]!;
    this.table = welcome.table;
    this.texts = new Texts(welcome.table.game);
    this.anytime = state.anytime ?? [];
    const clock = update.clocks?.find((one) => one.seat === state.seat);
    this.clock = clock ? { left: clock.left, running: clock.running ?? false, heard: Date.now() } : null;
    this.sheet = welcome.sheet;
    this.seat = state.seat;
    this.view = state.view;
    this.decision = state.decision ?? null;
    this.over = update.over ?? false;
    const names = (update.names as Word[]).map((name) => this.texts.say(name));
    const marks = letters(names);
    this.factions = names.map((name, seat) => ({
      seat,
      name,
      player: welcome.table.seats[seat]?.person?.name ?? welcome.table.seats[seat]?.bot ?? '',
      letter: marks[seat]!,
      colour: `var(--faction-${seat})`,
      pattern: `url(#faction-${seat})`,
    }));
  }

  expects(): boolean {
    return false;
  }

  choicesAt(thing: Thing): ChoiceDoc[] {
    return (this.decision?.choices ?? []).filter((one) => this.#meets(one, thing));
  }

  refusalsAt(thing: Thing): RefusalDoc[] {
    return (this.decision?.refusals ?? []).filter((one) => this.#meets(one, thing));
  }

  #meets(one: ChoiceDoc | RefusalDoc, thing: Thing): boolean {
    return one.kind === thing.kind && one.target === thing.target && (this.verb === null || one.verb === this.verb);
  }

  pick(choice: ChoiceDoc): void {
    if (choice.deal || (choice.low ?? 0) < (choice.high ?? 0)) this.pending = choice;
    else this.send(choice);
  }

  send(choice: ChoiceDoc, amount?: number, legs?: number[], clauses?: number[]): void {
    this.cancel();
    this.sent = [...this.sent, clauses ? { choice, amount, legs, clauses } : { choice, amount, legs }];
  }

  cancel(): void {
    this.pending = null;
    this.verb = null;
  }

  order(moments: string[], given: boolean): void {
    const rest = this.orders.filter((moment) => !moments.includes(moment));
    this.orders = given ? [...rest, ...moments] : rest;
  }

  say(word: Word): string {
    return this.texts.say(word);
  }

  text(id: string, params?: Record<string, Word>): string {
    return this.texts.sentence(id, params);
  }
}
