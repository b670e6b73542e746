/** Byzantion on a phone: everything that a round asks, without ever scrolling sideways. */
import { devices } from '@playwright/test';
import { expectAccessible, expectNoIds, expectNoOverflow } from './support/checks';
import { laidOut } from './support/court';
import { expect, test } from './support/people';
import { makeTable } from './support/prepared';
import type { Player } from './support/table';

const { userAgent } = devices['Pixel 7'];
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent });

/** Whatever the page asks, tapped where it asks it; what was tapped is large enough for a finger. */
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
  const wide = await player.page.locator('.dialog .content:visible, .byzantion.board .corner').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(Math.max(0, ...wide), 'neither dialog nor board scrolls sideways').toBeLessThanOrEqual(1);
}

test('on a phone: Missions, draft, seal, vote and a turn', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const table = await makeTable(page.request, { game: 'byzantion', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }], pace: { bot_delay: 0 } });
  await page.goto(`/t/${table.id}`);
  await player.awaited(20_000);
  const met = new Set<string>();
  for (let asked = 0; asked < 60 && !met.has('prompt-turn'); asked += 1) {
    await player.awaited();
    const { moment, serial } = player.decision!;
    if (!met.has(moment)) await fits(player);
    met.add(moment);
    const dialog = page.locator('.dialog .content');
    if (moment === 'prompt-missions') await tap(player, 'Put a Mission away', dialog);
    else if (moment === 'prompt-draft') await dialog.locator('.spot.lit').first().tap();
    else if (moment === 'prompt-seal') await page.locator('.position.lit').first().tap();
    else if (moment === 'prompt-vote') await tap(player, /^Place /, dialog);
    else if (moment.startsWith('prompt-window')) await tap(player, 'Pass', dialog);
    else if (moment === 'prompt-turn') {
      await tap(player, /Declare|action/i, player.bar);
      if (await player.opened('.choices .row')) await player.open.filter({ hasText: 'Reset the Market' }).tap();
    } else await player.answer();
    await player.confirm();
    await expect.poll(() => player.decision?.serial, { message: `${moment} is answered` }).not.toBe(serial);
  }
  expect([...met]).toEqual(expect.arrayContaining(['prompt-missions', 'prompt-draft', 'prompt-seal', 'prompt-turn']));
  for (const corner of ['Court', 'Events', 'Market', 'Map']) {
    await page.getByRole('tablist', { name: 'Parts of the table' }).getByRole('tab', { name: corner }).tap();
    await fits(player);
    await expectNoIds(page);
  }
  await expectAccessible(page, 'the court table on a phone');
});

test('on a phone: a vote and a contribution', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const seat = { blue: { auctoritas: 3 }, green: {} };
  await page.goto(`/t/${await laidOut(page.request, ['human', 'random'], { phase: 'vote', seat })}`);
  await player.awaited();
  expect(player.decision!.moment).toBe('prompt-vote');
  await fits(player);
  await tap(player, 'Place 1', page.locator('.dialog'));
  await expect.poll(() => player.decision?.moment).not.toBe('prompt-vote');

  const rich = { dynamis: 0, virtus: 4, lignum: 3, frumentum: 2 };
  await page.goto(`/t/${await laidOut(page.request, ['human', 'random'], { phase: 'resolution', event: 'vandal_expedition', option: 1, seat: { blue: rich, green: { ...rich, virtus: 0 } } })}`);
  await player.awaited();
  expect(player.decision!.moment).toBe('prompt-commit');
  await fits(player);
  await tap(player, 'All I can', page.locator('.dialog'));
  await tap(player, 'Seal the contribution', page.locator('.dialog'));
  await expect.poll(() => player.decision?.moment).not.toBe('prompt-commit');
  await fits(player);
  await expectNoIds(page);
});
