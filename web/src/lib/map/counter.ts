/** Counters on a map: where they lie, and for which pieces they stand. */
import type { Point } from './point';

/** A counter is drawn in a square of this size around its middle, and scaled. */
export const COUNTER = 32;

export interface Placed {
  key: string;
  place: number;
  pieces: number[];
  at: Point;
  scale: number; // of the drawn counter
}

export const squareOf = ({ at, scale }: Pick<Placed, 'at' | 'scale'>): { at: Point; half: number } => ({ at, half: (COUNTER / 2) * scale });

export const shifted = <T extends { at: Point }>(placed: T, [dx, dy]: Point): T => ({ ...placed, at: [placed.at[0] + dx, placed.at[1] + dy] });
