/** What befalls a kingdom, as in games/medioevo/events.py: the places of the seats it concerns. */
import type { NewsKinds } from '$lib/news';

const BATTLE = 'battle.declared';

export const NEWS: NewsKinds = {
  'event.drawn': [],
  'event.rolled': [0],
  'cubes.lost': [0],
  'barbarians.plundered': [],
  'rebellion.placed': [0],
  'seat.bankrupt': [0],
  [BATTLE]: [0, 1],
  'battle.rolled': BATTLE,
  'battle.score': BATTLE,
  'battle.casualties': BATTLE,
  'battle.over': [1, 2],
  'army.surrendered': BATTLE,
  'unit.captured': [0, 1],
  'territory.conquered': [0, 2],
  'transport.seized': [0, 1],
  'war.declared': [1],
  'peace.made': [0, 1],
  'armistice.made': [0, 1],
  'pact.broken': [1, 2],
  'seat.eliminated': [],
};
