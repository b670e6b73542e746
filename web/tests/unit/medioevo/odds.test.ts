import { describe, expect, it } from 'vitest';
import { chanceAgainst, chanceFirst, diceValue, maskText, prospect } from '$games/medioevo/battle/odds';

describe('the dice of a battle', () => {
  it.each([
    [[3, 5, 8], 8],
    [[4, 4, 7], 16],
    [[1, 6, 6], 36],
    [[2, 2, 8], 8],
    [[3, 3, 3], 27],
    [[1, 1, 1], 1],
    [[0, 0, 0], 0],
  ])('%j are worth %i', (dice, value) => expect(diceValue(dice)).toBe(value));

  it('are certain while they lie', () => {
    expect(prospect([3, 5, 8], 0, { modifier: -1 }, 6)).toEqual({ mean: 7, hurt: 3, win: 100, tie: 0 });
    expect(prospect([3, 5, 8], 0, { modifier: -9 }, null)).toEqual({ mean: 0, hurt: 3, win: null, tie: null });
  });

  it('are counted face by face when rolled again', () => {
    const again = prospect([2, 5, 8], 1, { modifier: 0 }, 8); // d4: nothing beats the eight
    expect(again).toMatchObject({ mean: 8, win: 0, tie: 100, hurt: 2.5 });
    expect(prospect([2, 2, 1], 4, { modifier: 0 }, 4).win).toBe(63); // d8: 5 to 8, and the 2 for 2 × 2 × 2
  });

  it('count by half for who flees, and hurt heavy infantry less', () => {
    expect(prospect([3, 5, 7], 0, { modifier: 0, halved: true, spared: 2 }, null)).toMatchObject({ mean: 4, hurt: 1 });
    expect(prospect([3, 5, 7], 0, { modifier: 0, spared: 5 }, null).hurt).toBe(0);
  });

  it('are named by the mask', () => expect([1, 5, 7].map(maskText)).toEqual(['d4', 'd4, d8', 'd4, d6, d8']));
});

describe('chances of a round', () => {
  it('fall as the value to beat rises, and with a penalty', () => {
    expect(chanceAgainst(0, 0)).toBe(100);
    expect(chanceAgainst(4, 0)).toBeGreaterThan(chanceAgainst(8, 0));
    expect(chanceAgainst(8, 0)).toBeGreaterThan(chanceAgainst(8, -3));
    expect(chanceAgainst(64, 0)).toBe(0);
  });

  it('favour whoever knows what he has to beat', () => {
    expect(chanceFirst(0, 0)).toBeLessThan(50);
    expect(chanceFirst(0, -3)).toBeGreaterThan(chanceFirst(0, 0));
  });
});
