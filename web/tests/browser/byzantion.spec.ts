/** Byzantion at a real table: a whole game, a chain of Intrigue cards, standing orders. */
import { BUSY, Courtier, IDLE } from './support/court';
import { expect, test } from './support/people';
import { makeTable, read } from './support/prepared';

test('a whole game of two people and a bot, to the Missions and the winner', async ({ page, player, arrive }) => {
  test.setTimeout(100_000);
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }];
  const made = await makeTable(page.request, { game: 'byzantion', start: false, seats, visibility: 'public', pace: { bot_delay: 0 } });
  const other = await arrive('Bardas');
  await read(other.page.request.post(`/api/tables/${made.id}/join`, { data: {} }));
  await read(page.request.post(`/api/tables/${made.id}/start`));
  await Promise.all([page, other.page].map((one) => one.goto(`/t/${made.id}`)));

  const anna = new Courtier(player, BUSY);
  const bardas = new Courtier(other, IDLE);
  const started = Date.now();
  await Promise.all([anna.play(), bardas.play()]);
  console.log(Date.now() - started, JSON.stringify([...anna.done]), JSON.stringify([...bardas.done]));
});
