/** Civilization CHR at a real table: a settlement, a technology, a trade, a landing, a government, a first turn. */
import type { View } from '../../src/games/civilization/types';
import { expectNoIds, wordsOf } from './support/checks';
import { clickZone, mapOf, onward, until, zoneOf } from './support/marshal';
import { expect, test, whoIs } from './support/people';
import { handOver, layOut } from './support/prepared';
import type { Player } from './support/table';

const dialog = (player: Player) => player.page.locator('.dialog .content');
const press = (player: Player, name: string | RegExp, within = player.bar) => onward(player, () => within.getByRole('button', { name }).first().click());
const viewOf = (player: Player): View => player.update!.seats[0]!.view as unknown as View;
const placed = (player: Player, name: string) => zoneOf(player.page, name);

/** Anna is Red at a table that is laid out. */
async function seated(anna: Player, position: object, players = ['human', 'random', 'random']): Promise<string> {
  const { request } = anna.page;
  await request.post('/api/session/guest', { data: { name: 'Anna' } });
  const table = await layOut(request, 'civilization', players, position, '1', { length: 'long' });
  await anna.page.goto(`/t/${table}`);
  await anna.awaited();
  return table;
}

test('a settlement: an explorer goes on, and founds a village', async ({ page, player }) => {
  const land = { italia: { holder: 'red' }, gallia: { token: 'wine' } };
  await seated(player, { phase: 'movement', land, units: { italia: { red: { explorer: 1 } } }, seat: { red: { coins: 60 } } });
  await expect(placed(player, 'Gallia')).toHaveAccessibleName(/no settlement.*unexplored/);
  await clickZone(page, 'Germania');
  const card = page.getByRole('complementary', { name: 'Germania' });
  await expect(card.getByRole('button', { name: 'Close' })).toBeVisible();
  await press(player, /Move an explorer/);
  await expect(card, 'what lay open belonged to the decision before').toBeHidden();
  expect(player.decision!.moment).toBe('prompt-move');
  await expect(placed(player, 'Gallia')).toHaveAccessibleName(/Can be chosen/);
  await onward(player, () => clickZone(page, 'Gallia'));
  await press(player, 'Stop here');
  await press(player, /Found a village .*\d+ coins/);
  await expect(placed(player, 'Gallia')).toHaveAccessibleName(/village of Red/);
  await expect(player.side.getByRole('button', { name: 'Gallia' })).toBeVisible();
  const news = page.getByRole('status', { name: 'News' });
  await expect(news).toContainText('Red founds a village in Gallia (wine).');
  await news.getByRole('button', { name: 'Put the news away' }).click();
  await expect(news).toBeEmpty();
  expect(viewOf(player).seats[0]!.settlements).toBe(2);
  expect(viewOf(player).seats[0]!.coins, 'the village is paid for').toBeLessThan(60);
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/found/i);
  await expectNoIds(page);
});

