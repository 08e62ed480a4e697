import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/browser/browser.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { houseAddress } from './support/surroundings.ts';

const browser = await findBrowser((line) => process.stdout.write(`${line}\n`));

const MOST_BROWSERS = 6;

const launch = launchOptions(browser);
// Nothing draws here but the processor: it need not pretend to be a graphics card first.
const PLAIN = ['--disable-gpu-compositing'];

export default defineConfig({
  testDir: process.env.FLINK_PICTURES ? 'pictures' : 'journeys',
  outputDir: '../test-results',
  globalSetup: './support/set-up.ts',
  // A journey waits about a third of its time, as a person does: half as many browsers again as processors keep these
  // busy. Past so many they wait for the one server.
  workers: Math.min(Math.ceil(availableParallelism() * 1.5), MOST_BROWSERS),
  fullyParallel: true,
  // A processor that stalls is no bug of ours; what only passed the second time is named in the last lines of a run.
  retries: 1,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: houseAddress(),
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...PLAIN] },
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
