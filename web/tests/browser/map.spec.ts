/** The map stays where the reader has put it while the game goes on. */
import { expect, test } from './support/people';
import { layOut, makeTable } from './support/prepared';
import { ONWARD, type Player } from './support/table';

/** How large the map is drawn. */
const scaleOf = ({ page }: Player): Promise<number> =>
  page.locator('.board .world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

async function nearer(player: Player): Promise<number> {
  const { page } = player;
  await expect(page.getByRole('button', { name: 'Nearer' })).toBeVisible();
  await page.waitForTimeout(400); // the map has found its first place
  const before = await scaleOf(player);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(() => scaleOf(player)).toBeGreaterThan(before * 1.2);
  return scaleOf(player);
}

test('Warriors & Traders: an answer does not move the map', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const bot = { kind: 'bot' as const, bot: 'random' };
  const table = await makeTable(page.request, { seats: [{ kind: 'me' }, bot, bot, bot], options: { map: 'west' }, pace: { bot_delay: 0 } });
  await page.goto(`/t/${table.id}`);
  await player.awaited();
  const scale = await nearer(player);
  for (let asked = 0; asked < 2; asked += 1) {
    await player.answer(...ONWARD);
    await player.awaited();
    await page.waitForTimeout(300);
    expect(await scaleOf(player)).toBeCloseTo(scale, 3);
  }
});

test('Medioevo Universale: an answer does not move the map', async ({ page, player }) => {
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const army = { armies: { costantinopoli: { byzantine: { cavalry: 2 } } }, pieces: [{ owner: 'byzantine', kind: 'war_wagon', zone: 'costantinopoli' }] };
  await page.goto(`/t/${await layOut(page.request, 'medioevo', ['human', 'random', 'random'], army)}`);
  await player.awaited();
  const scale = await nearer(player);
  await player.answer(/Borrow/);
  await page.waitForTimeout(300);
  expect(await scaleOf(player)).toBeCloseTo(scale, 3);
});
