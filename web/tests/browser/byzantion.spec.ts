/** Byzantion at a real table: a whole game, a chain of Intrigue cards, standing orders. */
import { expectNoIds } from './support/checks';
import { automate, Courtier, laidOut } from './support/court';
import { expect, test, whoIs } from './support/people';
import { handOver, makeTable, read } from './support/prepared';
import type { Player } from './support/table';

const WANTED = ['prompt-missions', 'prompt-draft', 'prompt-seal', 'prompt-vote', 'prompt-play', 'prompt-activate', 'prompt-commit'];
const TRADE = ['prompt-sell', 'prompt-buy'];

test('a whole game of two people and a bot, to the Missions and the winner', async ({ page, player, arrive }) => {
  test.setTimeout(100_000);
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }];
  const made = await makeTable(page.request, { game: 'byzantion', start: false, seats, visibility: 'public', pace: { bot_delay: 0 } });
  const other = await arrive('Bardas');
  await read(other.page.request.post(`/api/tables/${made.id}/join`, { data: {} }));
  await read(page.request.post(`/api/tables/${made.id}/start`));
  await Promise.all([page, other.page].map((one) => one.goto(`/t/${made.id}`)));
  await other.awaited();
  await automate(other);

  const anna = new Courtier(player);
  const met = (): boolean => WANTED.every((moment) => anna.done.has(moment)) && TRADE.some((moment) => anna.done.has(moment));
  await anna.play(met);
  expect(met(), `every kind of decision is met: ${[...anna.done.keys()].join(', ')}`).toBe(true);
  await expectNoIds(page);
  await automate(player); // she has seen it all; the rest goes by itself
  await expect.poll(() => player.over && other.over, { message: 'the game comes to its end', timeout: 70_000 }).toBe(true);

  for (const one of [player, other]) await finale(one, one === player ? other : player);
});

/** Who has won, by which points, and the Missions of all on the table. */
async function finale(one: Player, other: Player): Promise<void> {
  const { page } = one;
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByText(/ wins? \(/).first()).toBeVisible();
  await expect(end.getByRole('row')).toHaveCount(4);
  await expect(end.getByRole('columnheader', { name: 'Missions' })).toBeVisible();
  await expectNoIds(page);
  await page.keyboard.press('Escape');
  const missions = page.getByRole('region', { name: 'End of the game' });
  await expect(missions.locator('.seat')).toHaveCount(3);
  await expect(missions.locator('article').first()).toBeVisible();
  await expect(one.prompt).toContainText(/wins?|won/);
  expect(one.update!.winners, 'both see the same winner').toEqual(other.update!.winners);
}
