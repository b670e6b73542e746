import { describe, expect, it } from 'vitest';
import { cluster, fanOf, fanWidth, spaceAt, stackOf, stackWidth, TRACK } from '$games/byzantion/layout';

describe('the fan of a hand', () => {
  it('lies in the middle of its room', () => {
    const leaves = fanOf(3, 2.2);
    expect(leaves[0]!.x).toBeCloseTo(2.2 - fanWidth(leaves));
    expect(leaves.map(({ angle }) => angle)[1]).toBe(0);
    expect(leaves[0]!.angle).toBeLessThan(0);
    expect(leaves[0]!.y).toBe(leaves[2]!.y);
    expect(leaves[0]!.y).toBeGreaterThan(leaves[1]!.y);
  });

  it('lies side by side where there is room for it', () => {
    const leaves = fanOf(3, 8);
    expect(leaves[0]!.x).toBeCloseTo(8 - fanWidth(leaves));
    expect(leaves[1]!.x - leaves[0]!.x).toBeGreaterThan(1);
    for (const { angle, y } of leaves) expect([Math.abs(angle), y]).toEqual([0, 0]);
  });

  it('closes up until it fits', () => {
    for (const count of [2, 6, 9]) expect(fanWidth(fanOf(count, 4))).toBeLessThanOrEqual(4 + 1e-9);
  });

  it('leaves something of every card to be seen, even if it grows too wide', () => {
    const leaves = fanOf(20, 2);
    leaves.slice(1).forEach((leaf, at) => expect(leaf.x - leaves[at]!.x).toBeCloseTo(0.24));
    expect(fanWidth(leaves)).toBeGreaterThan(2);
  });

  it('is nothing without cards and straight with one', () => {
    expect(fanOf(0, 5)).toEqual([]);
    expect(fanWidth([])).toBe(0);
    expect(fanOf(1, 5)).toEqual([{ x: 2, y: 0, angle: 0 }]);
  });
});

describe('a stack', () => {
  it('grows to the right by less than a card', () => {
    expect(stackOf(3)).toEqual([0, 0.42, 0.84]);
    expect(stackWidth(3)).toBeCloseTo(1.84);
    expect(stackWidth(0)).toBe(0);
  });

  it('closes up when it is large', () => {
    expect(stackWidth(7)).toBeLessThan(7 * 0.42 + 1);
  });
});

describe('the race track', () => {
  const spaces = Array.from({ length: TRACK.spaces }, (_, space) => spaceAt(space));

  it('has a hundred spaces, each in its own place on the edge', () => {
    expect(new Set(spaces.map(({ column, row }) => `${column} ${row}`)).size).toBe(100);
    for (const { column, row } of spaces)
      expect(column === 0 || row === 0 || column === TRACK.wide - 1 || row === TRACK.high - 1).toBe(true);
  });

  it('goes on from space to space, and from 99 to 0', () => {
    spaces.forEach(({ column, row }, space) => {
      const next = spaceAt(space + 1);
      expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
    });
  });
});

describe('tokens round a spot', () => {
  it('keep their distance', () => {
    for (const count of [1, 2, 5, 8]) {
      const spots = cluster(count, 40);
      expect(spots).toHaveLength(count);
      spots.forEach((a, at) => spots.slice(at + 1).forEach((b) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(39.9)));
    }
  });

  it('lie round it', () => {
    const spots = cluster(4, 40);
    expect(spots.reduce((sum, [x]) => sum + x, 0)).toBeCloseTo(0);
  });
});
