/** Where stacks lie, and what there is room for at which distance. */
import { COUNTER, shifted, squareOf, type Placed as Counter } from '$lib/map/counter';
import type { Point } from '$lib/map/point';
import { roomFor, type Box } from '$lib/map/room';
import type { MapDoc, Territory, Water, Zone } from './maps/types';
import { isSea, type CivilizationDesk, type Stack } from './position';
import { spaceName } from './words';

export interface Placed extends Counter {
  stack: Stack;
}

/** What the map shows. */
export const LAYERS = ['control', 'resources', 'armies', 'climate'] as const;
export type Layer = (typeof LAYERS)[number];

/** Screen points per map unit → size of a counter on the screen. */
export const counterPixels = (scale: number): number => Math.min(44, Math.max(17, 42 * scale ** 0.55));

/** Labels grow slower than the map, so that they are readable from afar and not in the way when near. */
export const labelFactor = (scale: number): number => (scale < 0.5 ? Math.min(1.6, 0.5 / scale) ** 0.5 : (0.5 / scale) ** 0.6);

/** From here on tokens, faces and roads can be told apart. */
export const DETAILED = 0.3;
const SYMBOL = 56; // map units
export const symbolSize = (scale: number, size: number): number => SYMBOL * (0.55 + 0.45 * size) * Math.min(1.5, Math.max(0.55, (0.62 / scale) ** 0.55));

export const LETTER = 0.46; // width of a letter for its height
const READABLE = 8; // screen points
const APART = 1; // letters' width around a name
const OVERLAP = 0.15; // of a line that names may share

export interface Label {
  space: number;
  text: string;
  at: Point;
  size: number;
  angle: number;
}

const PLATE = 0.72; // of a symbol, from the middle of a settlement to below its marks

/** Below the settlement, where its sign would cover the name. */
function labelPlace({ view }: CivilizationDesk, zone: Zone, space: number, size: number, scale: number): Point {
  const [x, y] = zone.label;
  if (!view.territories[space]?.size) return [x, y];
  const [sx, sy] = (zone as Territory).settlement;
  const half = symbolSize(scale, zone.size) * PLATE;
  return Math.abs(y - size * 0.3 - sy) < half && Math.abs(x - sx) < half * 2.4 ? [x, sy + half + size * 0.62] : [x, y];
}

/** Names that can be read and do not lie on weightier ones: lands before seas. */
export function labelsOf(desk: CivilizationDesk, zones: Zone[], scale: number): Label[] {
  const factor = labelFactor(scale);
  const all = zones.map((zone, space): Label => {
    const size = zone.labelSize * factor * (isSea(space) ? 0.85 : 1);
    return { space, text: spaceName(desk, space), at: labelPlace(desk, zone, space, size, scale), size, angle: zone.labelAngle };
  });
  const readable = all.filter(({ size }) => size * scale >= READABLE).sort((a, b) => Number(isSea(a.space)) - Number(isSea(b.space)) || b.size - a.size);
  const kept: Label[] = [];
  const collide = (a: Label, b: Label): boolean =>
    Math.abs(a.at[0] - b.at[0]) < (((a.text.length + APART) * a.size + (b.text.length + APART) * b.size) * LETTER) / 2 && Math.abs(a.at[1] - b.at[1]) < ((a.size + b.size) / 2) * (1 - OVERLAP) * 0.8;
  for (const label of readable) if (!kept.some((other) => collide(label, other))) kept.push(label);
  return kept;
}

export const boxesOf = (labels: Label[]): Box[] =>
  labels.map(({ text, at, size, angle }) => {
    const half = (text.length * size * LETTER) / 2;
    return { at, angle, left: -half, right: half, top: -0.7 * size, bottom: 0.2 * size };
  });

/** What settlements and tokens cover. */
export function siteBoxes({ sheet, view }: CivilizationDesk, doc: MapDoc, scale: number): Box[] {
  return sheet.spaces.flatMap(({ key }, territory) => {
    const shape = doc.provinces[key];
    if (!shape || !view.territories[territory]?.size) return [];
    const half = symbolSize(scale, shape.size) * 0.6;
    return [{ at: shape.settlement, angle: 0, left: -half, right: half, top: -half, bottom: half }];
  });
}

const LATER = 0.2; // how much worse the next place of a group is, in sizes of a counter

/** All stacks on the places of their group where there is most room, side by side where those lie too near, off names and other counters. */
export function placeStacks(stacks: Stack[], zones: Zone[], scale: number, covered: Box[] = []): Placed[] {
  const size = counterPixels(scale) / scale;
  const placed: Placed[] = [];
  for (const group of ['army', 'fleet', 'explorers'] as const) {
    const bySpace = new Map<number, Stack[]>();
    for (const stack of stacks) if (stack.group === group) bySpace.set(stack.space, [...(bySpace.get(stack.space) ?? []), stack]);
    for (const [space, some] of bySpace) {
      const zone = zones[space];
      if (!zone) continue;
      const drawn = size * (0.6 + 0.4 * zone.size) * (group === 'explorers' ? 0.78 : 1);
      const taken = placed.map(squareOf);
      const tries = placesOf(zone, space, group).map((_, first, places) => {
        const spots = spotsFor([...places.slice(first), ...places.slice(0, first)], some.length, drawn * 1.08);
        const counters = some.map((stack, at): Placed => ({ key: stack.key, place: space, pieces: stack.pieces.map(({ piece }) => piece), stack, at: spots[at]!, scale: drawn / COUNTER }));
        const { move, cost } = roomFor(covered, counters.map(squareOf), drawn, taken);
        return { cost: cost + first * LATER, counters: counters.map((counter) => shifted(counter, move)) };
      });
      placed.push(...tries.reduce((best, other) => (other.cost < best.cost ? other : best)).counters);
    }
  }
  return placed;
}

function placesOf(zone: Zone, space: number, group: Stack['group']): Point[] {
  if (isSea(space)) return group === 'fleet' ? (zone as Water).fleets : [...(zone as Water).fleets].reverse();
  const { armies, explorers } = zone as Territory;
  return group === 'explorers' ? explorers : group === 'fleet' ? [...armies].reverse() : armies;
}

/** The first places if they are far enough apart, else a row around the first of them. */
export function spotsFor(places: Point[], count: number, apart: number): Point[] {
  const chosen: Point[] = [];
  for (const place of places) if (chosen.every((other) => Math.hypot(other[0] - place[0], other[1] - place[1]) >= apart)) chosen.push(place);
  if (chosen.length >= count) return chosen.slice(0, count);
  const [x, y] = places[0]!;
  return Array.from({ length: count }, (_, at): Point => [x + (at - (count - 1) / 2) * apart, y]);
}
