/** Medioevo Universale at a real table: a battle, a plunder, a commercial road, a secret treaty, a first turn. */
import { expectNoIds, wordsOf } from './support/checks';
import { clickZone, mapOf, onward, until, viewOf, zoneOf } from './support/marshal';
import { expect, test, whoIs } from './support/people';
import { handOver, layOut } from './support/prepared';
import type { Player } from './support/table';

const dialog = (player: Player) => player.page.locator('.dialog .content');
const press = (player: Player, name: string | RegExp, within = player.bar) => onward(player, () => within.getByRole('button', { name }).first().click());

/** Anna on the first seat of a table that is laid out. */
async function seated(anna: Player, position: object, players = ['human', 'random', 'random'], seed = '1'): Promise<string> {
  const { request } = anna.page;
  await request.post('/api/session/guest', { data: { name: 'Anna' } });
  const table = await layOut(request, 'medioevo', players, position, seed);
  await anna.page.goto(`/t/${table}`);
  await anna.awaited();
  return table;
}

const BATTLE = {
  dice: [1, 2, 3],
  armies: { costantinopoli: { byzantine: { light_infantry: 3, cavalry: 2, archer: 1 } }, tarnovo: { barbarians: { light_infantry: 1, archer: 1 } } },
  pieces: [{ owner: 'byzantine', kind: 'war_wagon', level: 3, zone: 'costantinopoli' }],
};

test('a battle: an army marches into barbarian land, and takes it', async ({ page, player }) => {
  await seated(player, BATTLE);
  expect(await onward(player, () => clickZone(page, 'Constantinople'))).toBe('prompt-movement');
  await press(player, /Take the war wagon/);
  for (const all of [/^all 3$/, /^all 2$/]) await press(player, all);
  await press(player, /^Take archers? along$/);
  await expect(player.bar).toContainText('6 units of');

  await clickZone(page, 'Tarnovo');
  const menu = mapOf(page).getByRole('dialog', { name: /^Tarnovo/ });
  await expect(menu).toContainText(/2 units resist; \d+ % to win/);
  expect(await onward(player, () => menu.getByRole('button', { name: /Bulgaria/ }).click())).toBe('prompt-declaration');

  const battle = dialog(player);
  await expect(battle.getByRole('heading', { name: /^Battle at Tarnovo/ })).toBeVisible();
  await expect(battle.getByText(/Chance to win this round.*\d+%/)).toBeVisible();
  await expectNoIds(page);
  const met = new Set<string>();
  for (let asked = 0; asked < 40 && viewOf(player).battle; asked += 1) {
    await player.awaited();
    const { moment } = player.decision!;
    if (moment === 'prompt-reroll') {
      const wins = await battle.getByRole('row').filter({ hasText: 'd8 again' }).first().textContent();
      expect(wins, 'barbarians fight with the dice of the War circle: the chance is known').toMatch(/\d+%/);
      for (const die of ['d4', 'd6', 'd8']) await expect(battle.getByRole('img', { name: new RegExp(`^${die}: \\d`) }).first()).toBeVisible();
    }
    const again = moment === 'prompt-reroll' && !met.has(moment);
    met.add(moment);
    const name = moment === 'prompt-losses' ? /infantry|cavalry|archer/i : again ? 'Roll d4 again' : /^(Fight|Keep the roll|Roll the dice|Ready|Pass|Done)$/;
    await player.taken(() => battle.getByRole('button', { name }).first().click());
  }
  expect([...met]).toEqual(expect.arrayContaining(['prompt-declaration', 'prompt-reroll', 'prompt-losses']));
  await expect(zoneOf(page, 'Tarnovo')).toHaveAccessibleName(/Held by Byzantine Empire/);
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/conquer/i);
  await expectNoIds(page);
});

