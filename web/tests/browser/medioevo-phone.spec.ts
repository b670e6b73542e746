/** Medioevo Universale on a phone, in the dark, in Italian, in words. */
import { devices } from '@playwright/test';
import { expectAccessible, expectNoIds, expectNoOverflow } from './support/checks';
import { clickZone, mapOf, onward, until } from './support/marshal';
import { expect, test } from './support/people';
import { layOut, makeTable, read } from './support/prepared';
import type { Player } from './support/table';
import type { TableInfo } from './support/wire';

const { userAgent } = devices['Pixel 7'];
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent });

const PLAYERS = ['human', 'random', 'random'];
const ARMY = {
  armies: { costantinopoli: { byzantine: { heavy_infantry: 3, archer: 2 } }, tarnovo: { barbarians: { light_infantry: 2 } } },
  pieces: [{ owner: 'byzantine', kind: 'war_wagon', level: 2, zone: 'costantinopoli' }, { owner: 'byzantine', kind: 'caravan', zone: 'nicea' }],
  seat: { byzantine: { florins: 700, technologies: { green: 1, blue: 1 } } },
};

async function tap(player: Player, name: RegExp | string, within = player.page.locator('.table')): Promise<void> {
  const button = within.getByRole('button', { name }).first();
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height), `${String(name)} is large enough to be tapped`).toBeGreaterThanOrEqual(32);
  await button.tap();
}

async function fits(player: Player): Promise<void> {
  await expectNoOverflow(player.page);
  const bar = (await player.bar.boundingBox())!;
  expect(Math.abs(bar.y + bar.height - 740), 'the bar stands at the bottom').toBeLessThanOrEqual(2);
  const wide = await player.page.locator('.dialog .content:visible, .bar .sheet').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(Math.max(0, ...wide), 'neither dialog nor sheet scrolls sideways').toBeLessThanOrEqual(1);
}

async function laid(player: Player, position: object): Promise<void> {
  await player.page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  await player.page.goto(`/t/${await layOut(player.page.request, 'medioevo', PLAYERS, position, '1')}`);
  await player.awaited();
}

test('on a phone: the auction, the tax and a purchase of a first turn', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const bot = { kind: 'bot' as const, bot: 'greedy' };
  const table = await makeTable(page.request, { game: 'medioevo', seats: [{ kind: 'me' }, bot, bot], pace: { bot_delay: 0 } });
  await page.goto(`/t/${table.id}`);
  const dialog = page.locator('.dialog .content');
  await until(player, 'prompt-purchase', {
    'prompt-bid': async () => {
      await fits(player);
      await dialog.getByRole('spinbutton').fill('20');
      await tap(player, 'Seal 20', dialog);
    },
    'prompt-tax': async () => {
      await fits(player);
      await tap(player, /^20/, dialog);
      await player.confirm();
    },
  });
  await fits(player);
  await onward(player, async () => {
    await tap(player, /Buy in a territory/, player.bar);
    await player.open.first().tap();
  });
  expect(player.decision!.moment).toBe('prompt-site');
  await fits(player);
  await player.taken(() => tap(player, /^Buy: .*light infantry/i, dialog));
  await expect(dialog).toBeVisible();
  await expectNoIds(page);
  await fits(player);
});

test('on a phone: an army is put together and moved, and the atlas is at hand', async ({ page, player }) => {
  await laid(player, ARMY);
  await onward(player, () => tap(player, /Move from/, player.bar));
  await fits(player);
  await onward(player, () => tap(player, /Take the war wagon/, player.bar));
  await onward(player, () => tap(player, /^all 3$/, player.bar));
  await fits(player);
  await clickZone(page, 'Tarnovo', true);
  const menu = mapOf(page).getByRole('dialog', { name: /^Tarnovo/ });
  await onward(player, () => menu.getByRole('button', { name: /Bulgaria/ }).tap());
  expect(player.decision!.moment).toBe('prompt-declaration');
  await fits(player);
  await expectAccessible(page, 'a battle on a phone');
  await tap(player, 'Show the map');
  await page.getByRole('button', { name: 'The board in words' }).tap();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Tarnovo/ }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoIds(page);
  await expectAccessible(page, 'the atlas on a phone');
});

for (const scheme of ['light', 'dark'] as const)
  test(`on a phone, ${scheme}: map, purchase, technologies and treaties pass axe`, async ({ page, player }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await laid(player, { ...ARMY, phase: 'purchase' });
    await expectAccessible(page, `${scheme} map`);
    for (const book of ['Technology', 'Treaties', 'Empire cards', 'Honour']) {
      await page.getByRole('button', { name: book, exact: true }).tap();
      await expect(page.getByRole('dialog', { name: book })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page, `${scheme} ${book}`);
      await page.keyboard.press('Escape');
    }
    await clickZone(page, 'Constantinople', true);
    await expect.poll(() => player.decision?.moment).toBe('prompt-site');
    await expectAccessible(page, `${scheme} purchase`);
  });

test('on a phone: the end of a game, without what is nought for everybody', async ({ page }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const bot = { kind: 'bot' as const, bot: 'greedy' };
  const { id } = await makeTable(page.request, { game: 'medioevo', seats: [bot, bot, bot], options: { turns: 'short' }, visibility: 'public', pace: { bot_delay: 0 } });
  const status = async (): Promise<string> => (await read<TableInfo>(page.request.get(`/api/tables/${id}`))).status;
  await expect.poll(status, { message: 'the bots come to the end', timeout: 40_000 }).toBe('over');
  await page.goto(`/t/${id}`);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('columnheader')).toHaveCount(3);
  const rows = await end.getByRole('row').evaluateAll((found) => found.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => row.every((points) => points === 0))).toEqual([]);
  const [wide, shown] = await end.evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(wide, 'the panel does not scroll sideways').toBeLessThanOrEqual(shown!);
  await expectNoIds(page);
});

test('on a phone, in Italian: nothing lacks its words', async ({ page, player }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('quadriga.preferences', JSON.stringify({ language: 'it' })));
  await laid(player, { ...ARMY, phase: 'purchase' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expectNoIds(page);
  for (const book of ['Tecnologie', 'Trattati', 'Carte Impero', 'Onore']) {
    await page.getByRole('button', { name: book }).first().tap();
    await expect(page.getByRole('dialog', { name: book })).toBeVisible();
    await expectNoIds(page);
    await page.keyboard.press('Escape');
  }
  await clickZone(page, 'Costantinopoli', true);
  await expect.poll(() => player.decision?.moment).toBe('prompt-site');
  await expectNoIds(page);
  await page.goto(`/t/${await layOut(page.request, 'medioevo', PLAYERS, ARMY, '1')}`);
  await player.awaited();
  await onward(player, () => tap(player, /Muovi da qui/, player.bar));
  await onward(player, () => tap(player, /carro da guerra/i, player.bar));
  await onward(player, () => tap(player, 'tutti e 3', player.bar));
  await expectNoIds(page);
  await fits(player);
  await page.getByRole('button', { name: 'Il tabellone a parole' }).tap();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoIds(page);
  expect(await page.locator('#main').innerText()).not.toMatch(/\b(Held by|Great Market|light infantry|Not possible now)\b/);
});
