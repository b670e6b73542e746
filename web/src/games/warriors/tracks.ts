/** What the levels of a technology give, out of the sheet. */
import type { Word } from '$lib/words.svelte';
import type { Sheet, Track } from './types';

/** The yields of a level: messages of the game's catalogue and their number. */
export function yieldsOf(sheet: Sheet, track: Track, level: number): { message: string; number: number }[] {
  const { food, goods, weapons, action_points, bank_rate, route_limit } = sheet.tracks;
  const columns: Record<Track, [string, number[]][]> = {
    production: [['gain-food', food], ['gain-goods', goods]],
    trade: [['gain-bank', bank_rate], ['gain-routes', route_limit]],
    military: [['gain-weapons', weapons], ['gain-points', action_points]],
  };
  return columns[track].flatMap(([message, values]) => (values[level] ? [{ message, number: values[level] }] : []));
}

/** What a level opens for good: armies and abilities. */
export function openedBy(sheet: Sheet, track: Track, level: number): Word[] {
  const armies = track === 'military' ? sheet.units.filter((unit) => unit.level === level && level > 1) : [];
  const abilities = sheet.tracks.abilities.filter((ability) => ability.track === track && ability.level === level);
  return [...armies.map((unit) => `kind-${unit.kind}`), ...abilities.map(({ ability }) => `ability-${ability}`)];
}

/** The spaces of each level: how many tokens lie on it when it is complete, from level I on. */
export function spacesOf(sheet: Sheet): { level: number; tokens: number[] }[] {
  const highest = Math.max(...sheet.tracks.levels);
  return Array.from({ length: highest }, (_, index) => ({
    level: index + 1,
    tokens: sheet.tracks.levels.flatMap((level, tokens) => (level === index + 1 && tokens > 0 ? [tokens] : [])),
  }));
}
