import { describe, expect, it } from 'vitest';
import { linesOf, ticksUpTo } from '$lib/chart';

describe('a chart', () => {
  it('has round numbers beside it', () => {
    expect(ticksUpTo(37)).toEqual([0, 10, 20, 30, 40]);
    expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('has a line for each seat, and names turns where there is room', () => {
    const chart = linesOf([{ turn: 3, values: [5, 7] }, { turn: 4, values: [6, 2] }]);
    expect(chart.lines).toHaveLength(2);
    expect(chart.lines[0]!.points.split(' ')).toHaveLength(2);
    expect(chart.lines[0]!.end).toBeLessThan(chart.lines[1]!.end);
    expect(chart.turns.map(({ turn, named }) => [turn, named])).toEqual([[3, true], [4, true]]);
    expect(linesOf(Array.from({ length: 40 }, (_, turn) => ({ turn, values: [turn] }))).turns.filter(({ named }) => named).length).toBeLessThan(15);
  });

  it('may be empty', () => {
    expect(linesOf([])).toMatchObject({ lines: [], turns: [] });
  });
});
