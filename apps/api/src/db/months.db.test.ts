import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeMonths as makeMonthsSoon } from '../jobs/make-months.ts';
import { openPlayHouse, type PlayHouse } from '../modules/play/testing/play-house.ts';
import type { DbOrTx } from './database.ts';
import { uuidv7 } from './uuid.ts';

let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});

afterEach(() => house.clear());
afterAll(() => house.close());

const play = (day: string) =>
  sql`insert into play_time (_id, learner_id, seconds, day, started_at, ended_at)
    values (${uuidv7()}, ${house.learners.leo}, 60, ${day}, now(), now())`.execute(house.db);

const finish = (finishedAt: string, on: DbOrTx = house.db) =>
  on
    .insertInto('activity_results')
    .values({
      _id: uuidv7(),
      learner_id: house.learners.leo,
      activity_id: house.animals.id,
      finished_at: finishedAt,
      all_problems_count: 1,
      problems_answered_correctly: 1,
      problems_answered_incorrectly: 0,
      mastered: true,
      team_size: 1,
    })
    .execute();

/** Fails where it waits longer for a lock. */
const finishWithin = (patience: string) =>
  house.db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(patience)}`.execute(tx);
    await finish(new Date().toISOString(), tx);
  });

const makeMonths = (from: string, until: string) =>
  sql`select make_months(${from}::date, ${until}::date)`.execute(house.db);

/** In which part each row stands. */
const places = async (table: 'play_time' | 'activity_results') =>
  (
    await sql<{ place: string }>`select tableoid::regclass::text as place from ${sql.table(table)}
      order by 1`.execute(house.db)
  ).rows.map(({ place }) => place);

test('what is played stands in its month, and what no month was made for beside them', async () => {
  await makeMonths('2031-01-31', '2031-03-01');

  for (const day of ['2031-01-01', '2031-02-28', '2031-03-31', '2031-04-01']) await play(day);
  for (const moment of ['2031-01-31T23:59:59.999Z', '2031-02-01T00:00:00Z', '2031-04-01T00:00:00Z'])
    await finish(moment);

  expect(await places('play_time')).toEqual([
    'months.play_time_2031_01',
    'months.play_time_2031_02',
    'months.play_time_2031_03',
    'months.play_time_other',
  ]);
  expect(await places('activity_results')).toEqual([
    'months.activity_results_2031_01',
    'months.activity_results_2031_02',
    'months.activity_results_other',
  ]);
});

test('a month that is made late takes what was played in it, and nothing is counted again', async () => {
  await play('2032-05-10');
  await finish('2032-05-10T12:00:00Z');
  const sums = () => house.db.selectFrom('center_play_days').selectAll().execute();
  const before = await sums();

  await Promise.all([makeMonths('2032-05-01', '2032-05-01'), makeMonths('2032-05-01', '2032-06-01')]);

  expect(await places('play_time')).toEqual(['months.play_time_2032_05']);
  expect(await places('activity_results')).toEqual(['months.activity_results_2032_05']);
  expect(await sums()).toEqual(before);
});

test('a month is made later where somebody reads for long, and nobody who finishes a game meanwhile waits for half a second', async () => {
  const { rows } = await sql<{ last: string }>`
    select to_char(current_date + interval '3 months', 'YYYY_MM') as last`.execute(house.db);
  await sql`drop table ${sql.table(`months.activity_results_${rows[0]?.last}`)}`.execute(house.db);
  const reader = await house.db.startTransaction().execute();
  await sql`select from activity_results`.execute(reader);

  const making = makeMonthsSoon(house.db, 10);
  await vi.waitFor(
    async () => {
      const { rows: waiting } = await sql`select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(house.db);
      expect(waiting).not.toEqual([]);
    },
    { interval: 5 },
  );
  for (let n = 0; n < 20; n += 1) await finishWithin('400ms');
  await reader.rollback().execute();

  expect(await making).toBe(true);
  expect(await makeMonthsSoon(house.db)).toBe(false);
  expect(
    (await sql`select to_regclass('months.activity_results_' || ${rows[0]?.last}) as made`.execute(house.db))
      .rows,
  ).toEqual([{ made: expect.any(String) }]);
});

test('this month and the next three have been made before anybody plays', async () => {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('months.play_time_' || to_char(month, 'YYYY_MM')) is not null
      and to_regclass('months.activity_results_' || to_char(month, 'YYYY_MM')) is not null as made
    from generate_series(date_trunc('month', current_date), current_date + interval '3 months', '1 month') as month`.execute(
    house.db,
  );

  expect(rows.map(({ made }) => made)).toEqual([true, true, true, true]);
});

test('every row bears the organization in which it was played, and every key contains it', async () => {
  await play('2031-01-05');
  await finish('2031-01-05T12:00:00Z');

  const { rows } = await sql<{ organization: string }>`
    select master_organization_id as organization from play_time
    union all select master_organization_id from activity_results`.execute(house.db);
  const own = await house.db
    .selectFrom('learning_centers')
    .where('url', '=', 'maple')
    .select('master_organization_id as organization')
    .executeTakeFirstOrThrow();
  const { rows: keys } = await sql<{ columns: string[] }>`
    select array(select attname::text from pg_attribute where attrelid = indexrelid) as columns from pg_index
    where indrelid in ('play_time'::regclass, 'activity_results'::regclass) and indisunique`.execute(
    house.db,
  );

  expect(rows).toEqual([own, own]);
  expect(keys.map(({ columns }) => columns)).toEqual([
    expect.arrayContaining(['master_organization_id']),
    expect.arrayContaining(['master_organization_id']),
  ]);
});
