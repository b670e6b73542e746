/** The chance of a mission: one ten-sided die against its difficulty (games/civilization/procedures/espionage/missions.py). */
import type { Sheet, SpyView } from '../types';

const SIDES = 10;

/** Percent, without the cards of others. */
export function chanceOf({ key, green, difficulty }: Sheet['missions'][number], spy: Pick<SpyView, 'malus' | 'green_malus' | 'counter_malus' | 'bonus'>): number {
  const malus = green ? spy.green_malus : key === 'counter_espionage' ? spy.counter_malus : spy.malus;
  const failing = Math.min(SIDES, Math.max(0, difficulty - spy.bonus + malus - 1));
  return Math.round((100 * (SIDES - failing)) / SIDES);
}
