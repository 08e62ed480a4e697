import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { TOKEN_KEY } from '../../apps/web/src/shared/prefetch/storage-keys.ts';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { launchOptions } from '../../tools/browser/browser.ts';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { ROOT } from '../../tools/root.ts';
import { median } from '../measuring/quantile.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { spawned } from '../measuring/spawned.ts';
import { tokenOf } from '../measuring/token-of.ts';
import { launchedBrowser } from './launched-browser.ts';
import { pressNext, toFirstGroup } from './presses.ts';

/**
 * Fetched when it is run: it is too large to come with every install. The last that opens a page which is sent with a
 * `referrer-policy`; 13.5 gives such a page up (ERR_ABORTED).
 */
const LIGHTHOUSE = 'lighthouse@13.0.1';
const WITHIN_MS = 240_000;
const MOST_BYTES = 64_000_000;

export interface Audit {
  readonly page: string;
  /** 0 to 100, as Lighthouse counts them for a mobile phone: the median, and all of them. */
  readonly performance: number;
  readonly performances: readonly number[];
  /** The lowest. */
  readonly accessibility: number;
}

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
}

/** One alone depends on what the machine did just then. */
const TIMES = 5;
/** Now and then a page is not seen to begin (NO_NAVSTART). */
const TRIES = 3;

const run = promisify(execFile);

/** Sign-in, the menu, an activity and the office through Lighthouse, in turns, each in a browser that was never here. */
export async function lighthouse(say: (line: string) => void): Promise<readonly Audit[]> {
  return withScratchFolder(async (FLINK_DATA) => {
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], { FLINK_DATA, PORT: '0' });
    try {
      const { activity, token } = await signedIn(flink.address);
      const office = await tokenOf(flink.address, 'super@flink.test');
      const pages = [
        ['sign-in', `${flink.address}/maple`, null],
        ['menu', `${flink.address}/play`, token],
        ['activity', activity, token],
        ['office', `${flink.address}/admin`, office],
        ['table of the office', `${flink.address}/admin/users`, office],
        ['form of the office', `${flink.address}/admin/users/create`, office],
      ] as const;
      const scores = new Map<string, Scores[]>(pages.map(([name]) => [name, []]));
      for (let turn = 0; turn < TIMES; turn += 1)
        for (const [name, address, held] of pages)
          scores.get(name)?.push(await audited(name, address, held, say));
      return pages.map(([name]) => summed(name, scores.get(name) ?? []));
    } finally {
      await flink.stop();
    }
  });
}

function summed(page: string, scores: readonly Scores[]): Audit {
  const performances = scores.map(({ performance }) => performance);
  return {
    page,
    performance: median(performances),
    performances,
    accessibility: Math.min(...scores.map(({ accessibility }) => accessibility)),
  };
}

/**
 * A browser with a profile of its own, and nothing else open in it. A tab with the app holds connections to the server,
 * and the page that is measured then waits for one until Lighthouse gives it up (ERR_ABORTED).
 */
function inNewBrowser(address: string, token: string | null): Promise<Scores> {
  return withScratchFolder(async (folder) => {
    const { args, ...others } = launchOptions(await findBrowser());
    const browser = await chromium.launchPersistentContext(folder, {
      ...others,
      args: [...args, '--remote-debugging-port=0'],
    });
    try {
      if (token !== null) await holdToken(browser, new URL(address).origin, token);
      return await audit(address, await debuggingPort(folder));
    } finally {
      await browser.close();
    }
  });
}

/** By a page of the same place that runs nothing. The audit opens a tab of its own, with what the profile holds. */
async function holdToken(browser: BrowserContext, origin: string, token: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}/api/health`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [TOKEN_KEY, token] as const);
  await page.close();
}

async function audited(
  name: string,
  address: string,
  token: string | null,
  say: (line: string) => void,
): Promise<Scores> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inNewBrowser(address, token);
    } catch (error) {
      if (tried === TRIES) throw error;
      say(`${name} is asked for again: ${String(error).trim().split('\n').at(-1)}`);
    }
  }
}

async function debuggingPort(folder: string): Promise<string> {
  const [port = ''] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return port;
}

/** Signs in as a learner; answers the token, and the address of an activity. */
async function signedIn(address: string) {
  const browser = await launchedBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/maple`);
    await page.getByRole('textbox').first().fill('leo');
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('button[type=submit]').click();
    await toFirstGroup(page);
    await pressNext(page, '**/play/activity/*');
    const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
    return { activity: page.url(), token };
  } finally {
    await browser.close();
  }
}

async function audit(address: string, port: string): Promise<Scores> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${port}`,
      '--disable-storage-reset',
      '--only-categories=performance,accessibility',
      '--output=json',
      '--quiet',
    ],
    { timeout: WITHIN_MS, maxBuffer: MOST_BYTES },
  );
  const { categories } = JSON.parse(stdout) as {
    categories: Record<'performance' | 'accessibility', { score: number }>;
  };
  const percent = (name: 'performance' | 'accessibility') => Math.round(categories[name].score * 100);
  return { performance: percent('performance'), accessibility: percent('accessibility') };
}
