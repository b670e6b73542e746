/** The paces people know from other tables, and any other in numbers. */
import type { Pace } from './wire';
import { text } from './words.svelte';

const HOUR = 3600;

export const PACES: { name: string; pace: Pace }[] = [
  { name: 'none', pace: {} },
  { name: 'live', pace: { start: 30 * 60, increment: 20, cap: 60 * 60 } },
  { name: 'quick', pace: { start: 24 * HOUR, increment: 4 * HOUR, cap: 72 * HOUR } },
  { name: 'daily', pace: { start: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR } },
  { name: 'slow', pace: { start: 72 * HOUR, increment: 36 * HOUR, cap: 240 * HOUR } },
];

/** Seconds for a question in a reaction window. */
export const REACTIONS = [0, 10, 20, 30, 60];

export function paceName(pace: Pace): string {
  const known = PACES.find(
    (one) =>
      (one.pace.start ?? 0) === (pace.start ?? 0) && (one.pace.increment ?? 0) === (pace.increment ?? 0) && (one.pace.cap ?? 0) === (pace.cap ?? 0),
  );
  if (known) return text(`pace-${known.name}`);
  return text('pace-other', { start: Math.round((pace.start ?? 0) / 60), increment: Math.round((pace.increment ?? 0) / 60) });
}
