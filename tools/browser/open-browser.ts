import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../root.ts';
import { type Browser, installedAt, launchOptions, PLAYWRIGHTS_OWN } from './browser.ts';
import { thisMachine } from './machine.ts';
import { unpackedChromium } from './unpacked-chromium.ts';
import { installed, type Way } from './ways.ts';

const OPENS_WITHIN_MS = 60_000;
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
/** Long enough for a hundred megabytes on a modest line. */
const DOWNLOADS_WITHIN_MS = 180_000;
const INSTALLS_WITHIN_MS = 300_000;
/** A line that lets nothing through gives no answer at all. */
const FIRST_ANSWER_WITHIN_MS = 5_000;

/** Goes one way to a browser and opens it once; throws with the reason where that fails. */
export async function openBrowser(way: Way): Promise<Browser> {
  switch (way.kind) {
    case 'named':
    case 'installed':
      if (!existsSync(way.path)) throw new Error('it is not there');
      return opened(installedAt(way.path));
    case 'carried':
      return opened(await unpackedChromium('newest'));
    case 'downloaded':
      return opened(PLAYWRIGHTS_OWN);
    case 'download':
      return downloaded(way.withLibraries);
    case 'package':
      await aptGet('update', '-qq');
      await aptGet('install', '-y', '-qq', '--no-install-recommends', way.name);
      return firstOpened(installed(thisMachine()).map(installedAt));
  }
}

async function opened(browser: Browser): Promise<Browser> {
  const running = await chromium.launch({ ...launchOptions(browser), timeout: OPENS_WITHIN_MS });
  try {
    const page = await running.newPage();
    await page.goto('about:blank');
    return browser;
  } finally {
    await running.close();
  }
}

async function firstOpened([browser, ...others]: readonly Browser[]): Promise<Browser> {
  if (!browser) throw new Error('it brought no browser');
  return opened(browser).catch((error) => (others.length > 0 ? firstOpened(others) : Promise.reject(error)));
}

async function downloaded(withLibraries: boolean): Promise<Browser> {
  await download();
  try {
    return await opened(PLAYWRIGHTS_OWN);
  } catch (error) {
    if (!withLibraries) throw error;
    await done(process.execPath, [PLAYWRIGHT, 'install-deps', 'chromium'], { within: INSTALLS_WITHIN_MS });
    return opened(PLAYWRIGHTS_OWN);
  }
}

const download = () =>
  done(process.execPath, [PLAYWRIGHT, 'install', '--only-shell', 'chromium'], {
    within: DOWNLOADS_WITHIN_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(FIRST_ANSWER_WITHIN_MS) },
    // It would try five times: where nothing leads out, that is half a minute of waiting for the same answer.
    isHopeless: (said) => (said.match(/^Downloading Chrom/gm) ?? []).length > 1,
  });

const aptGet = (...rest: readonly string[]) =>
  done('apt-get', rest, { within: INSTALLS_WITHIN_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });

interface Limits {
  readonly within: number;
  readonly env?: Readonly<Record<string, string>>;
  isHopeless?(said: string): boolean;
}

/** Runs to a good end; throws with what it complained about where it does not. */
function done(command: string, rest: readonly string[], { within, env, isHopeless }: Limits): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      timeout: within,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
        if (isHopeless?.(said)) child.kill();
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(complaintIn(said) ?? 'it came to no end')),
    );
  });
}

const complaintIn = (said: string): string | undefined =>
  said
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /^(E:|Error:)/.test(line));
