import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GroupContent, loadMenus } from '../../../../../content/load/menus.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../play/testing/play-house.ts';
import { weekBefore } from './weeks.ts';

let house: PlayHouse;
let ana: string;
let garcia: string;
const ENGLISH = uuidv7();
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
let farm: GroupContent;

beforeAll(async () => {
  house = await openPlayHouse();
  ana = await house.tokenOf('ana', 'leo', 'mia');
  ({ familyId: garcia } = await house.member('ana'));
  const { _id } = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Flink Family')
    .executeTakeFirstOrThrow();
  farm = group('Farm', 1, 'reading', [house.animals.id, house.colours.id]);
  await loadMenus(house.db, _id, [
    {
      id: ENGLISH,
      displayName: 'Flink in English',
      locale: 'en',
      groups: [farm, group('Sums', 2, 'numbers', [house.colours.id]), group('Empty', 2, 'numbers', [])],
    },
  ]);
});

afterEach(() => house.clear());
afterAll(() => house.close());

const progress = (as = ana, familyId = garcia, query = {}) =>
  house.ask('familyProgress', { as, params: { familyId }, query });

const previousWeek = (as = ana, id = garcia) => house.ask('previousWeekTime', { as, params: { id } });

const monday = async (): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select to_char(date_trunc('week', now() at time zone 'America/Chicago'), 'YYYY-MM-DD') as day`.execute(
    house.db,
  );
  return rows[0]?.day ?? '';
};

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
    await house.ask('updateLearners', {
      as: ana,
      body: [
        { learnerId: house.learners.leo, data: { reports: { [house.animals.id]: { mastered: true } } } },
        { learnerId: house.learners.mia, data: { reports: { [house.colours.id]: { partial: true } } } },
      ],
    });

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

  test('tells the latest masteries, groups and activities', async () => {
    const master = (itemId: string, dateMastered: string) =>
      house.ask('updateLearners', {
        as: ana,
        body: [
          {
            learnerId: house.learners.leo,
            data: { reports: { [itemId]: { mastered: true, dateMastered } } },
          },
        ],
      });
    await master(house.colours.id, '2026-05-02T10:00:00.000Z');
    await master(house.animals.id, '2026-05-03T10:00:00.000Z');

    const { recent } = (await progress()).json().data.learners[1];

    expect(recent[0]).toEqual({
      _id: house.animals.id,
      isGroup: false,
      activityName: 'animals',
      groupName: 'Farm',
      dateMastered: '2026-05-03T10:00:00.000Z',
      masteredTogether: false,
    });
    expect(recent).toContainEqual(
      expect.objectContaining({ _id: farm.id, isGroup: true, activityName: 'Farm', groupName: null }),
    );
  });

  test('sets this week beside the one before, day by day from Monday', async () => {
    const starts = await monday();
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

  test('is read by the staff above the family and by nobody else', async () => {
    const [teacher, baraka] = [await house.tokenOf('teacher@flink.test'), await house.tokenOf('baraka')];

    expect((await progress(teacher)).statusCode).toBe(200);
    for (const reply of [await progress(baraka), await previousWeek(baraka)])
      expect(reply.json().code).toBe('notFound');
  });
});

test('the week before tells the minutes of each and of all', async () => {
  const starts = weekBefore(await monday());
  await played('leo', starts, 30);
  await played('mia', starts, 10);
  await played('mia', await monday(), 99);

  const { data } = (await previousWeek()).json();

  expect(data).toMatchObject({ starts, minutes: 40 });
  expect(data.learners.map(({ minutes }: { minutes: number }) => minutes)).toEqual([0, 30, 10]);
  expect(data.learners[1].days[0]).toEqual({ day: starts, minutes: 30 });
});
