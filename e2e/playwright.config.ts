import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/browser/browser.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { houseAddress } from './support/surroundings.ts';

const browser = await findBrowser((line) => process.stdout.write(`${line}\n`));

export default defineConfig({
  testDir: process.env.FLINK_PICTURES ? 'pictures' : 'journeys',
  outputDir: '../test-results',
  globalSetup: './support/set-up.ts',
  // One server and one browser per core: more workers only wait for each other.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: houseAddress(),
    browserName: 'chromium',
    launchOptions: launchOptions(browser),
    viewport: { width: 1024, height: 768 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a test puts in the way of the line must reach the page; `next-visit.spec.ts` allows the worker.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A record of every moment costs more than the journey itself; `--trace on` makes one of what is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
