/** A place on a map, in its own units. */
export type Point = [x: number, y: number];

/** The middle of some points. */
export const middleOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** The box around some points, with room about them. */
export function areaAround(points: Point[], margin: number): [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [[Math.min(...xs) - margin, Math.min(...ys) - margin], [Math.max(...xs) + margin, Math.max(...ys) + margin]];
}
