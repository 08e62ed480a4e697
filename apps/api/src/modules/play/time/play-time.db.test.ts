import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { credentials } from '../../accounts/testing/sign-in-house.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';

let house: PlayHouse;
let anaAndLeo: string;

beforeAll(async () => {
  house = await openPlayHouse();
  anaAndLeo = await house.tokenOf('ana', 'leo');
  await signedInDaysAgo(1);
});

afterEach(() => house.clear());
afterAll(() => house.close());

interface Beat {
  readonly id?: string;
  readonly addTimeInApp: number;
  readonly activityId?: string;
  readonly ago?: number;
}

const track = ({ id = uuidv7(), ...beat }: Beat, as = anaAndLeo) =>
  house.ask('trackTime', { as, body: { id, ...beat } });

const kept = () =>
  house.db
    .selectFrom('play_time')
    .select(['learner_id as learnerId', 'seconds', 'activity_id as activityId'])
    .orderBy('learner_id')
    .orderBy('seconds')
    .execute();

/** Whole minutes: how long a test itself takes must not decide. */
const minutesOf = async (name: 'ana' | 'leo') => {
  const own = (await kept()).filter(({ learnerId }) => learnerId === house.learners[name]);
  return Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
};

/** As if so much time had gone by since. */
const timePasses = (seconds: number) =>
  sql`update play_time set started_at = started_at - make_interval(secs => ${seconds}),
    ended_at = ended_at - make_interval(secs => ${seconds})`.execute(house.db);

const signedInDaysAgo = (days: number) =>
  house.db
    .updateTable('sessions')
    .set({ started_at: sql<Date>`now() - make_interval(days => ${days})` })
    .execute();

const bothWith = (seconds: number, activityId: string | null = null) =>
  [house.learners.ana, house.learners.leo].sort().map((learnerId) => ({ learnerId, seconds, activityId }));

describe('a beat', () => {
  test('counts for everybody of the team, with the activity it was spent in', async () => {
    const reply = await track({ addTimeInApp: 60, activityId: house.animals.id });

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, points: 0, cumulativePoints: 0, earned: 0 });
    expect(await kept()).toEqual(bothWith(60, house.animals.id));
  });

  test('counts without an activity where the one it names does not exist', async () => {
    const reply = await track({ addTimeInApp: 60, activityId: uuidv7() });

    expect(reply.statusCode).toBe(200);
    expect(await kept()).toEqual(bothWith(60));
  });

  test('without an id, as the specification writes it, counts too, and once however often it is sent', async () => {
    const plain = () => house.ask('trackTime', { as: anaAndLeo, body: { addTimeInApp: 60 } });

    const replies = await Promise.all(Array.from({ length: 10 }, plain));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await minutesOf('leo')).toBe(1);
  });

  test('each minute makes an hour in an hour', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      await timePasses(60);
      await track({ addTimeInApp: 60 });
    }

    expect(await minutesOf('leo')).toBe(5);
  });

  test('tells the points of the family', async () => {
    const { familyId } = await house.member('ana');
    await house.db
      .updateTable('families')
      .set({ points: 340, cumulative_points: 1_340 })
      .where('_id', '=', familyId)
      .execute();

    expect((await track({ addTimeInApp: 1 })).json()).toMatchObject({ points: 340, cumulativePoints: 1_340 });
  });

  test('that is sent again counts once, also when it is sent at once, and later', async () => {
    const beat = { id: uuidv7(), addTimeInApp: 60 };

    const replies = await Promise.all(Array.from({ length: 12 }, () => track(beat)));
    await timePasses(600);
    await track({ ...beat, addTimeInApp: 90 });

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await kept()).toEqual(bothWith(60));
  });

  test('that is sent again months later counts once', async () => {
    const beat = { id: uuidv7(), addTimeInApp: 60 };
    await track(beat);
    await sql`update play_time set day = day - 70`.execute(house.db);

    await track(beat);

    expect(await kept()).toEqual(bothWith(60));
  });

  test('under the same key of another team is another beat', async () => {
    const id = uuidv7();
    await track({ id, addTimeInApp: 60 });

    const baraka = await house.tokenOf('baraka');
    await signedInDaysAgo(1);
    await track({ id, addTimeInApp: 30 }, baraka);

    expect(await kept()).toContainEqual({ learnerId: house.learners.baraka, seconds: 30, activityId: null });
  });
});

describe('no second counts twice', () => {
  test('where two tabs beat at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => track({ addTimeInApp: 60 })));

    expect(await minutesOf('leo')).toBe(1);
    expect(await kept()).toHaveLength(12);
  });

  test('where a second tab beats in between', async () => {
    await track({ addTimeInApp: 60 });
    await timePasses(20);
    await track({ addTimeInApp: 60 });
    await timePasses(40);
    await track({ addTimeInApp: 60 });

    expect(await minutesOf('ana')).toBe(2);
  });

  test('where one of the team plays elsewhere, too', async () => {
    await track({ addTimeInApp: 60 });

    const leoAndMia = await house.tokenOf('leo', 'mia');
    await signedInDaysAgo(1);
    await track({ addTimeInApp: 60 }, leoAndMia);

    expect(await minutesOf('leo')).toBe(1);
    expect(await kept()).toContainEqual({ learnerId: house.learners.mia, seconds: 60, activityId: null });
  });

  test('of what a tablet brings that slept for hours', async () => {
    await track({ addTimeInApp: 3 * 3_600 });

    expect(await minutesOf('leo')).toBe(2);
  });
});

