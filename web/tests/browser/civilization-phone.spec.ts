/** Civilization CHR on a phone, in the dark, in Italian, in words. */
import { devices } from '@playwright/test';
import { expectAccessible, expectNoIds, expectNoOverflow } from './support/checks';
import { clickZone, mapOf, onward } from './support/marshal';
import { expect, test } from './support/people';
import { layOut } from './support/prepared';
import type { Player } from './support/table';

const { userAgent } = devices['Pixel 7'];
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent });

const LAND = { italia: { holder: 'red', size: 'town', resource: 'wine' }, gallia: { holder: 'red', resource: 'iron' }, germania: { holder: 'blue', resource: 'horses' }, nile: { holder: 'green' } };
const SEAT = { red: { coins: 200, technologies: ['pottery', 'masonry'], hand: ['sc_001'] }, blue: { coins: 40 } };
const EMPIRE = { land: LAND, units: { italia: { red: { ancient_infantry: 2, explorer: 1 } }, germania: { blue: { ancient_infantry: 1 } } }, war: [['red', 'blue']], seat: SEAT };

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
  await player.page.goto(`/t/${await layOut(player.page.request, 'civilization', ['human', 'random', 'random'], position, '1', { length: 'long' })}`);
  await player.awaited();
}

test('on a phone: a purchase, unit after unit', async ({ page, player }) => {
  await laid(player, { ...EMPIRE, phase: 'purchase', step: 'purchases' });
  const dialog = page.locator('.dialog .content');
  await fits(player);
  await tap(player, /^Units/, dialog);
  await fits(player);
  await onward(player, () => tap(player, /^Buy: Buy explorers/, dialog));
  expect(player.decision!.moment).toBe('prompt-recruitment');
  await fits(player);
  await onward(player, async () => {
    await player.open.first().tap();
    await player.confirm();
  });
  await expect(dialog).toBeVisible();
  await expectNoIds(page);
});

test('on a phone: an army marches into a battle, and the atlas is at hand', async ({ page, player }) => {
  await laid(player, { ...EMPIRE, phase: 'movement' });
  await fits(player);
  await onward(player, () => tap(player, /Move a swordsman/, player.bar));
  await fits(player);
  await clickZone(page, 'Germania', true);
  const menu = mapOf(page).getByRole('dialog', { name: 'Germania' });
  await expect(menu).toContainText(/\d+ % to win/);
  await onward(player, () => menu.getByRole('button', { name: /to win/ }).tap());
  await fits(player);
  await page.getByRole('button', { name: 'The board in words' }).tap();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Germania/ }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectNoIds(page);
  await expectAccessible(page, 'the atlas on a phone');
});

const BOOKS = ['Technologies', 'Wonders and improvements', 'Strategy cards', 'Governments', 'Spies', 'ABAKUS'];

for (const scheme of ['light', 'dark'] as const)
  test(`on a phone, ${scheme}: map, purchase, books and trade desk pass axe`, async ({ page, player }) => {
    test.slow(); // axe takes its time
    await page.emulateMedia({ colorScheme: scheme });
    await laid(player, { ...EMPIRE, phase: 'purchase', step: 'purchases' });
    await expectAccessible(page, `${scheme} purchase`);
    await tap(player, 'Show the map');
    await expectAccessible(page, `${scheme} map`);
    for (const book of BOOKS) {
      await page.getByRole('button', { name: book, exact: true }).tap();
      await expect(page.getByRole('dialog', { name: book })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page, `${scheme} ${book}`);
      await page.keyboard.press('Escape');
    }
    await laid(player, { ...EMPIRE, war: [], phase: 'trade', lost: ['trade_mapmaking'] });
    await tap(player, 'Make an offer: Blue', page.locator('.dialog .content'));
    const swordsmen = page.getByRole('spinbutton', { name: /\(Italia\) of 2$/ });
    await expect(async () => {
      if (!(await swordsmen.isVisible())) await page.locator('.dialog summary', { hasText: 'Units' }).first().tap();
      await expect(swordsmen).toBeVisible({ timeout: 1_000 });
    }).toPass(); // news of the others may push the page away under the finger
    await swordsmen.fill('2');
    await fits(player);
    await expectAccessible(page, `${scheme} trade desk`);
  });

test('on a phone: a battle fits, and passes axe', async ({ page, player }) => {
  const battle = { space: 'gallia', attackers: ['red'], defenders: ['blue'] };
  const land = { gallia: { holder: 'blue', mood: ['happy_now'] }, anatolia: { holder: 'blue' } };
  const units = { gallia: { red: { medieval_infantry: 2, medieval_cavalry: 1 }, blue: { medieval_infantry: 1, medieval_artillery: 1 } } };
  await laid(player, { era: 'medieval', battle, land, units, seat: { blue: { capital: 'anatolia' } }, lost: ['feudalism', 'chivalry', 'engineering'] });
  const board = page.locator('.dialog .content');
  await expect(board.getByRole('heading', { name: /^Battle: Gallia/ })).toBeVisible();
  await fits(player);
  await expectAccessible(page, 'a battle on a phone');
  await player.taken(() => tap(player, /^Field/, board));
  await expectNoIds(page);
});

test('on a phone, in Italian: nothing lacks its words', async ({ page, player }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('quadriga.preferences', JSON.stringify({ language: 'it' })));
  await laid(player, { ...EMPIRE, phase: 'purchase', step: 'purchases' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expectNoIds(page);
  await tap(player, 'Mostra la mappa');
  for (const book of ['Tecnologie', 'Meraviglie e migliorie', 'Carte strategia', 'Governi', 'Spie', 'ABAKUS']) {
    await page.getByRole('button', { name: book, exact: true }).tap();
    await expect(page.getByRole('dialog', { name: book })).toBeVisible();
    await expectNoIds(page);
    await page.keyboard.press('Escape');
  }
  await laid(player, { ...EMPIRE, phase: 'movement' });
  await fits(player);
  await page.getByRole('button', { name: 'Il tabellone a parole' }).tap();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoIds(page);
  expect(await page.locator('#main').innerText()).not.toMatch(/\b(settlement|village|unexplored|Not now|happy)\b/);
});
