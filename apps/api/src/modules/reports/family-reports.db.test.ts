import { weekStart } from '@flink/contract/rules/reports/days.ts';
import { type KyselyPlugin, RawNode, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadActivities } from '../../../../../content/load/activities.ts';
import { type GroupContent, loadMenus } from '../../../../../content/load/menus.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../play/testing/play-house.ts';
import { scoredData } from '../play/testing/progress-in.ts';
import { pageOfReached } from './family-reports.repo.ts';
import { weekBefore } from './weeks.ts';

let house: PlayHouse;
let ana: string;
let garcia: string;
const [ENGLISH, COUNTING] = [uuidv7(), uuidv7()];
const group = (
  name: string,
  level: number,
  subject: string,
  activityIds: readonly string[],
): GroupContent => ({
  id: uuidv7(),
  name,
  level,
  subject,
  activityIds,
});
const counting = group('Counting', 1, 'numbers', []);

beforeAll(async () => {
  house = await openPlayHouse();
  ana = await house.tokenOf('ana', 'leo', 'mia');
  ({ familyId: garcia } = await house.member('ana'));
  const { _id } = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Flink Family')
    .executeTakeFirstOrThrow();
  const farm = group('Farm', 1, 'reading', [house.animals.id, house.colours.id]);
  await loadMenus(house.db, _id, [
    {
      id: ENGLISH,
      displayName: 'Flink in English',
      locale: 'en',
      groups: [farm, group('Sums', 2, 'numbers', [house.colours.id]), group('Empty', 2, 'numbers', [])],
    },
    { id: COUNTING, displayName: 'A contar', locale: 'es', groups: [counting] },
  ]);
});

afterEach(() => house.clear());
afterAll(() => house.close());

const progress = (as = ana, familyId = garcia, query = {}) =>
  house.ask('familyProgress', { as, params: { familyId }, query });

const reached = (query: object, as = ana, learnerId = house.learners.leo) =>
  house.ask('learnerReached', {
    as,
    params: { learnerId },
    query: { solutionId: ENGLISH, state: 'mastered', ...query },
  });

const reach = (
  name: 'leo' | 'mia',
  itemId: string,
  { mastered, ...report }: { mastered?: true; partial?: true; dateMastered?: string },
) =>
  house.ask('updateLearners', {
    as: ana,
    body: [
      {
        learnerId: house.learners[name],
        data: mastered ? scoredData(itemId, 4, 4, uuidv7(), report) : { reports: { [itemId]: report } },
      },
    ],
  });

const names = (items: readonly { readonly activityName: string }[]) =>
  items.map(({ activityName }) => activityName);

/** Somebody has mastered so many activities of another menu, one each day. */
async function manyMastered(name: 'leo', count: number): Promise<readonly string[]> {
  const activities = Array.from({ length: count }, (_, place) => ({
    ...house.animals,
    id: uuidv7(),
    activityName: `number ${place + 1}`,
  }));
  await loadActivities(house.db, activities);
  await house.db
    .insertInto('activity_group_items')
    .values(activities.map(({ id }, position) => ({ group_id: counting.id, activity_id: id, position })))
    .execute();
  await house.db
    .insertInto('learner_reports')
    .values(
      activities.map(({ id }, place) => ({
        learner_id: house.learners[name],
        item_id: id,
        mastered: true,
        date_mastered: new Date(Date.UTC(2026, 3, place + 1)),
      })),
    )
    .execute();
  return activities.map(({ activityName }) => activityName);
}

/** The statement tells how it would be done instead of doing it. */
const explained: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!RawNode.is(node)) return node;
    const [first = '', ...rest] = node.sqlFragments;
    return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
  },
  transformResult: async ({ result }) => result,
};

const previousWeek = (as = ana, id = garcia) => house.ask('previousWeekTime', { as, params: { id } });

