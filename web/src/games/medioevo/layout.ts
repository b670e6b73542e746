/** Where stacks lie, and what there is room for at which distance. */
import { COUNTER, shifted, squareOf, type Placed as Counter } from '$lib/map/counter';
import type { Point } from '$lib/map/point';
import { clearOf, type Box } from '$lib/map/room';
import type { Zone } from './maps/types';
import type { Stack } from './position';

export interface Placed extends Counter {
  stack: Stack;
}

/** What the map shows. */
export const LAYERS = ['control', 'goods', 'armies', 'terrain'] as const;
export type Layer = (typeof LAYERS)[number];

/** Picture points per map unit → size of a counter on the screen. */
export const counterPixels = (scale: number): number => Math.min(42, Math.max(15, 37 * scale ** 0.6));

/** Labels grow slower than the map, so that they are readable from afar and not in the way when near. */
export const labelFactor = (scale: number): number => (scale < 0.6 ? Math.min(1.5, 0.6 / scale) ** 0.62 : (0.6 / scale) ** 0.5);

const READABLE = 7; // screen points
export const isReadable = (zone: Zone, scale: number): boolean => zone.labelSize * labelFactor(scale) * scale >= READABLE;

export interface Name {
  text: string;
  at: Point;
  size: number; // of the letters, in map units
  rank: number; // towns before lands before seas
}

export const LETTER = 0.44; // width of a letter for its height
const OVERLAP = 0.15; // of a line that names may share

/** Names that would lie on a weightier one, by index: they are not written at this distance. */
export function crowdedOut(names: (Name | null)[]): Set<number> {
  const out = new Set<number>();
  const kept: Name[] = [];
  const order = names.flatMap((name, index) => (name ? [{ name, index }] : [])).sort((a, b) => b.name.rank - a.name.rank || b.name.size - a.name.size);
  const collide = (a: Name, b: Name): boolean =>
    Math.abs(a.at[0] - b.at[0]) < ((a.text.length * a.size + b.text.length * b.size) * LETTER) / 2 && Math.abs(a.at[1] - b.at[1]) < ((a.size + b.size) / 2) * (1 - OVERLAP) * 0.8;
  for (const { name, index } of order) {
    if (kept.some((other) => collide(name, other))) out.add(index);
    else kept.push(name);
  }
  return out;
}

/** From here on towns, goods and buildings can be told apart. */
export const DETAILED = 0.36;
const SYMBOL = 24; // map units
export const symbolSize = (scale: number, size: number): number => Math.min(SYMBOL, Math.max(15, SYMBOL * size) * Math.min(1, (0.9 / scale) ** 0.35));

/** All stacks: armies on the zone's places for armies, traders on theirs; side by side where those lie too near, and off what is written. */
export function placeStacks(stacks: Stack[], zones: Zone[], scale: number, names: Box[] = []): Placed[] {
  const size = counterPixels(scale) / scale;
  const placed: Placed[] = [];
  for (const trade of [false, true]) {
    const byZone = new Map<number, Stack[]>();
    for (const stack of stacks) if (stack.trade === trade) byZone.set(stack.zone, [...(byZone.get(stack.zone) ?? []), stack]);
    for (const [number, group] of byZone) {
      const zone = zones[number];
      if (!zone) continue;
      const drawn = size * (0.55 + 0.45 * zone.size) * (trade ? 0.82 : 1);
      const spots = spotsFor(trade ? zone.convoys : zone.armies, group.length, drawn * 1.06);
      const counters = group.map((stack, at): Placed => ({ key: stack.key, place: number, pieces: stack.pieces.map(({ piece }) => piece), stack, at: spots[at]!, scale: drawn / COUNTER }));
      const others = placed.filter(({ place }) => place === number).map(squareOf);
      const free = clearOf(names, counters.map(squareOf), drawn, others);
      placed.push(...counters.map((counter) => shifted(counter, free)));
    }
  }
  return placed;
}

/** The first places if they are far enough apart, else a row around the first of them. */
export function spotsFor(places: Point[], count: number, apart: number): Point[] {
  const chosen: Point[] = [];
  for (const place of places) if (chosen.every((other) => Math.hypot(other[0] - place[0], other[1] - place[1]) >= apart)) chosen.push(place);
  if (chosen.length >= count) return chosen.slice(0, count);
  const [x, y] = places[0]!;
  return Array.from({ length: count }, (_, at): Point => [x + (at - (count - 1) / 2) * apart, y]);
}
