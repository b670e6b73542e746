// Writes src/games/warriors/icons.ts: the few icons the game needs, out of the 6.5 MB of game-icons (CC BY 3.0).
import { readFileSync, writeFileSync } from 'node:fs';

const WANTED = {
  infantry: 'visored-helm',
  archers: 'pocket-bow',
  cavalry: 'horse-head',
  princess: 'jewel-crown',
  fortress: 'white-tower',
  'barbarian-army': 'battle-axe',
  'barbarian-fortress': 'hut',
  food: 'wheat',
  goods: 'barrel',
  weapons: 'anvil',
  gold: 'two-coins',
  capital: 'queen-crown',
  'trade-centre': 'scales',
  production: 'hammer-drop',
  trade: 'scales',
  military: 'crossed-swords',
  war: 'crossed-swords',
  ally: 'shaking-hands',
  peace: 'peace-dove',
  route: 'trade',
  leader: 'laurel-crown',
  unify: 'tower-flag',
};

const here = (path) => new URL(path, import.meta.url);
const { icons } = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

const pathOf = (name) => {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name}: ${paths.length} paths`);
  return paths[0];
};

const lines = Object.entries(WANTED).map(([key, name]) => `  '${key}': '${pathOf(name)}',`);
const used = [...new Set(Object.values(WANTED))].sort().map((name) => `'${name}'`);
writeFileSync(
  here('../src/games/warriors/icons.ts'),
  `/* Written by tools/make-icons.mjs from game-icons.net (CC BY 3.0). Do not edit. Paths in a square of 512. */

export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;

/** Their names at game-icons.net, for the credits. */
export const ICONS_USED = [${used.join(', ')}];
`,
);
