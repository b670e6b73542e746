import { devices } from '@playwright/test';
import { expectAccessible, expectNoIds, expectNoOverflow } from './support/checks';
import { expect, test } from './support/people';
import { ONWARD } from './support/table';

const { userAgent } = devices['Pixel 7'];
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1, userAgent });

test('on a phone: play, answer, read every panel', async ({ page, player }) => {
  await page.goto('/');
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Play now' }).first().tap();
  await player.awaited(40_000);
  for (let asked = 0; asked < 4; asked += 1) {
    await player.answer(...ONWARD);
    await player.awaited();
    await expectNoOverflow(page);
    const box = (await player.bar.boundingBox())!;
    expect(box.y, 'the bar is on the screen').toBeLessThan(700);
    expect(Math.abs(box.y + box.height - 740), 'the bar stands at the bottom').toBeLessThanOrEqual(2);
  }
  for (const tab of ['Players', 'Log', 'Chat', 'Table', 'Mine'] as const) {
    await player.side.getByRole('tab', { name: tab }).tap();
    await expect(player.side.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expectNoOverflow(page);
    await expectNoIds(page);
  }
  await expectAccessible(page, 'the table on a phone');
});

/** A measure once it has stopped changing. */
async function settled(measure: () => Promise<number>): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await measure();
      return last > 0 && last === before;
    })
    .toBe(true);
  return last;
}

test('on a phone: the map is zoomed by its buttons and by two fingers', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().tap();
  await player.awaited(40_000);
  const fold = page.getByRole('button', { name: 'Show the map' });
  if (await fold.isVisible()) await fold.tap();
  const map = page.getByRole('region', { name: 'Map of the game' });
  const province = map.getByRole('button').first();
  await expect(province).toBeVisible();
  const size = async (): Promise<number> => (await province.boundingBox())?.width ?? 0;
  await map.getByRole('button', { name: 'Whole map' }).tap();
  const small = await settled(size);
  await map.getByRole('button', { name: 'Nearer' }).tap();
  await expect.poll(size, { message: 'nearer is larger' }).toBeGreaterThan(small * 1.2);
  await map.getByRole('button', { name: 'Whole map' }).tap();
  await expect.poll(size, { message: 'the whole map again' }).toBeLessThan(small * 1.05);

  const touch = await page.context().newCDPSession(page);
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [{ x: x - apart, y, id: 1 }, { x: x + apart, y, id: 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let apart = 30; apart <= 90; apart += 10) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(size, { message: 'two fingers bring it nearer' }).toBeGreaterThan(small * 1.5);
  await expectNoOverflow(page);
});

test('on a phone: no page is wider than the screen', async ({ page }) => {
  for (const path of ['/', '/new', '/rules/warriors', '/profile', '/verify', '/credits', '/help', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page);
  }
});
