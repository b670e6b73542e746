/** Byzantion at a real table: a whole game, a chain of Intrigue cards, standing orders. */
import { expectNoIds, wordsOf } from './support/checks';
import { automate, Courtier, laidOut } from './support/court';
import { expect, test, whoIs } from './support/people';
import { handOver, makeTable, read } from './support/prepared';
import type { Player } from './support/table';

const WANTED = ['prompt-missions', 'prompt-draft', 'prompt-seal', 'prompt-vote', 'prompt-play', 'prompt-activate', 'prompt-commit'];
const TRADE = ['prompt-sell', 'prompt-buy'];

test('a whole game of two people and a bot, to the Missions and the winner', async ({ page, player, arrive }) => {
  test.setTimeout(480_000); // some 700 answers, whose number chance decides, through two pages on a busy machine
  await page.request.post('/api/session/guest', { data: { name: 'Anna' } });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'bot' as const, bot: 'random' }];
  const made = await makeTable(page.request, { game: 'byzantion', start: false, seats, visibility: 'public', pace: { bot_delay: 0 } });
  const other = await arrive('Bardas');
  await read(other.page.request.post(`/api/tables/${made.id}/join`, { data: {} }));
  await read(page.request.post(`/api/tables/${made.id}/start`));
  await Promise.all([page, other.page].map((one) => one.goto(`/t/${made.id}`)));
  for (const one of [player, other]) {
    await one.awaited();
    await one.tab('Table');
    await one.side.getByLabel('After my action: end the turn').check();
    await one.tab('Mine');
  }
  await automate(other);

  const anna = new Courtier(player);
  const met = (): boolean => WANTED.every((moment) => anna.done.has(moment)) && TRADE.some((moment) => anna.done.has(moment));
  await anna.play(met);
  expect(met(), `every kind of decision is met: ${[...anna.done.keys()].join(', ')}`).toBe(true);
  await expectNoIds(page);
  expect(anna.done.has('prompt-after-action'), 'her turns end by standing order').toBe(false);
  await automate(player); // she has seen it all; the rest goes by itself
  await expect.poll(() => player.over && other.over, { message: 'the game comes to its end', timeout: 420_000 }).toBe(true);

  for (const one of [player, other]) await finale(one, one === player ? other : player);
});

/** Who has won, by which points, and the Missions of all on the table. */
async function finale(one: Player, other: Player): Promise<void> {
  const { page } = one;
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByText(/ wins? \(/).first()).toBeVisible();
  await expect(end.getByRole('row')).toHaveCount(4);
  await expect(end.getByRole('columnheader', { name: 'Doxa', exact: true })).toBeVisible();
  await expectNoIds(page);
  await page.keyboard.press('Escape');
  const missions = page.getByRole('region', { name: 'End of the game' });
  await expect(missions.locator('.seat')).toHaveCount(3);
  await expect(missions.locator('article').first()).toBeVisible();
  await expect(one.prompt).toContainText('The game is over. Winner:');
  expect(one.update!.winners, 'both see the same winner').toEqual(other.update!.winners);
}

const CHAIN = {
  deck: ['mundus', 'buzes', 'germanus'],
  offer: ['tribonian', 'antonina', 'excubitors', 'bucellarii', 'john_the_cappadocian', 'limitanei_of_dara', 'romanos_the_melodist', 'peter_the_patrician'],
  seat: {
    blue: { nomisma: 12, hand: ['secret_archive', 'counterplot', 'narses'] },
    green: { nomisma: 12, hand: ['absolution', 'martin', 'sittas'] },
    white: { nomisma: 0 },
  },
};

/** Anna (blue, whose turn it is) and Bardas (green) at a table that is laid out; who else sits there is a bot. */
async function seated(anna: Player, bardas: Player, position: object, seats = 3): Promise<void> {
  const { request } = anna.page;
  await request.post('/api/session/guest', { data: { name: 'Anna' } });
  const table = await laidOut(request, ['human', 'human', 'random'].slice(0, seats), position);
  handOver(table, 1, (await whoIs(bardas.page)).id!);
  await Promise.all([anna, bardas].map((one) => one.page.goto(`/t/${table}`)));
  await anna.awaited();
}

const allWords = (player: Player): Promise<string> => wordsOf(player.page);
const hand = (player: Player, name: string) => player.page.locator('.board .hand').getByRole('button', { name });
const reaction = (player: Player) => player.page.locator('.dialog .reaction');
const chain = (player: Player) => reaction(player).getByRole('list', { name: 'What is under way' }).getByRole('listitem');
const act = (player: Player, name: string) => player.bar.getByRole('button', { name });

