import type { Db } from '@flink/api/db/database.ts';
import type { Browser, Page } from '@playwright/test';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../../content/load/demo-world.ts';
import { median } from '../measuring/quantile.ts';
import { withRunningFlink } from '../measuring/running-flink.ts';
import { withScratchFolder } from '../measuring/scratch-folder.ts';
import { launchedBrowser } from './launched-browser.ts';

const SMALL = 50;
const LARGE = 5_000;
const IN_A_GROUP = 20;
const TURNS = 5;
const OPENED = 3;
const TEAM = ['ana', 'leo', 'mia'];
const ITEM = 'a[data-item]';

export interface LargeMenu {
  /** From the address to what can be touched, and from the touch to the next page, in milliseconds. */
  readonly small: MenuTimes;
  readonly large: MenuTimes;
  /** Of the three pages together, large to small. */
  readonly ratio: number;
}

interface MenuTimes {
  readonly board: number;
  readonly level: number;
  readonly group: number;
}

/** The menu of three learners with 50 and with 5,000 activities. */
export async function largeMenu(): Promise<LargeMenu> {
  return withScratchFolder((folder) => withRunningFlink(folder, measured));
}

async function measured({ address, db }: { readonly address: string; readonly db: Db }): Promise<LargeMenu> {
  const browser = await launchedBrowser();
  try {
    // In turns, so that what else the machine does meets both.
    const turns: { readonly small: MenuTimes; readonly large: MenuTimes }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await fillMenu(db, SMALL);
      const small = await menuTimes(browser, address);
      await fillMenu(db, LARGE);
      turns.push({ small, large: await menuTimes(browser, address) });
    }
    return {
      small: medianOf(turns.map(({ small }) => small)),
      large: medianOf(turns.map(({ large }) => large)),
      ratio: median(turns.map(({ small, large }) => sum(large) / sum(small))),
    };
  } finally {
    await browser.close();
  }
}

const sum = ({ board, level, group }: MenuTimes): number => board + level + group;

/** Every solution gets so many activities in groups of five levels; each learner has mastered a quarter of them. */
export async function fillMenu(db: Db, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from activity_groups`.execute(tx);
    await sql`delete from learner_reports`.execute(tx);
    await sql`create temporary table filled on commit drop as
      select gen_random_uuid() as _id, n from generate_series(0, ${sql.lit(count - 1)}) n`.execute(tx);
    await sql`insert into activities (_id, activity_name, activity_template_id, locale, content_folder, data, is_valid)
      select filled._id, 'Activity ' || n, model.activity_template_id, model.locale, model.content_folder, model.data, true
      from filled cross join (select * from activities where is_valid limit 1) model`.execute(tx);
    await sql`create temporary table grouped on commit drop as
      select gen_random_uuid() as _id, solution._id as solution_id, g from solutions solution
      cross join generate_series(0, ${sql.lit(Math.ceil(count / IN_A_GROUP) - 1)}) g`.execute(tx);
    await sql`insert into activity_groups (_id, solution_id, name, level, subject, position)
      select _id, solution_id, 'Group ' || g, 1 + g % 5, 'words', g from grouped`.execute(tx);
    await sql`insert into activity_group_items (group_id, activity_id, position)
      select grouped._id, filled._id, n from grouped join filled on n / ${sql.lit(IN_A_GROUP)} = g`.execute(
      tx,
    );
    await sql`insert into learner_reports (learner_id, item_id, mastered, date_mastered)
      select member._id, filled._id, true, now() from family_members member join filled on n % 4 = 1
      where member.username in (${sql.join(TEAM)})`.execute(tx);
  });
  await sql`analyze`.execute(db);
}

async function menuTimes(browser: Browser, address: string): Promise<MenuTimes> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const names = TEAM.map((name, place) => {
    const number = place === 0 ? '' : String(place + 1);
    return `username${number}=${name}&password${number}=${DEMO_PASSWORD}`;
  });
  await page.goto(`${address}/login?autoLogin=1&${names.join('&')}`);
  await page.waitForURL('**/play');
  await page.locator(ITEM).first().waitFor();
  const times: MenuTimes[] = [];
  for (let opened = 0; opened < OPENED; opened += 1) times.push(await walkDown(page, address));
  await page.close();
  return medianOf(times);
}

const medianOf = (times: readonly MenuTimes[]): MenuTimes => ({
  board: median(times.map(({ board }) => board)),
  level: median(times.map(({ level }) => level)),
  group: median(times.map(({ group }) => group)),
});

async function walkDown(page: Page, address: string): Promise<MenuTimes> {
  const timed = async (work: () => Promise<unknown>, place: string) => {
    const began = performance.now();
    await work();
    await page.waitForURL(place);
    await page.locator(ITEM).first().waitFor();
    return performance.now() - began;
  };
  const down = () => page.locator(ITEM).first().click();
  return {
    board: await timed(() => page.goto(`${address}/play`), '**/play'),
    level: await timed(down, '**/play/level/**'),
    group: await timed(down, '**/play/group/*'),
  };
}
