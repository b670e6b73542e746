/** Going about the map by keyboard. */
import type { Point } from './point';

const DIRECTIONS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const ROW = 70; // map units that count as one line when places are read out

export const directionOf = (key: string): Point | undefined => DIRECTIONS[key];

/** Indices from north to south, and in a row from west to east. */
export function readingOrder(points: Point[]): number[] {
  const row = (index: number): number => Math.round(points[index]![1] / ROW);
  return points.map((_, index) => index).sort((a, b) => row(a) - row(b) || points[a]![0] - points[b]![0]);
}

/** The nearest point that lies that way: what is aside counts double. */
export function nearestTowards(points: Point[], from: number, [dx, dy]: Point): number {
  const [x, y] = points[from]!;
  let best = from;
  let bestCost = Infinity;
  points.forEach(([px, py], index) => {
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const cost = ahead + 2 * aside;
    if (index !== from && ahead > 0 && aside <= ahead * 1.5 && cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}

/** The nearest of some points within reach; -1 if none is. */
export function nearestWithin(points: Point[], among: number[], [x, y]: Point, reach: number): number {
  let best = -1;
  let bestDistance = reach;
  for (const index of among) {
    const distance = Math.hypot(points[index]![0] - x, points[index]![1] - y);
    if (distance <= bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}
