import { describe, expect, it } from 'vitest';
import { columnsOf, NODE, rootsOf, treeOf } from '$games/civilization/technology/tree';
import { sample } from './stage';

const technologies = (sample('purchase').welcome.sheet as { technologies: { era: number; prerequisites: number[] }[] }).technologies;

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

  it('knows everything that must be known first', () => {
    const small = [{ era: 1, prerequisites: [] }, { era: 1, prerequisites: [0] }, { era: 2, prerequisites: [1] }];
    expect(columnsOf(small)).toEqual([0, 1, 2]);
    expect([...rootsOf(small, 2)].sort()).toEqual([0, 1]);
  });
});
