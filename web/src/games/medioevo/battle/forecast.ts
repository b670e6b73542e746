/** What a step or an attack would lead to: who resists, and the chance of the first round. An estimate: cards and powers stay out of it. */
import type { ChoiceDoc } from '$lib/wire';
import { dangerOf } from '../notes';
import { barbarians, isSea, sum, type MedioevoDesk } from '../position';
import { stakesOf } from '../words';
import { chanceAgainst, chanceFirst, diceValue } from './odds';

export interface Forecast {
  opponent: number; // owner
  units: number;
  odds: number | null; // percent to win the first round
  fresh: boolean; // a horde that is not there yet
}

const OWNERS = 7; // a target of attack is zone * 7 + owner

export function forecastOf(desk: MedioevoDesk, choice: ChoiceDoc): Forecast | null {
  const { view } = desk;
  const target = choice.target ?? -1;
  if (target < 0) return null;
  if (choice.verb === 'attack') return against(desk, Math.min(target % OWNERS, barbarians(view)), stakesOf(choice).units ?? 0, false);
  if (choice.verb !== 'to' || !view.move || !sum(view.move.units)) return null;
  const units = stakesOf(choice).units ?? 0;
  const holder = view.territories[target]?.holder ?? -1;
  if (units) return against(desk, holder >= 0 && holder !== view.move.seat ? holder : barbarians(view), units, false);
  // Nobody's land is never without defenders.
  const empty = !isSea(target) && holder < 0 && !view.armies.some(({ zone }) => zone === target);
  return empty && view.horde.length ? against(desk, barbarians(view), sum(view.horde), true) : null;
}

function against(desk: MedioevoDesk, opponent: number, units: number, fresh: boolean): Forecast {
  return { opponent, units, odds: chanceOf(desk, desk.view.move?.seat ?? desk.seat, opponent), fresh };
}

/** The chance of an attacker's first round; barbarians fight with the dice of the War circle. */
export function chanceOf({ view }: MedioevoDesk, attacker: number, defender: number): number | null {
  const penalty = (seat: number): number => -(view.seats[seat]?.penalty ?? 0);
  const wild = barbarians(view);
  if (attacker === wild || defender === wild) {
    if (!view.dice.length) return null;
    return chanceAgainst(diceValue(view.dice), penalty(attacker === wild ? defender : attacker));
  }
  return chanceFirst(penalty(attacker), penalty(defender));
}

/** A step into a fight, into the arms of robbers, or one that costs Honour: never taken at a mere click. */
export function isRisky(desk: MedioevoDesk, choice: ChoiceDoc): boolean {
  const { odds, honour, units } = stakesOf(choice);
  return odds !== undefined || Boolean(honour) || Boolean(units) || forecastOf(desk, choice) !== null || dangerOf(desk, choice) >= 0;
}