describe('time that was played without a connection', () => {
  beforeAll(() => signedInDaysAgo(8));

  test('counts when it was played, in whatever order it comes', async () => {
    for (const ago of [240, 120, 180, 60, 120]) await track({ addTimeInApp: 60, ago });
    await track({ addTimeInApp: 60 });

    expect(await minutesOf('leo')).toBe(5);
  });

  test('counts on its day', async () => {
    const twoDays = 2 * 86_400;
    await track({ addTimeInApp: 60, ago: twoDays });

    const { rows } = await sql<{ ago: number }>`
      select distinct (now() at time zone 'America/Chicago')::date - day as ago from learner_play_days`.execute(
      house.db,
    );
    expect(rows).toEqual([{ ago: 2 }]);
  });

  test('does not count after a week', async () => {
    const reply = await track({ addTimeInApp: 60, ago: 7 * 86_400 + 1 });

    expect(reply.statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('does not count before all of them had signed in, on whatever device', async () => {
    await signedInDaysAgo(2);
    const justNow = await house.tokenOf('zawadi');

    await track({ addTimeInApp: 60, ago: 3 * 86_400 });
    await track({ addTimeInApp: 60, ago: 3_600 }, justNow);
    const madeUp = await kept();
    await track({ addTimeInApp: 60, ago: 2 * 86_400 - 30 });
    await track({ addTimeInApp: 60, ago: 86_400 }, await house.tokenOf('ana', 'leo'));

    expect(madeUp).toEqual([]);
    expect((await kept()).map(({ seconds }) => Math.round(seconds / 10) * 10)).toEqual([30, 60, 30, 60]);
  });

  test('does not count for who has joined the team since', async () => {
    const alone = await house.tokenOf('ana');
    await signedInDaysAgo(3);
    const joined = await house.ask('joinTeam', { as: alone, body: credentials('mia') });
    const { token } = joined.json<{ token: string }>();

    await track({ addTimeInApp: 60, ago: 86_400 }, token);
    const madeUp = await kept();
    await track({ addTimeInApp: 60, ago: 86_400 }, alone);

    expect(madeUp).toEqual([]);
    expect(await kept()).toEqual([{ learnerId: house.learners.ana, seconds: 60, activityId: null }]);
  });
});

test.each([86_400, Number.MAX_SAFE_INTEGER])(
  'of %i seconds nothing is kept, and the answer is the usual one',
  async (addTimeInApp) => {
    const reply = await track({ addTimeInApp });

    expect(reply.statusCode).toBe(200);
    expect(reply.json().points).toEqual(expect.any(Number));
    expect(await kept()).toHaveLength(0);
  },
);

test('time before the sign-in does not count, however soon after it the beat comes', async () => {
  const justNow = await house.tokenOf('amani');

  const reply = await track({ addTimeInApp: 120 }, justNow);

  expect(reply.statusCode).toBe(200);
  const seconds = (await kept()).reduce((sum, beat) => sum + beat.seconds, 0);
  expect(seconds).toBeLessThan(60);
});

test.each([0, -5, 1.5])('%d seconds are refused', async (addTimeInApp) => {
  const reply = await track({ addTimeInApp });

  expect(reply.statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});

test("the day is that of the center's clock", async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const days: unknown[] = [];
  const { learningCenterId } = await house.member('ana');
  const moveTo = (time_zone: string) =>
    house.db.updateTable('learning_centers').set({ time_zone }).where('_id', '=', learningCenterId).execute();
  for (const zone of zones) {
    await moveTo(zone);
    const id = uuidv7();
    await track({ id, addTimeInApp: 1 });
    const { rows } = await sql<{ ahead: number }>`
      select distinct day - (now() at time zone 'UTC')::date as ahead from play_time where _id = ${id}`.execute(
      house.db,
    );
    days.push(rows[0]?.ahead);
  }
  await moveTo('America/Chicago');

  const { rows } = await sql<{ ahead: number }>`
    select (now() at time zone zone)::date - (now() at time zone 'UTC')::date as ahead
    from unnest(${zones}::text[]) zone`.execute(house.db);
  expect(days).toEqual(rows.map(({ ahead }) => ahead));
  expect(days[0]).not.toBe(days[1]);
});

test('the sums by day are those of the beats', async () => {
  for (const ago of [0, 60, 30, 86_400, 86_430]) await track({ addTimeInApp: 60, ago });

  const { rows } = await sql`
    select learner_id, day, sum(seconds)::integer as seconds from play_time group by 1, 2
    except select learner_id, day, seconds from learner_play_days`.execute(house.db);
  expect(rows).toEqual([]);
});