/** The first day of the week at Maple: English has it begin on Sunday. */
const sunday = (): string =>
  weekStart(new Date().toLocaleDateString('sv', { timeZone: 'America/Chicago' }), 7);

const played = (name: 'ana' | 'leo' | 'mia', day: string, minutes: number) =>
  house.db
    .insertInto('learner_play_days')
    .values({ learner_id: house.learners[name], day, seconds: minutes * 60 })
    .execute();

interface Learner {
  readonly firstname: string;
  readonly thisWeek: readonly { readonly day: string; readonly minutes: number }[];
  readonly previousWeek: readonly { readonly day: string; readonly minutes: number }[];
}

const minutesIn = (days: Learner['thisWeek']) => days.map(({ minutes }) => minutes);

describe('the progress of a family', () => {
  test('counts what each has mastered and begun, by level and subject', async () => {
    await reach('leo', house.animals.id, { mastered: true });
    await reach('mia', house.colours.id, { partial: true });

    const { solution, learners } = (await progress()).json().data;

    expect(solution).toEqual({ _id: ENGLISH, displayName: 'Flink in English', locale: 'en' });
    const [first, leo, mia] = learners;
    expect(first).toMatchObject({ firstname: 'Ana', activities: { mastered: 0, partial: 0, total: 3 } });
    expect(leo).toMatchObject({
      firstname: 'Leo',
      face: 'leo',
      activities: { mastered: 1, partial: 0, total: 3 },
      groups: { mastered: 1, partial: 0, total: 2 },
      levels: [
        {
          subject: 'reading',
          level: 1,
          groups: { mastered: 1, partial: 0, total: 1 },
          activities: { mastered: 1, partial: 0, total: 2 },
        },
        {
          subject: 'numbers',
          level: 2,
          groups: { mastered: 0, partial: 0, total: 1 },
          activities: { mastered: 0, partial: 0, total: 1 },
        },
      ],
    });
    expect(mia).toMatchObject({
      activities: { mastered: 0, partial: 2, total: 3 },
      groups: { mastered: 0, partial: 2, total: 2 },
    });
  });

  test('tells what was played and mastered of the menu in the month', async () => {
    await reach('leo', house.animals.id, { mastered: true });
    await reach('leo', house.colours.id, { mastered: true, dateMastered: '2020-05-02T10:00:00.000Z' });
    await played('leo', sunday(), 12);

    const { period, learners } = (await progress()).json().data;

    expect(period.starts.slice(8)).toBe('01');
    const inMonth = sunday() >= period.starts ? 12 : 0;
    expect(learners[1].inPeriod).toEqual({ minutes: inMonth, mastered: 1 });
  });

  test('tells what each has mastered and begun last', async () => {
    await reach('leo', house.colours.id, { mastered: true, dateMastered: '2026-05-02T10:00:00.000Z' });
    await reach('leo', house.animals.id, { mastered: true, dateMastered: '2026-05-03T10:00:00.000Z' });
    await reach('mia', house.animals.id, { partial: true });

    const [first, leo, mia] = (await progress()).json().data.learners;

    expect(first.latest).toEqual({ mastered: [], begun: [] });
    expect(leo.latest.begun).toEqual([]);
    expect(names(leo.latest.mastered)).toEqual(['animals', 'colours']);
    expect(leo.latest.mastered[0]).toEqual({
      _id: house.animals.id,
      activityName: 'animals',
      groupName: 'Farm',
      date: '2026-05-03T10:00:00.000Z',
      masteredTogether: false,
    });
    expect(mia.latest.mastered).toEqual([]);
    expect(names(mia.latest.begun)).toEqual(['animals']);
  });

  test('sets this week beside the one before, day by day from the first day of the center', async () => {
    const starts = sunday();
    await played('leo', starts, 12);
    await played('leo', weekBefore(starts), 30);
    await played('leo', weekBefore(weekBefore(starts)), 99);

    const [, leo] = (await progress()).json().data.learners as Learner[];

    expect(minutesIn(leo?.thisWeek ?? [])).toEqual([12, 0, 0, 0, 0, 0, 0]);
    expect(minutesIn(leo?.previousWeek ?? [])).toEqual([30, 0, 0, 0, 0, 0, 0]);
    expect(leo?.thisWeek[0]?.day).toBe(starts);
  });

  test('is that of the wanted menu of its product, and of no other', async () => {
    expect((await progress(ana, garcia, { solutionId: ENGLISH })).statusCode).toBe(200);
    expect((await progress(ana, garcia, { solutionId: uuidv7() })).json().code).toBe('play.solutionNotFound');
  });

  test('is read by its teachers and its center and by nobody else', async () => {
    const [teacher, center, baraka] = await Promise.all(
      ['teacher@flink.test', 'center@flink.test', 'baraka'].map((name) => house.tokenOf(name)),
    );

    expect((await progress(teacher)).statusCode).toBe(200);
    expect((await progress(center)).statusCode).toBe(200);
    // Above the center nothing is told by name.
    for (const role of ['master', 'district', 'region', 'consumer']) {
      const as = await house.tokenOf(`${role}@flink.test`);
      for (const reply of [await progress(as), await previousWeek(as), await reached({}, as)])
        expect(reply.json().code, role).toBe('notFound');
    }
    for (const reply of [await progress(baraka), await previousWeek(baraka)])
      expect(reply.json().code).toBe('notFound');
  });

  test('is not told by what is left of its hours, but to who looks after what it pays', async () => {
    const left = async (role: string) => {
      const as = await house.tokenOf(role);
      return (await house.ask('prepaidStatus', { as, params: { id: garcia } })).statusCode;
    };
    for (const role of ['ana', 'teacher@flink.test', 'center@flink.test', 'master@flink.test'])
      expect(await left(role), role).toBe(200);
    for (const role of ['district@flink.test', 'region@flink.test', 'baraka'])
      expect(await left(role), role).toBe(404);
  });

  test('is not read by the center and the teachers of another one, nor by who does not teach it', async () => {
    const [teacher = '', center = ''] = await Promise.all(
      ['teacher@flink.test', 'center@flink.test'].map((name) => house.tokenOf(name)),
    );
    const asked = async (as: string, familyId: string, learnerId: string) =>
      (
        await Promise.all([progress(as, familyId), previousWeek(as, familyId), reached({}, as, learnerId)])
      ).map((reply) => reply.json().code ?? reply.statusCode);
    const otieno = (await house.member('baraka')).familyId;
    for (const as of [teacher, center]) {
      expect(await asked(as, garcia, house.learners.leo)).toEqual([200, 200, 200]);
      expect(await asked(as, otieno, house.learners.baraka)).toEqual(['notFound', 'notFound', 'notFound']);
    }
    const { rows } = await sql<{ teacher_id: string }>`
      delete from teacher_families where family_id = ${garcia} returning teacher_id`.execute(house.db);

    expect(await asked(teacher, garcia, house.learners.leo)).toEqual(['notFound', 'notFound', 'notFound']);

    for (const { teacher_id } of rows)
      await sql`insert into teacher_families (teacher_id, family_id) values (${teacher_id}, ${garcia})`.execute(
        house.db,
      );
  });
});

