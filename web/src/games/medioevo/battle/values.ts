/** What stands beside the dice of a battle: modifiers, and what is known of the opponent's roll. */
import { barbarians } from '../position';
import { UNITS, type BattleView, type View } from '../types';
import { diceValue } from './odds';

type Side = 0 | 1;

const SACRIFICE = 4;
const HEAVY = UNITS.indexOf('heavy_infantry');

const other = (side: Side): Side => (side ? 0 : 1);

/** Only the stronger fleet counts, by what it is ahead. */
export const fleetEdge = (battle: BattleView, side: Side): number => (battle.naval ? Math.max(0, battle.fleet[side] - battle.fleet[other(side)]) : 0);

/** What is added to the value of a side's dice. */
export const modifierOf = (battle: BattleView, side: Side): number =>
  SACRIFICE * battle.sacrificed[side] + battle.bonus[side] + fleetEdge(battle, side) - battle.penalty[side];

export const hasRolled = (battle: BattleView, side: Side): boolean => battle.dice[side].every(Boolean);

/** Whether the value counts by half: who flees, or wants prisoners without being strong enough. */
export function isHalved(battle: BattleView, side: Side): boolean {
  const full = Math.max(0, diceValue(battle.dice[side]) + modifierOf(battle, side));
  return hasRolled(battle, side) && battle.values[side] < full && (battle.capture[side] || battle.flee > 0);
}

/** Points by which the lowest die is lightened before it hurts; below nought where a flight costs more. */
export function sparedOf(battle: BattleView, side: Side): number {
  const lowest = Math.min(...battle.dice[side]);
  const sure = lowest - battle.casualties[side];
  const heavy = battle.powers[side].includes('heavy_infantry') ? (battle.melee[side][HEAVY] ?? 0) : 0;
  return battle.casualties[side] > 0 ? sure : Math.max(sure, heavy);
}

/** The opponent's value if it is known: barbarians fight with the dice in the War circle. */
export function valueAgainst(view: View, battle: BattleView, side: Side): number | null {
  const opponent = other(side);
  if (hasRolled(battle, opponent)) return battle.values[opponent];
  const owner = opponent ? battle.defender : battle.attacker;
  return owner === barbarians(view) && view.dice.length ? Math.max(0, diceValue(view.dice) + modifierOf(battle, opponent)) : null;
}