test('a plunder: one asset is sold, the rest is kept', async ({ page, player }) => {
  await seated(player, {
    war: [['byzantine', 'hungary']],
    armies: { costantinopoli: { byzantine: { heavy_infantry: 3 } } },
    land: { tarnovo: { token: 'hungary', civilian: 2, military: 1, market: ['wine', 'grain'] } },
    pieces: [{ owner: 'byzantine', kind: 'war_wagon', zone: 'costantinopoli' }, { owner: 'byzantine', kind: 'caravan', zone: 'nicea' }],
    seat: { byzantine: { florins: 40 } },
  });
  await press(player, /^\d? ?Move from/);
  await press(player, /Take the war wagon/);
  await press(player, /^all 3$/);
  await clickZone(page, 'Tarnovo');
  const menu = mapOf(page).getByRole('dialog', { name: /^Tarnovo/ });
  if (await menu.isVisible()) await menu.getByRole('button', { name: /Bulgaria/ }).click();
  await expect.poll(() => player.decision?.moment).toBe('prompt-spoils');
  await expect(player.bar.getByRole('button', { name: /Plunder:/ })).toHaveCount(4);
  await player.taken(async () => {
    await player.bar.getByRole('button', { name: /Plunder:.*wine/i }).click();
    await player.confirm();
  });
  await player.taken(async () => {
    await player.bar.getByRole('button', { name: 'Keep everything else' }).click();
    await player.confirm();
  });
  const zone = zoneOf(page, 'Tarnovo');
  await expect(zone).toHaveAccessibleName(/Held by Byzantine Empire/);
  await expect(zone).toHaveAccessibleName(/tower/i);
  await expect(zone).toHaveAccessibleName(/town/i);
  await expect(zone).toHaveAccessibleName(/Market.*grain/i);
  await expect(zone).not.toHaveAccessibleName(/wine/);
  expect(viewOf(player).seats[0]!.florins, 'the cube is paid for').toBeGreaterThan(40);
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/plunder/i);
});

test('a commercial road: bought, opened, and another one completed', async ({ page, player }) => {
  const caravan = { owner: 'byzantine', kind: 'caravan', level: 2, zone: 'nicea', mp: 8 };
  await seated(player, { phase: 'commerce', pieces: [caravan], seat: { byzantine: { florins: 300 } } });
  await press(player, /Lead the caravan/);
  await expect(player.bar).toContainText('Your caravan has 8 movement points');
  await onward(player, async () => {
    await player.bar.getByRole('button', { name: /Buy grain/ }).click();
    await player.bar.getByRole('spinbutton').fill('2');
    await player.confirm();
  });
  await press(player, /road of 4 stages/);
  for (const stage of ['Constantinople', 'Tarnovo', 'Thessalonica', 'Iconium']) await onward(player, () => clickZone(page, stage));
  expect(player.decision!.moment).toBe('prompt-convoy');
  await expect(player.side.getByText(/Constantinople.*Tarnovo.*Thessalonica.*⚑ Iconium/)).toBeVisible();
  await onward(player, () => clickZone(page, 'Constantinople'));
  await expect(player.side.getByText(/Constantinople.*Tarnovo/)).toBeVisible();

  const stages = ['costantinopoli', 'tessalonica', 'tarnovo', 'nicea'];
  const seat = { byzantine: { florins: 100, honour: 10, road: { stages, done: stages.slice(0, 3) } } };
  await page.goto(`/t/${await layOut(page.request, 'medioevo', ['human', 'random', 'random'], { phase: 'commerce', pieces: [{ ...caravan, zone: 'lidia', cargo: { spices: 2 } }], seat }, '1')}`);
  await player.awaited();
  await press(player, /Lead the caravan/);
  await onward(player, () => clickZone(page, 'Nicaea'));
  await onward(player, async () => {
    await player.bar.getByRole('button', { name: /Sell spices/ }).click();
    await player.bar.getByRole('spinbutton').fill('2');
    await player.confirm();
  });
  const sale = dialog(player);
  if (player.decision!.moment === 'prompt-sale') await press(player, 'Conclude', sale);
  expect(player.decision!.moment).toBe('prompt-road-bonus');
  await sale.getByRole('spinbutton', { name: 'Honour' }).press('End');
  await player.taken(() => sale.locator('button.main').click());
  await expect.poll(() => viewOf(player).seats[0]!.road).toBeNull();
  const { honour, florins } = viewOf(player).seats[0]!;
  expect(honour, 'the points of the road became Honour').toBeGreaterThan(10);
  expect(florins, 'and the spices were paid').toBeGreaterThan(100);
  await expect.poll(async () => (await player.log()).join('\n')).toMatch(/commercial road/i);
  await expectNoIds(page);
});

