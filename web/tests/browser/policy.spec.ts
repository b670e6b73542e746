/** The Content-Security-Policy is there, and these tests would hear of a breach: see support/people.ts. */
import { expect, test } from './support/people';

test('a breach of the policy is refused and heard', async ({ page, complaints, forgive }) => {
  forgive(/Content.Security.Policy/);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/default-src 'self'/);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe/);
  expect(complaints).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "breached"';
    document.head.append(script);
  });
  await expect.poll(() => complaints.length, { message: 'the breach is heard' }).toBeGreaterThan(0);
  expect(complaints.join()).toMatch(/Content.Security.Policy/);
  await expect(page).not.toHaveTitle('breached');
});

test('nothing is fetched from other sites', async ({ page, player, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  for (const path of ['/', '/new', '/help', '/rules/warriors', '/credits']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await player.awaited(40_000);
  expect(foreign).toEqual([]);
});
