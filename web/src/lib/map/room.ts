/** Keeping counters off what is written on the map. */
import type { Point } from './point';

/** Something written: a box around a point, turned by some degrees. */
export interface Box {
  at: Point;
  angle: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Square {
  at: Point;
  half: number;
}

const FAR = 1.2; // sizes of a counter a group may be moved at most

/** How far a group of counters must move so as not to lie on anything written, nor on other counters. */
export const clearOf = (boxes: Box[], group: Square[], size: number, others: Square[] = []): Point => roomFor(boxes, group, size, others).move;

/** The same, with what still speaks against the place: the way, and far more what is covered nevertheless. */
export function roomFor(boxes: Box[], group: Square[], size: number, others: Square[] = []): { move: Point; cost: number } {
  const near = boxes.filter((box) => group.some((square) => Math.hypot(square.at[0] - box.at[0], square.at[1] - box.at[1]) < box.right + 3 * size));
  const cost = (move: Point): number => covered(near, group, others, move) * 4 + Math.hypot(...move) / size;
  const ways = near.flatMap((box) => waysOut(box, group)).filter((move) => Math.hypot(...move) <= FAR * size);
  const move = ways.reduce<Point>((best, way) => (cost(way) < cost(best) - 1e-9 ? way : best), [0, 0]);
  return { move, cost: cost(move) };
}

/** Straight out of a box, on each of its four sides. */
function waysOut(box: Box, group: Square[]): Point[] {
  const inside = group.map((square) => local(box, square));
  const sides: Point[] = [
    [0, box.top - Math.max(...inside.map(({ at, half }) => at[1] + half))],
    [0, box.bottom - Math.min(...inside.map(({ at, half }) => at[1] - half))],
    [box.left - Math.max(...inside.map(({ at, half }) => at[0] + half)), 0],
    [box.right - Math.min(...inside.map(({ at, half }) => at[0] - half)), 0],
  ];
  return sides.map((move) => turned(move, box.angle));
}

/** The part of names and counters that is covered, in counters. */
function covered(boxes: Box[], group: Square[], others: Square[], [dx, dy]: Point): number {
  let sum = 0;
  for (const { at, half } of group) {
    const square = { at: [at[0] + dx, at[1] + dy] as Point, half };
    const area = 4 * half * half;
    for (const box of boxes) sum += overlap(box, local(box, square)) / area;
    for (const other of others)
      sum += (2 * overlap({ left: -other.half, right: other.half, top: -other.half, bottom: other.half }, { at: [square.at[0] - other.at[0], square.at[1] - other.at[1]], half })) / area;
  }
  return sum;
}

function overlap(box: Pick<Box, 'left' | 'right' | 'top' | 'bottom'>, { at: [x, y], half }: Square): number {
  const wide = Math.min(box.right, x + half) - Math.max(box.left, x - half);
  const high = Math.min(box.bottom, y + half) - Math.max(box.top, y - half);
  return wide > 0.01 && high > 0.01 ? wide * high : 0;
}

const local = (box: Box, { at, half }: Square): Square => ({ at: turned([at[0] - box.at[0], at[1] - box.at[1]], -box.angle), half });

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
