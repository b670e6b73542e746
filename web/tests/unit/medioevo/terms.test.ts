import { describe, expect, it } from 'vitest';
import { clausesOf, isEmpty, legsOf, prisonerKind, prisonerOf, readTerms, type Terms } from '$games/medioevo/treaty/terms';

const terms: Terms = {
  legs: [{ giver: 0, taker: 2, kind: 0, amount: 250 }, { giver: 2, taker: 0, kind: prisonerKind(0, 3), amount: 2 }],
  clauses: [
    { kind: 'commercial', party: 0, until: 6, number: 30, against: [] },
    { kind: 'offensive', party: 2, until: 0, number: 8, against: [1, 4] },
    { kind: 'peace', party: 0, until: 9, number: 5, against: [] },
  ],
  secret: true,
};

describe('terms of a treaty', () => {
  it('are flat numbers on the wire', () => {
    expect(legsOf(terms)).toEqual([0, 2, 0, 250, 2, 0, 4, 2]);
    expect(clausesOf(terms)).toEqual([0 + 16 * 3, 0, 6, 1, 6 + 16 * 8 + 16384 * 18, 2, 0, 1, 7, 0, 0, 0]);
  });

  it('can be read back', () => {
    const flat = clausesOf(terms);
    const read = readTerms([[0, 2, 0, 250]], [0, 4, 8].map((at) => flat.slice(at, at + 4)));
    expect(read.secret).toBe(true);
    expect(read.clauses.slice(0, 2)).toEqual(terms.clauses.slice(0, 2));
    expect(read.clauses[2]).toEqual({ kind: 'peace', party: 0, until: 0, number: 0, against: [] });
    expect(prisonerOf(prisonerKind(3, 6))).toEqual({ owner: 3, unit: 6 });
  });

  it('are empty without anything given or promised', () => {
    expect(isEmpty({ legs: [{ giver: 0, taker: 1, kind: 0, amount: 0 }], clauses: [], secret: true })).toBe(true);
    expect(isEmpty(terms)).toBe(false);
  });
});
