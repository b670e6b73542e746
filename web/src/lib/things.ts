/** What an event is about: things among its numbers, by kind of event. */
import type { Thing } from '$games/game';

export type EventThings = Record<string, [kind: string, index: number][]>;

export const thingsIn = (table: EventThings, kind: string, args: number[]): Thing[] =>
  (table[kind] ?? []).flatMap(([what, index]) => {
    const target = args[index];
    return target === undefined || target < 0 ? [] : [{ kind: what, target }];
  });
