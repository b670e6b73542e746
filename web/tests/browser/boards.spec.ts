/** The three boards from stored positions, compared with their pictures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { expect, test as base } from './support/people';

const WEB = resolve(import.meta.dirname, '../..');

const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'quadriga-gallery-'));
      const shared = { root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' as const };
      await build({ ...shared, build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(WEB, 'gallery.html') } } });
      const server = await preview({ ...shared, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
      const address = server.httpServer.address();
      await use(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/gallery.html`);
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.describe.configure({ mode: 'default' }); // one worker, one gallery
test.use({ viewport: { width: 600, height: 430 } });

for (const sample of ['west-late', 'east-move', 'italy-late'])
  test(`the board looks as it did: ${sample}`, async ({ page, gallery, forgive }) => {
    forgive(/favicon/);
    await page.goto(`${gallery}?sample=${sample}&part=board`);
    const map = page.getByRole('region', { name: 'Map of the game' });
    await expect(map.getByRole('button', { name: 'Nearer' })).toBeVisible();
    await expect(map.getByRole('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${sample}.png`);
  });
