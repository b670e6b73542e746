/** What kind of question a decision is, told by what may be answered: which dialog or sheet serves it. */
import type { Decision } from '$lib/wire';
import type { View } from './types';

const BATTLE = ['field', 'escort', 'unescorted', 'end_round', 'storm', 'fire', 'fire_at', 'engage', 'cease_fire', 'retreat', 'fight_on', 'commit', 'ready'];
const TRADE = ['offer', 'counter', 'accept', 'decline', 'want_peace', 'embargo', 'lift_embargo', 'duty', 'end_trade', 'force_trade'];
const SHOP = ['buy_technology', 'buy_unit', 'buy_improvement', 'buy_spy', 'buy_nuke', 'buy_colony_ship', 'move_capital', 'sell_unit', 'upgrade', 'upgrade_to_carrier'];
const AWARD = ['risk', 'skip_awards', 'award_unit', 'award_ship', 'award_improvement', 'award_growth', 'award_coins', 'award_spy', 'award_point', 'decline_award'];
export const TREATMENTS = ['convert', 'execute', 'imprison', 'extradite'] as const; // of a discovered spy

export type Occasion = 'battle' | 'window' | 'trade' | 'shop' | 'government' | 'bid' | 'civilization' | 'gift' | 'culture' | 'hand' | 'award' | 'treatment' | 'plain';

export const isWindow = (decision: Decision): boolean => decision.moment.startsWith('prompt-window');

export function occasionOf(decision: Decision, view: View): Occasion {
  const verbs = new Set(decision.choices.map(({ verb }) => verb));
  const any = (names: readonly string[]): boolean => names.some((name) => verbs.has(name));
  if (view.battle && (any(BATTLE) || (isWindow(decision) && verbs.has('pass')))) return 'battle';
  if (isWindow(decision)) return 'window';
  if (any(SHOP)) return 'shop';
  if (any(TRADE)) return 'trade';
  if (any(['govern', 'keep_government', 'abdicate', 'stay_in_anarchy'])) return 'government';
  if (any(['bid', 'no_bid', 'call_bid', 'open_auction', 'raise'])) return 'bid';
  if (verbs.has('civilization')) return 'civilization';
  if (any(['take_improvement', 'take_technology'])) return 'gift';
  if (verbs.has('dominate')) return 'culture';
  if (any(['draw', 'exchange'])) return 'hand';
  if (any(AWARD)) return 'award';
  if (any(TREATMENTS)) return 'treatment';
  return 'plain';
}
