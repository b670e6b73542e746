// Writes icons.ts of every game: the few icons each needs, out of the 6.5 MB of game-icons (CC BY 3.0).
import { readFileSync, writeFileSync } from 'node:fs';

const WANTED = {
  warriors: {
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
  },
  byzantion: {
    auctoritas: 'eagle-emblem',
    civicus: 'greek-temple',
    virtus: 'gladius',
    fides: 'jerusalem-cross',
    lapis: 'stone-block',
    lignum: 'log',
    frumentum: 'wheat',
    nomisma: 'crown-coin',
    doxa: 'laurel-crown',
    dynamis: 'fist',
    palatina: 'imperial-crown',
    ecclesiastica: 'gothic-cross',
    stratiotika: 'crossed-swords',
    emporion: 'scales',
    rustica: 'sickle',
    laurel: 'laurels',
    intrigue: 'cloak-dagger',
    labarum: 'vertical-banner',
    chalice: 'jeweled-chalice',
    sceptre: 'winged-scepter',
    tunic: 'roman-toga',
    casket: 'chest',
    seal: 'wax-seal',
    ring: 'ring',
    quadriga: 'chariot',
    diptych: 'open-book',
    deck: 'card-draw',
    discard: 'card-discard',
    mission: 'tied-scroll',
    trial: 'gavel',
    hand: 'card-random',
    draw: 'card-draw',
    play: 'card-play',
    activate: 'vertical-flip',
    sell: 'receive-money',
    buy: 'pay-money',
    reset: 'cycle',
    build: 'flat-hammer',
    legionary: 'roman-shield',
    cataphract: 'mounted-knight',
    fortification: 'white-tower',
    siege_tower: 'siege-tower',
    dromon: 'trireme',
    priest: 'pope-crown',
    monk: 'monk-face',
    monastery: 'saint-basil-cathedral',
    church: 'church',
    hagia_sophia: 'byzantin-temple',
    senator: 'caesar',
    hippodrome: 'coliseum',
    aqueduct: 'aqueduct',
    merchant: 'swap-bag',
    merchant_ship: 'galley',
    caravan: 'camel',
  },
};

const here = (path) => new URL(path, import.meta.url);
const { icons } = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

const pathOf = (name) => {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`${name}: ${paths.length} paths`);
  return paths[0];
};

for (const [game, wanted] of Object.entries(WANTED)) {
  const lines = Object.entries(wanted).map(([key, name]) => `  '${key}': '${pathOf(name)}',`);
  const used = [...new Set(Object.values(wanted))].sort().map((name) => `'${name}'`);
  writeFileSync(
    here(`../src/games/${game}/icons.ts`),
    `/* Written by tools/make-icons.mjs from game-icons.net (CC BY 3.0). Do not edit. Paths in a square of 512. */

export const ICONS = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof ICONS;

/** Their names at game-icons.net, for the credits. */
export const ICONS_USED = [${used.join(', ')}];
`,
  );
}
