import { join } from 'node:path';
import { type Db, type DbOrTx, openDatabase } from '@flink/api/db/database.ts';
import { startEmbeddedPostgres } from '@flink/api/db/embedded/start-embedded-postgres.ts';
import { rebuildSums } from '@flink/api/modules/reports/office/sums/rebuild-sums.ts';
import { REPORT_NAMES, type ReportName } from '@flink/contract/reports/names.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { DEMO_PASSWORD } from '../content/load/demo-world.ts';
import { ROOT } from '../tools/root.ts';
import { finishedAt } from './finishing.ts';
import { median, quantile } from './quantile.ts';
import { withScratchFolder } from './scratch-folder.ts';
import { spawned } from './spawned.ts';

/** A nation, and with `--small` a tenth of one. */
const LEARNERS = 200_000;
const ROWS = 20_000_000;
const CENTERS = 1_000;
const SMALL = 10;

const TIMES = 20;
const REPORT_GOAL_MS = 50;
const LAG_GOAL_MS = 1_000;
const REBUILD_GOAL_MS = 60_000;
const SLOWER_GOAL = 0.9;
const TURNS = 4;

export interface Nation {
  readonly learners: number;
  readonly rows: number;
  readonly seededMs: number;
  /** From nothing, as after a restore; and again, when all is right already. */
  readonly rebuildMs: number;
  readonly againMs: number;
  readonly rebuildGoalMs: number;
  /** 19 of 20, by report and who asks. */
  readonly reports: Readonly<Record<string, number>>;
  readonly reportGoalMs: number;
  readonly lagMs: number;
  readonly lagGoalMs: number;
  /** Finished activities with the sums, as so many of those without. */
  readonly finishing: number;
  readonly finishingGoal: number;
}

/** Reports over a nation that has played for a year: how fast, how fresh, what they cost those who play. */
export async function nation(say: (line: string) => void): Promise<Nation> {
  const part = process.argv.includes('--small') ? SMALL : 1;
  const size = { learners: LEARNERS / part, rows: ROWS / part, centers: CENTERS / part };
  return withScratchFolder(async (folder) => {
    const quiet = { info: () => {}, warn: () => {} };
    const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'database'), log: quiet });
    const flink = await spawned(join(ROOT, 'apps/api/src/main.ts'), [], {
      FLINK_DATA: join(folder, 'flink'),
      FLINK_REQUESTS_PER_MINUTE: '10000000',
      DATABASE_URL: postgres.url,
      PORT: '0',
    });
    // As the job that makes the sums has it: two at a time, and no end for what takes long.
    const db = openDatabase(postgres.url, 2, () => {}, { kind: 'jobs' });
    try {
      const began = performance.now();
      await seed(db, size, say);
      const seededMs = performance.now() - began;
      say('Making all sums again …');
      const rebuilding = performance.now();
      await rebuildSums(db, { reportsRate: 'Monthly', reportsDates: [] }, 0);
      const rebuildMs = performance.now() - rebuilding;
      await sql`vacuum analyze`.execute(db);
      const again = performance.now();
      await rebuildSums(db, { reportsRate: 'Monthly', reportsDates: [] }, 0);
      const againMs = performance.now() - again;
      const reports = {
        ...(await measureReports(flink.address, ['master', 'center'], say)),
        ...(await inLargeCenter(db, () => measureReports(flink.address, ['center'], say, 'center of 200'))),
      };
      const lagMs = await lagOf(flink.address, db);
      const finishing = await finishingShare(flink.address, db, say);
      return {
        ...size,
        seededMs,
        rebuildMs,
        againMs,
        rebuildGoalMs: REBUILD_GOAL_MS,
        reports,
        reportGoalMs: REPORT_GOAL_MS,
        lagMs,
        lagGoalMs: LAG_GOAL_MS,
        finishing,
        finishingGoal: SLOWER_GOAL,
      };
    } finally {
      await db.destroy();
      await flink.stop();
      await postgres.stop();
    }
  });
}

interface Size {
  readonly learners: number;
  readonly rows: number;
  readonly centers: number;
}

