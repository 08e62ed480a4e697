import type { Db } from '@flink/api/db/database.ts';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { median } from '../measuring/quantile.ts';
import { withRunningFlink } from '../measuring/running-flink.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { answeredKeys } from './answered-keys.ts';
import { fillMenu } from './large-menu.ts';
import { launchedBrowser } from './launched-browser.ts';

const ENTRIES = 5_000;
const STEPS = 12;
/** A key that is held down repeats about so often. */
const BETWEEN_KEYS_MS = 120;

export interface MenuBuilderKeys {
  readonly entries: number;
  /** From a key to the frame that shows what it did, on a processor four times slower: half of them, and the longest. */
  readonly walking: Keys;
  readonly moving: Keys;
  readonly goalMs: number;
}

interface Keys {
  readonly usualMs: number;
  readonly longestMs: number;
}

/** The builder of a menu of 5,000 entries, all groups open: walking along them, and moving one. */
export async function menuBuilderKeys(): Promise<MenuBuilderKeys> {
  return withScratchFolder((folder) => withRunningFlink(folder, measured));
}

async function measured({
  address,
  db,
}: {
  readonly address: string;
  readonly db: Db;
}): Promise<MenuBuilderKeys> {
  const browser = await launchedBrowser();
  try {
    await fillMenu(db, ENTRIES);
    const solution = await db.selectFrom('solutions').select('_id').limit(1).executeTakeFirstOrThrow();
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      baseURL: address,
    });
    await page.goto(`/login?autoLogin=1&username=master@flink.test&password=${DEMO_PASSWORD}`);
    await page.waitForURL('**/flink-admin**');
    await page.goto(`/admin/solutions/solution-menu/${solution._id}`);
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.getByRole('treeitem').first().click();
    await page.getByRole('tree').focus();
    return {
      entries: ENTRIES,
      walking: await keysOf(page, 'ArrowDown'),
      moving: await keysOf(page, 'Alt+ArrowDown'),
      goalMs: 100,
    };
  } finally {
    await browser.close();
  }
}

async function keysOf(page: Page, key: string): Promise<Keys> {
  const answers = await answeredKeys(page, async () => {
    for (let step = 0; step < STEPS; step += 1) await page.keyboard.press(key, { delay: BETWEEN_KEYS_MS });
  });
  return { usualMs: median(answers), longestMs: Math.max(...answers) };
}
