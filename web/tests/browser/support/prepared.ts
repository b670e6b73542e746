/** Positions that a short game does not reach by itself: bots play a game, and people take over where it gets interesting. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Marks, NewTable, ReplayFrame, TableInfo, Upload } from './wire';

export const PYTHON = resolve(import.meta.dirname, '../../../../.venv/bin/python');

export async function read<T>(answer: Promise<APIResponse>): Promise<T> {
  const found = await answer;
  expect(found.ok(), `${found.url()} says ${found.status()}: ${await found.text()}`).toBe(true);
  return (await found.json()) as T;
}

export async function makeTable(request: APIRequestContext, wish: Partial<NewTable>): Promise<TableInfo> {
  return read(request.post('/api/tables', { data: { game: 'warriors', start: true, seats: [], ...wish } }));
}

/** Bots alone, at full speed, to the end. */
export async function botsGame(request: APIRequestContext, seats: number, options: Record<string, string | number>, bot = 'greedy'): Promise<TableInfo> {
  const made = await makeTable(request, { seats: Array.from({ length: seats }, () => ({ kind: 'bot', bot })), options, pace: { bot_delay: 0 } });
  const now = (): Promise<TableInfo> => read(request.get(`/api/tables/${made.id}`));
  await expect.poll(async () => (await now()).status, { message: 'the bots come to the end', timeout: 40_000 }).toBe('over');
  return now();
}

export const PHASE = { setup: 0, upkeep: 1, trade: 2, development: 3, manoeuvre: 4, maintenance: 5 };
type Wanted = (frame: ReplayFrame) => boolean;

/** The first moment in a phase of a finished game that somebody looks for; null if it never came. */
export async function momentOf(request: APIRequestContext, table: TableInfo, phase: number, wanted: Wanted): Promise<ReplayFrame | null> {
  const { marks } = await read<Marks>(request.get(`/api/tables/${table.id}/marks`));
  for (const { n } of marks.filter((mark) => mark.phase === phase)) {
    const frame = await read<ReplayFrame>(request.get(`/api/tables/${table.id}/at/${n}?seat=-1`));
    if (wanted(frame)) return frame;
  }
  return null;
}

const played: TableInfo[] = []; // by this worker

/** A long game of two bots in which the moment came; games differ, so a few are tried. */
export async function reach(request: APIRequestContext, phase: number, wanted: Wanted): Promise<{ table: TableInfo; frame: ReplayFrame }> {
  for (let tried = 0; tried < 8; tried += 1) {
    if (!played[tried]) played[tried] = await botsGame(request, 2, { map: 'italy', map_variant: 'italy2_milan_genoa' });
    const frame = await momentOf(request, played[tried]!, phase, wanted);
    if (frame) return { table: played[tried]!, frame };
  }
  throw new Error('none of eight games of bots came to the wanted moment');
}

/** A finished short game of bots. */
export const finished = (request: APIRequestContext): Promise<TableInfo> => botsGame(request, 2, { map: 'west', map_variant: 'west2_england_scotland', turn_limit: 2 });

/** The same game cut off after `n` answers, as a table of whoever asks: people on `people`, bots on the other seats. */
export async function resume(request: APIRequestContext, table: string, n: number, people: number[]): Promise<string> {
  const text = await (await request.get(`/api/tables/${table}/record`)).text();
  const lines = text.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  const end = lines.at(-1)!;
  const [header, ...rest] = lines;
  header!['players'] = (header!['players'] as string[]).map((kind, seat) => (people.includes(seat) ? 'human' : kind));
  const kept = rest.filter((line) => typeof line['n'] === 'number' && line['n'] <= n && !('snapshot' in line));
  const cut = [header, { secret: { seed: end['seed'], salt: end['salt'] } }, ...kept].map((line) => JSON.stringify(line)).join('\n');
  return (await read<Upload>(request.post('/api/records', { headers: { 'content-type': 'text/plain' }, data: `${cut}\n` }))).table;
}

/**
 * A table laid out by name (docs/conformance.md) for whoever asks: `human` on his seats, bots on the others.
 * The same seed brings the same dice.
 */
export async function layOut(request: APIRequestContext, game: string, players: string[], position: object, seed = '', options: object = {}): Promise<string> {
  const script = `
import json, sys
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
game, players, position, seed, wished = map(json.loads, sys.argv[1:])
module = find_game(game)
options = module.read_options(len(players), wished)
laid = Table.open_position(module, len(players), options, position)
record = Table.open_state(module, len(players), options, module.dump(laid.game), seed).record
record.players = players
sys.stdout.write(record.text())
`;
  const data = execFileSync(PYTHON, ['-c', script, ...[game, players, position, seed, options].map((one) => JSON.stringify(one))], { encoding: 'utf8' });
  return (await read<Upload>(request.post('/api/records', { headers: { 'content-type': 'text/plain' }, data }))).table;
}

/** Give a seat of a table that nobody has opened yet to somebody else: the server has no way to share a sandbox. */
export function handOver(table: string, seat: number, person: string): void {
  const script = `
import sqlite3, sys
file, table, seat, person = sys.argv[1:]
with sqlite3.connect(file, timeout=10) as db:
    db.execute('update seats set person = ? where "table" = ? and seat = ?', (person, table, int(seat)))
    db.execute('update tables set hotseat = 0 where id = ?', (table,))
`;
  execFileSync(PYTHON, ['-c', script, join(process.env['QUADRIGA_TEST_DATA']!, 'quadriga.sqlite'), table, String(seat), person]);
}
