import { expect, test } from './support/people';
import { ONWARD } from './support/table';

test('a newcomer plays at once and answers by clicking', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page).toHaveURL(/\/t\//);
  await player.awaited(40_000);
  await expect(player.prompt).not.toBeEmpty();
  await expect(page).toHaveTitle(/^●/);
  const before = (await player.log()).length;
  const prompts = new Set<string>();
  for (let asked = 0; asked < 6; asked += 1) {
    prompts.add((await player.prompt.textContent()) ?? '');
    await player.answer(...ONWARD);
    await player.awaited();
  }
  expect(prompts.size, 'the game goes on').toBeGreaterThan(1);
  expect((await player.log()).length, 'the log grows').toBeGreaterThan(before);
});

test('what is closed says why, with a rule to read', async ({ page, player }) => {
  await page.setViewportSize({ width: 860, height: 800 }); // so wide the bar shows its own list, not the sheet of the game
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const closed = player.bar.locator('button.closed');
  for (let asked = 0; asked < 16; asked += 1) {
    await player.awaited();
    if (await closed.count()) break;
    await player.answer(...ONWARD);
  }
  await closed.first().click();
  const reason = player.bar.getByRole('status');
  await expect(reason.locator('strong').first()).not.toBeEmpty();
  await expect(reason.getByRole('link').first()).toHaveAttribute('href', /\/rules\/warriors\/WT-/);
});
