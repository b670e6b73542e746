/** A table page without a server: a room whose model is fed by hand, Civilization CHR in English. */
import civilization from '$games/civilization';
import { TableDesk } from '$lib/desk.svelte';
import { Replay } from '$lib/replay.svelte';
import { Table } from '$lib/table.svelte';
import type { LogLine, TableInfo, Told, Update } from '$lib/wire';
import { loadGameTexts, setLanguage } from '$lib/words.svelte';
import type { Room } from '$shell/room';
import { sample } from '../civilization/stage';

export const told = (kind: string, ...args: number[]): Told => ({ kind, args, actor: args[0] ?? -1, with: {} });
export const line = (serial: number, ...events: Told[]): LogLine => ({ serial, at: 0, kind: 'answer', n: serial, seat: 1, turn: 1, phase: 1, told: events });

export async function roomOf(name: string, mine = [0]): Promise<{ room: Room; heard: (serial: number, ...lines: LogLine[]) => void }> {
  await loadGameTexts('civilization');
  await setLanguage('en');
  const { welcome, update } = sample(name);
  const seats = update.names!.map((_, seat) => ({ seat, kind: 'person' as const, person: { id: `${seat}`, name: `P${seat}` } }));
  const model = new Table('t', 'civilization');
  const replay = new Replay('t', '', () => model.seat, () => 9);
  const desk = new TableDesk(model, replay, () => true, (seat) => seat?.person?.name ?? '');
  model.receive({ ...welcome, table: { ...(welcome.table as TableInfo), seats }, mine }, []);
  const heard = (serial: number, ...lines: LogLine[]): void => {
    const states = mine.map((seat) => ({ ...update.seats[0]!, seat, decision: update.seats[0]!.decision ? { ...update.seats[0]!.decision, seat, serial } : null }));
    model.receive({ ...(update as Update), time: Date.now(), seats: states }, lines);
  };
  heard(0);
  return { room: { model, replay, desk, client: civilization }, heard };
}
