import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { TOKEN_KEY } from '../apps/web/src/shared/prefetch/storage-keys.ts';
import { DEMO_PASSWORD } from '../content/load/demo-world.ts';
import { launchOptions } from '../tools/browser/browser.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { ROOT } from '../tools/root.ts';
import { median } from './quantile.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { spawned } from './spawned.ts';

/** Fetched when it is run: it is too large to come with every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
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

/** Sign-in, the menu and one activity through Lighthouse, in turns, each with an empty cache. */
export async function lighthouse(say: (line: string) => void): Promise<readonly Audit[]> {
  return withScratchFolder((folder) =>
    withScratchFolder(async (FLINK_DATA) => {
      const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], { FLINK_DATA, PORT: '0' });
      const { args, ...others } = launchOptions(await findBrowser());
      // The audit opens its own tab: what is signed in must lie in the browser's own profile.
      const browser = await chromium.launchPersistentContext(folder, {
        ...others,
        args: [...args, '--remote-debugging-port=0'],
      });
      try {
        const port = await debuggingPort(folder);
        const page = await browser.newPage();
        const activity = await signedIn(page, flink.address);
        const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
        // A page of the same place that runs nothing: the app would sign out, or go elsewhere, as its storage changes.
        await page.goto(`${flink.address}/api/health`);
        const pages = [
          ['sign-in', `${flink.address}/maple`],
          ['menu', `${flink.address}/play`],
          ['activity', activity],
        ] as const;
        const scores = new Map<string, Scores[]>(pages.map(([name]) => [name, []]));
        for (let turn = 0; turn < TIMES; turn += 1)
          for (const [name, address] of pages) {
            await emptyCache(browser, page);
            await holdToken(page, name === 'sign-in' ? null : token);
            scores.get(name)?.push(await audited(name, address, port, say));
          }
        return pages.map(([name]) => summed(name, scores.get(name) ?? []));
      } finally {
        await browser.close();
        await flink.stop();
      }
    }),
  );
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

/** All pages are met as on a first visit: what an earlier turn fetched, or the worker kept, is gone. */
async function emptyCache(browser: BrowserContext, page: Page): Promise<void> {
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await session.detach();
}

/** Who is signed in does not see the sign-in. */
const holdToken = (page: Page, token: string | null): Promise<void> =>
  page.evaluate(
    ([key, text]) => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)),
    [TOKEN_KEY, token] as const,
  );

async function audited(
  name: string,
  address: string,
  port: string,
  say: (line: string) => void,
): Promise<Scores> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await audit(address, port);
    } catch (error) {
      if (tried === TRIES) throw error;
      say(`${name} is asked for again: ${String(error).split('\n')[0]}`);
    }
  }
}

async function debuggingPort(folder: string): Promise<string> {
  const [port = ''] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return port;
}

/** Signs in as a learner and answers the address of an activity. */
async function signedIn(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/maple`);
  await page.getByRole('textbox').first().fill('leo');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').click();
  for (const place of ['**/play/level/**', '**/play/group/*', '**/play/activity/*']) {
    const next = page.locator('a[data-item][data-next]');
    await next.waitFor();
    await next.click({ force: true });
    await page.waitForURL(place);
  }
  return page.url();
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
