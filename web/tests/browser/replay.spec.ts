/** Looking back, trying another way, and records as files. */
import { expect, test } from './support/people';
import { finished, makeTable } from './support/prepared';
import { ONWARD } from './support/table';

const HERE = /You are looking at action (\d+) of (\d+)/;

test('a link opens its moment, arrows go on, live play does not pull the reader away', async ({ page, player, arrive }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const made = await makeTable(page.request, { seats: [{ kind: 'me' }, { kind: 'bot' }], options: { map: 'west', map_variant: 'west2_england_scotland', turn_limit: 3 }, pace: { bot_delay: 0 } });
  await page.goto(`/t/${made.id}`);
  for (let asked = 0; asked < 4; asked += 1) await player.answer(...ONWARD);

  const reader = await arrive();
  await reader.page.goto(`/t/${made.id}?action=2`);
  await expect(reader.prompt).toHaveText(HERE);
  await expect(reader.prompt).toContainText('action 2 of');
  const slider = reader.page.getByRole('slider', { name: 'Moment' });
  await expect(slider).toHaveValue('2');
  await reader.page.keyboard.press('ArrowRight');
  await expect(reader.prompt).toContainText('action 3 of');
  await expect(reader.page, 'the address names the moment').toHaveURL(/action=3/);
  await reader.page.keyboard.press('ArrowLeft');
  await reader.page.keyboard.press('ArrowLeft');
  await expect(reader.prompt).toContainText('action 1 of');

  const before = reader.serial;
  await player.answer(...ONWARD);
  await expect.poll(() => reader.serial, { message: 'the reader hears of it' }).toBeGreaterThan(before);
  await expect(reader.prompt, 'and stays').toContainText('action 1 of');
  await expect(reader.bar.getByText(/\d+ new/)).toBeVisible();
  await reader.page.getByRole('button', { name: /^To the present/ }).first().click();
  await expect(reader.prompt).not.toHaveText(HERE);
  await expect(reader.page).not.toHaveURL(/action=/);
});

test('from a moment of the past another way is tried against bots', async ({ page, player }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const over = await finished(page.request);
  await page.goto(`/replay/${over.id}?action=6`);
  await expect(player.prompt).toContainText('action 6 of');
  await page.getByRole('button', { name: 'Try from here against bots' }).click();
  await expect(page).toHaveURL((url) => /\/t\//.test(url.pathname) && !url.pathname.includes(over.id));
  await player.awaited(40_000);
  await player.answer(...ONWARD);
  await player.tab('Table');
  await expect(player.side.getByRole('link', { name: 'Where it came from' })).toHaveAttribute('href', new RegExp(over.id));
});

test('a record goes out as a file, comes in again and is the same game; the check holds', async ({ page, player }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const over = await finished(page.request);
  await page.goto(`/t/${over.id}`);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  const scores = await end.locator('tbody').first().innerText();
  const [download] = await Promise.all([page.waitForEvent('download'), end.getByRole('link', { name: 'Record' }).click()]);
  const file = await download.path();

  await end.getByRole('link', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Everything holds.' })).toBeVisible({ timeout: 20_000 });

  await page.goto('/verify');
  await page.getByLabel('Record of a game').setInputFiles(file);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Everything holds.' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Open as a table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect(page.url()).not.toContain(over.id);
  await expect(end).toBeVisible();
  expect(await end.locator('tbody').first().innerText(), 'the same result').toBe(scores);

  // The same sentences in the log of both.
  await page.keyboard.press('Escape');
  const told = async (): Promise<string[]> => {
    await player.log();
    await player.side.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    return player.side.locator('.sentence').allInnerTexts();
  };
  const again = await told();
  await page.goto(`/t/${over.id}`);
  await end.getByRole('button', { name: 'Close' }).click();
  expect(await told()).toEqual(again);
});

test('a record that was tampered with does not hold', async ({ page }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const over = await finished(page.request);
  const text = await (await page.request.get(`/api/tables/${over.id}/record`)).text();
  const bent = text.replace(/"salt":\s*"(.)/, (whole, first: string) => whole.replace(/.$/, first === '0' ? '1' : '0'));
  expect(bent).not.toBe(text);
  await page.goto('/verify');
  await page.getByLabel('Record of a game').setInputFiles({ name: 'bent.jsonl', mimeType: 'text/plain', buffer: Buffer.from(bent) });
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'Something is wrong.' })).toBeVisible({ timeout: 20_000 });
});