test('a chain of Intrigue cards: announced, cancelled, the cancelling cancelled', async ({ player: anna, arrive }) => {
  const bardas = await arrive('Bardas');
  await seated(anna, bardas, CHAIN);
  expect(await allWords(anna)).not.toMatch(/Absolution|Martin|Sittas/);
  expect(await allWords(bardas)).not.toMatch(/Secret Archive|Counterplot|Narses/);

  await hand(anna, 'Secret Archive').click({ position: { x: 12, y: 40 } });
  await expect(bardas.prompt).toHaveText('The Blues announce Secret Archive. Do you cancel it?');
  await expect(chain(bardas)).toHaveText([/The Blues announce Secret Archive/]);
  await expect(reaction(bardas).locator('[data-card]')).toHaveCount(1);
  await expect(anna.prompt).toContainText('Waiting for Greens (Bardas)');
  await expect(anna.page.getByRole('list', { name: 'What is under way' })).toHaveText(/The Blues announce Secret Archive/);
  expect(await allWords(bardas), 'the rest of her hand is hers').not.toMatch(/Counterplot|Narses/);
  expect(await allWords(anna), 'what he may answer is his').not.toMatch(/Absolution|Martin|Sittas/);

  await reaction(bardas).getByRole('button', { name: 'Absolution' }).click();
  await expect(anna.prompt).toHaveText('The Greens announce Absolution. Do you cancel it?');
  await expect(chain(anna)).toHaveText([/The Blues announce Secret Archive/, /The Greens announce Absolution/]);
  await expect(reaction(anna).locator('[data-card]')).toHaveCount(1);
  await expect(bardas.prompt).toContainText('Waiting for Blues (Anna)');
  expect(await allWords(bardas)).not.toMatch(/Counterplot|Narses/);

  await reaction(anna).getByRole('button', { name: 'Counterplot' }).click();
  await expect(anna.prompt).toContainText('Your turn'); // he holds nothing more that fits, and nobody is told so
  await expect(hand(anna, 'Mundus'), 'Secret Archive stands: three cards are drawn').toBeVisible();
  for (const one of [anna, bardas]) await expect.poll(async () => (await one.log()).join('\n')).toMatch(/Absolution is cancelled/);
  expect((await bardas.log()).join('\n')).not.toMatch(/Secret Archive is cancelled/);
  expect(await allWords(bardas), 'nobody sees what she has drawn').not.toMatch(/Mundus|Buzes|Germanus|Narses/);
  expect(await allWords(anna)).not.toMatch(/Martin|Sittas/);
});

test('standing orders: pass for this round, and ask me always', async ({ player: anna, arrive }) => {
  const bardas = await arrive('Bardas');
  const seat = { blue: { nomisma: 12, hand: ['narses'] }, green: { nomisma: 12, hand: ['iron_custody', 'martin'] } };
  await seated(anna, bardas, { seat }, 2);
  const asked = (one: Player): number =>
    one.heard.filter((message) => message.type === 'update' && message.seats.some(({ decision }) => decision?.moment.startsWith('prompt-window'))).length;
  const turn = async (one: Player): Promise<void> => {
    await act(one, 'Reset the Market').click();
    await act(one, 'End the turn').click();
  };

  await act(anna, 'Reset the Market').click();
  await expect(reaction(bardas).getByRole('button', { name: 'Iron Custody' })).toBeVisible();
  await reaction(bardas).getByRole('checkbox', { name: 'Pass at every reaction for the rest of this round' }).check();
  await expect(reaction(bardas)).toHaveCount(0);
  await act(anna, 'End the turn').click();
  await turn(bardas);
  const before = asked(bardas);
  await turn(anna);
  await expect(bardas.prompt).toContainText('Your turn');
  expect(asked(bardas), 'he is not asked again').toBe(before);
  expect(asked(anna), 'who can only pass is not asked at all').toBe(0);

  for (const one of [anna, bardas]) {
    await one.tab('Table');
    await one.side.getByLabel('When another declares an action').selectOption({ label: 'ask me always, even if I can only pass' });
  }
  await act(bardas, 'Reset the Market').click();
  await expect(reaction(anna)).toContainText('None of your Intrigue cards fits here.');
  await reaction(anna).getByRole('button', { name: 'Pass' }).click();
  await act(bardas, 'End the turn').click();
  await act(anna, 'Reset the Market').click();
  await expect(reaction(bardas).getByRole('button', { name: 'Iron Custody' })).toBeVisible();
});
