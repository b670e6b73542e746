import { defineConfig } from '@playwright/test';

// Debian's Chromium, headless; the server is started by the set-up on a free port of this machine.
const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  globalSetup: './tests/browser/support/server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0, // reported as flaky; a busy machine may miss a moment once
  reporter: 'line',
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled', scale: 'css' } },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['QUADRIGA_CHROMIUM'] || '/usr/bin/chromium',
      args: root ? ['--no-sandbox'] : [],
    },
  },
});
