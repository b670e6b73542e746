/** The line to one table: it says hello, asks again after a gap, and comes back by itself. */
import type { AnswerMessage, LogLine, TypedMessage, Update, Wire } from './wire';

export type FromServer = Wire['fromServer'];
export type FromClient = Wire['fromClient'];
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';
export type Answer = AnswerMessage | TypedMessage;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const PING = 20_000;
const SILENCE = 45_000;
const GIVEN_UP = [4403, 4404]; // a foreign page, or no such table: asking again will not help

/** Follows the serials of the log and tells what an update leaves out. */
export class Thread {
  last = -1;
  #fresh = true;

  /** After a welcome whatever comes is the new beginning. */
  begin(): void {
    this.#fresh = true;
  }

  /** The lines that are new, or null if some are missing in between. */
  take(update: Pick<Update, 'serial' | 'news'>): LogLine[] | null {
    const lines = (update.news ?? []).filter((line) => line.serial > this.last);
    const whole = lines.every((line, at) => at === 0 || line.serial === lines[at - 1]!.serial + 1);
    const joined = !lines.length ? update.serial <= this.last : lines[0]!.serial === this.last + 1;
    if (!this.#fresh && !(whole && joined)) return null;
    this.#fresh = false;
    this.last = Math.max(this.last, update.serial, lines.at(-1)?.serial ?? -1);
    return lines;
  }
}

/** An answer under way is said again only if the same decision is still owed: then the server never got it. */
export function mustRepeat(answer: Answer, update: Pick<Update, 'seats'>): boolean {
  const state = update.seats.find((one) => one.seat === answer.seat);
  return state?.decision?.serial === answer.serial;
}

export interface Listener {
  message(message: FromServer, lines: LogLine[]): void;
  connection(state: Connection): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #thread = new Thread();
  #waiting = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #unanswered: Answer | null = null;
  #reconnected = false;
  #closed = false;
  #count = 0;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    this.listener.connection('connecting');
    const socket = this.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#ping = setInterval(() => this.#beat(), PING);
      this.hello();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** One line more than needed, so that an update comes even if nothing is new. */
  hello(): void {
    this.#write({ type: 'hello', since: Math.max(-1, this.#thread.last - 1) });
  }

  nextId(): string {
    this.#count += 1;
    return `${Date.now().toString(36)}-${this.#count}`;
  }

  send(message: FromClient): void {
    if (message.type === 'answer' || message.type === 'typed') this.#unanswered = message;
    this.#write(message);
  }

  /** Try at once instead of waiting for the back-off to run out. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.start();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#write({ type: 'ping' });
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === 'pong') return;
    if (message.type === 'welcome') {
      this.#waiting = FIRST_WAIT;
      this.#thread.begin();
      this.listener.connection('open');
    }
    if (message.type === 'update') return this.#update(message);
    if ('id' in message && message.id === this.#unanswered?.id) this.#unanswered = null;
    this.listener.message(message, []);
  }

  #update(update: Update): void {
    const lines = this.#thread.take(update);
    if (lines === null) return this.hello();
    const answer = this.#unanswered;
    const repeat = this.#reconnected && answer !== null && mustRepeat(answer, update);
    if (this.#reconnected && !repeat) this.#unanswered = null;
    this.#reconnected = false;
    this.listener.message(update, lines);
    if (repeat) this.#write(answer);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    if (this.#closed) return;
    if (GIVEN_UP.includes(code)) {
      this.#closed = true;
      return this.listener.connection('closed');
    }
    this.#reconnected = true;
    this.listener.connection('lost');
    this.#timer = setTimeout(() => this.start(), this.#waiting * (0.75 + Math.random() / 2));
    this.#waiting = Math.min(this.#waiting * 2, LONGEST_WAIT);
  }
}
