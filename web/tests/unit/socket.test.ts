import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mustRepeat, TableSocket, Thread, type FromServer } from '../../src/lib/socket';
import type { LogLine } from '../../src/lib/wire';

const line = (serial: number): LogLine => ({ serial, at: 0, kind: 'answer' });
const news = (...serials: number[]) => ({ serial: serials.at(-1) ?? 0, news: serials.map(line) });

describe('the thread of the log', () => {
  it('takes what follows and sees what is missing', () => {
    const thread = new Thread();
    expect(thread.take(news(20, 21))?.length).toBe(2); // the first update begins anywhere
    expect(thread.take(news(22))?.length).toBe(1);
    expect(thread.take(news(22))).toEqual([]); // told twice
    expect(thread.take(news(24))).toBeNull();
    expect(thread.take({ serial: 25, news: [] })).toBeNull();
    thread.begin();
    expect(thread.take(news(23, 24))?.length).toBe(2);
    expect(thread.last).toBe(24);
  });
});

describe('an answer under way when the line broke', () => {
  const answer = { type: 'answer' as const, id: 'a', seat: 1, serial: 5, verb: 'pass' };
  const seat = (serial: number) => ({ seats: [{ seat: 1, view: {}, decision: { seat: 1, serial, prompt: { say: '' }, moment: '', choices: [] } }] });

  it('is said again only if the same decision is owed', () => {
    expect(mustRepeat(answer, seat(5))).toBe(true);
    expect(mustRepeat(answer, seat(6))).toBe(false);
    expect(mustRepeat(answer, { seats: [] })).toBe(false);
  });
});

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = (text: string): void => void this.sent.push(JSON.parse(text));
  close = (): void => undefined;
  hear = (message: unknown): void => this.onmessage?.({ data: JSON.stringify(message) });
}

describe('the line to a table', () => {
  let fakes: FakeSocket[];
  let heard: FromServer[];
  let states: string[];
  let socket: TableSocket;
  const welcome = { type: 'welcome', table: {}, mine: [0], sheet: {}, time: 0 };
  const update = (serial: number, owed = 5) => ({
    type: 'update', serial, n: serial, time: 0, owing: [], names: [], news: [line(serial)],
    seats: [{ seat: 0, view: {}, decision: { seat: 0, serial: owed, prompt: { say: '' }, moment: '', choices: [] } }],
  });
  const latest = (): FakeSocket => fakes.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    [fakes, heard, states] = [[], [], []];
    const open = (): WebSocket => {
      fakes.push(new FakeSocket());
      return latest() as unknown as WebSocket;
    };
    socket = new TableSocket('ws://here', { message: (message) => heard.push(message), connection: (state) => states.push(state) }, open);
    socket.start();
    latest().onopen?.();
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello, and again after a gap', () => {
    latest().hear(welcome);
    latest().hear(update(10));
    latest().hear(update(12));
    expect(heard.map((one) => one.type)).toEqual(['welcome', 'update']);
    expect(latest().sent).toEqual([{ type: 'hello', since: -1 }, { type: 'hello', since: 9 }]);
  });

  it('comes back by itself and repeats what the server never got', () => {
    latest().hear(welcome);
    latest().hear(update(10));
    socket.send({ type: 'answer', id: 'x', seat: 0, serial: 5, verb: 'pass' });
    latest().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    latest().hear(welcome);
    latest().hear(update(10));
    expect(latest().sent.map((one) => one['type'])).toEqual(['hello', 'answer']);
  });

  it('does not repeat what was taken meanwhile', () => {
    latest().hear(welcome);
    latest().hear(update(10));
    socket.send({ type: 'answer', id: 'x', seat: 0, serial: 5, verb: 'pass' });
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    latest().hear(welcome);
    latest().hear(update(11, 6));
    expect(latest().sent.map((one) => one['type'])).toEqual(['hello']);
  });

  it('gives up where there is nothing to come back to', () => {
    latest().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(fakes.length).toBe(1);
    expect(states.at(-1)).toBe('closed');
  });
});
