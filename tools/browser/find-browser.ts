import type { Browser } from './browser.ts';
import { chooseBrowser, NoBrowserError } from './choose-browser.ts';
import { thisMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';

/** The choice is made once a run; programs that this one starts read it here. */
const CHOSEN = 'FLINK_CHOSEN_BROWSER';

/** The browser that this run has found. */
export function chosenBrowser(): Browser {
  const chosen = process.env[CHOSEN];
  if (!chosen) throw new Error('No browser has been chosen yet.');
  return JSON.parse(chosen) as Browser;
}

/** The browser for journeys, pictures and measurements. */
export async function findBrowser(say: (line: string) => void = () => {}): Promise<Browser> {
  if (process.env[CHOSEN]) return chosenBrowser();
  const { browser } = await chooseBrowser(thisMachine(), openBrowser, say);
  process.env[CHOSEN] = JSON.stringify(browser);
  return browser;
}

/** First of all: a program that will need a browser and cannot have one ends here, before its work begins. */
export async function needBrowser(say: (line: string) => void): Promise<void> {
  try {
    await findBrowser(say);
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
