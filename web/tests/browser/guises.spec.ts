/** Seats of language models and of programs say what they are, wherever a seat is shown. */
import { expectAccessible, expectNoOverflow } from './support/checks';
import { expect, test } from './support/people';
import { finished, makeTable, read } from './support/prepared';
import type { TableInfo, Upload } from './support/wire';

const MODEL = /A language model plays this seat.*legal actions withheld; at most .?300.? calls/;

test('a program that sits down is marked in the waiting room, on the invitation and in the list', async ({ page, arrive }) => {
  const host = await arrive('Ada');
  const table = await makeTable(host.page.request, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], options: { map_variant: 'west3_isles' }, start: false, visibility: 'public', name: 'Machines' });
  const robot = await arrive('Robot');
  await read<TableInfo>(robot.page.request.post(`/api/tables/${table.id}/join`, { data: { seat: 1, invite: table.invite, program: true } }));
  await host.page.goto(`/t/${table.id}`);
  const seats = host.page.locator('ol.seats').getByRole('listitem');
  await expect(seats.filter({ hasText: 'Robot' }).getByText('outside program', { exact: true })).toBeVisible();
  await expect(seats.filter({ hasText: 'Ada' }).getByText('outside program')).toHaveCount(0);
  await expectAccessible(host.page, 'the waiting room with a program');
  await page.goto(`/join/${table.id}/${table.invite}`);
  await expect(page.getByText('outside program', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Machines/ }).getByText('outside program', { exact: true })).toBeVisible();
});

test('the players of a record say which of them were language models and programs', async ({ arrive }) => {
  const { page } = await arrive('Ada', { viewport: { width: 360, height: 740 } });
  const played = await finished(page.request);
  const [head, ...rest] = (await (await page.request.get(`/api/tables/${played.id}/record`)).text()).split('\n');
  const header = JSON.stringify({ ...JSON.parse(head!), players: ['human', 'program'], agents: { seats: [0], withhold_actions: true, calls: 300 } });
  const { table } = await read<Upload>(page.request.post('/api/records', { headers: { 'content-type': 'text/plain' }, data: [header, ...rest].join('\n'), timeout: 40_000 }));
  await page.goto(`/t/${table}`);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  const [inside, shown] = await end.locator('.scrolls').first().evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(inside, 'the result is seen whole on a phone').toBeLessThanOrEqual(shown!);
  await end.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Players' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Players' });
  await expect(panel.getByText('language model', { exact: true })).toBeVisible();
  await expect(panel.getByTitle(MODEL)).toBeVisible();
  await expect(panel.getByText('outside program', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, 'players that are machines');
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByText(/legal actions withheld; at most .?300.? calls of its tools; then a caretaker plays on/)).toBeVisible();
});
