import { availableParallelism } from 'node:os';
import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { type Browser, launchOptions } from '../tools/browser/browser.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { givenOtherBrowsers } from '../tools/browser/find-other-browsers.ts';
import type { OtherBrowser } from '../tools/browser/other-browsers.ts';
import { houseAddress } from './support/surroundings.ts';
import type { WebDriverOptions } from './webdriver/test.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const browser = await findBrowser(say);
const others = process.env.FLINK_PICTURES ? [] : (await givenOtherBrowsers(say)).found;

const MOST_BROWSERS = 6;

// Nothing draws here but the processor: it need not pretend to be a graphics card first.
const PLAIN = ['--disable-gpu-compositing'];

const launched = (one: Browser) => {
  const launch = launchOptions(one);
  return { ...launch, args: [...launch.args, ...PLAIN] };
};

/** On every browser: all games, and of the journeys those that need most of a browser. */
const inOther = (
  other: OtherBrowser,
): Project<PlaywrightTestOptions, PlaywrightWorkerOptions & WebDriverOptions> =>
  other.engine === 'chromium'
    ? {
        name: other.name,
        testDir: '.',
        testMatch: ['journeys/play/games-played.spec.ts', 'journeys/core.spec.ts'],
        use: { launchOptions: launched(other.browser) },
      }
    : { name: other.name, testDir: 'webdriver', use: { driven: other } };

export default defineConfig<object, WebDriverOptions>({
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
  projects: [{ name: 'journeys', use: { launchOptions: launched(browser) } }, ...others.map(inOther)],
  use: {
    baseURL: houseAddress(),
    browserName: 'chromium',
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
