import { describe, expect, it } from 'vitest';
import { linesOf, SIZES, ticksUpTo } from '$lib/chart';
import { spread } from '$lib/spread';

describe('numbers', () => {
  it('are pushed apart around where they were, in their order', () => {
    expect(spread([10, 50, 10], 10, 0, 100)).toEqual([5, 50, 15]);
    expect(spread([0, 0, 2], 10, 0, 100)).toEqual([0, 10, 20]);
    expect(spread([5, 5, 5], 10, 0, 8)).toEqual([0, 4, 8]);
    expect(spread([], 10, 0, 8)).toEqual([]);
  });
});

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

  it('writes every letter, also where lines end at the same value', () => {
    const ended = [{ turn: 1, values: [0, 100, 0, 1] }];
    for (const size of Object.values(SIZES)) {
      const letters = linesOf(ended, size).lines.map(({ letter }) => letter).sort((a, b) => a - b);
      for (let at = 1; at < letters.length; at++) expect(letters[at]! - letters[at - 1]!).toBeGreaterThanOrEqual(12);
      expect(letters.at(-1)!).toBeLessThan(size[1]);
    }
  });

  it('may be empty', () => {
    expect(linesOf([])).toMatchObject({ lines: [], turns: [] });
  });
});
