import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from './testing/play-house.ts';

let house: PlayHouse;
let anaAndLeo: string;

beforeAll(async () => {
  house = await openPlayHouse();
  anaAndLeo = await house.tokenOf('ana', 'leo');
});

afterEach(() => house.clear());
afterAll(() => house.close());

const track = (body: { id: string; addTimeInApp: number; activityId?: string }, as = anaAndLeo) =>
  house.ask('trackTime', { as, body });

const kept = () =>
  house.db
    .selectFrom('play_time')
    .select(['learner_id as learnerId', 'seconds', 'activity_id as activityId'])
    .orderBy('learner_id')
    .execute();

const bothWith = (seconds: number, activityId: string | null = null) =>
  [house.learners.ana, house.learners.leo].sort().map((learnerId) => ({ learnerId, seconds, activityId }));

test('time counts for everybody of the team, with the activity it was spent in', async () => {
  const reply = await track({ id: uuidv7(), addTimeInApp: 90, activityId: house.animals.id });

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true, points: 0 });
  expect(await kept()).toEqual(bothWith(90, house.animals.id));
});

test('the answer tells the points of the family', async () => {
  const { familyId } = await house.member('ana');
  await house.db.updateTable('families').set({ points: 340 }).where('_id', '=', familyId).execute();

  const reply = await track({ id: uuidv7(), addTimeInApp: 1 });

  expect(reply.json().points).toBe(340);
});

test('time that is sent again counts once, also when it is sent at once', async () => {
  const time = { id: uuidv7(), addTimeInApp: 60 };

  const replies = await Promise.all(Array.from({ length: 12 }, () => track(time)));
  await track({ ...time, addTimeInApp: 3_600 });

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
  expect(await kept()).toEqual(bothWith(60));
});

test('the same key of another team is another time', async () => {
  const id = uuidv7();
  await track({ id, addTimeInApp: 60 });

  await track({ id, addTimeInApp: 30 }, await house.tokenOf('baraka'));

  expect((await kept()).map(({ seconds }) => seconds).sort()).toEqual([30, 60, 60]);
});

test.each([
  [86_399, 2],
  [86_400, 0],
  [Number.MAX_SAFE_INTEGER, 0],
])('of %i seconds %i rows are kept, and the answer is the usual one', async (addTimeInApp, rows) => {
  const reply = await track({ id: uuidv7(), addTimeInApp });

  expect(reply.statusCode).toBe(200);
  expect(reply.json().points).toEqual(expect.any(Number));
  expect(await kept()).toHaveLength(rows);
});

test.each([0, -5, 1.5])('%d seconds are refused', async (addTimeInApp) => {
  const reply = await track({ id: uuidv7(), addTimeInApp });

  expect(reply.statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});

test("the day is that of the center's clock", async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const days: unknown[] = [];
  const { learningCenterId } = await house.member('ana');
  for (const time_zone of zones) {
    await house.db
      .updateTable('learning_centers')
      .set({ time_zone })
      .where('_id', '=', learningCenterId)
      .execute();
    const id = uuidv7();
    await track({ id, addTimeInApp: 1 });
    const { rows } = await sql<{ ahead: number }>`
      select distinct day - (now() at time zone 'UTC')::date as ahead from play_time where _id = ${id}`.execute(
      house.db,
    );
    days.push(rows[0]?.ahead);
  }

  const { rows } = await sql<{ ahead: number }>`
    select (now() at time zone zone)::date - (now() at time zone 'UTC')::date as ahead
    from unnest(${zones}::text[]) zone`.execute(house.db);
  expect(days).toEqual(rows.map(({ ahead }) => ahead));
  expect(days[0]).not.toBe(days[1]);
});

test('nobody who is no learner tracks time', async () => {
  const reply = await track({ id: uuidv7(), addTimeInApp: 60 }, await house.tokenOf('super@flink.test'));

  expect(reply.statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});