describe('all that somebody has reached', () => {
  test('is told page by page, the latest first, each activity once', async () => {
    const many = await manyMastered('leo', 23);

    const pages = await Promise.all([1, 2, 3].map((page) => reached({ page, solutionId: COUNTING })));

    const told = pages.map((reply) => reply.json());
    expect(told.map(({ total }) => total)).toEqual([23, 23, 23]);
    expect(told.map(({ data }) => data.length)).toEqual([10, 10, 3]);
    expect(told.flatMap(({ data }) => names(data))).toEqual(many.toReversed());
  });

  test('tells what was begun apart from what was mastered', async () => {
    await reach('leo', house.animals.id, { partial: true });
    await reach('leo', house.colours.id, { partial: true });
    await reach('leo', house.colours.id, { mastered: true });

    expect(names((await reached({ state: 'begun' })).json().data)).toEqual(['animals']);
    expect(names((await reached({ state: 'mastered' })).json().data)).toEqual(['colours']);
  });

  test('is that of a menu of the own product', async () => {
    expect((await reached({ solutionId: uuidv7() })).json().code).toBe('play.solutionNotFound');
  });

  test('is read by the family, its teachers and its center, and by nobody else', async () => {
    const [teacher, baraka] = [await house.tokenOf('teacher@flink.test'), await house.tokenOf('baraka')];

    expect((await reached({}, teacher)).statusCode).toBe(200);
    for (const reply of [
      await reached({}, baraka),
      await reached({}, ana, house.learners.baraka),
      await reached({}, ana, uuidv7()),
    ])
      expect(reply.json().code).toBe('notFound');
  });

  test('is found by keys alone, however many others play', async () => {
    const plan = await house.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { data } = await pageOfReached(tx.withPlugin(explained), house.learners.leo, ENGLISH, 'begun', {
        limit: 10,
        offset: 0,
      });
      return JSON.stringify(data);
    });

    expect(plan).toContain('learner_reports_pkey');
    expect(plan).not.toContain('Seq Scan');
  });
});

