import { describe, expect, it } from 'vitest';
import { exchangeOf, givenBy, legsOf, nothing } from '$games/warriors/trade';

describe('terms of a deal', () => {
  it('become legs of giver, taker, resource and amount', () => {
    const legs = legsOf(1, 2, { ...nothing(), food: 3 }, { ...nothing(), gold: 1, weapons: 2 });
    expect(legs).toEqual([1, 2, 0, 3, 2, 1, 2, 2, 2, 1, 3, 1]);
  });

  it('net what both sides would give of one kind', () => {
    expect(legsOf(0, 1, { ...nothing(), goods: 1 }, { ...nothing(), goods: 3 })).toEqual([1, 0, 1, 2]);
    expect(legsOf(0, 1, { ...nothing(), goods: 2 }, { ...nothing(), goods: 2 })).toEqual([]);
  });

  it('come back out of legs', () => {
    const give = { ...nothing(), food: 3, gold: 1 };
    const take = { ...nothing(), weapons: 2 };
    const legs = legsOf(4, 0, give, take);
    expect(givenBy(legs, 4)).toEqual(give);
    expect(givenBy(legs, 0)).toEqual(take);
  });

  it('bank targets are what is given times four plus what is taken', () => {
    expect(exchangeOf(6)).toEqual({ given: 'goods', taken: 'weapons' });
    expect(exchangeOf(12)).toEqual({ given: 'gold', taken: 'food' });
  });
});
