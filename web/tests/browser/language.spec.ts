import { expectNoIds } from './support/checks';
import { expect, test } from './support/people';
import { finished, makeTable } from './support/prepared';

test('the language changes at the table while a decision waits', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await player.awaited(40_000);
  await player.answer(/Increase/);
  await player.awaited();
  await player.tab('Log');
  const english = await page.locator('#main').innerText();
  await expectNoIds(page);

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(player.prompt).toHaveText(/gettoni|azione|armate|tecnologia/i);
  await expect(player.open.first()).toHaveText(/Incrementa/);
  await expect(player.side.getByRole('tab', { name: 'Giocatori' })).toBeVisible();
  await expect(player.side.locator('.sentence').last()).toHaveText(/incrementa|aumenta|porta/i);
  await expectNoIds(page);
  const italian = await page.locator('#main').innerText();
  expect(italian).not.toMatch(/\b(increases|Your first|Choose|Waiting for|Place your)\b/);
  expect(italian).not.toBe(english);

  await page.getByRole('button', { name: 'Inglese' }).or(page.getByRole('button', { name: 'English' })).click();
  await expect(player.prompt).toHaveText(/token|action|armies/i);
});

for (const language of ['en', 'it'] as const)
  test(`no page shows an untranslated id (${language})`, async ({ page, player }) => {
    await page.goto('/');
    await page.evaluate((wanted) => localStorage.setItem('quadriga.preferences', JSON.stringify({ language: wanted })), language);
    await page.request.post('/api/session/guest', { data: { name: 'Reader' } });
    const over = await finished(page.request);
    const open = await makeTable(page.request, { seats: [{ kind: 'me' }, { kind: 'open' }], start: false });
    const paths = ['/', '/new', `/t/${open.id}`, '/rules/warriors', '/rules/warriors/WT-TRD-1', '/profile', '/verify', `/verify/${over.id}`, '/credits', '/help', '/nowhere', '/recover'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoIds(page);
    }
    await page.goto(`/t/${over.id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoIds(page);
    await page.keyboard.press('Escape');
    for (const tab of await player.side.getByRole('tab').all()) {
      await tab.click();
      await player.side.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      await expectNoIds(page);
    }
    await page.keyboard.press('a');
    await expectNoIds(page);
  });
