/** What befalls a nation, as in games/warriors/events.py: the places of the seats it concerns. */
import type { NewsKinds } from '$lib/news';

const BATTLE = 'battle.opened';

export const NEWS: NewsKinds = {
  'army.starved': [0],
  [BATTLE]: [0, 1],
  'unit.hit': BATTLE,
  'unit.killed': [0, 1],
  'unit.lost': [0],
  'army.retreated': [0],
  'army.withdrew': BATTLE,
  'province.conquered': BATTLE,
  'war.declared': [1],
  'war.ended': [0, 1],
  'peace.refused': [1],
  'nation.unified': [],
  'seat.barbarised': [],
};
