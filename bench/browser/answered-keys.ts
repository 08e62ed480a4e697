import type { Page } from '@playwright/test';

const SLOWER = 4;
const SETTLED_MS = 1_500;
const QUICKEST_MS = 16;

/** From each key to the frame that shows what it did, on a processor four times slower. */
export async function answeredKeys(page: Page, press: () => Promise<unknown>): Promise<readonly number[]> {
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate((quickest) => {
    const answers: number[] = [];
    Object.assign(window, { __answers: answers });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown' || name === 'input') answers.push(duration);
    }).observe({ type: 'event', durationThreshold: quickest } as PerformanceObserverInit);
  }, QUICKEST_MS);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await press();
  await page.waitForTimeout(SETTLED_MS);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const answers = await page.evaluate(() => Reflect.get(window, '__answers') as number[]);
  // One that was quicker than the browser counts is as quick as that.
  return [QUICKEST_MS, ...answers];
}
