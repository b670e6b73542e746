/** What kind of question a decision is, told by what may be answered: which dialog or sheet serves it. */
import type { Decision } from '$lib/wire';
import type { View } from './types';

const WINDOW = ['pass', 'card', 'points', 'token', 'convert', 'tech', 'preach', 'preach_points', 'borrow', 'blood'];
const TREATY = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'agree', 'refuse'];
const VOTE = ['concede', 'dispute', 'respect', 'rupture'];
const SHOP = ['prompt-site', 'prompt-orders'];
const SALE = ['conclude', 'road_bonus', 'market_bonus'];
const BATTLE = [
  'fight', 'capture', 'flee', 'yield', 'demand', 'agree', 'refuse', 'protect', 'man', 'aim_at', 'ready', 'act_as', 'free_power', 'cancel_power', 'roll', 'sacrifice', 'keep', 'reroll', 'press', 'lose', 'lose_aboard', 'blood', 'attack_owner', 'stop',
];

export type Occasion = 'battle' | 'window' | 'treaty' | 'vote' | 'auction' | 'tax' | 'kingdom' | 'pack' | 'shop' | 'sale' | 'plain';

export function isWindow(decision: Decision): boolean {
  const verbs = [...decision.choices, ...(decision.refusals ?? [])].map(({ verb }) => verb);
  return decision.moment.startsWith('prompt-window') || (verbs.includes('pass') && verbs.every((verb) => WINDOW.includes(verb)));
}

export function occasionOf(decision: Decision, view: View): Occasion {
  const verbs = new Set(decision.choices.map(({ verb }) => verb));
  const any = (names: readonly string[]): boolean => names.some((name) => verbs.has(name));
  if (view.battle && (any(BATTLE) || isWindow(decision))) return 'battle';
  if (isWindow(decision)) return 'window';
  if (any(TREATY)) return 'treaty';
  if (any(VOTE)) return 'vote';
  if (verbs.has('bid')) return 'auction';
  if (verbs.has('tax')) return 'tax';
  if (any(['kingdom', 'stake'])) return 'kingdom';
  if (any(['keep_card', 'bury'])) return 'pack';
  if (SHOP.includes(decision.moment)) return 'shop';
  if (any(SALE)) return 'sale';
  return 'plain';
}
