import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { periodsIn } from '@flink/contract/rules/reports/report-periods.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DbOrTx } from '../../../../db/database.ts';
import { untilWaiting } from '../../../../db/testing/until-waiting.ts';
import { uuidv7 } from '../../../../db/uuid.ts';
import { keepSums } from '../../../personal-data/sums.repo.ts';
import { openPlayHouse, type PlayHouse } from '../../../play/testing/play-house.ts';
import { rebuildSums } from '../sums/rebuild-sums.ts';
import { CELL_KINDS, OF_TODAY, PEOPLE } from './cell-kinds.ts';
import { countCells, recountCells } from './count-cells.ts';
import { cellsOf } from './told-cells.repo.ts';

const MONTHLY = { reportsRate: 'Monthly', reportsDates: [] } as const;

let house: PlayHouse;
/** By the clock of Nairobi. */
let baobab: string;
let baraka: string;
let group: string;
/** In the order of their ids. */
let others: string[] = [];

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
  const member = await house.member('baraka');
  [baobab, baraka] = [member.learningCenterId, member._id];
  await sql`update learning_centers set time_zone = 'Africa/Nairobi' where _id = ${baobab}`.execute(house.db);
  const { _id } = await house.db
    .selectFrom('activity_groups')
    .select('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  group = _id;
  others = [uuidv7(), uuidv7(), uuidv7()].toSorted();
  for (const [place, id] of others.entries())
    await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
      select ${id}, master_organization_id, region_id, ${`Cells ${place}`}, ${`cells-${place}`}, time_zone, config
      from learning_centers where _id = ${baobab}`.execute(house.db);
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const marksOf = async (centerId: string, db: DbOrTx = house.db) =>
  (
    await sql<{ readonly from: string; readonly until: string }>`
      select from_day::text as from, until_day::text as until from stale_centers
      where learning_center_id = ${centerId} order by 1, 2`.execute(db)
  ).rows.map(({ from, until }) => [from, until]);

const mark = (centerId: string, from: string, until = from) =>
  sql`insert into stale_centers (learning_center_id, from_day, until_day)
    values (${centerId}, ${from}::date, ${until}::date)`.execute(house.db);

const untilDayOf = async (centerId: string): Promise<string> =>
  (
    await sql<{ readonly day: string }>`
      select until_day::text as day from counted_centers where learning_center_id = ${centerId}`.execute(
      house.db,
    )
  ).rows[0]?.day ?? '';

const played = (day: string) =>
  house.db
    .insertInto('play_time')
    .values({
      _id: uuidv7(),
      learner_id: baraka,
      day,
      seconds: 60,
      together: false,
      started_at: `${day}T07:00:00Z`,
      ended_at: `${day}T07:01:00Z`,
    })
    .execute();

const mastered = (item_id: string, date_mastered: string | null) =>
  house.db
    .insertInto('learner_reports')
    .values({ learner_id: baraka, item_id, mastered: date_mastered !== null, date_mastered })
    .execute();

const masteredSince = (item_id: string, date_mastered: string) =>
  house.db
    .updateTable('learner_reports')
    .set({ mastered: true, date_mastered })
    .where('item_id', '=', item_id)
    .execute();

describe('a center that is counted until the tenth', () => {
  beforeEach(() =>
    sql`insert into counted_centers (learning_center_id, until_day, periods)
      values (${baobab}, '2026-03-10', '')`.execute(house.db),
  );

  /** By its own clock, three hours before that of the server. */
  const MOMENTS = [
    ['at ten in the morning', '2026-03-10T07:00:00Z', []],
    ['half an hour after midnight', '2026-03-09T21:30:00Z', []],
    ['half an hour before midnight', '2026-03-09T20:30:00Z', [['2026-03-09', '2026-03-09']]],
  ] as const;

  const DEEDS: Readonly<Record<string, (moment: string) => Promise<unknown>>> = {
    'masters an activity at once': (moment) => mastered(uuidv7(), moment),
    'masters an activity that was begun': async (moment) => {
      const item = uuidv7();
      await mastered(item, null);
      await masteredSince(item, moment);
    },
    'masters a group at once': (moment) => mastered(group, moment),
    'masters a group that was begun': async (moment) => {
      await mastered(group, null);
      await masteredSince(group, moment);
    },
    'sends a result late': (moment) =>
      house.db
        .insertInto('activity_results')
        .values({
          _id: uuidv7(),
          learner_id: baraka,
          activity_id: house.animals.id,
          finished_at: moment,
          all_problems_count: 4,
          problems_answered_correctly: 4,
          problems_answered_incorrectly: 0,
          mastered: true,
          team_size: 1,
        })
        .execute(),
  };

  for (const [deed, does] of Object.entries(DEEDS))
    test.each(MOMENTS)(`is marked where somebody ${deed} on a day before: %s`, async (_, moment, marks) => {
      await does(moment);

      expect(await marksOf(baobab)).toEqual(marks);
    });

  test('is marked by minutes of a day before, and not by those of its own day', async () => {
    await played('2026-03-10');
    expect(await marksOf(baobab)).toEqual([]);
    await played('2026-03-09');
    expect(await marksOf(baobab)).toEqual([['2026-03-09', '2026-03-09']]);
  });

  test('is marked where what was known turns out to be earlier, from the one day to the other', async () => {
    await mastered(group, '2026-03-10T07:00:00Z');
    await masteredSince(group, '2026-03-05T07:00:00Z');
    expect(await marksOf(baobab)).toEqual([['2026-03-05', '2026-03-05']]);
    await masteredSince(group, '2026-02-05T07:00:00Z');
    expect((await marksOf(baobab))[0]).toEqual(['2026-02-05', '2026-03-05']);
  });

  test('is not marked by a form that is saved as it was, and is by one that tells something else', async () => {
    const { family_id } = await house.db
      .selectFrom('family_members')
      .select('family_id')
      .where('_id', '=', baraka)
      .executeTakeFirstOrThrow();
    await sql`update families set name = name || '', learning_center_id = learning_center_id,
      product_id = product_id, created_at = created_at where _id = ${family_id}`.execute(house.db);
    await sql`update family_members set type = type, created_at = created_at, family_id = family_id
      where _id = ${baraka}`.execute(house.db);
    expect(await marksOf(baobab)).toEqual([]);

    await sql`update families set created_at = created_at + interval '1 day' where _id = ${family_id}`.execute(
      house.db,
    );
    expect(await marksOf(baobab)).toEqual([['-infinity', 'infinity']]);
    await sql`update family_members set created_at = created_at + interval '1 day' where _id = ${baraka}`.execute(
      house.db,
    );
    expect(await marksOf(baobab)).toHaveLength(2);
  });
});

test('who plays, begins and masters something now reads nothing of what was counted', async () => {
  await house.db.transaction().execute(async (tx) => {
    const reads = async () =>
      (
        await sql<{ readonly reads: number }>`
          select sum(seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_xact_user_tables
          where relname in ('counted_centers', 'stale_centers')`.execute(tx)
      ).rows[0]?.reads;
    const before = await reads();
    const item_id = uuidv7();
    await sql`insert into play_time (_id, learner_id, day, seconds, together, started_at, ended_at)
      values (${uuidv7()}, ${baraka}, (now() at time zone 'Africa/Nairobi')::date, 60, false,
        now() - interval '1 minute', now())`.execute(tx);
    for (const when of [sql`null`, sql`now()`])
      await sql`insert into learner_reports (learner_id, item_id, mastered, date_mastered)
        values (${baraka}, ${item_id}, ${when} is not null, ${when}::timestamptz)
        on conflict (learner_id, item_id) do update set mastered = true, date_mastered = excluded.date_mastered`.execute(
        tx,
      );
    expect(await reads()).toBe(before);
  });
});

describe('a day that has ended', () => {
  test('is marked until itself: who is there has not changed', async () => {
    await countCells(house.db, MONTHLY, 0);
    const today = await untilDayOf(baobab);
    const ended = dayAfter(today, -1);
    await sql`update counted_centers set until_day = until_day - 1 where learning_center_id = ${baobab}`.execute(
      house.db,
    );

    await countCells(house.db, MONTHLY);

    // It is counted when what had begun before has ended.
    expect(await marksOf(baobab)).toEqual([[ended, ended]]);
    expect(await untilDayOf(baobab)).toBe(today);
  });

  test('while an older list is worked off is left to the next run', async () => {
    await countCells(house.db, MONTHLY, 0);
    const [one = '', two = '', three = ''] = others;
    const today = await untilDayOf(three);
    for (const [place, id] of others.entries()) await mark(id, `2026-03-0${place + 1}`);
    const holding = await house.db.startTransaction().execute();
    await sql`lock table center_weeks in exclusive mode`.execute(holding);
    const run = countCells(house.db, MONTHLY, 0);
    // The third center is on its list, and waits until one of these is done.
    await untilWaiting(house.db, 2);

    await sql`update counted_centers set until_day = until_day + 1 where learning_center_id = ${three}`.execute(
      house.db,
    );
    await mark(three, today);
    await holding.commit().execute();
    await run;

    expect(await marksOf(one)).toEqual([]);
    expect(await marksOf(two)).toEqual([]);
    expect(await marksOf(three)).toEqual([
      ['2026-03-03', '2026-03-03'],
      [today, today],
    ]);
    await countCells(house.db, MONTHLY, 0);
    expect(await marksOf(three)).toEqual([]);
  });
});

describe('a center that somebody else counts', () => {
  const hold = async (id: string) => {
    const holding = await house.db.startTransaction().execute();
    await sql`select from counted_centers where learning_center_id = ${id} for update`.execute(holding);
    return holding;
  };

  test('is left to them, and nobody waits', async () => {
    await countCells(house.db, MONTHLY, 0);
    const [one = '', two = ''] = others;
    for (const id of [one, two]) await mark(id, '2026-03-03');
    const holding = await hold(one);

    await countCells(house.db, MONTHLY, 0);

    expect(await marksOf(one)).toEqual([['2026-03-03', '2026-03-03']]);
    expect(await marksOf(two)).toEqual([]);
    await holding.commit().execute();
  });

  test('is counted by a rebuild all the same', async () => {
    await countCells(house.db, MONTHLY, 0);
    const [one = ''] = others;
    const holding = await hold(one);
    const rebuild = rebuildSums(house.db, MONTHLY, 0);
    await vi.waitFor(async () => expect(await marksOf(one)).not.toEqual([]), { timeout: 10_000 });

    await holding.commit().execute();
    await rebuild;

    expect(await marksOf(one)).toEqual([]);
  });
});

test('of so many centers that raw rows are counted some weeks at a time the same is counted', async () => {
  const many = Array.from({ length: 20 }, () => uuidv7());
  for (const [place, id] of many.entries())
    await sql`insert into learning_centers (_id, master_organization_id, region_id, name, url, time_zone, config)
      select ${id}, master_organization_id, region_id, ${`Many ${place}`}, ${`many-${place}`}, time_zone, config
      from learning_centers where _id = ${baobab}`.execute(house.db);
  const { rows: activities } = await sql<{
    readonly _id: string;
  }>`select _id from activities limit 1`.execute(house.db);
  // The last of four weeks and the first of the next ones, of which one is at the end of the week.
  const days = ['2026-01-05', '2026-02-01', '2026-02-02', '2026-03-01', '2026-03-31', '2026-05-10'];
  for (const day of days) {
    await played(day);
    await house.db
      .insertInto('activity_results')
      .values({
        _id: uuidv7(),
        learner_id: baraka,
        activity_id: activities[0]?._id ?? '',
        finished_at: `${day}T21:30:00Z`,
        all_problems_count: 1,
        problems_answered_correctly: 1,
        problems_answered_incorrectly: 0,
        mastered: true,
        team_size: 1,
      })
      .execute();
    await mastered(uuidv7(), `${day}T09:00:00Z`);
  }
  await sql`update play_time set activity_id = ${activities[0]?._id}`.execute(house.db);

  await rebuildSums(house.db, MONTHLY, 0);

  const untilDay = await untilDayOf(baobab);
  const from = '2015-01-01';
  const whole = {
    centerIds: [baobab],
    days: { from: '-infinity', to: dayAfter(untilDay, -1) },
    periods: periodsIn(MONTHLY, { from, to: dayAfter(untilDay, -1) }).filter(({ to }) => to < untilDay),
  };
  for (const kind of CELL_KINDS.filter(({ table }) => table !== 'center_people')) {
    const columns = sql.join(['learning_center_id', ...kind.columns].map((name) => sql.ref(name)));
    const { rows: kept } = await sql`select ${columns} from ${sql.table(kind.table)}
      where learning_center_id = ${baobab} order by ${columns}`.execute(house.db);
    const { rows: counted } = await sql`select ${columns} from (${kind.count(whole)}) as counted
      order by ${columns}`.execute(house.db);
    expect(kept, kind.table).toEqual(counted);
    if (['center_weeks', 'center_content_weeks', 'center_periods'].includes(kind.table))
      expect(kept.length, kind.table).toBeGreaterThan(days.length - 1);
  }
  await sql`delete from learning_centers where _id = any(${many}::uuid[])`.execute(house.db);
});

test('a rebuild waits for its own marks alone: those that come meanwhile are for the clock', async () => {
  const [one = ''] = others;
  await countCells(house.db, MONTHLY, 0);
  await sql`create function mark_again() returns trigger language plpgsql as $$ begin
    insert into stale_centers (learning_center_id, from_day, until_day, marked_at)
    select learning_center_id, '2026-03-03', '2026-03-03', now() - interval '1 hour' from counted_centers
    where learning_center_id = old.learning_center_id and old.from_day = '-infinity'; return null; end $$`.execute(
    house.db,
  );
  await sql`create trigger mark_again after delete on stale_centers
    for each row execute function mark_again()`.execute(house.db);

  await rebuildSums(house.db, MONTHLY, 0);

  await sql`drop function mark_again cascade`.execute(house.db);
  expect(await marksOf(one)).toEqual([['2026-03-03', '2026-03-03']]);
});

test('a rebuild does not wait for what has just come late to settle', async () => {
  const [one = ''] = others;
  const settled = 30;
  await countCells(house.db, MONTHLY, settled);
  await sql`insert into stale_centers (learning_center_id, from_day, until_day, marked_at)
    select ${one}::uuid, '2026-03-03', '2026-03-03', now() - make_interval(secs => ${settled}) + n * interval '1 millisecond'
    from generate_series(1, 15000) as n`.execute(house.db);

  await recountCells(house.db, MONTHLY, settled);

  expect(await marksOf(one)).toContainEqual(['2026-03-03', '2026-03-03']);
});

test('what somebody played who is deleted after a rebuild stays in the sums of the center, once', async () => {
  await played('2026-03-03');
  await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
    values (${baraka}, '2026-03-03', 60, 0) on conflict (learner_id, day) do update set seconds = 60`.execute(
    house.db,
  );
  const seconds = async (db: DbOrTx) =>
    (
      await sql<{ readonly seconds: number }>`select sum(seconds)::integer as seconds from center_play_days
        where learning_center_id = ${baobab} and day = '2026-03-03'`.execute(db)
    ).rows[0]?.seconds;
  await rebuildSums(house.db, MONTHLY, 0);
  const before = await seconds(house.db);
  const { familyId } = await house.member('baraka');

  const leaving = await house.db.startTransaction().execute();
  await keepSums(leaving, { familyId, learnerIds: [baraka] });
  const after = await seconds(leaving);
  await leaving.rollback().execute();

  expect([before, after]).toEqual([60, 60]);
});

