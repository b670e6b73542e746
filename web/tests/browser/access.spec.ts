/** axe on every page, in every set of colours. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/checks';
import { expect, test } from './support/people';
import { finished, makeTable } from './support/prepared';
import { KEEPER } from './support/server';
import type { Player } from './support/table';

type Theme = 'light' | 'dark' | 'contrast';

async function inColours(page: Page, theme: Theme): Promise<void> {
  await page.goto('/');
  await page.evaluate((wanted) => localStorage.setItem('quadriga.preferences', JSON.stringify({ theme: wanted })), theme);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function opened(page: Page, path: string, theme: Theme): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function checkTable(player: Player, theme: Theme): Promise<void> {
  const { page } = player;
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  for (const tab of ['Mine', 'Players', 'Log', 'Chat', 'Table'] as const) {
    await player.tab(tab);
    await expectAccessible(page, `the table, panel “${tab}”, ${theme}`);
  }
  await page.keyboard.press('a');
  await expectAccessible(page, `the board in words, ${theme}`);
  await page.keyboard.press('a');
  await page.keyboard.press('Control+k');
  await expectAccessible(page, `the palette, ${theme}`);
  await page.keyboard.press('Escape');
}

for (const theme of ['light', 'dark'] as const) {
  test(`pages are accessible (${theme})`, async ({ page }) => {
    test.setTimeout(120_000);
    await inColours(page, theme);
    await page.request.post('/api/session/guest', { data: { name: 'Reader' } });
    const over = await finished(page.request);
    const open = await makeTable(page.request, { seats: [{ kind: 'me' }, { kind: 'open' }], start: false });
    for (const path of ['/', '/new', `/t/${open.id}`, '/rules/warriors/WT-TRD-1', '/profile', '/verify', `/verify/${over.id}`, '/credits', '/help']) {
      await opened(page, path, theme);
      await expectAccessible(page, `${path}, ${theme}`);
    }
    await opened(page, '/rules/warriors', theme);
    await page.getByRole('searchbox').fill('trade'); // the whole ledger takes axe half a minute
    await expectAccessible(page, `/rules/warriors, ${theme}`);
  });

  test(`table, replay and end are accessible (${theme})`, async ({ page, player }) => {
    test.setTimeout(120_000);
    await inColours(page, theme);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await player.awaited(40_000);
    await player.answer(/Increase/);
    await checkTable(player, theme);

    const over = await finished(page.request);
    await opened(page, `/t/${over.id}`, theme);
    await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
    await expectAccessible(page, `the end, ${theme}`);
    await opened(page, `/replay/${over.id}?action=5`, theme);
    await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
    await expectAccessible(page, `the replay, ${theme}`);
  });

  test(`the administrator's page is accessible (${theme})`, async ({ page }) => {
    await page.request.post('/api/session/login', { data: KEEPER });
    await page.request.patch('/api/me', { data: { preferences: { theme } } });
    await opened(page, '/admin', theme);
    await expect(page.getByRole('cell', { name: 'administrator' }).first()).toBeVisible();
    await expectAccessible(page, `/admin, ${theme}`);
  });
}

test('the table is accessible in high contrast', async ({ page, player }) => {
  await inColours(page, 'contrast');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await player.awaited(40_000);
  await checkTable(player, 'contrast');
});
