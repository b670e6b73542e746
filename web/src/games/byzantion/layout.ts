/** Where cards lie: the fan of a hand, the overlap of a stack, the spaces of the race track. */

export interface Leaf {
  x: number; // left edge, in card widths
  y: number; // how far it sinks, in card widths
  angle: number; // degrees
}

const OPEN = 1.05; // cards lie side by side if there is room
const SHUT = 0.24; // shows at least

/** A hand of cards in a room so many card widths wide. */
export function fanOf(count: number, room: number): Leaf[] {
  if (count === 0) return [];
  const step = count > 1 ? Math.max(SHUT, Math.min(OPEN, (room - 1) / (count - 1))) : 0;
  const middle = (count - 1) / 2;
  const bend = step >= 1 ? 0 : Math.min(2.4, 14 / count) * Math.min(1, 2 * (1 - step)); // the tighter, the more it bends
  const start = Math.max(0, (room - 1 - step * (count - 1)) / 2);
  return Array.from({ length: count }, (_, at) => {
    const off = at - middle;
    return { x: start + at * step, y: (off * off * bend) / 140, angle: off * bend };
  });
}

/** How wide a fan becomes: more than its room if there are too many cards for it. */
export const fanWidth = (leaves: Leaf[]): number => (leaves.at(-1)?.x ?? 0) + (leaves.length ? 1 : 0);

/** Left edges of the cards of a stack, in card widths: followers peep out from behind their leader. */
export function stackOf(count: number): number[] {
  const step = count > 5 ? 0.3 : 0.42;
  return Array.from({ length: count }, (_, at) => at * step);
}

export const stackWidth = (count: number): number => (count > 0 ? stackOf(count).at(-1)! + 1 : 0);

/** The race track runs round a rectangle of spaces, clockwise from its upper left corner. */
export const TRACK = { wide: 31, high: 21, spaces: 100 };

export function spaceAt(space: number): { column: number; row: number } {
  const { wide, high, spaces } = TRACK;
  const at = ((space % spaces) + spaces) % spaces;
  if (at < wide) return { column: at, row: 0 };
  if (at < wide + high - 1) return { column: wide - 1, row: at - wide + 1 };
  if (at < 2 * wide + high - 2) return { column: 2 * wide + high - 3 - at, row: high - 1 };
  return { column: 0, row: spaces - at };
}

/** Tokens round a spot, in rows as broad as they are many. */
export function cluster(count: number, gap: number): [number, number][] {
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [((at % columns) - (inRow - 1) / 2) * gap, (row - (rows - 1) / 2) * gap];
  });
}
