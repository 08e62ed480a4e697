import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackedChromium } from './unpacked-chromium.ts';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for journeys and screenshots: the one named by FLINK_BROWSER, else the one npm carries (Linux on x64),
 * else one that is installed. npm carries none for other machines.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.FLINK_BROWSER;
  if (named) {
    if (!existsSync(named)) throw new Error(`FLINK_BROWSER names ${named}, which is not there.`);
    return plain(named);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  const installed = [...MAC, ...onPath()].find((path) => existsSync(path));
  if (installed) return plain(installed);
  throw new Error(
    `npm carries no browser for ${process.platform}-${process.arch}: install Chromium, or name one in FLINK_BROWSER.`,
  );
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

// Chromium refuses its sandbox as root and in most containers; only our own pages are opened here.
const plain = (executablePath: string): Browser => ({ executablePath, args: ['--no-sandbox'], env: {} });