test('the week before tells the minutes of each and of all', async () => {
  const starts = weekBefore(sunday());
  await played('leo', starts, 30);
  await played('mia', starts, 10);
  await played('mia', sunday(), 99);

  const { data } = (await previousWeek()).json();

  expect(data).toMatchObject({ starts, minutes: 40 });
  expect(data.learners.map(({ minutes }: { minutes: number }) => minutes)).toEqual([0, 30, 10]);
  expect(data.learners[1].days[0]).toEqual({ day: starts, minutes: 30 });
});

describe('readings against the clock', () => {
  const read = (name: 'leo' | 'mia', speed: number, more: object = {}, id = uuidv7(), as = ana) =>
    house.ask('updateLearners', {
      as,
      body: [
        {
          learnerId: house.learners[name],
          data: {
            reading: {
              id,
              activityId: house.animals.id,
              ebookBenchmark: { benchmark: 60, totalWords: speed, speed: 999, spentTime: 60 },
              ...more,
            },
          },
        },
      ],
    });
  const readingsOf = async (name: 'leo' | 'mia') => {
    const { learners } = (await progress()).json().data;
    return learners.find(({ _id }: { _id: string }) => _id === house.learners[name])?.readings;
  };

  test('are kept over time, the earliest first, by the numbers and not by what the player says', async () => {
    await read('leo', 70);
    await read('leo', 93, { listened: { tried: 93, correct: 80 } });

    expect(await readingsOf('leo')).toMatchObject([
      { activityName: 'animals', speed: 70, benchmark: 60, accuracy: null },
      { activityName: 'animals', speed: 80, benchmark: 60, accuracy: 86 },
    ]);
    expect(await readingsOf('mia')).toEqual([]);
  });

  test('that are sent twice are one reading', async () => {
    const id = uuidv7();
    await read('leo', 70, {}, id);
    await read('leo', 71, {}, id);

    expect(await readingsOf('leo')).toMatchObject([{ speed: 70 }]);
  });

  test('are written by nobody else and seen by no other family', async () => {
    const emma = await house.tokenOf('emma');
    expect((await read('leo', 70, {}, uuidv7(), emma)).json().code).toBe('access.denied');
    await read('leo', 70);

    expect((await progress(emma)).json().code).toBe('notFound');
    expect(await readingsOf('leo')).toHaveLength(1);
  });

  test('with more right words than were tried are refused', async () => {
    const reply = await read('leo', 70, { listened: { tried: 10, correct: 11 } });

    expect(reply.json().code).toBe('request.invalid');
  });
});
