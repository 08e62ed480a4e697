import type { Browser } from './browser.ts';
import type { Machine } from './machine.ts';
import { helpfulCommand, nameOf, type Way, waysToABrowser } from './ways.ts';

export interface Choice {
  readonly browser: Browser;
  readonly way: Way;
}

/** No browser on this machine, and none could be had; says what was tried and what helps. */
export class NoBrowserError extends Error {}

/** The first that really opens; one that is there and broken is passed over. */
export async function chooseBrowser(
  machine: Machine,
  open: (way: Way) => Promise<Browser>,
  say: (line: string) => void,
): Promise<Choice> {
  const refused: string[] = [];
  for (const way of waysToABrowser(machine)) {
    if (way.kind === 'download')
      say(
        `No browser that opens is here yet: Playwright tries to download one … (${helpfulCommand(machine)} helps, too)`,
      );
    if (way.kind === 'package') say(`apt-get installs ${way.name} …`);
    try {
      const browser = await open(way);
      say(`Browser: ${nameOf(way)}.`);
      return { browser, way };
    } catch (error) {
      refused.push(`${nameOf(way)}: ${reason(error)}`);
    }
  }
  throw new NoBrowserError(sentence(machine, refused));
}

function sentence(machine: Machine, refused: readonly string[]): string {
  const tried = refused.map((line) => `  ${line}\n`).join('');
  if (machine.named) return `The browser does not open.\n${tried}Name another in FLINK_BROWSER, or none.`;
  return `There is no browser to test with, and none could be had.\n${tried}This helps: ${helpfulCommand(machine)}`;
}

const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
