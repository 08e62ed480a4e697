import { playwright } from '@vitest/browser-playwright';
import type { BrowserProviderOption } from 'vitest/node';
import { launchOptions } from './browser.ts';
import { chosenBrowser } from './find-browser.ts';

const { prewarm: _, ...provider } = playwright();

/** Opens the browser that `component-set-up.ts` has chosen, so that tests without a browser never look for one. */
export const componentBrowser: BrowserProviderOption = {
  ...provider,
  providerFactory: (project) =>
    playwright({
      launchOptions: launchOptions(chosenBrowser()),
      contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      actionTimeout: 10_000,
    }).providerFactory(project),
};
