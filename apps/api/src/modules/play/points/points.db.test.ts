import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { reversePoints } from './points.service.ts';

const CONFIG = {
  enable: true,
  childMinimumUse: 2,
  childNormalUse: 20,
  adultMinimumUse: 2,
  adultNormalUse: 10,
  togetherMinimumUse: 1,
  togetherNormalUse: 50,
  reversalTriggerTime: 7,
  reversalMinimumUse: 5,
  reversalNormalUse: 30,
  neededForRewards: 100,
  rewardValue: 5,
};

let house: PlayHouse;
let familyId: string;
const tokens = { children: '', adult: '', together: '' };

beforeAll(async () => {
  house = await openPlayHouse();
  ({ familyId } = await house.member('ana'));
  await house.db.updateTable('learning_centers').set({ time_zone: timeZoneOfEvening() }).execute();
  tokens.children = await house.tokenOf('leo', 'mia');
  tokens.adult = await house.tokenOf('ana');
  tokens.together = await house.tokenOf('leo', 'ana');
});

/** Where it is about six in the evening: no test reaches over midnight. */
function timeZoneOfEvening(): string {
  const ahead = 18 - new Date().getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead;
  // Etc/GMT-3 is three hours ahead.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

beforeEach(() => rules({}));
afterEach(() => house.clear());
afterAll(() => house.close());

const rules = (more: Partial<typeof CONFIG>) =>
  house.db
    .updateTable('learning_centers')
    .set({ points: JSON.stringify({ ...CONFIG, ...more }) })
    .execute();

/** Minutes of play that ended so many minutes ago, with half a minute between them: how long a call takes must not decide. */
const play = async (as: string, minutes: number, minutesAgo = 0) => {
  await house.db.updateTable('sessions').set({ started_at: sql<Date>`now() - interval '8 days'` }).execute();
  return Promise.all(
    Array.from({ length: minutes }, (_, index) =>
      house.ask('trackTime', {
        as,
        body: { id: uuidv7(), addTimeInApp: 60, ago: minutesAgo * 60 + index * 90 },
      }),
    ),
  );
};

const DAY = 24 * 60;

const give = (points: number) =>
  house.db
    .updateTable('families')
    .set({ points, cumulative_points: points })
    .where('_id', '=', familyId)
    .execute();

const balance = () =>
  house.db
    .selectFrom('families')
    .select(['points', 'cumulative_points as cumulative'])
    .where('_id', '=', familyId)
    .executeTakeFirstOrThrow();

const events = () =>
  house.db
    .selectFrom('points_history')
    .select(['kind', 'delta', 'points_after as points', 'cumulative_points_after as cumulative'])
    .where('family_id', '=', familyId)
    .orderBy('created_at')
    .orderBy('_id')
    .execute();

const history = (query = {}, as = tokens.children, locale = 'en') =>
  house.ask('familyPointsHistory', { as, query, headers: { 'user-locale': locale } });

const turnIn = (as: string, id = uuidv7()) => house.ask('turnInReward', { as, body: { id } });

describe('a family earns points', () => {
  test('when its children have played long enough, and is told in the same answer', async () => {
    const [first] = await play(tokens.children, 1, 2);
    const [second] = await play(tokens.children, 1);

    expect(first?.json()).toMatchObject({ points: 0, earned: 0 });
    expect(second?.json()).toMatchObject({ points: 20, cumulativePoints: 20, earned: 20 });
  });

  test('by the rules that the head office has set a moment ago', async () => {
    const master = await house.tokenOf('master@flink.test');
    const { data } = (await house.ask('settings', { as: master })).json();
    await house.ask('saveSettings', {
      as: master,
      body: { ...data, points: { ...CONFIG, childMinimumUse: 1, childNormalUse: 7 } },
    });

    const [only] = await play(tokens.children, 1);

    expect(only?.json()).toMatchObject({ points: 7, earned: 7 });
  });

  test('once a day for each kind', async () => {
    await play(tokens.children, 10, 20);
    await play(tokens.adult, 5, 10);
    await play(tokens.together, 5);

    expect((await events()).map(({ kind, delta }) => [kind, delta]).sort()).toEqual([
      ['adult', 10],
      ['child', 20],
      ['together', 50],
    ]);
    expect(await balance()).toEqual({ points: 80, cumulative: 80 });
  });

  test('again on the next day', async () => {
    await play(tokens.together, 1, DAY);
    await play(tokens.together, 1, 2 * DAY);
    await play(tokens.together, 1);

    expect(await balance()).toMatchObject({ points: 150 });
  });

  test('once, however many devices reach the minute at the same moment', async () => {
    const others = await Promise.all([house.tokenOf('leo', 'ana'), house.tokenOf('mia', 'ana')]);

    await Promise.all([...others, tokens.together].flatMap((as) => [play(as, 3), play(as, 2)]));

    expect(await events()).toEqual([{ kind: 'together', delta: 50, points: 50, cumulative: 50 }]);
    expect(await balance()).toEqual({ points: 50, cumulative: 50 });
  });

  test('never where the center has switched points off', async () => {
    await rules({ enable: false });
    await play(tokens.together, 3);

    expect(await events()).toEqual([]);
  });

  test('with another one, both do', async () => {
    const login = await house.ask('login', {
      body: {
        username: 'leo',
        password: 'letmeplay1',
        username2: 'emma',
        password2: 'letmeplay1',
        multiFamilyTeam: true,
      },
    });

    await play(login.json().token, 2);

    const rows = await house.db.selectFrom('points_history').select(['kind', 'delta']).execute();
    expect(rows).toEqual(Array(2).fill({ kind: 'child', delta: 20 }));
  });
});

describe('a reward', () => {
  test('is turned in by an adult, and what was ever earned stays', async () => {
    await give(130);

    const reply = await turnIn(tokens.together);

    expect(reply.json()).toEqual({ success: true, points: 30, cumulativePoints: 130, rewardValue: 5 });
    expect(await events()).toEqual([{ kind: 'reward', delta: -100, points: 30, cumulative: 130 }]);
  });

  test('is turned in once when it is asked for again, or twelve times at once', async () => {
    await give(1_000);
    const id = uuidv7();

    const replies = await Promise.all(Array.from({ length: 12 }, () => turnIn(tokens.adult, id)));

    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await balance()).toEqual({ points: 900, cumulative: 1_000 });
  });

  test('is turned in no more often than there are points, whoever is first', async () => {
    await give(350);

    const replies = await Promise.all(Array.from({ length: 10 }, () => turnIn(tokens.adult)));

    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(3);
    expect(await balance()).toEqual({ points: 50, cumulative: 350 });
  });

  test.each([
    ['points.needsAdult', 500, 'children', {}],
    ['points.notEnough', 99, 'adult', {}],
    ['points.notOffered', 500, 'adult', { enable: false }],
    ['points.notOffered', 500, 'adult', { neededForRewards: 0 }],
  ] as const)('is refused with %s', async (code, points, who, config) => {
    await rules(config);
    await give(points);

    expect((await turnIn(tokens[who])).json().code).toBe(code);
    expect(await balance()).toMatchObject({ points });
  });
});

