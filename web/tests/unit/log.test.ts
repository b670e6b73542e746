import { describe, expect, it } from 'vitest';
import { best } from '../../src/lib/fuzzy';
import { grouped, undone } from '../../src/lib/log';
import type { LogLine } from '../../src/lib/wire';

const told = (kind: string, actor = -1, ...args: number[]) => ({ kind, actor, args });
const lines: LogLine[] = [
  { serial: 0, at: 0, kind: 'start', told: [told('nation.taken', 0)] },
  { serial: 1, at: 0, kind: 'answer', n: 1, seat: 1, turn: 1, phase: 1, told: [told('technology.advanced', 1), told('turn.started', -1, 1), told('phase.started', -1, 1, 1), told('resources.gained', 0)] },
  { serial: 2, at: 0, kind: 'answer', n: 2, seat: 0, turn: 1, phase: 1, told: [told('army.fed', 0)] },
  { serial: 3, at: 0, kind: 'undo', n: 1, seat: 0, turn: 1, phase: 1 },
  { serial: 4, at: 0, kind: 'answer', n: 2, seat: 0, turn: 1, phase: 1, told: [told('army.starved', 0)] },
];

describe('the log', () => {
  it('puts events into the turn and phase they happened in', () => {
    const turns = grouped(lines);
    expect(turns.map((turn) => turn.turn)).toEqual([0, 1]);
    expect(turns[0]!.phases[0]!.actors.map((group) => group.actor)).toEqual([0, 1]);
    expect(turns[1]!.phases[0]!.actors[0]!.entries.map((entry) => entry.told?.kind)).toEqual(['resources.gained', 'army.fed', undefined, 'army.starved']);
  });

  it('knows what was taken back', () => expect([...undone(lines)]).toEqual([2]));

  it('shows one player alone', () => expect(grouped(lines, 1).flatMap((turn) => turn.phases).length).toBe(1));
});

describe('the finder', () => {
  it('finds by letters in order, whole words first, without accents', () => {
    expect(best('kos', ['Kraków', 'Košice', 'Knossos'], (name) => name)).toEqual(['Košice', 'Knossos']);
    expect(best('zzz', ['Roma'], (name) => name)).toEqual([]);
  });
});
