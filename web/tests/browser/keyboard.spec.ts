import type { Page } from '@playwright/test';
import { expectFocusSeen } from './support/checks';
import { expect, test } from './support/people';

/** Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
    if (name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('with the keyboard alone, from the front page into the game', async ({ page, player }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Play now/);
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await player.awaited(40_000);

  // One answer with Tab and Enter, the focus seen.
  await tabTo(page, /Increase/);
  await expectFocusSeen(page);
  await player.taken(() => page.keyboard.press('Enter'));
  await player.awaited();

  // One by number.
  await player.taken(() => page.keyboard.press('1'));
  await player.awaited();

  // Taken back by key.
  const prompt = await player.prompt.textContent();
  expect(player.update?.seats[0]?.can_undo, 'there is something to take back').toBeGreaterThan(0);
  await player.taken(() => page.keyboard.press('u'));
  await player.awaited();
  await expect(player.prompt).not.toHaveText(prompt ?? '');

  // One through the palette.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Find anything' });
  await expect(palette).toBeFocused();
  await palette.pressSequentially('increase prod');
  await expect(page.getByRole('option', { selected: true })).toContainText('Increase Production');
  await player.taken(() => page.keyboard.press('Enter'));
  await expect(palette).toBeHidden();

  // The board in words, and back.
  await page.keyboard.press('a');
  const atlas = page.locator('.atlas');
  await expect(atlas.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('a');
  await expect(atlas).toBeHidden();

  // Help, and away with Escape; the finder for places.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Find a place' })).toBeFocused();
  await page.keyboard.press('Escape');
});

test('the map is walked through with arrows, and the tabs too', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await player.awaited(40_000);
  const map = page.getByRole('region', { name: 'Map of the game' });
  await expect(map.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('m');
  const here = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const first = await here();
  expect(first).not.toBe('');
  const seen = new Set([first]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home']) {
    await page.keyboard.press(key);
    seen.add(await here());
  }
  expect(seen.size, 'arrows go to other provinces').toBeGreaterThan(2);

  await player.side.getByRole('tab', { name: 'Mine' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(player.side.getByRole('tab', { name: 'Players' })).toBeFocused();
  await expectFocusSeen(page);
});