describe('points are taken back', () => {
  test('from a family that hardly played, once in a window, and never below nothing', async () => {
    await give(40);
    await play(tokens.children, 4, 8 * DAY);

    expect(await reversePoints(house.db)).toBe(1);
    expect(await reversePoints(house.db)).toBe(0);
    expect(await balance()).toEqual({ points: 10, cumulative: 40 });

    await sql`update points_history set day = day - 7`.execute(house.db);
    await reversePoints(house.db);
    expect((await events()).map(({ delta }) => delta)).toEqual([-30, -10]);
    expect(await balance()).toEqual({ points: 0, cumulative: 40 });
  });

  test('once, when two servers look at the same moment', async () => {
    await give(100);

    const counts = await Promise.all([reversePoints(house.db), reversePoints(house.db)]);

    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await balance()).toMatchObject({ points: 70 });
  });

  test('not from a family that played, nor from one that has just come, nor where it is switched off', async () => {
    const lost = async () => {
      await reversePoints(house.db);
      return (await balance()).points < 40;
    };
    await give(40);
    await rules({ reversalTriggerTime: 0 });
    expect(await lost()).toBe(false);
    await rules({});
    const since = (created_at: string) =>
      house.db.updateTable('families').set({ created_at }).where('_id', '=', familyId).execute();
    await since(new Date(Date.now() - 6 * DAY * 60_000).toISOString());
    expect(await lost()).toBe(false);
    await since('2020-01-01T00:00:00.000Z');
    await play(tokens.children, 5, 60);
    expect(await lost()).toBe(false);
  });
});

describe('the history', () => {
  test('comes by the page, the latest first, in the language of whoever asks', async () => {
    for (let day = 1; day <= 6; day += 1) await play(tokens.together, 1, day * DAY);
    await play(tokens.children, 2, 3 * DAY + 60);
    for (let n = 0; n < 6; n += 1) await give(200).then(() => turnIn(tokens.adult));

    const [first, second] = [(await history()).json(), (await history({ page: 2, limit: 10 })).json()];

    expect([first.total, first.data.length, second.data.length]).toEqual([13, 10, 3]);
    expect(first.data[0]).toMatchObject({
      kind: 'reward',
      delta: -100,
      description: 'Reward turned in',
      pointsAmountAfterEvent: 100,
    });
    const spanish = (await history({ limit: 25 }, tokens.adult, 'es')).json();
    expect(spanish.data.at(-1).description).toBe('Jugaron juntos');
    expect([...first.data, ...second.data].map(({ _id }: { _id: string }) => _id)).toEqual(
      spanish.data.map(({ _id }: { _id: string }) => _id),
    );
  });

  test('is that of the own family', async () => {
    await play(tokens.together, 1);

    expect((await history({}, await house.tokenOf('baraka'))).json()).toEqual({
      success: true,
      data: [],
      total: 0,
    });
  });

  test.each([{ limit: 11 }, { page: 0 }])('refuses %j', async (query) => {
    expect((await history(query)).statusCode).toBe(400);
  });
});

test('the balances are the sums of the history, whatever happens at once', async () => {
  await rules({ neededForRewards: 20 });
  const work = Array.from({ length: 8 }, (_, day) => [
    play(tokens.children, 2, day * DAY),
    play(tokens.together, 1, day * DAY + 30),
    turnIn(tokens.adult),
    reversePoints(house.db),
  ]);
  await Promise.all(work.flat());

  const all = await events();
  const sum = (deltas: readonly number[]) => deltas.reduce((total, delta) => total + delta, 0);
  expect(await balance()).toEqual({
    points: sum(all.map(({ delta }) => delta)),
    cumulative: sum(all.map(({ delta }) => Math.max(0, delta))),
  });
});
