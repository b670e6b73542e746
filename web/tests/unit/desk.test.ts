import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { letters, TableDesk } from '../../src/lib/desk.svelte';
import { Replay } from '../../src/lib/replay.svelte';
import { Table } from '../../src/lib/table.svelte';
import type { ChoiceDoc, Decision, TableInfo, Update } from '../../src/lib/wire';

const info: TableInfo = {
  id: 't', game: 'warriors', title: 'W', name: '', status: 'playing', visibility: 'public', options: {}, pace: {},
  seats: [{ seat: 0, kind: 'person' }, { seat: 1, kind: 'bot', bot: 'greedy' }],
};
const choices: ChoiceDoc[] = [
  { verb: 'war', target: 1, kind: 'seat' },
  { verb: 'peace', target: 1, kind: 'seat' },
  { verb: 'bank', target: 4, kind: 'exchange', low: 1, high: 3 },
  { verb: 'done', grave: true },
];
const decision = (seat: number, serial = 3): Decision => ({ seat, serial, prompt: { say: 'prompt-trade' }, moment: 'prompt-trade', choices });
const update = (...owed: number[]): Update => ({
  type: 'update', serial: 9, n: 9, time: 0, owing: owed, names: ['=France', '=Ireland'],
  seats: [0, 1].map((seat) => ({ seat, view: { seat }, decision: owed.includes(seat) ? decision(seat) : null })),
});

describe('the desk', () => {
  let table: Table;
  let replay: Replay;
  let desk: TableDesk;
  let answered: ReturnType<typeof vi.fn>;
  let confirms = true;

  function seated(hotseat: boolean, ...owed: number[]): void {
    table = new Table('t', 'warriors');
    replay = new Replay('t', '', () => table.seat, () => 9);
    desk = new TableDesk(table, replay, () => confirms, (seat) => (seat?.kind === 'bot' ? 'bot' : 'Anna'));
    answered = vi.fn();
    table.answer = answered as unknown as Table['answer'];
    table.receive({ type: 'welcome', table: { ...info, hotseat }, mine: [0, 1], sheet: {}, time: 0 }, []);
    table.receive(update(...owed), []);
  }

  beforeEach(() => {
    confirms = true;
    seated(false, 0);
  });

  it('offers what lies on a thing, within the verb in hand', () => {
    expect(desk.choicesAt({ kind: 'seat', target: 1 }).map((one) => one.verb)).toEqual(['war', 'peace']);
    desk.verb = 'war';
    expect(desk.choicesAt({ kind: 'seat', target: 1 }).map((one) => one.verb)).toEqual(['war']);
  });

  it('takes a refusal away once another answer was taken, and leaves other notices', () => {
    table.receive({ type: 'refused', id: 'a', why: { code: 'not_now', rules: [] } }, []);
    table.notice('Something else.');
    expect(table.notices).toHaveLength(2);
    table.receive({ type: 'taken', id: 'b' } as never, []);
    expect(table.notices.map(({ sentence }) => sentence)).toEqual(['Something else.']);
  });

  it('goes by the stamp of the seat in what is done unasked', () => {
    const unasked = update(1);
    unasked.seats[0]!.stamp = 5;
    table.receive(unasked, []);
    table.acting = 0;
    desk.send({ verb: 'leave' });
    expect(answered).toHaveBeenCalledWith({ seat: 0, serial: 5, verb: 'leave', target: -1, amount: 0, legs: null });
  });

  it('knows what a lesson waits for, but only while the teacher speaks', () => {
    const lesson = { step: 1, count: 9, say: 'lesson-first-bank', do: 'bank', verb: 'bank', target: 4, amount: 2 };
    table.receive({ ...update(0), lesson }, []);
    expect(choices.filter((one) => desk.expects(one)).map((one) => one.verb)).toEqual(['bank']);
    expect(desk.hint).toEqual({ verb: 'bank', target: 4, amount: 2, legs: null });
    table.receive({ ...update(0), lesson: { ...lesson, say: '' } }, []);
    expect(desk.hint).toBeNull();
    expect(desk.expects(choices[2])).toBe(false);
  });

  it('sends at once what needs no more words', () => {
    desk.pick(choices[0]!);
    expect(answered).toHaveBeenCalledWith({ seat: 0, serial: 3, verb: 'war', target: 1, amount: 0, legs: null });
  });

  it('waits for a number, and for a second word before what is grave', () => {
    desk.pick(choices[2]!);
    expect(desk.pending?.verb).toBe('bank');
    desk.send(choices[2]!, 2);
    expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ verb: 'bank', amount: 2 }));
    desk.pick(choices[3]!);
    expect(desk.pending?.verb).toBe('done');
    desk.cancel();
    confirms = false;
    desk.pick(choices[3]!);
    expect(answered).toHaveBeenCalledTimes(2);
  });

  it('forgets what was begun when another decision is asked', () => {
    desk.follow();
    desk.verb = 'war';
    desk.follow();
    expect(desk.verb).toBe('war');
    table.receive({ ...update(0), seats: [{ seat: 0, view: {}, decision: decision(0, 4) }] }, []);
    flushSync();
    desk.follow();
    expect(desk.verb).toBeNull();
  });

  it('turns to the seat that owes something, at a hot seat behind a curtain', () => {
    table.receive(update(1), []);
    expect(desk.seat).toBe(1);
    seated(true, 0);
    table.receive(update(1), []);
    expect(table.curtain).toBe(1);
    expect(desk.decision).toBeNull();
    table.acting = 1;
    expect(table.curtain).toBeNull();
    expect(desk.decision?.seat).toBe(1);
  });

  it('asks nothing while one looks back', () => {
    replay.n = 4;
    expect(desk.decision).toBeNull();
    expect(desk.live).toBe(false);
  });

  it('gives every faction a letter of its own', () => {
    expect(desk.factions.map((one) => `${one.letter} ${one.name} ${one.player}`)).toEqual(['F France Anna', 'I Ireland bot']);
    expect(letters(['Regno di Sardegna', 'Repubblica di Genova', 'Regno di Napoli'])).toEqual(['R', 'G', 'N']);
  });
});
