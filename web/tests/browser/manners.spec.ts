/** Who may see and do what at a table: one screen for two, watching, talking, standing orders, being away. */
import { expect, test } from './support/people';
import { makeTable, read } from './support/prepared';
import { ONWARD, type Player } from './support/table';
import type { TableInfo } from './support/wire';

const SMALL = { map: 'west', map_variant: 'west2_england_scotland', turn_limit: 2 };

/** A table of two people and a bot or without, already begun. */
async function seated(ada: Player, bea: Player, bots = 0, delay = 0): Promise<TableInfo> {
  const options = bots ? { map: 'west', map_variant: 'west3_isles', turn_limit: 2 } : SMALL;
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const }))];
  const made = await makeTable(ada.page.request, { seats, options, start: false, pace: { bot_delay: delay } });
  await read(bea.page.request.post(`/api/tables/${made.id}/join`, { data: { invite: made.invite } }));
  return read(ada.page.request.post(`/api/tables/${made.id}/start`));
}

test('at a hot seat a curtain falls between two seats', async ({ page, player }) => {
  await page.goto('/new');
  await page.getByLabel('Number of seats').selectOption('2');
  await page.getByLabel('A small map for 2 or 3 players').selectOption({ label: 'England and Scotland, 2 players' });
  await page.getByLabel('Seat 2').selectOption({ label: 'me' });
  await expect(page.getByText('Several seats are yours')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const lift = page.getByRole('button', { name: /^I am / });
  const names = new Set<string>();
  for (let asked = 0; asked < 16 && names.size < 2; asked += 1) {
    await expect(lift.or(player.open.first()).first()).toBeVisible();
    if (await lift.isVisible()) {
      await expect(player.open, 'nothing is shown before the curtain is lifted').toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Map of the game' })).toBeHidden();
      names.add(await lift.innerText());
      await lift.click();
      await expect(page.getByRole('region', { name: 'Map of the game' })).toBeVisible();
    }
    await player.answer(...ONWARD);
  }
  expect(names.size, 'both were asked to take the screen').toBe(2);
});

test('a spectator sees the game and is asked nothing', async ({ arrive }) => {
  const [ada, bea, eye] = [await arrive('Ada'), await arrive('Bea'), await arrive()];
  const made = await seated(ada, bea);
  await eye.page.goto(`/t/${made.id}`);
  await expect(eye.prompt).toHaveText(/Waiting for/);
  await ada.page.goto(`/t/${made.id}`);
  await expect(eye.open).toHaveCount(0);
  await expect(eye.side.getByRole('tab', { name: 'Mine' })).toHaveCount(0);
  expect(eye.update!.seats.every((one) => !one.decision)).toBe(true);
  await ada.tab('Table');
  await expect(ada.side.locator('dt', { hasText: 'Watching' }).locator('+ dd')).toHaveText('1');
});

test('two people talk, in public and in private; whoever watches hears nothing', async ({ arrive }) => {
  const [ada, bea, eye] = [await arrive('Ada'), await arrive('Bea'), await arrive('Eve')];
  const made = await seated(ada, bea, 1);
  await Promise.all([ada, bea, eye].map((one) => one.page.goto(`/t/${made.id}`)));
  await Promise.all([ada, eye].map((one) => one.tab('Chat')));
  await expect(eye.side.getByRole('button', { name: 'Say', exact: true })).toBeDisabled();
  await expect(eye.side.getByRole('textbox', { name: 'Say something' })).toBeDisabled();
  await ada.side.getByRole('textbox', { name: 'Say something' }).fill('<b>Peace</b> & quiet?');
  await ada.side.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(bea.side.getByLabel('1 unread')).toBeVisible();
  await bea.tab('Chat');
  await expect(bea.side.getByText('<b>Peace</b> & quiet?')).toBeVisible();
  await bea.side.getByRole('group', { name: 'Who hears it' }).getByRole('button').nth(1).click();
  await bea.side.getByRole('textbox', { name: 'Say something' }).fill('Between us: yes.');
  await bea.side.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(ada.side.getByText('Between us: yes.')).toBeVisible();
  await expect(eye.side.getByText(/Between us|Peace/)).toHaveCount(0);
});

test('a standing order passes by itself', async ({ page, player }) => {
  await page.goto('/');
  await page.request.post('/api/session/guest', { data: { name: 'Ada' } });
  const made = await makeTable(page.request, { seats: [{ kind: 'me' }, { kind: 'bot' }], options: SMALL, pace: { bot_delay: 0 } });
  await page.goto(`/t/${made.id}`);
  await player.tab('Table');
  await player.side.getByRole('checkbox', { name: /first action/i }).check();
  const moments: string[] = [];
  for (let asked = 0; asked < 12; asked += 1) {
    await player.awaited();
    if (player.over || (player.update?.turn ?? 0) > 1) break;
    moments.push(player.decision!.moment);
    await player.answer(...ONWARD);
  }
  expect(moments, 'what the order covers is not asked').not.toContain('prompt-first-action');
  expect(moments).toContain('prompt-second-action');
  await player.tab('Log');
  await expect(player.side.getByText('(standing order)').first()).toBeVisible();
});

test('the others vote for a caretaker, and whoever was away takes the seat back', async ({ arrive }) => {
  test.setTimeout(90_000);
  const [ada, bea] = [await arrive('Ada'), await arrive('Bea')];
  const made = await seated(ada, bea);
  await ada.page.goto(`/t/${made.id}`);
  for (let asked = 0; asked < 20; asked += 1) {
    await expect.poll(() => ada.update !== null).toBe(true);
    if (!ada.decision) break;
    await ada.answer(...ONWARD);
  }
  await ada.tab('Players');
  await ada.side.getByRole('button', { name: 'Propose a caretaker' }).click();
  await expect(ada.side.getByText('caretaker').first()).toBeVisible();
  await expect.poll(() => ada.decision !== null || ada.over, { message: 'the caretaker has answered' }).toBe(true);

  await bea.page.goto(`/t/${made.id}`);
  const banner = bea.page.getByText(/^A caretaker minds/);
  await expect(banner).toBeVisible();
  await bea.page.getByRole('button', { name: 'I am back' }).click();
  await expect(banner).toBeHidden();
  await expect(ada.side.getByText('· caretaker')).toHaveCount(0);
});

test('whoever comes back while the caretaker plays decides at once', async ({ arrive }) => {
  const [ada, bea] = [await arrive('Ada'), await arrive('Bea')];
  const made = await seated(ada, bea, 0, 4000);
  await ada.page.goto(`/t/${made.id}`);
  for (let asked = 0; asked < 20; asked += 1) {
    await expect.poll(() => ada.update !== null).toBe(true);
    if (!ada.decision) break;
    await ada.answer(...ONWARD);
  }
  await bea.page.goto(`/t/${made.id}`);
  await bea.awaited();
  await bea.page.goto('/');
  await ada.tab('Players');
  await ada.side.getByRole('button', { name: 'Propose a caretaker' }).click();
  await bea.page.goto(`/t/${made.id}`);
  await bea.page.getByRole('button', { name: 'I am back' }).click();
  await bea.awaited();
  await bea.answer(...ONWARD);
});

test('of three people two must agree before a caretaker comes', async ({ arrive }) => {
  const [ada, bea, cai] = [await arrive('Ada'), await arrive('Bea'), await arrive('Cai')];
  const made = await makeTable(ada.page.request, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], options: { map: 'west', map_variant: 'west3_isles', turn_limit: 1 }, start: false });
  for (const one of [bea, cai]) await read(one.page.request.post(`/api/tables/${made.id}/join`, { data: { invite: made.invite } }));
  await read(ada.page.request.post(`/api/tables/${made.id}/start`));
  await Promise.all([ada, bea].map((one) => one.page.goto(`/t/${made.id}`)));
  // Play until the absent one is awaited.
  for (let asked = 0; asked < 30; asked += 1) {
    await expect.poll(() => ada.update !== null && bea.update !== null && ada.serial === bea.serial).toBe(true);
    const now = [ada, bea].find((one) => one.decision);
    if (!now) break;
    await now.answer(...ONWARD);
    await expect.poll(() => ada.serial === bea.serial).toBe(true);
  }
  await ada.tab('Players');
  await ada.side.getByRole('button', { name: 'Propose a caretaker' }).click();
  const motion = bea.page.getByText(/Shall a caretaker mind .*1 of 2 votes/);
  await expect(motion).toBeVisible();
  await bea.page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(motion).toBeHidden();
  await expect(ada.side.getByText('· caretaker')).toBeVisible();
});