test('a rebuild finds what lies on another day, also where it is the same altogether', async () => {
  for (const day of ['2026-03-03', '2026-03-05']) await played(day);
  await mastered(uuidv7(), '2026-03-05T07:00:00Z');
  await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
    values (${baraka}, '2026-03-04', 90, 0), (${baraka}, '2026-03-05', 30, 0)`.execute(house.db);
  await sql`update learner_mastery_days set day = '2026-03-06' where learner_id = ${baraka}`.execute(
    house.db,
  );

  await rebuildSums(house.db, MONTHLY, 0);

  const { rows } =
    await sql`select day::text, seconds::integer as sum from learner_play_days where learner_id = ${baraka}
    union all select day::text, mastered from learner_mastery_days where learner_id = ${baraka}
    union all select day::text, sum(seconds)::integer from center_play_days where learning_center_id = ${baobab}
      group by 1 having sum(seconds) > 0 order by 1, 2`.execute(house.db);
  expect(rows).toEqual([
    { day: '2026-03-03', sum: 60 },
    { day: '2026-03-03', sum: 60 },
    { day: '2026-03-05', sum: 1 },
    { day: '2026-03-05', sum: 60 },
    { day: '2026-03-05', sum: 60 },
  ]);
});

test('what a rebuild mends is counted, however often the clock has counted meanwhile', async () => {
  await played('2026-03-03');
  await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
    values (${baraka}, '2026-03-03', 60, 0)`.execute(house.db);
  // As in a database that was restored.
  await sql`update center_play_days set seconds = 7 where learning_center_id = ${baobab}`.execute(house.db);
  await countCells(house.db, MONTHLY, 0);
  const week = async () =>
    (
      await sql<{ readonly seconds: number }>`
        select seconds from center_weeks where learning_center_id = ${baobab} and week = '2026-03-02'`.execute(
        house.db,
      )
    ).rows;
  expect(await week()).toEqual([{ seconds: 7 }]);
  const holding = await house.db.startTransaction().execute();
  await sql`select from center_play_days where learning_center_id = ${baobab} for update`.execute(holding);
  const rebuild = rebuildSums(house.db, MONTHLY);
  await untilWaiting(house.db, 1);

  await countCells(house.db, MONTHLY, 0);
  await holding.commit().execute();
  await rebuild;

  expect(await week()).toEqual([{ seconds: 60 }]);
  expect(await marksOf(baobab)).toEqual([]);
});

