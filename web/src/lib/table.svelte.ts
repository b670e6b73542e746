/** One table as it is now: fed by the socket, read by every panel. */
import { address } from './api';
import { TableSocket, type Connection, type FromServer } from './socket';
import type { ChatLine, Hints, LogLine, Order, SeatState, TableInfo, Update, Welcome } from './wire';
import { Texts } from './words.svelte';

export interface Notice {
  id: number;
  sentence: string;
  remedy: string | null;
  rules: string[];
  refusal: boolean; // of an answer
}

type Message = { id: string } & Record<string, unknown>;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  sheet = $state.raw<Record<string, unknown>>({});
  update = $state.raw<Update | null>(null);
  lines = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  orders = $state.raw<Record<string, Order[]>>({});
  seen = $state(0);
  connection = $state<Connection>('connecting');
  sending = $state('');
  notices = $state.raw<Notice[]>([]);
  refused = $state(0); // answers
  /** What a bot would answer to the decision it names, and the request for it that is under way. */
  advice = $state.raw<Hints | null>(null);
  hinting = $state('');
  /** The seat the screen is turned to. */
  acting = $state(-1);
  /** Server's clock minus ours, in ms. */
  skew = $state(0);
  heard = $state(0);

  readonly texts: Texts;
  readonly owed = $derived((this.update?.seats ?? []).filter((one) => one.decision));
  readonly state = $derived<SeatState | null>(
    this.update?.seats.find((one) => one.seat === this.acting) ?? this.update?.seats[0] ?? null,
  );
  readonly seat = $derived(this.state?.seat ?? -1);
  /** Another of my seats is to decide, and nobody may look over its shoulder. */
  readonly curtain = $derived.by(() => {
    const owing = this.owed.map((one) => one.seat);
    const others = Boolean(this.info?.hotseat) && owing.length > 0 && !owing.includes(this.seat);
    return others ? owing[0]! : null;
  });

  #socket: TableSocket;
  #notice = 0;
  #looked = 0;
  #answered = ''; // the question whose answer is under way

  constructor(
    readonly id: string,
    readonly game: string,
    readonly invite = '',
    subject = game,
  ) {
    this.texts = new Texts(subject);
    const url = new URL(address(`api/tables/${encodeURIComponent(id)}/socket`));
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (invite) url.searchParams.set('invite', invite);
    this.#socket = new TableSocket(url.href, {
      message: (message, lines) => this.receive(message, lines),
      connection: (state) => void (this.connection = state),
    });
  }

  open(): void {
    this.#socket.start();
  }

  close(): void {
    this.#socket.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  // --- what comes in

  receive(message: FromServer, lines: LogLine[]): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#updated(message, lines);
      case 'table':
        this.info = message.table;
        this.mine = message.mine;
        return;
      case 'said':
        if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
        return;
      case 'taken':
        this.notices = this.notices.filter((one) => !one.refusal); // another answer was better
        return this.#settled(message.id);
      case 'hints':
        this.#settled(message.id);
        this.advice = message;
        return;
      case 'refused':
        if (message.id !== this.hinting) this.#answered = '';
        if (message.id === this.sending) this.refused += 1;
        this.#settled(message.id);
        return this.notice(this.texts.reason(message.why), this.texts.remedy(message.why), message.why.rules, true);
      case 'failed':
        if (message.id !== this.hinting) this.#answered = '';
        this.#settled(message.id);
        return this.notice(this.texts.error(message.fault));
    }
  }

  #welcome(welcome: Welcome): void {
    this.info = welcome.table;
    this.mine = welcome.mine;
    this.sheet = welcome.sheet;
    if (this.seen === 0) this.seen = welcome.seen ?? 0;
    this.orders = welcome.orders ?? {};
    this.chat = welcome.chat ?? [];
    this.skew = welcome.time - Date.now();
    this.sending = '';
    this.hinting = '';
    this.#answered = '';
  }

  #updated(update: Update, lines: LogLine[]): void {
    const last = this.lines.at(-1)?.serial ?? -1;
    const joined = !lines.length || !this.lines.length || lines[0]!.serial === last + 1;
    this.lines = joined ? [...this.lines, ...lines] : lines;
    if (!this.sending) this.#answered = '';
    this.update = update;
    this.skew = update.time - Date.now();
    this.heard = Date.now();
    this.turnTo();
  }

  /** Turn the screen to the seat that owes something; at a hot seat the curtain comes first. */
  turnTo(): void {
    const owing = this.owed.map((one) => one.seat);
    const shown = this.update?.seats.some((one) => one.seat === this.acting) ?? false;
    if (!shown) this.acting = (this.info?.hotseat ? this.update?.seats[0]?.seat : owing[0]) ?? this.update?.seats[0]?.seat ?? -1;
    else if (owing.length && !owing.includes(this.acting) && !this.info?.hotseat) this.acting = owing[0]!;
  }

  #settled(id: string): void {
    if (this.sending === id) this.sending = '';
    if (this.hinting === id) this.hinting = '';
  }

  // --- what goes out

  say(type: string, body: Record<string, unknown>): string {
    const id = this.#socket.nextId();
    this.#socket.send({ type, id, ...body } as unknown as Message as never);
    return id;
  }

  answer(body: { seat: number; serial: number; verb: string; target: number; amount: number; legs: number[] | null; clauses?: number[] }): void {
    const question = `${body.seat}/${body.serial}`;
    if (question === this.#answered) return; // the second half of a double click
    this.#answered = question;
    this.sending = this.say('answer', body);
  }

  typed(seat: number, serial: number, text: string): void {
    this.sending = this.say('typed', { seat, serial, text });
  }

  /** What would the level answer? Nothing is played. */
  askHint(seat: number, serial: number, level = 'hard'): void {
    if (!this.hinting) this.hinting = this.say('hint', { seat, serial, level });
  }

  undo(all: boolean): void {
    this.say('undo', { seat: this.seat, serial: this.state?.stamp ?? 0, all });
  }

  setOrders(seat: number, orders: Order[]): void {
    this.orders = { ...this.orders, [seat]: orders };
    this.say('orders', { seat, orders });
  }

  look(): void {
    const last = this.lines.at(-1)?.serial ?? 0;
    if (last <= this.#looked || !this.mine.length) return;
    this.#looked = last;
    this.#socket.send({ type: 'seen', serial: last });
  }

  // --- notices

  notice(sentence: string, remedy: string | null = null, rules: string[] = [], refusal = false): void {
    this.#notice += 1;
    this.notices = [...this.notices, { id: this.#notice, sentence, remedy, rules, refusal }].slice(-3);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }
}
