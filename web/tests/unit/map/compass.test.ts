import { describe, expect, it } from 'vitest';
import { directionOf, nearestTowards, nearestWithin, readingOrder } from '$lib/map/compass';
import type { Point } from '$lib/map/point';

const POINTS: Point[] = [[500, 500], [500, 100], [900, 520], [100, 480], [480, 900], [700, 110]];

describe('compass', () => {
  it('reads from north to south and from west to east', () => {
    expect(readingOrder(POINTS)).toEqual([1, 5, 3, 0, 2, 4]);
  });

  it.each([['ArrowUp', 1], ['ArrowRight', 2], ['ArrowLeft', 3], ['ArrowDown', 4]])('%s goes that way', (key, found) => {
    expect(nearestTowards(POINTS, 0, directionOf(key)!)).toBe(found);
  });

  it('stays where there is nothing that way', () => {
    expect(nearestTowards(POINTS, 4, [0, 1])).toBe(4);
  });

  it('finds what a finger means, if it is near enough', () => {
    expect(nearestWithin(POINTS, [0, 2], [520, 510], 40)).toBe(0);
    expect(nearestWithin(POINTS, [2], [520, 510], 40)).toBe(-1);
  });
});