describe('who asks', () => {
  /** Of two centers, each of which was last counted with 90 people. */
  const asked = async (most?: number) => {
    const centerIds = [baobab, ...others.slice(0, 1)];
    const { cells, isCounting } = await cellsOf(house.db, PEOPLE, {
      centerIds,
      days: OF_TODAY,
      ...(most === undefined ? {} : { most }),
    });
    const { rows } = await sql<{ readonly _id: string; readonly people: number }>`
      select learning_center_id as _id, sum(people)::integer as people from (${cells}) as cell group by 1`.execute(
      house.db,
    );
    return { isCounting, people: centerIds.map((id) => rows.find(({ _id }) => _id === id)?.people ?? 0) };
  };
  let people = 0;

  beforeEach(async () => {
    await countCells(house.db, MONTHLY, 0);
    [people = 0] = (await asked()).people;
    await sql`delete from center_people`.execute(house.db);
    for (const id of [baobab, ...others])
      await sql`insert into center_people (learning_center_id, product_id, people, children)
        select ${id}, _id, 90, 90 from products limit 1`.execute(house.db);
  });

  test('is told what was counted of people where something of other days came late', async () => {
    await mark(baobab, '2026-03-03');
    expect(await asked()).toEqual({ isCounting: false, people: [90, 90] });
    await mark(baobab, '2026-03-03', 'infinity');
    expect(await asked()).toEqual({ isCounting: false, people: [people, 90] });
    expect(people).not.toBe(90);
  });

  test('waits for some centers that have changed, and is told that there are more', async () => {
    for (const id of [baobab, ...others]) await mark(id, '2026-03-03', 'infinity');
    const { isCounting, people: told } = await asked(1);
    expect(isCounting).toBe(true);
    expect(told.filter((count) => count === 90)).toHaveLength(1);
    expect(await asked(2)).toEqual({ isCounting: false, people: [people, 0] });
  });

  test('is told nothing of a center that was never counted and is not counted now', async () => {
    await sql`delete from counted_centers`.execute(house.db);
    expect(await asked(0)).toEqual({ isCounting: true, people: [0, 0] });
  });
});
