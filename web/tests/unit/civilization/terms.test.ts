import { describe, expect, it } from 'vitest';
import { alike, clausesOf, isEmpty, legsOf, readTerms, splitTerms, tradable, type Terms } from '$games/civilization/trade/terms';
import { deskOf } from './stage';

const TERMS: Terms = {
  legs: [
    { giver: 0, taker: 2, kind: 'coins', thing: 0, amount: 12 },
    { giver: 2, taker: 0, kind: 'technology', thing: 13, amount: 1 },
  ],
  clauses: [{ kind: 'peace', party: 0 }],
};

describe('terms of trade', () => {
  it('are packed as the engine reads them', () => {
    expect(legsOf(TERMS)).toEqual([0, 2, 0, 12, 2, 0, 4 + 8 * 13, 1]);
    expect(clausesOf(TERMS)).toEqual([0, 0, 0, 0]);
  });

  it('come back as they were', () => {
    const [legs, clauses] = [legsOf(TERMS), clausesOf(TERMS)];
    expect(readTerms([legs.slice(0, 4), legs.slice(4)], [clauses])).toEqual(TERMS);
    expect(splitTerms(legs)).toEqual({ ...TERMS, clauses: [] });
  });

  it('are empty without anything that changes hands', () => {
    expect(isEmpty({ legs: [{ giver: 0, taker: 1, kind: 'coins', thing: 0, amount: 0 }], clauses: [] })).toBe(true);
    expect(isEmpty(TERMS)).toBe(false);
  });

  it('offer what a seat has, and no cards of others', async () => {
    const desk = await deskOf('trade');
    const other = (desk.seat + 1) % desk.view.seats.length;
    expect(tradable(desk, other, desk.seat).card).toEqual([]);
    expect(tradable(desk, desk.seat, other).card).toEqual([...new Set(desk.view.seats[desk.seat].hand)]);
    for (const technology of tradable(desk, other, desk.seat).technology) expect(desk.view.technologies[technology].owner).toBe(other);
  });

  it('put equal units together, but not those with other cargo or weapons', async () => {
    const desk = await deskOf('trade');
    const piece = (number: number, kind: number, space: number, aboard = -1): object => ({ ...desk.view.pieces[0], piece: number, kind, space, aboard, owner: desk.seat });
    const pieces = [piece(0, 1, 4), piece(1, 1, 4), piece(2, 1, 5), piece(3, 13, 60), piece(4, 13, 60), piece(5, 1, 60, 4), piece(6, 1, 4)];
    desk.view = { ...desk.view, pieces, nukes: [{ owner: desk.seat, space: 4, carrier: 6 }] };
    expect(alike(desk, tradable(desk, desk.seat, 0).unit)).toEqual([[0, 1], [2], [3], [4], [6]]);
  });
});
