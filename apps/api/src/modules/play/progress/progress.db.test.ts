import { models } from '@flink/templates/models.gen.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadActivities } from '../../../../../../content/load/activities.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { progressIn } from '../testing/progress-in.ts';

let house: PlayHouse;
let team: string;

beforeAll(async () => {
  house = await openPlayHouse();
  await house.offer();
  team = await house.tokenOf('ana', 'leo', 'mia');
});

afterEach(() => house.clear());
afterAll(() => house.close());

const { update, reporting, scored, mastering, reports, reportOf, results } = progressIn(
  () => house,
  () => team,
);

const MAY = '2026-05-01T10:00:00.000Z';
const JUNE = '2026-06-01T10:00:00.000Z';

test('results are dated by the clock of the database, however wrong that of a server is', async () => {
  const [clock] = (await sql<{ now: Date }>`select now() as now`.execute(house.db)).rows;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  try {
    await update([mastering('leo', { dateMastered: new Date().toISOString() })]);
  } finally {
    vi.useRealTimers();
  }

  const [result] = await results();
  expect(Number(result?.finished_at) - Number(clock?.now)).toBeLessThan(1_800_000);
});

describe('what was reached', () => {
  test('is answered for each learner and item that the call touched', async () => {
    await update([reporting('leo', { partial: true }, house.colours.id)]);

    const reply = await update([
      mastering('leo', { dateMastered: MAY }),
      reporting('mia', { partial: false }),
    ]);

    expect(reply.json()).toMatchObject({
      success: true,
      data: [
        {
          learnerId: house.learners.leo,
          learningGoals: [],
          settings: { activityHelp: true },
          reports: {
            [house.animals.id]: {
              mastered: true,
              partial: false,
              dateMastered: MAY,
              masteredTogether: false,
            },
          },
        },
        {
          learnerId: house.learners.mia,
          reports: {
            [house.animals.id]: {
              mastered: false,
              partial: false,
              dateMastered: null,
              masteredTogether: false,
            },
          },
        },
      ],
    });
  });

  test('stays mastered whatever comes after', async () => {
    await update([mastering('leo', { dateMastered: MAY })]);

    await update([reporting('leo', { partial: true })]);
    await update([reporting('leo', { mastered: false, partial: false })]);
    await update([scored('leo', 0, 4)]);

    expect(await reportOf('leo')).toEqual({ mastered: true, partial: true, date: MAY, together: false });
  });

  test('stays partial until it is mastered', async () => {
    await update([reporting('leo', { partial: true })]);

    await update([reporting('leo', { partial: false })]);

    expect(await reportOf('leo')).toMatchObject({ mastered: false, partial: true, date: null });
  });

  test('keeps the first date', async () => {
    await update([mastering('leo', { dateMastered: JUNE })]);
    await update([mastering('leo')]);
    expect((await reportOf('leo'))?.date).toBe(JUNE);

    await update([mastering('leo', { dateMastered: MAY })]);
    await update([mastering('leo', { dateMastered: JUNE })]);

    expect((await reportOf('leo'))?.date).toBe(MAY);
  });

  test.each(['2999-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'])(
    "is dated by the server's clock when the player says %s",
    async (dateMastered) => {
      const before = new Date();
      await update([mastering('leo', { dateMastered })]);

      const date = new Date((await reportOf('leo'))?.date ?? 0);

      expect(date >= before && date <= new Date()).toBe(true);
    },
  );

  test('said again, it is not even written', async () => {
    const said = [mastering('leo', { dateMastered: MAY }), reporting('mia', { partial: true })];
    const written = async () =>
      (await house.db.selectFrom('learner_reports').select('updated_at').execute()).map(String);
    const first = await update(said);
    const before = await written();

    const second = await update(said);

    expect(second.json()).toEqual(first.json());
    expect(await written()).toEqual(before);
  });
});

