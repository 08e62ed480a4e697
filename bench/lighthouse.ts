import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../content/load/demo-world.ts';
import { launchOptions } from '../tools/browser/browser.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { ROOT } from '../tools/root.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { spawned } from './spawned.ts';

/** Fetched when it is run: it is too large to come with every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const WITHIN_MS = 240_000;
const MOST_BYTES = 64_000_000;

export interface Audit {
  readonly page: string;
  /** 0 to 100, as Lighthouse counts them for a mobile phone. */
  readonly performance: number;
  readonly accessibility: number;
}

const run = promisify(execFile);

/** Sign-in, the menu and one activity through Lighthouse; null where it cannot be fetched. */
export async function lighthouse(say: (line: string) => void): Promise<readonly Audit[] | null> {
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
        const audits: Audit[] = [await audit('sign-in', `${flink.address}/maple`, port)];
        const page = await browser.newPage();
        const activity = await signedIn(page, flink.address);
        await page.close();
        audits.push(await audit('menu', `${flink.address}/play`, port));
        audits.push(await audit('activity', activity, port));
        return audits;
      } catch (error) {
        say(`Lighthouse could not be run: ${String(error).split('\n')[0]}`);
        return null;
      } finally {
        await browser.close();
        await flink.stop();
      }
    }),
  );
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

async function audit(page: string, address: string, port: string): Promise<Audit> {
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
  return { page, performance: percent('performance'), accessibility: percent('accessibility') };
}
