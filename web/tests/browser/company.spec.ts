/** Two people in two browsers, and a bot. */
import { expectAccessible, expectNoIds } from './support/checks';
import { expect, test, whoIs } from './support/people';
import { handOver, makeTable, PHASE, reach, resume } from './support/prepared';
import { ONWARD, type Player } from './support/table';
import type { ReplayFrame } from './support/wire';

const NATIONS = 'the British Isles, 3 players';

async function endPage(player: Player): Promise<void> {
  const end = player.page.getByRole('dialog', { name: 'The game is over' });
  await expect(end).toBeVisible();
  await expect(end.getByText(/ wins \(/).first()).toBeVisible();
  const rows = end.locator('table').first().locator('tbody tr');
  await expect(rows).toHaveCount(player.update!.seats.length ? player.update!.scores!.length : 0);
  await expect(rows.first().locator('td')).not.toHaveCount(0);
  await expect(end.locator('figure svg polyline')).toHaveCount(player.update!.scores!.length);
}

test('a whole short game in two browsers, with a lost line and an answer taken back', async ({ page, player: ada, arrive, forgive }) => {
  test.setTimeout(120_000);
  forgive(/ERR_INTERNET_DISCONNECTED|WebSocket is closed before/);
  await page.goto('/new');
  await page.getByLabel('A small map for 2 or 3 players').selectOption({ label: NATIONS });
  await page.getByLabel('The last turn').fill('1');
  await page.getByLabel('Seat 2').selectOption({ label: 'open to others' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('Thursday');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Thursday' })).toBeVisible();
  const link = await page.getByLabel('Link of the invitation').inputValue();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();

  const bea = await arrive();
  await bea.page.goto(link);
  await expect(bea.page.getByText('Ada invites you to')).toBeVisible();
  await bea.page.getByLabel('Your name').fill('Bea');
  await bea.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('Bea')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ada, bea].map((one) => expect(one.prompt).not.toBeEmpty()));

  let undone = false;
  let cut = false;
  for (let asked = 0; asked < 80 && !ada.over; asked += 1) {
    await expect.poll(() => ada.over || ada.decision !== null || bea.decision !== null, { message: 'a person decides or it is over', timeout: 20_000 }).toBe(true);
    if (ada.over) break;
    const [now, other] = ada.decision ? [ada, bea] : [bea, ada];
    if (!cut && now === bea && asked > 2) {
      cut = true;
      await losesLine(bea);
    }
    await now.answer(...(now.decision?.moment === 'prompt-first-action' ? [/Form/, ...ONWARD] : ONWARD));
    if (!undone && now === ada && (ada.update?.seats[0]?.can_undo ?? 0) > 0) {
      undone = true;
      await ada.taken(() => ada.bar.getByRole('button', { name: 'Undo' }).click());
      await expect.poll(async () => (await ada.log()).join('\n')).toMatch(/goes back to action/);
      expect(ada.decision, 'the decision is back').not.toBeNull();
    }
    await expect.poll(() => other.serial, { message: 'both see the same' }).toBeGreaterThanOrEqual(now.serial);
  }
  expect([undone, cut, ada.over], 'undone, cut, over').toEqual([true, true, true]);
  await expect.poll(() => bea.over).toBe(true);
  await Promise.all([ada, bea].map(endPage));
});

/** Without a network for a moment: the page says so, comes back by itself and knows everything. */
async function losesLine(player: Player): Promise<void> {
  const lines = (await player.log()).length;
  await player.page.context().setOffline(true);
  await expect(player.page.getByText('The connection is lost.')).toBeVisible();
  await player.page.context().setOffline(false);
  await expect(player.page.getByText('The connection is lost.')).toBeHidden({ timeout: 15_000 });
  await expect.poll(async () => (await player.log()).length, { message: 'the log is whole again' }).toBeGreaterThanOrEqual(lines);
  const whole = Array.from({ length: player.serial + 1 }, (_, serial) => serial);
  expect(player.serials, 'no line of the log is missing').toEqual(whole);
}

test('a trade among two people at the trade desk, and both are done', async ({ arrive }) => {
  const first = await arrive('Ada');
  const second = await arrive('Bea');
  const request = first.page.request;
  const routes = (one: ReplayFrame): boolean[] => (one.view['seats'] as { levels: { trade: number } }[]).map((seat) => seat.levels.trade >= 2);
  const { table, frame } = await reach(request, PHASE.trade, (one) => one.prompt?.say === 'prompt-trade' && one.owing?.length === 2 && routes(one).some(Boolean));
  const [ada, bea] = routes(frame)[0] ? [first, second] : [second, first]; // whoever may open a route begins
  const id = await resume(request, table.id, frame.n, [0, 1]);
  handOver(id, 1, (await whoIs(second.page)).id!);
  await Promise.all([ada, bea].map((one) => one.page.goto(`/t/${id}`)));
  await Promise.all([ada.awaited(), bea.awaited()]);

  const desk = (one: Player) => one.page.getByRole('region', { name: /^Trade: with the bank/ });
  const partner = desk(ada).locator('li').filter({ has: ada.page.locator('.who') });
  const route = partner.getByRole('button', { name: 'Open a trade route' });
  if (await route.isVisible()) await ada.taken(() => route.click());
  await partner.getByRole('button', { name: 'Offer a trade' }).click();
  await expectAccessible(ada.page, 'the trade desk');
  await expectNoIds(ada.page);
  const give = desk(ada).getByRole('spinbutton', { name: /I give: (Food|Goods|Weapons|Gold)/i });
  const at = await give.evaluateAll((all) => all.findIndex((one) => Number(one.getAttribute('aria-valuemax')) > 0));
  expect(at, 'Ada has something to give').toBeGreaterThanOrEqual(0);
  await give.nth(at).locator('button').last().click();
  await ada.taken(() => desk(ada).getByRole('button', { name: 'Send the offer' }).click());

  await expect.poll(() => bea.serial).toBe(ada.serial);
  await bea.taken(() => desk(bea).getByRole('button', { name: 'Accept an offer' }).click());
  await expect.poll(async () => (await ada.log()).join('\n')).toMatch(/accepts offer/);
  await expect.poll(async () => (await bea.log()).join('\n')).toMatch(/gives .* 1 (food|goods|weapons|gold)/i);
  for (const one of [ada, bea])
    await one.taken(async () => {
      await desk(one).getByRole('button', { name: 'Done' }).click();
      await one.confirm();
    });
});

test('a battle: damage is given out piece by piece, and the blow is sealed', async ({ arrive }) => {
  test.setTimeout(90_000);
  const ada = await arrive('Ada');
  const request = ada.page.request;
  const { table, frame } = await reach(request, PHASE.manoeuvre, (one) => one.prompt?.say === 'prompt-damage');
  const seat = frame.owing![0]!;
  const id = (await (await request.post(`/api/tables/${table.id}/fork`, { data: { n: frame.n, seat } })).json()).id as string;
  await ada.page.goto(`/t/${id}`);
  await ada.awaited();
  const dialog = ada.page.getByRole('region', { name: /^Battle for/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(ada.page, 'the battle');
  await expectNoIds(ada.page);
  const before = (await ada.log()).length;
  for (let blows = 0; blows < 12 && ada.decision?.moment === 'prompt-damage'; blows += 1) {
    await expect(dialog.locator('.left')).toContainText('damage to give');
    await ada.taken(() => dialog.getByRole('button', { name: /^Strike/ }).first().click());
  }
  await expect.poll(async () => (await ada.log()).length, { message: 'the battle is told' }).toBeGreaterThan(before);
  expect(ada.decision?.moment).not.toBe('prompt-damage');
});

test('time runs out, the harmless answer is given and the log says so', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Slow' } });
  const made = await makeTable(page.request, {
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { map: 'west', map_variant: 'west2_england_scotland', turn_limit: 1 },
    pace: { start: 2, policy: 'default', bot_delay: 0 },
  });
  await page.goto(`/t/${made.id}`);
  await expect(page.getByRole('timer').first()).toBeVisible();
  await player.tab('Log');
  await expect(player.side.getByText('(time was up)').first()).toBeVisible({ timeout: 20_000 });
});
