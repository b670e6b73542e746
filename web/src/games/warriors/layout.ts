/** Where counters lie: around the province's spot, owner by owner, fortresses on their own site. */
import { COUNTER, shifted, squareOf, type Placed as Counter } from '$lib/map/counter';
import type { Point } from '$lib/map/point';
import { clearOf, type Box } from '$lib/map/room';
import { isFortress, ownersIn, stacksOf, type Stack } from './position';
import type { ProvinceView, Shape, Unit } from './types';

const GAP = 1.2;
const SMALLEST = 0.82;
const FORTRESS = 0.88;

export interface Placed extends Counter {
  stack: Stack;
}

/** Picture points per map unit → size of a counter on the screen. */
export const counterPixels = (scale: number): number => Math.min(46, Math.max(16, 36 * Math.sqrt(scale)));

/** Below this all field pieces of an owner share one counter. */
export const MERGE_BELOW = 0.42;

/** Names take about half their size for each letter. */
const LETTER = 0.5;
const READABLE = 6.5; // screen points

/** Below a name stand symbols of this size, once they can be told apart on the screen. */
export const SYMBOL = 20;
const DISTINCT = 14; // screen points

/** Is the name of a province worth drawing? */
export const isReadable = (shape: Shape, scale: number): boolean => shape.labelSize * labelFactor(scale) * scale >= READABLE;

/** Is there room for what provinces yield? */
export const isDetailed = (scale: number): boolean => SYMBOL * scale * labelFactor(scale) >= DISTINCT;

/** What the names of provinces cover. */
export function labelBoxes(names: string[], shapes: Shape[], scale: number): Box[] {
  const factor = labelFactor(scale);
  return shapes.flatMap((shape, province) => {
    if (!isReadable(shape, scale)) return [];
    const height = shape.labelSize * factor;
    const half = (names[province]!.length * LETTER * height) / 2;
    const below = isDetailed(scale) ? SYMBOL * factor : 0;
    return [{ at: shape.label, angle: shape.labelAngle, left: -half, right: half, top: -0.7 * height, bottom: 0.2 * height + below }];
  });
}

/** All counters, out of the way of names as far as there is room. */
export function placeAll(provinces: ProvinceView[], shapes: Shape[], labels: Box[], size: number, merged: boolean): Placed[] {
  return provinces.flatMap((province, number) => {
    if (!province.units.length) return [];
    const placed = placeCounters(province, number, shapes[number]!, size, merged);
    const forts = placed.filter((one) => isFortress(one.stack.kind));
    const field = placed.filter((one) => !isFortress(one.stack.kind));
    const moved = clearOf(labels, forts.map(squareOf), size);
    const free = clearOf(labels, field.map(squareOf), size, forts.map((one) => squareOf(shifted(one, moved))));
    return [...forts.map((one) => shifted(one, moved)), ...field.map((one) => shifted(one, free))];
  });
}

export function placeCounters(province: ProvinceView, number: number, shape: Shape, size: number, merged: boolean): Placed[] {
  const scale = size / COUNTER;
  const forts = stacksOf(province.units.filter((unit) => isFortress(unit.kind)));
  const field = province.units.filter((unit) => !isFortress(unit.kind));
  const rows = ownersIn({ ...province, units: field }).flatMap((owner) => rowsOf(field, owner, merged));
  const shrink = shrinkage(rows, size, shape.radius);
  const placed = forts.map((stack, index) =>
    place(number, stack, [shape.fortress[0] + index * size, shape.fortress[1]], scale * FORTRESS),
  );
  rows.forEach((row, line) => {
    const y = shape.spot[1] + (line - (rows.length - 1) / 2) * size * shrink * GAP;
    row.forEach((stack, column) => {
      const x = shape.spot[0] + (column - (row.length - 1) / 2) * size * shrink * GAP;
      placed.push(place(number, stack, [x, y], scale * shrink));
    });
  });
  return placed;
}

function place(province: number, stack: Stack, at: Point, scale: number): Placed {
  return { key: `${province} ${stack.key}`, place: province, pieces: stack.units.map(({ unit }) => unit), stack, at, scale };
}

function rowsOf(field: Unit[], owner: number, merged: boolean): Stack[][] {
  const stacks = stacksOf(field.filter((unit) => unit.owner === owner));
  if (merged && stacks.length > 1) {
    return [[{ key: `${owner}`, owner, kind: stacks[0]!.kind, units: stacks.flatMap((stack) => stack.units) }]];
  }
  const wide = stacks.length <= 3 ? stacks.length : Math.min(4, Math.ceil(stacks.length / 2));
  const rows: Stack[][] = [];
  for (let start = 0; start < stacks.length; start += wide) rows.push(stacks.slice(start, start + wide));
  return rows;
}

/** Many counters in a small province become smaller, but never too small to read. */
function shrinkage(rows: Stack[][], size: number, radius: number): number {
  const extent = Math.max(rows.length, ...rows.map((row) => row.length)) * size * GAP;
  return extent > radius * 2.4 ? Math.max(SMALLEST, (radius * 2.4) / extent) : 1;
}

/** Labels grow slower than the map, so that they are readable from afar and not in the way when near. */
export function labelFactor(scale: number): number {
  return scale < 0.75 ? Math.min(1.5, 0.75 / scale) ** 0.7 : (0.75 / scale) ** 0.55;
}
