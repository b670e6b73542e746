/** The log as people read it: turn, phase, actor. */
import type { LogLine, Told } from './wire';

export interface Entry {
  key: string;
  line: LogLine;
  told: Told | null; // null: an undo
  undone: boolean;
}

export interface ActorGroup {
  actor: number; // -1 is nobody: the game itself
  entries: Entry[];
}

export interface PhaseGroup {
  key: string;
  phase: number;
  actors: ActorGroup[];
}

export interface TurnGroup {
  turn: number;
  phases: PhaseGroup[];
}

const TURN = 'turn.started';
const PHASE = 'phase.started';

/** The serials of answers that were taken back later. */
export function undone(lines: LogLine[]): Set<number> {
  const gone = new Set<number>();
  let inForce: LogLine[] = [];
  for (const line of lines) {
    if (line.kind === 'answer') inForce.push(line);
    if (line.kind === 'undo') {
      const kept = inForce.filter((one) => (one.n ?? 0) <= (line.n ?? 0));
      for (const one of inForce) if (!kept.includes(one)) gone.add(one.serial);
      inForce = kept;
    }
  }
  return gone;
}

export function grouped(lines: LogLine[], only: number | null = null): TurnGroup[] {
  const gone = undone(lines);
  const turns: TurnGroup[] = [];
  let turn = 0;
  let phase = 0;

  function add(entry: Entry, actor: number): void {
    let inTurn = turns.at(-1);
    if (inTurn?.turn !== turn) turns.push((inTurn = { turn, phases: [] }));
    let inPhase = inTurn.phases.at(-1);
    if (inPhase?.phase !== phase) inTurn.phases.push((inPhase = { key: entry.key, phase, actors: [] }));
    let group = inPhase.actors.at(-1);
    if (group?.actor !== actor) inPhase.actors.push((group = { actor, entries: [] }));
    group.entries.push(entry);
  }

  for (const line of lines) {
    const told = line.told ?? [];
    const moves = told.some((one) => one.kind === PHASE || one.kind === TURN);
    if (!moves) [turn, phase] = [line.turn ?? 0, line.phase ?? 0];
    if (line.kind === 'undo' && (only === null || only === line.seat))
      add({ key: `${line.serial}`, line, told: null, undone: false }, line.seat ?? -1);
    told.forEach((one, at) => {
      if (one.kind === TURN) turn = one.args?.[0] ?? turn;
      else if (one.kind === PHASE) phase = one.args?.[0] ?? phase;
      else if (only === null || only === (one.actor ?? -1))
        add({ key: `${line.serial}.${at}`, line, told: one, undone: gone.has(line.serial) }, one.actor ?? -1);
    });
    [turn, phase] = [line.turn ?? 0, line.phase ?? 0];
  }
  return turns;
}
