/** Who plays for the people of a table, and under which conditions language models do. */
import type { SeatInfo, TableInfo } from './wire';
import { text } from './words.svelte';

const NEEDED = ['calls', 'actions', 'seconds'] as const; // without these nobody can play

export type Guise = 'agent' | 'program';

/** What sits there in place of a person or a bot of the server. */
export const guiseOf = (seat: SeatInfo): Guise | null => (seat.agent ? 'agent' : seat.program ? 'program' : null);

/** The conditions of the table's agents, in words; empty if they play without any. */
export function conditionsText(table: TableInfo): string {
  const given = table.conditions ?? {};
  const limit = (name: string): string[] => (typeof given[name] === 'number' ? [text(`condition-${name}`, { count: given[name] })] : []);
  const limits = NEEDED.flatMap(limit);
  return [
    ...(given['withhold_actions'] ? [text('condition-withhold-actions')] : []),
    ...limits,
    ...(limits.length ? [text(given['exhausted'] === 'forfeit' ? 'condition-then-forfeit' : 'condition-then-caretaker')] : []),
    ...limit('characters'),
    ...(given['seed_known'] ? [text('condition-seed-known')] : []),
  ].join('; ');
}

/** What the mark means. */
export function guiseText(guise: Guise, table: TableInfo): string {
  if (guise === 'program') return text('guise-program-text');
  const conditions = conditionsText(table);
  return conditions ? text('guise-agent-conditions', { conditions }) : text('guise-agent-text');
}
