import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from './browser.ts';
import { findBrowser } from './find-browser.ts';
import { thisMachine } from './machine.ts';
import { type Look, type OtherBrowsers, otherBrowsers, sayOthers } from './other-browsers.ts';
import { carriesChromium, unpackedChromium } from './unpacked-chromium.ts';

/** `all`, or what a full run has found, which looks once. */
const OTHERS = 'FLINK_OTHER_BROWSERS';
const ANSWERS_WITHIN_MS = 60_000;

const look: Look = {
  versionOf: async ({ executablePath, env }: Browser) => {
    if (!executablePath) return null;
    try {
      const { stdout } = await promisify(execFile)(executablePath, ['--version'], {
        env: { ...process.env, ...env },
        timeout: ANSWERS_WITHIN_MS,
      });
      return stdout;
    } catch {
      return null;
    }
  },
  olderChromium: async () => (carriesChromium('older') ? unpackedChromium('older') : null),
};

/** Looks for the other browsers and hands them to the programs that this one starts. */
export async function needOtherBrowsers(say: (line: string) => void): Promise<OtherBrowsers> {
  const wanted = process.env[OTHERS] === 'all' ? 'all' : 'carried';
  const others = await otherBrowsers(await findBrowser(), thisMachine(), look, wanted);
  sayOthers(others, say);
  if (wanted === 'carried') say(`Installed browsers are tested, too, with ${OTHERS}=all.`);
  process.env[OTHERS] = JSON.stringify(others);
  return others;
}

/** A run of single journeys has other browsers only with `FLINK_OTHER_BROWSERS=all`. */
export async function givenOtherBrowsers(say: (line: string) => void): Promise<OtherBrowsers> {
  const given = process.env[OTHERS];
  if (!given) return { found: [], missing: [] };
  return given === 'all' ? needOtherBrowsers(say) : (JSON.parse(given) as OtherBrowsers);
}
