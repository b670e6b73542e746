/** The cursor of whoever looks back; it moves only when they move it, whatever happens at the table. */
import { api } from './api';
import type { Mark, Marks, ReplayFrame } from './wire';

const KEPT = 200;

export class Replay {
  /** Answers in force at the moment looked at; null is the present. */
  n = $state<number | null>(null);
  frame = $state.raw<ReplayFrame | null>(null);
  marks = $state.raw<Mark[]>([]);
  summary = $state.raw<Marks | null>(null);
  playing = $state(false);
  failed = $state<unknown>(null);

  readonly reviewing = $derived(this.n !== null);

  #frames = new Map<string, ReplayFrame>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly id: string,
    private readonly invite: string,
    private readonly seat: () => number,
    private readonly present: () => number,
  ) {}

  async loadMarks(): Promise<void> {
    this.summary = await api.marks(this.id, this.invite);
    this.marks = this.summary.marks;
  }

  async show(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.present()));
    this.n = wanted;
    const key = `${this.seat()}/${wanted}`;
    try {
      const frame = this.#frames.get(key) ?? (await api.at(this.id, wanted, this.seat(), this.invite));
      this.#keep(key, frame);
      if (this.n === wanted) this.frame = frame; // else the reader is somewhere else by now
      this.failed = null;
    } catch (error) {
      this.failed = error;
      this.pause();
    }
  }

  step(by: number): Promise<void> {
    return this.show((this.n ?? this.present()) + by);
  }

  /** To the beginning of the turn or phase before or after. */
  jump(by: 'turn' | 'phase', direction: 1 | -1): Promise<void> {
    const here = this.n ?? this.present();
    const stops = this.stops(by);
    const found = direction > 0 ? stops.find((n) => n > here) : stops.findLast((n) => n < here);
    return this.show(found ?? (direction > 0 ? this.present() : 0));
  }

  stops(by: 'turn' | 'phase'): number[] {
    const same = (a: Mark, b: Mark): boolean => a.turn === b.turn && (by === 'turn' || a.phase === b.phase);
    return this.marks.filter((mark, at) => at === 0 || !same(mark, this.marks[at - 1]!)).map((mark) => mark.n);
  }

  play(): void {
    this.playing = true;
    this.#timer = setInterval(() => {
      if ((this.n ?? 0) >= this.present()) this.pause();
      else void this.step(1);
    }, 900);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  toPresent(): void {
    this.pause();
    this.n = null;
    this.frame = null;
  }

  #keep(key: string, frame: ReplayFrame): void {
    this.#frames.delete(key);
    this.#frames.set(key, frame);
    if (this.#frames.size > KEPT) this.#frames.delete(this.#frames.keys().next().value!);
  }
}
