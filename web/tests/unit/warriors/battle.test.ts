import { describe, expect, it } from 'vitest';
import { fateOf, givenTo, sidesOf } from '$games/warriors/battle/preview';
import type { Unit } from '$games/warriors/types';
import { sample } from './stage';

const unit = (hit_points: number, retreated = false): Unit => ({
  unit: 1, owner: 0, kind: 'archers', strength: 2, hit_points, damage: 0, action_points: 0, retreated,
});

describe('what a blow would do', () => {
  it.each([
    [2, false, 0, 'unharmed'],
    [2, false, 1, 'hurt'],
    [2, false, 2, 'beaten'],
    [2, false, 3, 'falls'],
    [2, true, 1, 'falls'],
  ] as const)('%i hit points, retreated %s, %i damage: %s', (hits, retreated, damage, fate) => {
    expect(fateOf(unit(hits, retreated), damage)).toBe(fate);
  });

  it('adds up what a piece has been given', () => {
    const battle = { province: 0, attacker: 0, defender: 1, attack: 3, defence: 1, left: 0, given: [[7, 1], [8, 1], [7, 1]] as [number, number][] };
    expect(givenTo(battle, 7)).toBe(2);
    expect(givenTo(battle, 9)).toBe(0);
  });

  it('tells the sides apart in a stored battle', () => {
    const view = sample('italy-damage').update.seats[0]!.view as any;
    const { attack, defence } = sidesOf(view, view.battle);
    expect(attack.units.map((one) => one.kind)).toEqual(['infantry']);
    expect(defence.units.map((one) => one.kind)).toEqual(['infantry', 'princess', 'fortress']);
    expect([attack.total, defence.total]).toEqual([1, 6]);
  });
});
