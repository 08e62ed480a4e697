import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../../tools/browser/browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';

const options = async () => launchOptions(await findBrowser());

/** The browser of the journeys, for a measurement. */
export const launchedBrowser = async (): Promise<Browser> => chromium.launch(await options());

/** The same as the phone of somebody who has never been here: it keeps what a visit leaves, compiled code as well. */
export function withNewPhone<Value>(use: (phone: BrowserContext) => Promise<Value>): Promise<Value> {
  return withScratchFolder(async (folder) => {
    const phone = await chromium.launchPersistentContext(folder, {
      ...(await options()),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    try {
      return await use(phone);
    } finally {
      await phone.close();
    }
  });
}
