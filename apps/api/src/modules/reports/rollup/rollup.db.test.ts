import { readdir, readFile } from 'node:fs/promises';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { eraseIn } from '../../personal-data/erase.service.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { addPlayTime } from '../../play/time/play-time.repo.ts';
import { mergeCenterTotals } from './center-totals.ts';
import { rebuildSums } from './rebuild-sums.ts';

vi.setConfig({ testTimeout: 180_000 });

let house: PlayHouse;
let organizationId: string;
let centers: readonly string[];
let families: readonly string[];
let learners: readonly string[];

beforeAll(async () => {
  house = await openPlayHouse();
  const { learningCenterId } = await house.member('ana');
  const others = ['Pacific/Auckland', 'America/Anchorage'].map((zone) => ({ _id: uuidv7(), zone }));
  for (const { _id, zone } of others)
    await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
      select ${_id}, master_organization_id, region_id, ${zone}, ${_id}, ${zone}, config
      from learning_centers where _id = ${learningCenterId}`.execute(house.db);
  centers = [learningCenterId, ...others.map(({ _id }) => _id)];
  const { rows } = await sql<{ _id: string }>`
    select master_organization_id as _id from learning_centers where _id = ${learningCenterId}`.execute(
    house.db,
  );
  organizationId = rows[0]?._id ?? '';
});
afterAll(() => house.close());

/** Four families of two, of whom one is in the second center. */
beforeEach(begin);
async function begin(): Promise<void> {
  await house.clear();
  await sql`delete from families where name = 'Rollup'`.execute(house.db);
  await sql`truncate center_active_days, center_mastery_days, center_members, center_play_hours`.execute(
    house.db,
  );
  families = [0, 1, 2, 3].map(() => uuidv7());
  learners = families.flatMap(() => [uuidv7(), uuidv7()]);
  for (const [place, _id] of families.entries())
    await house.db
      .insertInto('families')
      .values({ _id, name: 'Rollup', learning_center_id: centers[place === 0 ? 1 : 0] ?? '' })
      .execute();
  for (const [place, _id] of learners.entries())
    await house.db
      .insertInto('family_members')
      .values({
        _id,
        family_id: families[Math.floor(place / 2)] ?? '',
        firstname: 'Rollup',
        lastname: '',
        username: `rollup${place}`,
        password_hash: 'none',
        type: 'child',
      })
      .execute();
  await rebuildSums(house.db);
}

const familyOf = async (learner: string): Promise<string | undefined> =>
  (
    await house.db
      .selectFrom('family_members')
      .select('family_id as _id')
      .where('_id', '=', learner)
      .executeTakeFirst()
  )?._id;

/** What may happen, in any order; of somebody who is gone nothing happens. */
const operations = {
  /** A beat that reaches over midnight is counted on the day of its start; another one follows on the next. */
  play: async (who: number, day: string, number: number) => {
    const learner = learners[who] ?? '';
    if (!(await familyOf(learner))) return;
    const [first, second] = [day, dayAfter(day, number % 2)];
    for (const on of new Set([first, second])) {
      const from = Date.parse(`${on}T00:00:00Z`) + (number % 24) * 3_600_000;
      await addPlayTime(house.db, {
        key: uuidv7(),
        activityId: null,
        span: { from, to: from + 60_000 },
        together: number % 3 === 0,
        learners: [{ learnerId: learner, organizationId, day: on, seconds: (number % 30) * 60 }],
      });
    }
  },
  /** A result of a device that was offline says later that it was mastered earlier. */
  master: async (who: number, day: string, number: number) => {
    const learner_id = learners[who] ?? '';
    if (!(await familyOf(learner_id))) return;
    const item_id = uuidv7();
    const date = (on: string) => new Date(Date.parse(`${on}T10:00:00Z`));
    await house.db
      .insertInto('learner_reports')
      .values({ learner_id, item_id, mastered: true, date_mastered: date(day) })
      .execute();
    await house.db
      .updateTable('learner_reports')
      .set({ date_mastered: date(dayAfter(day, -(number % 9))) })
      .where('item_id', '=', item_id)
      .execute();
  },
  moveFamily: async (who: number, day: string, number: number) => {
    const [family, center] = [families[who % 4] ?? '', centers[number % 3] ?? ''];
    await sql`update families set learning_center_id = ${center} where _id = ${family}`.execute(house.db);
    // As if it had moved on that day: days that were played already change their center.
    await sql`update family_centers as place set until_day = ${day}::date
      where family_id = ${family} and until_day < 'infinity' and from_day < ${day}::date
        and until_day = (select from_day from family_centers where family_id = ${family} and until_day = 'infinity')`.execute(
      house.db,
    );
    await sql`update family_centers as place set from_day = before.until_day
      from family_centers as before
      where place.family_id = ${family} and place.until_day = 'infinity' and before.family_id = ${family}
        and before.until_day = (select max(until_day) from family_centers
          where family_id = ${family} and until_day < 'infinity')`.execute(house.db);
  },
  /** Two families become one. */
  moveMember: (who: number, _: string, number: number) =>
    sql`update family_members set family_id = ${families[number % 4]}
      where _id = ${learners[who]} and exists (select from families where _id = ${families[number % 4]})`.execute(
      house.db,
    ),
  eraseMember: async (who: number) => {
    const learner = learners[who] ?? '';
    const familyId = await familyOf(learner);
    if (familyId)
      await house.db.transaction().execute((tx) => eraseIn(tx, { familyId, learnerIds: [learner] }));
  },
  eraseFamily: async (who: number) => {
    const familyId = families[who % 4] ?? '';
    await house.db.transaction().execute((tx) => eraseIn(tx, { familyId, learnerIds: null }));
  },
  deleteFamily: (who: number) => sql`delete from families where _id = ${families[who % 4]}`.execute(house.db),
  changeClock: (who: number, _: string, number: number) =>
    sql`update learning_centers set time_zone = ${['UTC', 'Asia/Tokyo', 'America/Lima'][number % 3]}
      where _id = ${centers[who % 3]}`.execute(house.db),
  merge: () => mergeCenterTotals(house.db),
} satisfies Record<string, (who: number, day: string, number: number) => Promise<unknown>>;

const FIRST_DAY = '2026-01-20';
const day = fc.integer({ min: 0, max: 25 }).map((days) => dayAfter(FIRST_DAY, days));
const operation = fc.record({
  name: fc.oneof(
    { weight: 12, arbitrary: fc.constant('play' as const) },
    { weight: 3, arbitrary: fc.constant('master' as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])),
    },
  ),
  who: fc.integer({ min: 0, max: 7 }),
  day,
  number: fc.integer({ min: 0, max: 100 }),
});

/** Sums by key, without those that are nothing. */
const TOTALS = {
  center_play_hours: { key: 'learning_center_id, day, two_hours', sums: ['seconds'] },
  center_active_days: { key: 'learning_center_id, day, previous_day', sums: ['learners'] },
  center_mastery_days: { key: 'learning_center_id, day', sums: ['begun', 'mastered'] },
  center_members: { key: 'learning_center_id', sums: ['members'] },
  learner_years: { key: 'learner_id, year', sums: ['months'] },
} as const;

const read = async (query: string): Promise<readonly string[]> =>
  (
    await sql<{ row: unknown }>`select to_jsonb(row) as row from (${sql.raw(query)}) as row`.execute(house.db)
  ).rows
    .map(({ row }) => JSON.stringify(row))
    .toSorted();

async function totals(prefix: '' | 'recount_') {
  const found: Record<string, readonly string[]> = {};
  for (const [table, { key, sums }] of Object.entries(TOTALS)) {
    const added = sums.map((name) => `sum(${name}) as ${name}`).join(', ');
    const some = sums.map((name) => `sum(${name}) <> 0`).join(' or ');
    found[table] = await read(
      `select ${key}, ${added} from ${prefix}${table} group by ${key} having ${some}`,
    );
  }
  found.family_years = await read(
    `select family_id, year, seconds from ${prefix}family_years where 0 <> all(seconds) or seconds <> array_fill(0, array[12])`,
  );
  return found;
}

interface Played {
  readonly center: string;
  readonly learner: string;
  readonly day: string;
  readonly seconds: number;
}

/** Raw rows, each in the center that its family had on that day. */
const rawPlay = async (): Promise<readonly Played[]> =>
  (
    await sql<Played>`select place.learning_center_id as center, played.learner_id as learner, played.day::text,
        played.seconds
      from play_time as played join family_members as member on member._id = played.learner_id
      join family_centers as place on place.family_id = member.family_id
        and played.day >= place.from_day and played.day < place.until_day
      where played.seconds > 0`.execute(house.db)
  ).rows;

async function expectRecount(from: string, to: string): Promise<void> {
  expect(await totals('')).toEqual(await totals('recount_'));
  const played = await rawPlay();
  for (const center of centers) {
    const inDays = played.filter((one) => one.center === center && one.day >= from && one.day <= to);
    const { rows } = await sql<{ learners: number; seconds: number }>`
      select (select coalesce(sum(learners), 0)::integer from center_active_days
          where learning_center_id = ${center} and day between ${from}::date and ${to}::date
            and previous_day < ${from}::date) as learners,
        (select coalesce(sum(seconds - forgotten_seconds), 0)::integer from center_play_days
          where learning_center_id = ${center} and day between ${from}::date and ${to}::date) as seconds`.execute(
      house.db,
    );
    expect(rows[0]).toEqual({
      learners: new Set(inDays.map(({ learner }) => learner)).size,
      seconds: inDays.reduce((sum, { seconds }) => sum + seconds, 0),
    });
  }
}

describe('totals of reports', () => {
  test('are a recount of the raw rows after plays, late results, moves, merges and deletions in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 45 }),
        day,
        fc.nat(20),
        async (steps, from, length) => {
          await begin();
          for (const step of steps) await operations[step.name](step.who, step.day, step.number);

          await expectRecount(from, dayAfter(from, length));
          const before = await totals('');
          await mergeCenterTotals(house.db);
          expect(await totals('')).toEqual(before);
          await rebuildSums(house.db);
          expect(await totals('')).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('are all made again from the raw rows while somebody plays', async () => {
    for (const who of [0, 1, 2, 3, 4]) await operations.play(who, FIRST_DAY, who + 1);
    await operations.master(2, FIRST_DAY, 3);
    await sql`truncate learner_play_days, learner_mastery_days, center_play_hours, center_active_days,
      center_mastery_days, center_members, learner_years, family_years`.execute(house.db);
    const rebuilding = Promise.all([rebuildSums(house.db), rebuildSums(house.db)]);
    for (let place = 0; place < 20; place += 1)
      await operations.play(place % 8, dayAfter(FIRST_DAY, place % 5), place);

    await rebuilding;

    await rebuildSums(house.db);
    await expectRecount(FIRST_DAY, dayAfter(FIRST_DAY, 3));
  });

  test('hold one row for a key after they were merged', async () => {
    for (let number = 1; number < 6; number += 1) await operations.play(0, FIRST_DAY, 2 * number);
    await mergeCenterTotals(house.db);

    const { rows } = await sql<{ rows: number; keys: number }>`
      select count(*)::integer as rows, count(distinct (learning_center_id, day, two_hours))::integer as keys
      from center_play_hours`.execute(house.db);

    expect(rows[0]?.rows).toBe(rows[0]?.keys);
  });
});

test('the last migration about totals installs the text of rollup.sql', async () => {
  const folder = new URL('../../../db/migrations/', import.meta.url);
  const text = await readFile(new URL('./rollup.sql', import.meta.url), 'utf8');
  const migrations = (await readdir(folder)).filter((name) => name.includes('report-totals')).toSorted();

  expect(await readFile(new URL(migrations.at(-1) ?? '', folder), 'utf8')).toContain(text);
});