test('a secret treaty between two, and the third learns nothing', async ({ page, player: anna, arrive }) => {
  const [bardas, carla] = [await arrive('Bardas'), await arrive('Carla')];
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const rich = { florins: 500 };
  const position = { armies: { costantinopoli: { byzantine: { cavalry: 1 } } }, pieces: [{ owner: 'byzantine', kind: 'war_wagon', zone: 'costantinopoli' }], seat: { byzantine: rich, hungary: rich, golden_horde: rich } };
  const table = await layOut(page.request, 'medioevo', ['human', 'human', 'human'], position, '1');
  handOver(table, 1, (await whoIs(bardas.page)).id!);
  handOver(table, 2, (await whoIs(carla.page)).id!);
  await Promise.all([anna, bardas, carla].map((one) => one.page.goto(`/t/${table}`)));
  await anna.awaited();

  await page.getByRole('button', { name: 'Treaties' }).click();
  await onward(anna, () => page.getByRole('dialog', { name: 'Treaties' }).getByRole('button', { name: /Propose a treaty to .*Hungary/ }).click());
  const desk = dialog(anna);
  await expect(desk.getByRole('heading', { name: 'Treaty with the Kingdom of Hungary' })).toBeVisible();
  await desk.getByRole('spinbutton', { name: 'florins' }).first().fill('120');
  for (const clause of ['Passage', 'Commercial pact']) {
    await desk.getByRole('combobox', { name: 'New clause' }).selectOption({ label: clause });
    await desk.getByRole('button', { name: 'Add clause' }).click();
  }
  await desk.getByRole('checkbox', { name: 'secret' }).check();
  await anna.taken(() => desk.getByRole('button', { name: 'Send the terms' }).click());

  await bardas.awaited();
  const offer = dialog(bardas);
  await expect(offer).toContainText('Byzantine Empire pays 120 florins');
  await expect(offer).toContainText('Byzantine Empire may pass through the lands of the Kingdom of Hungary');
  await expect(offer).toContainText('secret');
  expect(await wordsOf(carla.page)).not.toMatch(/may pass through|120 florins/);
  await expectNoIds(bardas.page);
  await bardas.taken(async () => {
    await offer.getByRole('button', { name: 'Agree' }).click();
    await bardas.confirm();
  });

  for (const one of [anna, bardas]) {
    await expect(one.side.getByText(/Byzantine Empire may pass through the lands of the Kingdom of Hungary.*secret/)).toBeVisible();
    await expect(one.side.getByText(/Byzantine Empire may trade in the lands of the Kingdom of Hungary.*secret/)).toBeVisible();
    await expect.poll(async () => (await one.log()).join('\n')).toMatch(/120 florins/);
    await one.tab('Mine');
  }
  await expect(bardas.side.getByText('620')).toBeVisible();
  await carla.page.getByRole('button', { name: 'Treaties' }).click();
  await expect(carla.page.getByRole('dialog', { name: 'Treaties' })).toContainText('No pacts in force that you know of.');
  await carla.page.keyboard.press('Escape');
  await expect.poll(async () => (await carla.log()).join('\n')).not.toMatch(/120|trade in the lands/);
  expect(await wordsOf(carla.page)).not.toMatch(/may pass through|may trade in/);
});

test('a new table: options, the sealed auction and tax, to the first action of war', async ({ page, player }) => {
  await page.goto('/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Medioevo Universale' });
  await page.getByRole('combobox', { name: 'Length of the game' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await expectNoIds(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await player.awaited(30_000);
  const bid = async (): Promise<void> => {
    await dialog(player).getByRole('spinbutton').fill('15');
    await dialog(player).getByRole('button', { name: /^Seal 15/ }).click();
  };
  const tax = async (): Promise<void> => {
    await dialog(player).getByRole('button', { name: /^20/ }).click();
    await player.confirm();
  };
  const met = await until(player, 'prompt-combat', { 'prompt-bid': bid, 'prompt-tax': tax });
  expect(met).toEqual(expect.arrayContaining(['prompt-bid', 'prompt-tax', 'prompt-purchase']));
  // In the log the line may be folded away: how much has happened since depends on chance.
  const told = player.heard.flatMap((message) => (message.type === 'update' ? (message.news ?? []) : [])).flatMap((line) => line.told ?? []);
  expect(told.map(({ kind, args }) => `${kind} ${args?.[1]}`)).toContain('bid.revealed 15');
  expect(await player.log()).not.toHaveLength(0);
  await expectNoIds(page);
});
