/** What befalls a player, as in games/byzantion/events.py: the places of the seats it concerns. */
import type { NewsKinds } from '$lib/news';

export const NEWS: NewsKinds = {
  'option.chosen': [],
  'event.completed': [],
  'event.failed': [],
  'reward.given': [0],
  'penalty.suffered': [0],
  'penalty.redirected': [0, 1],
  'intrigue.cancelled': [0],
  'good.taken': [1],
  'card.removed': [1],
  'trial.ranked': [0],
};
