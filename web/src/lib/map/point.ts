/** A place on a map, in its own units. */
export type Point = [x: number, y: number];
