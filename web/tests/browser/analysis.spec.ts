/** Asking a bot for advice, and looking at a finished game again with its numbers. */
import { expect, test } from './support/people';
import { expectAccessible, expectNoIds, expectNoOverflow } from './support/checks';
import { finished, makeTable } from './support/prepared';
import { ONWARD } from './support/table';

const OPTIONS = { map: 'west', map_variant: 'west2_england_scotland', turn_limit: 2 };

test('a hint ranks answers, shows one on the board, plays none and is counted', async ({ page, player }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const made = await makeTable(page.request, { seats: [{ kind: 'me' }, { kind: 'bot' }], options: OPTIONS, pace: { bot_delay: 0 } });
  await page.goto(`/t/${made.id}`);
  await player.awaited();
  const before = player.serial;
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const advice = page.getByRole('region', { name: 'Hint' });
  await expect(advice.getByText('What the hard bot would play')).toBeVisible({ timeout: 30_000 });
  const first = advice.getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toContainText('%');
  await expect(page.locator('button.hinted').first(), 'the list shows which one').toBeVisible();
  expect(player.serial, 'nothing has been played').toBe(before);
  await expectAccessible(page, 'advice');
  await expectNoIds(page);
  await player.tab('Players');
  await expect(player.side.getByText('one hint')).toBeVisible();
  await player.answer(...ONWARD);
  await expect(advice, 'advice belongs to one decision').toBeHidden();
});

test('a finished game is analysed, and its moments open the replay', async ({ page, player }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const over = await finished(page.request);
  await page.goto(`/t/${over.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Analysis' }).click();
  await expect(player.side.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 90_000 });
  await expect(player.side.getByRole('heading', { name: /^Luck/ })).toBeVisible();
  const moment = player.side.getByRole('button', { name: /Turn \d+, action \d+/ }).first();
  const n = /action (\d+)/.exec((await moment.textContent()) ?? '')![1]!;
  await moment.click();
  await expect(player.prompt).toContainText(`action ${n} of`);
  await expect(player.side.getByRole('heading', { name: 'Turning points' }), 'the analysis stays open').toBeVisible();
  await expectAccessible(page, 'an analysis');
  await expectNoIds(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  const panel = page.getByRole('tabpanel');
  await expect.poll(async () => (await panel.boundingBox())?.height ?? 0, { message: 'room to go on to the next moment' }).toBeGreaterThan(250);
  await player.side.getByRole('button', { name: /Turn \d+, action \d+/ }).nth(1).click();
});

test('on a phone the whole of the luck is seen, and no width hides a part of it', async ({ page, player }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }) as const);
  const made = await makeTable(page.request, { game: 'medioevo', seats, options: { turns: 'short' }, pace: { bot_delay: 0 } });
  await expect.poll(async () => (await (await page.request.get(`/api/tables/${made.id}`)).json()).status, { timeout: 60_000 }).toBe('over');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/t/${made.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Analysis' }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Together', { exact: true })).toHaveCount(3, { timeout: 90_000 });
    const hidden = await panel.evaluate((box) => [box, ...box.querySelectorAll('.shares, .shares *')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline').length);
    expect(hidden, 'nothing is cut off').toBe(0);
  }
  await expect(player.side.getByRole('heading', { name: /^Luck/ })).toBeVisible();
});