const SEEDED = ['families', 'family_members', 'play_time', 'activity_results', 'learner_reports'];

async function triggersOf(db: DbOrTx, how: 'enable' | 'disable'): Promise<void> {
  for (const table of SEEDED) await sql.raw(`alter table ${table} ${how} trigger user`).execute(db);
}

/** Set by set, without the triggers that play goes through: the sums are made afterwards, which is measured. */
async function seed(db: Db, { learners, rows, centers }: Size, say: (line: string) => void): Promise<void> {
  const families = Math.ceil(learners / 3);
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await triggersOf(one, 'disable');
    say(`Seeding ${learners} learners …`);
    await sql`insert into master_organizations (_id, name)
      select gen_random_uuid(), 'District ' || n from generate_series(1, 10) n`.execute(one);
    await sql`insert into regions (_id, master_organization_id, name)
      select gen_random_uuid(), district._id, 'Region ' || n || ' of ' || district.name
      from master_organizations as district, generate_series(1, 5) n where district.name like 'District %'`.execute(
      one,
    );
    await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config, product_id)
      select gen_random_uuid(), region.master_organization_id, region._id, 'Center ' || n, 'nation-' || n,
        maple.time_zone, maple.config, maple.product_id
      from generate_series(0, ${centers - 1}::integer) n
      join (select *, row_number() over (order by _id) - 1 as at, count(*) over () as many from regions
        where name like 'Region %') as region on region.at = n % region.many
      cross join (select * from learning_centers where url = 'maple') as maple`.execute(one);
    await sql`create temporary table seeded_family as
      select gen_random_uuid() as _id, n, center._id as center_id
      from generate_series(0, ${families - 1}::integer) n
      join (select _id, row_number() over (order by _id) - 1 as at, count(*) over () as many from learning_centers
        where url like 'nation-%') as center on center.at = n % center.many`.execute(one);
    await sql`insert into families (_id, learning_center_id, name, created_at, product_id)
      select family._id, center_id, 'Family ' || n, now() - (n % 400) * interval '1 day',
        (select product_id from learning_centers where _id = center_id) from seeded_family as family`.execute(
      one,
    );
    await sql`insert into family_centers (family_id, from_day, learning_center_id)
      select _id, '-infinity', center_id from seeded_family`.execute(one);
    await sql`create temporary table seeded as
      select gen_random_uuid() as _id, family._id as family_id, family.n * 3 + place as n, place
      from seeded_family as family, generate_series(0, 2) place`.execute(one);
    await sql`insert into family_members (_id, family_id, firstname, lastname, username, password_hash, type, is_admin)
      select _id, family_id, 'Learner', n::text, 'nation' || n, '-',
        case place when 0 then 'adult' else 'child' end, place = 0 from seeded`.execute(one);
    say(`Seeding ${rows} rows of play …`);
    // Two evenings a week each, a few minutes at a time, over a year; an activity of the library in every one.
    await sql`create temporary table played as
      select _id, row_number() over (order by _id) - 1 as at from activities`.execute(one);
    const each = Math.round(rows / learners);
    await sql`insert into play_time (_id, learner_id, activity_id, seconds, day, together, started_at, ended_at)
      select gen_random_uuid(), seeded._id, played._id, 60 + (seeded.n + turn) % 240,
        current_date - (turn * 365 / ${each}::integer + seeded.n % 3), turn % 3 = 0, now(), now()
      from seeded cross join generate_series(0, ${each - 1}::integer) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await sql`insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
        problems_answered_correctly, problems_answered_incorrectly, mastered, team_size)
      select gen_random_uuid(), seeded._id, played._id, now() - (turn * 36 + seeded.n % 30) * interval '1 day', 10, 8, 2,
        true, 1
      from seeded cross join generate_series(0, 9) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await sql`insert into learner_reports (learner_id, item_id, mastered, partial, date_mastered, begun_on, mastered_on)
      select seeded._id, played._id, true, true, now() - (turn * 36 + seeded.n % 30) * interval '1 day',
        current_date - (turn * 36 + seeded.n % 30), current_date - (turn * 36 + seeded.n % 30)
      from seeded cross join generate_series(0, 9) as turn
      join played on played.at = (seeded.n + turn) % (select count(*) from played)`.execute(one);
    await triggersOf(one, 'enable');
    await sql`analyze`.execute(one);
  });
}

async function tokenOf(address: string, username: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  return ((await reply.json()) as { token: string }).token;
}

async function askReport(address: string, token: string, body: object): Promise<Record<string, unknown>> {
  const reply = await fetch(`${address}/api/reports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${JSON.stringify(body)} was answered with ${reply.status}: ${text}`);
  return JSON.parse(text).data;
}

const DAYS: Partial<Record<ReportName, number>> = { cohort: 365, continuity: 365, 'content-partners': 90 };

/** The center of the demo world is small: its person looks at one of the nation meanwhile. */
async function inLargeCenter<T>(db: Db, measure: () => Promise<T>): Promise<T> {
  const moved = async (url: string) =>
    sql`update users set learning_center_id = (select _id from learning_centers where url = ${url})
      where email = 'center@flink.test'`.execute(db);
  await moved('nation-0');
  try {
    return await measure();
  } finally {
    await moved('maple');
  }
}

async function measureReports(
  address: string,
  people: readonly string[],
  say: (line: string) => void,
  called?: string,
): Promise<Record<string, number>> {
  const today = new Date().toISOString().slice(0, 10);
  const measured: Record<string, number> = {};
  for (const person of people) {
    const who = called ?? person;
    const token = await tokenOf(address, `${person}@flink.test`);
    for (const report of REPORT_NAMES) {
      const body = { report, from: dayAfter(today, -(DAYS[report] ?? 28)), to: today };
      const times: number[] = [];
      try {
        for (let time = 0; time < TIMES; time += 1) {
          const began = performance.now();
          await askReport(address, token, body);
          times.push(performance.now() - began);
        }
      } catch (error) {
        // A role without the report is nothing to measure.
        if (String(error).includes('access.denied')) continue;
        throw error;
      }
      const p95 = quantile(
        times.toSorted((a, b) => a - b),
        0.95,
      );
      measured[`${report} (${who})`] = p95;
      say(`  ${report} (${who}): p95 ${p95.toFixed(0)} ms`);
    }
  }
  return measured;
}

/** From the answer to a finished game until the report of its center tells it. */
async function lagOf(address: string, db: Db): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const question = { report: 'usage-and-master', from: dayAfter(today, -28), to: dayAfter(today, 1) };
  const center = await tokenOf(address, 'center@flink.test');
  const begun = async () => Number((await askReport(address, center, question)).total?.['begun' as never]);
  // What was begun before is not begun again.
  await sql`delete from learner_reports where learner_id = (select _id from family_members where username = 'leo')`.execute(
    db,
  );
  const before = await begun();
  await finishedAt(address, ['leo'], 1, 200);
  const began = performance.now();
  while ((await begun()) === before && performance.now() - began < 10 * LAG_GOAL_MS);
  return performance.now() - began;
}

const TRIGGERS = [
  ['learner_reports', 'learner_reports_dated'],
  ['learner_reports', 'learner_reports_summed'],
  ['learner_reports', 'learner_reports_resummed'],
  ['play_time', 'play_time_summed'],
  ['activity_results', 'activity_results_late'],
] as const;

/** In turns with the sums and without them, each of them first in every second one: what grows meanwhile is no cost of the sums. */
async function finishingShare(address: string, db: Db, say: (line: string) => void): Promise<number> {
  const turn = async (how: 'enable' | 'disable') => {
    for (const [table, trigger] of TRIGGERS)
      await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(db);
    return (await finishedAt(address)).perSecond;
  };
  const shares: number[] = [];
  for (let number = 0; number < TURNS; number += 1) {
    const isFirst = number % 2 === 0;
    const first = await turn(isFirst ? 'disable' : 'enable');
    const second = await turn(isFirst ? 'enable' : 'disable');
    const [without, withSums] = isFirst ? [first, second] : [second, first];
    say(`  finished activities with sums ${withSums.toFixed(0)}, without ${without.toFixed(0)} a second`);
    shares.push(withSums / without);
  }
  return median(shares);
}
