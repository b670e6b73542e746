/** The lines of a chart over turns, in its own points. */
import { spread } from './spread';

const [LEFT, BOTTOM, RIGHT, TOP] = [44, 26, 28, 12];
const NAME = 48; // room that the number of a turn takes
const LETTER = 14; // and a letter at the end of a line, in height

export const SIZES = { wide: [720, 280], narrow: [330, 240] } as const;

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  ticks: { value: number; y: number }[];
  turns: { turn: number; x: number; named: boolean }[];
  lines: { seat: number; points: string; end: number; letter: number }[]; // letter: where it is written, clear of the others
}

/** Round numbers up to the highest: 0, 20, 40 … */
export function ticksUpTo(top: number): number[] {
  const rough = Math.max(1, top / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough)!);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, at) => at * step);
}

/** What was counted at the end of a turn, seat by seat. */
export interface Count {
  turn: number;
  values: number[];
}

export function linesOf(counts: Count[], [width, height]: readonly [number, number] = SIZES.wide): Chart {
  const ticks = ticksUpTo(Math.max(4, ...counts.flatMap(({ values }) => values)));
  const top = ticks.at(-1)!;
  const x = (at: number): number => LEFT + (at * (width - LEFT - RIGHT)) / Math.max(1, counts.length - 1);
  const y = (value: number): number => height - BOTTOM - (Math.max(0, value) * (height - BOTTOM - TOP)) / top;
  const ends = (counts.at(-1)?.values ?? []).map(y);
  const letters = spread(ends, LETTER, TOP, height - BOTTOM);
  const every = Math.ceil((counts.length * NAME) / (width - LEFT - RIGHT));
  return {
    width,
    height,
    left: LEFT,
    right: width - RIGHT,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    turns: counts.map(({ turn }, at) => ({ turn, x: x(at), named: at % every === 0 })),
    lines: (counts[0]?.values ?? []).map((_, seat) => ({
      seat,
      points: counts.map(({ values }, at) => `${x(at).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`).join(' '),
      end: ends[seat] ?? y(0),
      letter: letters[seat] ?? y(0),
    })),
  };
}
