import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DbOrTx } from '../../../db/database.ts';
import { untilWaiting } from '../../../db/testing/until-waiting.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { fillSums } from './fill-sums.ts';
import { rebuildSums } from './rebuild-sums.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const LONG_AGO = dayAfter(TODAY, -40);

let house: PlayHouse;
let baraka: string;

beforeAll(async () => {
  house = await openPlayHouse();
  baraka = (await house.member('baraka'))._id;
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  for (const day of [TODAY, LONG_AGO]) await raw(house.db, day);
  await house.db
    .insertInto('learner_reports')
    .values({ learner_id: baraka, item_id: uuidv7(), mastered: true, date_mastered: `${LONG_AGO}T09:00:00Z` })
    .execute();
  await sql`truncate learner_play_days, learner_mastery_days`.execute(house.db);
});

const raw = (db: DbOrTx, day: string) =>
  db
    .insertInto('play_time')
    .values({
      _id: uuidv7(),
      learner_id: baraka,
      day,
      seconds: 60,
      together: day === TODAY,
      started_at: `${day}T07:00:00Z`,
      ended_at: `${day}T07:01:00Z`,
    })
    .execute();

/** As a beat brings it, which holds the learner. */
async function beat(db: DbOrTx, day: string): Promise<void> {
  await sql`select from family_members where _id = ${baraka} for no key update`.execute(db);
  await raw(db, day);
  await sql`insert into learner_play_days as kept (learner_id, day, seconds, together_seconds)
    values (${baraka}, ${day}::date, 60, ${day === TODAY ? 60 : 0})
    on conflict (learner_id, day) do update set seconds = kept.seconds + excluded.seconds,
      together_seconds = kept.together_seconds + excluded.together_seconds`.execute(db);
}

const sums = async () =>
  (
    await sql<{ readonly day: string; readonly seconds: number; readonly together: number }>`
      select day::text, seconds, together_seconds as together from learner_play_days
      where learner_id = ${baraka} order by 1`.execute(house.db)
  ).rows;

const played = (day: string, seconds: number) => ({ day, seconds, together: day === TODAY ? seconds : 0 });

test('sums that are not there are all made', async () => {
  expect(await fillSums(house.db)).toEqual([]);
  expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 60)]);
  const { rows } = await sql`select day::text, begun, mastered from learner_mastery_days
    where learner_id = ${baraka}`.execute(house.db);
  expect(rows).toEqual([{ day: LONG_AGO, begun: 1, mastered: 1 }]);
});

test('nothing is made where some are there: they are held against the raw rows', async () => {
  await fillSums(house.db);
  await sql`update learner_play_days set (seconds, together_seconds) = (90, 90) where day = ${TODAY}::date`.execute(
    house.db,
  );
  expect(await fillSums(house.db)).toBeNull();
  expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 90)]);
});

describe('while they are made', () => {
  test.each([
    [TODAY, 2],
    [LONG_AGO, 1],
  ])('what somebody brings of %s is added', async (day, waiting) => {
    const bringing = await house.db.startTransaction().execute();
    await beat(bringing, day);
    const rebuild = rebuildSums(house.db);
    await untilWaiting(house.db, waiting);

    await bringing.commit().execute();
    await rebuild;

    expect(await sums()).toEqual([
      played(LONG_AGO, day === LONG_AGO ? 120 : 60),
      played(TODAY, day === TODAY ? 120 : 60),
    ]);
  });

  test('what was brought just before is made with the rest of that learner', async () => {
    const bringing = await house.db.startTransaction().execute();
    await sql`lock table learner_play_days in exclusive mode`.execute(bringing);
    await beat(bringing, TODAY);
    const rebuild = rebuildSums(house.db);
    await untilWaiting(house.db, 2);

    await bringing.commit().execute();
    await rebuild;

    expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 120)]);
  });
});

test('two that are made at once, while somebody plays, are made once', async () => {
  const bringing = await house.db.startTransaction().execute();
  await beat(bringing, TODAY);
  const both = Promise.all([rebuildSums(house.db), rebuildSums(house.db)]);
  await untilWaiting(house.db, 4);

  await bringing.commit().execute();
  await both;

  expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 120)]);
});

test('what was cut off between the parts is found by the next one', async () => {
  await fillSums(house.db);
  await sql`truncate learner_mastery_days`.execute(house.db);
  await sql`delete from learner_play_days where day = ${TODAY}::date`.execute(house.db);

  await rebuildSums(house.db);

  expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 60)]);
  const { rows } = await sql`select mastered from learner_mastery_days`.execute(house.db);
  expect(rows).toEqual([{ mastered: 1 }]);
});

test('where somebody brings something late each time, they are made by themselves', async () => {
  await sql`create function bring_late() returns trigger language plpgsql as $$ begin
    raise unique_violation; end $$`.execute(house.db);
  await sql`create trigger bring_late before insert on learner_play_days for each row
    when (new.day = ${sql.lit(LONG_AGO)}::date) execute function bring_late()`.execute(house.db);

  expect(await fillSums(house.db)).toContain(baraka);

  await sql`drop function bring_late cascade`.execute(house.db);
  await rebuildSums(house.db);
  expect(await sums()).toEqual([played(LONG_AGO, 60), played(TODAY, 60)]);
});

test('who goes just now is not waited for, and is looked at once more', async () => {
  const going = await house.db.startTransaction().execute();
  await sql`select from family_members where _id = ${baraka} for update`.execute(going);
  const filling = fillSums(house.db);
  await untilWaiting(house.db, 2);
  await going.rollback().execute();
  expect(await filling).toContain(baraka);
});

test('sums of somebody who is gone are taken away', async () => {
  await fillSums(house.db);
  await sql`insert into learner_play_days (learner_id, day, seconds, together_seconds)
    values (${uuidv7()}, ${TODAY}::date, 60, 0)`.execute(house.db);

  await rebuildSums(house.db);

  const { rows } = await sql`select learner_id from learner_play_days`.execute(house.db);
  expect(rows).toEqual([{ learner_id: baraka }, { learner_id: baraka }]);
});