test('a technology: found in the tree, read, bought', async ({ page, player }) => {
  await seated(player, { phase: 'purchase', step: 'purchases', land: { italia: { holder: 'red' } }, seat: { red: { coins: 120 } } });
  await expect(dialog(player).getByRole('button', { name: /^Technologies/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await page.getByRole('button', { name: 'Technologies', exact: true }).click();
  const tree = page.getByRole('dialog', { name: 'Technologies' });
  await tree.getByRole('button', { name: /^Bronze Working\..*can be bought now/ }).click();
  await expect(tree.getByRole('complementary')).toContainText(/printed price \d+/);
  await onward(player, () => tree.getByRole('button', { name: /^Buy: Bronze Working/ }).click());
  expect(viewOf(player).technologies.filter(({ owner }) => owner === 0)).toHaveLength(1);
  expect(viewOf(player).seats[0]!.coins).toBeLessThan(120);
  await page.getByRole('button', { name: 'Technologies', exact: true }).click();
  await expect(tree.getByRole('button', { name: /^Bronze Working\. discovered by Red/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/Bronze Working/);
  await expectNoIds(page);
});

test('a war: what the rival asks for is seen and accepted at the desk, and a duty beyond the limit is refused', async ({ page, player: anna, arrive }) => {
  const bardas = await arrive('Bardas');
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const land = { guyana: { holder: 'red' }, amazonia: { holder: 'blue' }, nile: { holder: 'green' } };
  const table = await layOut(page.request, 'civilization', ['human', 'human', 'random'], { phase: 'trade', land, war: [['red', 'blue']] }, '1', { length: 'long' });
  handOver(table, 1, (await whoIs(bardas.page)).id!);
  await Promise.all([anna, bardas].map((one) => one.page.goto(`/t/${table}`)));
  await Promise.all([anna, bardas].map((one) => one.awaited()));
  await bardas.taken(() => dialog(bardas).getByRole('button', { name: 'Ask for peace: Red' }).click());

  const desk = dialog(anna);
  await expect(desk.getByText('asks you for peace')).toBeVisible();
  await expect(page.getByRole('status', { name: 'News' })).toContainText('Blue asks Red for peace.');
  const before = anna.serial;
  await desk.getByRole('spinbutton', { name: /^Duty/ }).fill('-5');
  await desk.getByRole('spinbutton', { name: /^Duty/ }).press('Enter');
  await expect(desk.getByRole('alert')).toContainText(/whole number from 0 to/);
  expect(anna.serial, 'nothing was sent').toBe(before);
  await expectNoIds(page);
  await anna.taken(() => desk.getByRole('button', { name: 'Make peace: Blue' }).click());
  expect(viewOf(anna).war[0]![1]).toBe(false);
});

test('a trade: iron for gems, between two people, and the third sees no terms', async ({ page, player: anna, arrive }) => {
  const [bardas, carla] = [await arrive('Bardas'), await arrive('Carla')];
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const land = { guyana: { holder: 'red', resource: 'iron', road: 'road' }, amazonia: { holder: 'blue', resource: 'gems', road: 'road' }, nile: { holder: 'green' } };
  const table = await layOut(page.request, 'civilization', ['human', 'human', 'human'], { phase: 'trade', land, lost: ['trade_mapmaking'], seat: { red: { coins: 30 } } }, '1', { length: 'long' });
  handOver(table, 1, (await whoIs(bardas.page)).id!);
  handOver(table, 2, (await whoIs(carla.page)).id!);
  await Promise.all([anna, bardas, carla].map((one) => one.page.goto(`/t/${table}`)));
  await Promise.all([anna, bardas, carla].map((one) => one.awaited()));

  const desk = dialog(anna);
  await desk.getByRole('button', { name: 'Make an offer: Blue' }).click();
  await expect(desk.getByRole('heading', { name: 'Offer to Blue' })).toBeVisible();
  await desk.getByRole('spinbutton', { name: /^Coins/ }).first().fill('7');
  await desk.getByRole('checkbox', { name: 'iron of Guyana' }).check();
  await desk.getByRole('checkbox', { name: 'gems of Amazonia' }).check();
  await anna.taken(() => desk.getByRole('button', { name: 'Send the offer' }).click());

  const offer = dialog(bardas).locator('.offers > li');
  await expect(offer).toContainText('iron of Guyana');
  await expect(offer).toContainText('7 coins');
  expect(await wordsOf(carla.page)).not.toMatch(/iron of Guyana|7 coins/);
  await expectNoIds(bardas.page);
  await bardas.taken(async () => {
    await offer.getByRole('button', { name: 'Accept' }).click();
    await bardas.confirm();
  });
  await expect.poll(() => viewOf(anna).trades).toHaveLength(1);
  expect(viewOf(anna).seats.slice(0, 2).map(({ coins }) => coins)).toEqual([23, viewOf(bardas).seats[1]!.coins]);
  await expect(desk.getByText(/Guyana ⇄.*Amazonia/)).toBeVisible();
  await expect.poll(async () => (await carla.log()).join('\n'), 'the exchange is known to all').toMatch(/Amazonia|Guyana|Blue/);
});

const LANDING = {
  phase: 'movement',
  era: 'industrial',
  war: [['red', 'blue']],
  land: { britannia: { holder: 'red' }, gallia: { holder: 'blue', mood: ['happy_now'] }, anatolia: { holder: 'blue' } },
  units: { gallia: { blue: { industrial_infantry: 1, industrial_artillery: 1 } } },
  pieces: [{ kind: 'industrial_ship', owner: 'red', space: 'canary_sea', cargo: ['industrial_infantry', 'industrial_infantry', 'industrial_cavalry'] }],
  lost: ['gunpowder_weapons', 'metallurgy', 'cavalry'],
  seat: { red: { coins: 50 }, blue: { capital: 'anatolia' } },
};

test('a landing: an army goes ashore, ships fire, units are chosen in secret', async ({ page, player }) => {
  await seated(player, LANDING);
  await expect(placed(player, 'Canary Sea')).toHaveAccessibleName(/Red: .*frigate/);
  await press(player, /Move a musketeer/);
  for (const one of [/musketeer/, /dragoon/]) await press(player, one, player.bar.locator('.move'));
  await expect(player.bar).toContainText(/2 musketeers, 1 dragoon/);
  await clickZone(page, 'Gallia');
  const menu = mapOf(page).getByRole('dialog', { name: 'Gallia' });
  await expect(menu.getByRole('button', { name: /\d+ % to win/ })).toBeVisible();
  await onward(player, () => menu.getByRole('button', { name: /to win/ }).click());
  expect(viewOf(player).declared.map(({ attackers }) => attackers)).toEqual([[0]]);
  await expect(placed(player, 'Gallia')).toHaveAccessibleName(/Red against Blue/);
  await press(player, /^\d? ?Done$/);

  const battle = dialog(player);
  await expect(battle.getByRole('heading', { name: /^Battle: Gallia/ })).toBeVisible();
  await press(player, /ships take part: Canary Sea/, battle);
  await expect(battle.getByRole('heading', { name: /^Landing: Gallia/ })).toBeVisible();
  await expectNoIds(page);
  const met = new Set<string>();
  for (let asked = 0; asked < 40 && viewOf(player).battle; asked += 1) {
    const { moment } = player.decision!;
    const fire = battle.getByRole('button', { name: /^Fire with/ });
    const fires = !met.has('fired') && (await fire.count()) > 0; // once is enough
    met.add(fires ? 'fired' : moment);
    if (moment === 'prompt-clash') await expect(battle.getByRole('row').nth(1)).toContainText(/\d+%/);
    const onwards = battle.getByRole('button', { name: /^(Field|Fire at|The troops attack|Fight on|No more ships|Pass|Done)/ });
    await player.taken(() => (fires ? fire : onwards).first().click());
    await expect.poll(() => player.decision !== null || !viewOf(player).battle).toBe(true);
  }
  expect([...met]).toEqual(expect.arrayContaining(['prompt-clash', 'fired']));
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/Gallia/);
  await expectNoIds(page);
});

test('a government: what each would bring is weighed, and one is set up', async ({ page, player }) => {
  const land = { italia: { holder: 'red', size: 'city' }, gallia: { holder: 'red', size: 'town', mood: ['happy_now'] } };
  await seated(player, { phase: 'government', land, lost: ['horseback_riding', 'mysticism'], seat: { red: { coins: 60, government: 'anarchy' } } });
  const sheet = dialog(player);
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Your government' })).toContainText('Anarchy');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Democracy' })).toContainText('Nationalism');
  await expect(sheet.getByRole('button', { name: /^Choose/ })).toHaveCount(2);
  await player.taken(async () => {
    await sheet.getByRole('button', { name: 'Choose Monarchy' }).click();
    await player.confirm();
  });
  expect(viewOf(player).seats[0]!.government).toBe('monarchy');
  await expect(player.side.getByText('Monarchy')).toBeVisible();
  await page.getByRole('button', { name: 'Governments', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Governments' }).getByRole('listitem').filter({ hasText: 'Your government' })).toContainText('Monarchy');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/Monarchy/);
  await expectNoIds(page);
});

test('a new table: options, the capital and the second village, to the first purchase', async ({ page, player }) => {
  await page.goto('/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Civilization CHR' });
  await page.getByRole('combobox', { name: 'Length of the game' }).selectOption({ index: 3 });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await expectNoIds(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await player.awaited(30_000);
  const chosen = async (): Promise<void> => {
    await dialog(player).getByRole('button', { name: 'Choose Navigators' }).click();
    await player.confirm();
  };
  const settled = async (): Promise<void> => void (await player.answer());
  const met = await until(player, 'prompt-purchase', { 'prompt-civilization': chosen, 'prompt-settle-capital': settled, 'prompt-settle': settled });
  expect(met).toEqual(expect.arrayContaining(['prompt-civilization', 'prompt-settle-capital', 'prompt-settle']));
  const own = viewOf(player).seats[player.update!.seats[0]!.seat]!;
  expect(own).toMatchObject({ civilization: 'navigators', settlements: 2 });
  await expectNoIds(page);
});
