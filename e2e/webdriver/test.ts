import { test as base, expect } from '@playwright/test';
import type { WebDriverBrowser } from '../../tools/browser/other-browsers.ts';
import { WebDriverPage } from './page.ts';
import { type StartedBrowser, startBrowser } from './started-browser.ts';

export interface WebDriverOptions {
  /** Set by the project in the configuration. */
  driven: WebDriverBrowser | null;
}

const SCREEN = { width: 1024, height: 768 };

/** One browser for all tests of a worker, with a page that is empty at first. */
export const test = base.extend<{ driver: WebDriverPage }, WebDriverOptions & { started: StartedBrowser }>({
  driven: [null, { option: true, scope: 'worker' }],
  started: [
    async ({ driven }, use) => {
      if (!driven) throw new Error('The project names no browser.');
      const started = await startBrowser(driven);
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  driver: async ({ started }, use, info) => {
    const page = new WebDriverPage(started.wire);
    await page.goto('about:blank');
    await page.setViewportSize(SCREEN);
    await use(page);
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await page.screenshot(), contentType: 'image/png' });
  },
});

export { expect };

/** Opens an address and notes what breaks in it; `complaints` tells. */
export async function open(page: WebDriverPage, url: string): Promise<void> {
  // A page that differs only after its hash would not be loaded again.
  await page.goto('about:blank');
  await page.goto(url);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { __complaints: heard });
    addEventListener('error', ({ message }) => {
      // Firefox tells of it, and draws in the next frame.
      if (!message.startsWith('ResizeObserver loop')) heard.push(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    const say = console.error;
    console.error = (...given: unknown[]) => {
      heard.push(given.map(String).join(' '));
      say(...given);
    };
  });
}

export const complaints = (page: WebDriverPage): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, '__complaints') as string[]);