describe('a score', () => {
  test.each([
    [2, 4, true],
    [1, 4, false],
    [49, 99, true],
    [0, 0, false],
  ])('of %i out of %i masters: %s', async (correct, all, mastered) => {
    await update([scored('leo', correct, all)]);

    expect(await reportOf('leo')).toMatchObject({ mastered, partial: !mastered });
    expect(await results()).toMatchObject([
      {
        learner_id: house.learners.leo,
        activity_id: house.animals.id,
        all_problems_count: all,
        problems_answered_correctly: correct,
        problems_answered_incorrectly: all - correct,
        mastered,
        team_size: 3,
      },
    ]);
  });

  test('is held against the threshold of the center', async () => {
    const { learningCenterId } = await house.member('leo');
    const center = house.db.updateTable('learning_centers').where('_id', '=', learningCenterId);
    const config = { locales: ['en', 'es'], defaultLocale: 'en', multiFamilyTeam: true };
    await center.set({ config: JSON.stringify({ ...config, percentAnswers: 80 }) }).execute();

    await update([scored('leo', 3, 4), scored('mia', 4, 5)]);
    await center.set({ config: JSON.stringify(config) }).execute();

    expect(await reportOf('leo')).toMatchObject({ mastered: false, partial: true });
    expect(await reportOf('mia')).toMatchObject({ mastered: true });
  });

  test('alone masters: a player who says so and sends none is believed to have begun', async () => {
    const reply = await update([reporting('leo', { mastered: true, dateMastered: MAY })]);

    expect(reply.statusCode).toBe(200);
    expect(await reportOf('leo')).toEqual({ mastered: false, partial: true, date: null, together: false });
  });

  test('decides against what the player says of the same activity', async () => {
    await update([scored('leo', 1, 4, uuidv7(), { mastered: true, dateMastered: MAY })]);

    expect(await reportOf('leo')).toEqual({ mastered: false, partial: true, date: null, together: false });
  });

  test('of a game without a connection keeps the day on which it was played', async () => {
    await update([scored('leo', 4, 4, uuidv7(), { dateMastered: MAY })]);

    expect((await reportOf('leo'))?.date).toBe(MAY);
    expect((await results()).map(({ finished_at }) => finished_at.toISOString())).toEqual([MAY]);
  });

  test('sent again changes nothing and is answered the same, even when it became another score', async () => {
    const key = uuidv7();
    const first = await update([scored('leo', 1, 4, key)]);
    const before = { reports: await reports(), results: await results() };

    const second = await update([scored('leo', 1, 4, key)]);
    const better = await update([scored('leo', 4, 4, key)]);

    expect([second.json(), better.json()]).toEqual([first.json(), first.json()]);
    expect({ reports: await reports(), results: await results() }).toEqual(before);
  });

  test('sent again months later is one result', async () => {
    const key = uuidv7();
    await update([scored('leo', 4, 4, key)]);
    await sql`update activity_results set finished_at = finished_at - interval '70 days'`.execute(house.db);

    await update([scored('leo', 4, 4, key)]);

    expect(await results()).toHaveLength(1);
  });

  test('under one key counts for each of the team', async () => {
    const key = uuidv7();

    await update([scored('ana', 4, 4, key), scored('leo', 4, 4, key)]);

    expect(await results()).toHaveLength(2);
  });

  test.each([...models].filter(([, { hasScore = true }]) => hasScore).map(([alias]) => alias))(
    'is what %s is judged by: a forged verdict, speed or count masters nothing',
    async (alias) => {
      await loadActivities(house.db, [{ ...house.animals, templateAlias: alias }]);
      const activityId = house.animals.id;
      const ebookBenchmark = { benchmark: 1, totalWords: 900, speed: 900, spentTime: 60 };
      const forged = { mastered: true, dateMastered: MAY };

      const said = await update([reporting('leo', forged)]);
      const timed = await update([
        {
          learnerId: house.learners.leo,
          data: {
            reports: { [activityId]: forged },
            reading: { id: uuidv7(), activityId, ebookBenchmark },
          },
        },
      ]);
      const tooMany = await update([scored('leo', 5, 4, uuidv7(), forged)]);
      const none = await update([scored('leo', 0, 0, uuidv7(), forged)]);

      expect([said, timed, none, tooMany].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400]);
      expect(await reportOf('leo')).toMatchObject({ mastered: false, partial: true, together: false });
    },
  );

  test('of more right answers than problems is refused', async () => {
    const reply = await update([scored('leo', 5, 4)]);

    expect(reply.statusCode).toBe(400);
    expect(await results()).toEqual([]);
  });
});

describe('a team', () => {
  test('that masters an activity at once has mastered it together', async () => {
    const reply = await update([scored('ana', 4, 4), scored('leo', 3, 4), scored('mia', 0, 4)]);

    const together = reply
      .json()
      .data.map((one: { reports: Record<string, { masteredTogether: boolean }> }) =>
        Object.values(one.reports).map(({ masteredTogether }) => masteredTogether),
      );
    expect(together).toEqual([[true], [true], [false]]);
  });

  test('of which one masters an activity has not mastered it together', async () => {
    await update([scored('ana', 4, 4), scored('leo', 1, 4)]);

    expect(await reportOf('ana')).toMatchObject({ mastered: true, together: false });
  });

  test('has mastered together what one of them had mastered alone before', async () => {
    await update([mastering('ana', { dateMastered: MAY })]);

    await update([scored('ana', 4, 4), scored('leo', 4, 4)]);

    expect(await reportOf('ana')).toMatchObject({ together: true, date: MAY });
    expect(await reportOf('leo')).toMatchObject({ together: true });
  });
});

