import { describe, expect, it } from 'vitest';
import { columnsOf, NODE, rootsOf, treeOf } from '$games/civilization/technology/tree';
import { sample } from './stage';

const technologies = (sample('purchase').welcome.sheet as { technologies: { era: number; prerequisites: number[] }[] }).technologies;

/** Points on a path of curves and level lines. */
function pointsOn(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/([MCH])([^MCH]+)/g)].flatMap(([, command, rest]) => {
    const numbers = rest!.trim().split(/ /).map(Number);
    const [x, y] = at;
    const shares = Array.from({ length: 41 }, (_, step) => step / 40);
    if (command === 'M') at = [numbers[0]!, numbers[1]!];
    if (command === 'H') {
      at = [numbers[0]!, y];
      return shares.map((share): [number, number] => [x + (at[0] - x) * share, y]);
    }
    if (command !== 'C') return [at];
    const [ax, ay, bx, by, ex, ey] = numbers as [number, number, number, number, number, number];
    at = [ex, ey];
    const bent = (a: number, b: number, c: number, d: number, t: number): number => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return shares.map((share): [number, number] => [bent(x, ax, bx, ex, share), bent(y, ay, by, ey, share)]);
  });
}

describe('the tree of technologies', () => {
  const tree = treeOf(technologies);

  it('has all of them, each behind what it needs', () => {
    expect(tree.nodes).toHaveLength(53);
    for (const { from, to } of tree.lines) expect(tree.nodes[from]!.at[0]).toBeLessThan(tree.nodes[to]!.at[0]);
    expect(tree.lines).toHaveLength(technologies.reduce((sum, one) => sum + one.prerequisites.length, 0));
  });

  it('keeps the eras apart', () => {
    expect(tree.eras.map(({ era }) => era)).toEqual([1, 2, 3, 4]);
    for (let at = 1; at < 4; at++) expect(tree.eras[at]!.left).toBeGreaterThan(tree.eras[at - 1]!.right);
  });

  it('lets no two lie on one another', () => {
    for (const one of tree.nodes)
      for (const other of tree.nodes)
        if (one.technology < other.technology && one.column === other.column) expect(Math.abs(one.at[1] - other.at[1])).toBeGreaterThanOrEqual(NODE[1]);
  });

  it('draws no line behind a technology', () => {
    const boxes = tree.nodes.map(({ technology, at }) => ({ technology, left: at[0], right: at[0] + NODE[0], top: at[1], bottom: at[1] + NODE[1] }));
    for (const { from, to, path } of tree.lines) {
      for (const [x, y] of pointsOn(path)) {
        const behind = boxes.find((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
        expect(behind, `from ${from} to ${to} at ${x} ${y}`).toBeUndefined();
      }
      expect(path).toMatch(new RegExp(`^M${tree.nodes[from]!.at[0] + NODE[0]} .* ${tree.nodes[to]!.at[0]} [\\d.]+$`));
    }
  });

  it('knows everything that must be known first', () => {
    const small = [{ era: 1, prerequisites: [] }, { era: 1, prerequisites: [0] }, { era: 2, prerequisites: [1] }];
    expect(columnsOf(small)).toEqual([0, 1, 2]);
    expect([...rootsOf(small, 2)].sort()).toEqual([0, 1]);
  });
});
