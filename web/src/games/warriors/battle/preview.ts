/** What blows would do, read off the numbers shown: hit points left and damage given. */
import type { BattleView, Unit, View } from '../types';

export type Fate = 'unharmed' | 'hurt' | 'beaten' | 'falls';

/**
 * Exactly no hit points left is `beaten`: whether it then retreats or falls is for the rules to say.
 * An army that has retreated before falls at any blow.
 */
export function fateOf(unit: Unit, damage: number): Fate {
  if (damage <= 0) return 'unharmed';
  if (unit.retreated || damage > unit.hit_points) return 'falls';
  return damage === unit.hit_points ? 'beaten' : 'hurt';
}

export const givenTo = (battle: BattleView, unit: number): number =>
  battle.given.reduce((sum, [target, damage]) => (target === unit ? sum + damage : sum), 0);

export interface Side {
  seat: number;
  units: Unit[];
  total: number;
}

/** The attacker's pieces against everybody else's in the province, but for the attacker's allies. */
export function sidesOf(view: View, battle: BattleView): { attack: Side; defence: Side } {
  const units = view.provinces[battle.province]?.units ?? [];
  const allies = view.seats[battle.attacker]?.allies ?? [];
  return {
    attack: { seat: battle.attacker, units: units.filter((unit) => unit.owner === battle.attacker), total: battle.attack },
    defence: {
      seat: battle.defender,
      units: units.filter((unit) => unit.owner !== battle.attacker && !allies.includes(unit.owner)),
      total: battle.defence,
    },
  };
}
