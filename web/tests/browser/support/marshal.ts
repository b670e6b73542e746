/** One person at a table of Medioevo Universale or Civilization CHR: the map, the dialogs, a turn answered as somebody does who wants to get on. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { View } from '../../../src/games/medioevo/types';
import type { Player } from './table';

/** The table as the first of this person's seats sees it. */
export const viewOf = (player: Player): View => player.update!.seats[0]!.view as unknown as View;

export const mapOf = (page: Page): Locator => page.getByRole('region', { name: /^(The great map|La grande mappa|Map of the world|Mappa del mondo)$/ });

/** A zone of the map by the name it is read out with. */
export const zoneOf = (page: Page, name: string): Locator => mapOf(page).getByRole('button', { name: new RegExp(`^${name}[,.]`) });

/** Inside the page: a point of the screen where the zone itself, or a counter standing in it, is met. */
function spotIn(zone: Element): [number, number] | null {
  const path = zone as SVGPathElement;
  const box = path.getBBox();
  const matrix = path.getScreenCTM()!;
  const STEPS = 24;
  let best: { spot: [number, number]; apart: number } | null = null;
  for (let row = 1; row < STEPS; row += 1)
    for (let column = 1; column < STEPS; column += 1) {
      const point = new DOMPoint(box.x + (box.width * column) / STEPS, box.y + (box.height * row) / STEPS);
      if (!path.isPointInFill(point)) continue;
      const { x, y } = point.matrixTransform(matrix);
      if (document.elementFromPoint(x, y) !== zone) continue;
      const apart = Math.abs(row - STEPS / 2) + Math.abs(column - STEPS / 2);
      if (!best || apart < best.apart) best = { spot: [x, y], apart };
    }
  return best?.spot ?? null;
}

/** Click, or tap, a zone where it can be seen. */
export async function clickZone(page: Page, name: string, touch = false): Promise<void> {
  const zone = zoneOf(page, name);
  let spot: [number, number] | null = null;
  await expect.poll(async () => (spot = await zone.evaluate(spotIn)), { message: `${name} is seen on the map` }).not.toBeNull();
  if (touch) await page.touchscreen.tap(...spot!);
  else await page.mouse.click(...spot!);
}

/** Do something and wait until this person is asked something else. */
export async function onward(player: Player, action: () => Promise<void>): Promise<string> {
  await player.taken(action);
  await player.awaited();
  return player.decision?.moment ?? '';
}

/** What ends a decision, if there is such a thing. */
const GOING_ON = /^(Done|Pass|Keep|Back|End|Ready|Refuse|Pay)/;

/** Answer whatever is asked until a decision of this name comes; what was met on the way comes back. */
export async function until(player: Player, moment: string, known: Record<string, () => Promise<void>> = {}, most = 60): Promise<string[]> {
  const met: string[] = [];
  for (let asked = 0; asked < most; asked += 1) {
    await player.awaited(30_000);
    const now = player.decision!.moment;
    if (now === moment) return met;
    met.push(now);
    const { serial } = player.decision!;
    if (known[now]) {
      await known[now]();
      await expect.poll(() => player.decision?.serial, { message: `${now} is answered` }).not.toBe(serial);
      continue;
    }
    // Others may act meanwhile, and what was there a moment ago is gone: then it is tried again.
    const end = player.page.locator('.dialog .content, .bar').getByRole('button', { name: GOING_ON });
    if (!(await end.count())) {
      await player.answer(/Decline/);
      continue;
    }
    await end.first().click({ timeout: 2_000 }).catch(() => undefined);
    await player.confirm();
    await expect.poll(() => player.decision?.serial !== serial, { timeout: 2_000 }).toBe(true).catch(() => undefined);
  }
  throw new Error(`never came to ${moment}: ${met.join(', ')}`);
}
