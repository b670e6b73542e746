/** Everybody in the tests: pages whose complaints are kept, and fail the test that did not expect them. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Player } from './table';
import type { Me } from './wire';

interface People {
  /** Another browser: a context of its own with one page, a guest of this name if one is given. */
  arrive: (name?: string, options?: BrowserContextOptions) => Promise<Player>;
  player: Player;
  /** What this test expects to be complained about, such as a connection that it cuts. */
  forgive: (...complaints: RegExp[]) => void;
  complaints: string[];
}

/** The emulation of "offline" leaves open WebSockets alone: here they break with the network, as they do in life. */
function breakLines(): void {
  const lines = new Set<WebSocket>();
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      lines.add(this);
      if (!navigator.onLine) this.close();
    }
  };
  addEventListener('offline', () => lines.forEach((line) => line.close()));
}

/** Console errors, uncaught exceptions and everything that the Content-Security-Policy has refused. */
async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.addInitScript(breakLines);
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const refused = /Content.Security.Policy/i.test(message.text());
    if (message.type() === 'error' || refused) complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
}

export const test = base.extend<People & { forgiven: RegExp[] }>({
  baseURL: async ({}, use) => use(process.env['QUADRIGA_TEST_URL']),
  forgiven: async ({}, use) => use([]),
  forgive: async ({ forgiven }, use) => use((...more) => void forgiven.push(...more)),
  complaints: [
    async ({ forgiven }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      const left = complaints.filter((one) => !forgiven.some((known) => known.test(one)));
      expect(left, 'the browser complains about nothing, and nothing breaks the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    await listen(context, complaints);
    await use(context);
  },
  player: async ({ page }, use) => use(new Player(page)),
  arrive: async ({ browser, baseURL, contextOptions, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name = '', options = {}) => {
      const context = await browser.newContext({ ...contextOptions, viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce', baseURL, ...options });
      contexts.push(context);
      await listen(context, complaints);
      if (name) await context.request.post('/api/session/guest', { data: { name } });
      return new Player(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
});

export const whoIs = async (page: Page): Promise<Me> => (await (await page.request.get('/api/session')).json()) as Me;

export { expect } from '@playwright/test';
