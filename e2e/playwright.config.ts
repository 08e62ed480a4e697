import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser/find-browser.ts';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './support/set-up.ts',
  // One server and one browser per core: more workers only wait for each other.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...env } },
    viewport: { width: 1024, height: 768 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
});
