import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser/find-browser.ts';

/** The browser of the journeys, for a measurement. */
export async function launchedBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}
