import { describe, expect, it } from 'vitest';
import { clashOdds, isSuperior, throwsOf } from '$games/civilization/battle/odds';
import { chanceOf } from '$games/civilization/spies/chance';

describe('two throws', () => {
  it('counts the ways to a sum', () => {
    expect(throwsOf(2)[7]).toBe(6);
    expect(throwsOf(3).reduce((sum, ways) => sum + ways)).toBe(216);
  });

  it('are compared exactly', () => {
    expect(clashOdds({ dice: 1, bonus: 0 }, { dice: 1, bonus: 0 })).toEqual({ win: 41.7, tie: 16.7, lose: 41.7 });
    expect(clashOdds({ dice: 1, bonus: 6 }, { dice: 1, bonus: 0 })).toEqual({ win: 100, tie: 0, lose: 0 });
    expect(clashOdds({ dice: 2, bonus: 0 }, { dice: 1, bonus: 1 }).win).toBeGreaterThan(60);
  });

  it('know who is superior to whom', () => {
    expect([isSuperior('cavalry', 'infantry'), isSuperior('infantry', 'artillery'), isSuperior('artillery', 'cavalry'), isSuperior('infantry', 'cavalry'), isSuperior('ship', 'ship')]).toEqual([true, true, true, false, false]);
  });
});

describe('a mission', () => {
  const spy = { malus: 2, green_malus: 0, counter_malus: 1, bonus: 0 };
  it('fails on the die up to its difficulty and the malus, less one', () => {
    expect(chanceOf({ key: 'steal_coins', green: false, difficulty: 5, cost: 10, technology: -1 }, spy)).toBe(40);
    expect(chanceOf({ key: 'cover_up', green: true, difficulty: 3, cost: 5, technology: -1 }, spy)).toBe(80);
    expect(chanceOf({ key: 'counter_espionage', green: false, difficulty: 3, cost: 5, technology: -1 }, { ...spy, bonus: 3 })).toBe(100);
    expect(chanceOf({ key: 'steal_technology', green: false, difficulty: 8, cost: 40, technology: 45 }, { ...spy, malus: 9 })).toBe(0);
  });
});