describe('nothing is written', () => {
  const nothing = async () => {
    expect(await reports()).toEqual([]);
    expect(await results()).toEqual([]);
  };

  test.each(['baraka', 'emma'] as const)(
    'for %s of another family, nor for the team beside',
    async (name) => {
      const reply = await update([reporting('leo', { mastered: true }), scored(name, 4, 4)]);

      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('access.denied');
      await nothing();
    },
  );

  test('for one of the family who is not signed in', async () => {
    const reply = await update([reporting('mia', { mastered: true })], await house.tokenOf('ana', 'leo'));

    expect(reply.statusCode).toBe(403);
    await nothing();
  });

  test('by somebody who is no learner', async () => {
    const reply = await update(
      [reporting('leo', { mastered: true })],
      await house.tokenOf('super@flink.test'),
    );

    expect(reply.statusCode).toBe(403);
    await nothing();
  });

  test('when one of the items is not there', async () => {
    const reply = await update([
      reporting('leo', { mastered: true }),
      reporting('mia', { mastered: true }, uuidv7()),
    ]);

    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('play.activityNotFound');
    await nothing();
  });

  test('of an activity that is in no menu of the product', async () => {
    const elsewhere = { ...house.animals, id: uuidv7() };
    await loadActivities(house.db, [elsewhere]);

    const reply = await update([mastering('leo', {}, elsewhere.id)]);

    expect(reply.json().code).toBe('play.activityNotFound');
    await nothing();
  });

  test('of a call that claims more activities than a game can be', async () => {
    const claim = (count: number) => [
      {
        learnerId: house.learners.leo,
        data: {
          reports: Object.fromEntries(Array.from({ length: count }, () => [uuidv7(), { partial: true }])),
        },
      },
    ];

    expect((await update(claim(6))).statusCode).toBe(400);
    expect((await update(claim(5))).json().code).toBe('play.activityNotFound');
    await nothing();
  });

  test('of a call that says something nobody knows', async () => {
    const bodies = [
      [],
      Array(4).fill(reporting('leo', { mastered: true })),
      [{ ...reporting('leo', { mastered: true }), extra: 1 }],
      [{ learnerId: house.learners.leo, data: { points: 1_000 } }],
      [reporting('leo', { mastered: true, masteredTogether: true })],
      [reporting('leo', { mastered: true }, 'animals')],
      [reporting('leo', { mastered: true, dateMastered: 'yesterday' })],
    ];

    for (const body of bodies) expect((await update(body)).statusCode, JSON.stringify(body)).toBe(400);
    await nothing();
  });
});

test('a team of two families is served for both', async () => {
  const login = await house.from('203.0.113.9', 'login', {
    body: {
      username: 'leo',
      password: 'letmeplay1',
      username2: 'emma',
      password2: 'letmeplay1',
      multiFamilyTeam: true,
    },
  });

  const reply = await update([scored('leo', 4, 4), scored('emma', 4, 4)], login.json().token);

  expect(reply.statusCode).toBe(200);
  expect(await reportOf('emma')).toMatchObject({ mastered: true, together: true });
});

test('a team of two families plays from the menu of either', async () => {
  const { familyId } = await house.member('emma');
  const product = await house.db
    .selectFrom('products')
    .innerJoin('families', 'families.product_id', 'products._id')
    .selectAll('products')
    .where('families._id', '=', familyId)
    .executeTakeFirstOrThrow();
  const empty = { ...product, _id: uuidv7(), name: 'Flink without a menu' };
  await house.db.insertInto('products').values(empty).execute();
  const setProduct = (product_id: string) =>
    house.db.updateTable('families').set({ product_id }).where('_id', '=', familyId).execute();
  await setProduct(empty._id);
  const people = { username: 'leo', username2: 'emma', password: 'letmeplay1', password2: 'letmeplay1' };
  const login = await house.from('203.0.113.10', 'login', { body: { ...people, multiFamilyTeam: true } });

  const together = await update([mastering('leo'), mastering('emma')], login.json().token);
  const alone = await update([mastering('emma')], await house.tokenOf('emma'));
  await setProduct(product._id);

  expect([together.statusCode, alone.statusCode]).toEqual([200, 404]);
});

test('an id in capitals names the same item', async () => {
  const shouted = house.animals.id.toUpperCase();

  const reply = await update([
    {
      learnerId: house.learners.leo,
      data: { reports: { [shouted]: { mastered: true }, [house.animals.id]: { partial: true } } },
    },
    reporting('leo', { mastered: true }, shouted),
  ]);

  expect(reply.statusCode).toBe(200);
  expect(await reports()).toHaveLength(1);
});
