/** Byzantion alone, in words, in Italian, and for those who cannot see colours. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoIds, wordsOf } from './support/checks';
import { laidOut } from './support/court';
import { expect, test } from './support/people';

const HANDS = {
  blue: { nomisma: 12, auctoritas: 3, virtus: 2, hand: ['belisarius', 'secret_archive', 'narses'], area: ['sittas', 'bucellarii', 'excubitors'], missions: ['lord_of_the_fields', 'one_empire'] },
  green: { nomisma: 7, lapis: 2, hand: ['martin'], area: ['antonina'] },
  white: { nomisma: 3, hand: ['mundus'] },
};
const POSITION = { units: { africa: { legionary: 2, dromon: 1 } }, seat: HANDS };
const PLAYERS = ['human', 'random', 'random'];

const CATALOGUES = ['../../../src/quadriga/games/byzantion/locale/en.ftl', '../../src/games/byzantion/locale/en.ftl', '../../src/locale/en.ftl'];
const MESSAGES = new Set(CATALOGUES.flatMap((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8').match(/^[a-z][\w-]*-[\w-]*(?= =)/gm) ?? []));

/** Not one id out of the catalogues. */
async function expectNoMessages(page: Page): Promise<void> {
  const seen = (await wordsOf(page)).match(/[a-z][\w-]*-[\w-]*/g) ?? [];
  expect(seen.filter((word) => MESSAGES.has(word)), 'no message stands there by its id').toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`the court table is accessible, the position complete in words (${theme})`, async ({ page, player }) => {
    test.setTimeout(90_000);
    await page.goto('/');
    await page.evaluate((wanted) => localStorage.setItem('quadriga.preferences', JSON.stringify({ theme: wanted })), theme);
    await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
    await page.goto(`/t/${await laidOut(page.request, PLAYERS, POSITION)}`);
    await player.awaited();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const tab of ['Mine', 'Players', 'Table'] as const) {
      await player.tab(tab);
      await expectAccessible(page, `the court table, panel “${tab}”, ${theme}`);
    }
    await page.locator('.board .hand [data-card]').first().focus();
    await page.keyboard.press('z');
    await expect(page.getByRole('dialog', { name: 'Narses' }).or(page.getByRole('dialog', { name: 'Belisarius' })).or(page.getByRole('dialog', { name: 'Secret Archive' }))).toBeVisible();
    await expectAccessible(page, `a card, ${theme}`);
    await page.keyboard.press('Escape');

    await page.keyboard.press('a');
    const words = page.locator('.atlas').first();
    await expect(words).toContainText('Round 2 of 6');
    for (const word of ['Belisarius', 'Secret Archive', 'Narses', 'Sittas', 'Bucellarii', 'Excubitors', 'Antonina', '2 Legionaries', '1 Dromon', 'Lord of the Fields', 'One Empire', 'Market', 'Offer', 'Vandal Expedition'])
      await expect(words, `the position in words tells of ${word}`).toContainText(word);
    await expect(words, 'and not of the hands of others').not.toContainText(/Martin|Mundus/);
    await expectAccessible(page, `the position in words, ${theme}`);
    await expectNoIds(page);
  });
}

test('an Italian table: names and texts of cards, and no message without its translation', async ({ page, player }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('quadriga.preferences', JSON.stringify({ language: 'it' })));
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  await page.goto(`/t/${await laidOut(page.request, PLAYERS, POSITION)}`);
  await player.awaited();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const archive = page.locator('.board .hand').getByRole('button', { name: 'Archivio segreto' });
  await expect(archive).toContainText('pesca 3 carte');
  expect(MESSAGES.size).toBeGreaterThan(500);
  const tabs = player.side.getByRole('tab');
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectNoMessages(page);
  }
  await page.keyboard.press('a');
  await expect(page.locator('.atlas').first()).toContainText('Archivio segreto');
  await expectNoMessages(page);
  await page.keyboard.press('a');
  await archive.click({ position: { x: 12, y: 40 } });
  await expect.poll(() => player.decision?.moment).toBe('prompt-turn');
  await expectNoMessages(page);
});

test('alone: six cards, a unit built, a Keimelion claimed, the rank told', async ({ page, player }) => {
  await page.goto('/new');
  await page.getByRole('combobox', { name: /^Game/ }).selectOption({ label: 'Byzantion' });
  await page.getByRole('combobox', { name: /^Number of/ }).selectOption('1');
  await page.getByLabel('Your name').fill('Justinian');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const dialog = page.locator('.dialog .content');
  for (let kept = 0; kept < 6; kept += 1) {
    await player.awaited();
    expect(player.decision!.moment).toBe('prompt-keep');
    await player.taken(() => dialog.locator('.spot.lit').first().click());
  }
  await expect(page.locator('.board .hand [data-card]')).toHaveCount(6);
  await expect(page.locator('.board .underway')).toContainText('Remembered now as Nero');

  // A senator asks for 1 Auctoritas, which is there, and 1 Civicus, which is bought with what two cards bring.
  for (const _ of [1, 2]) await player.answer(/Discard for income/);
  await player.taken(() => player.bar.getByRole('button', { name: 'Buy resources' }).click());
  await player.taken(() => page.getByRole('region', { name: 'Market' }).getByRole('button', { name: /Civicus/ }).click());
  await player.answer(/Done/);
  await player.taken(() => player.bar.getByRole('button', { name: 'Build units' }).click());
  await player.taken(() => player.bar.getByRole('button', { name: /Senator/ }).click());
  await player.taken(() => page.getByRole('group', { name: /Map of the territories/ }).getByRole('button', { name: /^Italia/ }).click());
  await expect(page.getByRole('group', { name: /Map of the territories/ }).getByRole('button', { name: /^Italia.*1 Senator/i })).toBeVisible();
  await player.answer(/Done/);

  const chalice = page.getByRole('region', { name: 'Initiative' }).getByRole('button', { name: /^II: Chalice/ });
  await player.taken(async () => {
    await chalice.click();
    await player.confirm();
  });
  await expect(chalice).toHaveAccessibleName(/used/);
  await expectNoIds(page);
});
