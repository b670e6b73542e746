import { describe, expect, it } from 'vitest';
import { fleetEdge, isHalved, modifierOf, sparedOf, valueAgainst } from '$games/medioevo/battle/values';
import type { BattleView, View } from '$games/medioevo/types';

const BATTLE: BattleView = {
  zone: 1, attacker: 0, defender: 3, naval: false, round: 1, step: 'melee', units: [[], []], melee: [[0, 2, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]], crews: [], aims: [], shots: [], arrows: [],
  protection: [0, 0], shield: [0, 0], capture: [false, false], flee: 0, powers: [['heavy_infantry'], []], captain: [0, 0], sacrificed: [0, 1], dice: [[4, 6, 5], [0, 0, 0]], bonus: [0, 0], penalty: [3, 0],
  fleet: [2, 5], values: [3, 0], casualties: [2, 0], damage: 0,
};
const VIEW = { seats: [{}, {}, {}], dice: [3, 5, 2] } as unknown as View;

describe('values of a battle', () => {
  it('knows what barbarians have before they strike: the War circle and their sacrifice', () => {
    expect(valueAgainst(VIEW, BATTLE, 0)).toBe(9);
    expect(valueAgainst(VIEW, { ...BATTLE, defender: 1 }, 0)).toBeNull();
    expect(valueAgainst(VIEW, BATTLE, 1)).toBe(3);
  });

  it('counts the stronger fleet by what it is ahead, and only at sea', () => {
    expect([fleetEdge(BATTLE, 1), fleetEdge({ ...BATTLE, naval: true }, 1), fleetEdge({ ...BATTLE, naval: true }, 0)]).toEqual([0, 3, 0]);
    expect([modifierOf(BATTLE, 0), modifierOf({ ...BATTLE, naval: true }, 1)]).toEqual([-3, 7]);
  });

  it('sees halves, and what heavy infantry spares', () => {
    expect(isHalved(BATTLE, 0)).toBe(false);
    expect(isHalved({ ...BATTLE, flee: 2, values: [2, 0] }, 0)).toBe(true);
    expect(sparedOf(BATTLE, 0)).toBe(2);
    expect(sparedOf({ ...BATTLE, dice: [[1, 6, 5], [0, 0, 0]], casualties: [0, 0] }, 0)).toBe(2);
  });
});
