/** What must hold on every page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const ID = /\b(prompt|choice|event|reason|error|kind|resource|verb|phase|target|bz|card|eventcard|mission|keimelion|territory|demos|mu|cv|space|strategy|wonder|improvement|government|civilization|continent|token|size|era|unit|zone|area|kingdom|good|piece|building|technology|colour|terrain)-[a-z][a-z-]*/g;

/** Everything on the page that can be read or heard. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))];
    return [document.body.innerText, ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))].join('\n');
  });

/** No message that lacks its translation: its id would be shown instead. */
export async function expectNoIds(page: Page): Promise<void> {
  const words = await wordsOf(page);
  expect([...new Set(words.match(ID) ?? [])], `no untranslated ids at ${page.url()}`).toEqual([]);
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary ?? ''}`));
  expect(grave, `axe on ${what}`).toEqual([]);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(shown!);
}

/** The focused element shows that it is. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement!;
    const style = getComputedStyle(focused);
    return { name: `${focused.tagName} ${focused.textContent?.trim().slice(0, 30)}`, seen: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none' };
  });
  expect(ring.seen, `the focus is seen on ${ring.name}`).toBe(true);
}
