import { type Reached, reachedInTree } from '@flink/contract/rules/play/group-mastery.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ActivityContent, loadActivities } from '../../../../../../content/load/activities.ts';
import { type GroupContent, loadMenus } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { storedJobCursor } from '../../../jobs/job-cursor.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { scoredData } from '../testing/progress-in.ts';
import { recountGroups } from './group-mastery.service.ts';

let house: PlayHouse;
let team: string;
let productId: string;
/** Eight activities. */
let items: readonly string[];

beforeAll(async () => {
  house = await openPlayHouse();
  team = await house.tokenOf('ana', 'leo', 'mia');
  const activities = Array.from({ length: 8 }, (): ActivityContent => ({ ...house.animals, id: uuidv7() }));
  await loadActivities(house.db, activities);
  items = activities.map(({ id }) => id);
  ({ _id: productId } = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Flink Family')
    .executeTakeFirstOrThrow());
});

afterEach(async () => {
  await house.clear();
  await house.db.deleteFrom('solutions').execute();
  await sql`update learning_centers set config = config - 'percentActivities'`.execute(house.db);
});
afterAll(() => house.close());

type Name = 'ana' | 'leo' | 'mia';

const group = (
  activityIds: readonly (string | undefined)[],
  more: Partial<GroupContent> = {},
): GroupContent => ({
  id: uuidv7(),
  name: 'Farm',
  level: 1,
  subject: 'reading',
  activityIds: activityIds.filter((id) => id !== undefined),
  ...more,
});

const load = (groups: readonly GroupContent[]) =>
  loadMenus(house.db, productId, [{ id: uuidv7(), displayName: 'Flink', locale: 'en', groups }]);

interface Played {
  readonly mastered?: true;
  readonly partial?: true;
  readonly dateMastered?: string;
}

const play = (
  itemId: string | undefined,
  names: readonly Name[],
  { mastered, ...report }: Played = { mastered: true },
) =>
  house.ask('updateLearners', {
    as: team,
    body: names.map((name) => ({
      learnerId: house.learners[name],
      data: mastered
        ? scoredData(itemId ?? '', 4, 4, uuidv7(), report)
        : { reports: { [itemId ?? '']: report } },
    })),
  });

const stateOf = async (name: Name, { id }: GroupContent) =>
  house.db
    .selectFrom('learner_reports')
    .select(['mastered', 'partial', 'date_mastered as date', 'mastered_together as together'])
    .where('learner_id', '=', house.learners[name])
    .where('item_id', '=', id)
    .executeTakeFirst();

const askFor = (percentActivities: number) =>
  sql`update learning_centers set config = config || ${JSON.stringify({ percentActivities })}`.execute(
    house.db,
  );

const MAY = '2026-05-01T10:00:00.000Z';
const JUNE = '2026-06-01T10:00:00.000Z';

test('with half of its activities a group is mastered in the same call, for those who played', async () => {
  const farm = group(items.slice(0, 4));
  await load([farm]);
  await play(items[0], ['leo'], { mastered: true, dateMastered: JUNE });

  const reply = await play(items[1], ['leo', 'mia'], { mastered: true, dateMastered: MAY });

  expect(reply.json().data[0].reports[farm.id]).toEqual({
    mastered: true,
    partial: true,
    dateMastered: JUNE,
    masteredTogether: false,
  });
  expect(await stateOf('mia', farm)).toBeUndefined();
  expect(await stateOf('ana', farm)).toBeUndefined();
});

test('the share is that of the center', async () => {
  const farm = group(items.slice(0, 2));
  await load([farm]);
  await askFor(51);

  await play(items[0], ['leo']);
  expect(await stateOf('leo', farm)).toBeUndefined();
  await play(items[1], ['leo']);

  expect(await stateOf('leo', farm)).toMatchObject({ mastered: true });
});

test('a group of a wordlist follows its default-for-reports activity, and no other group does', async () => {
  const words = group(items, { generatedFrom: uuidv7(), defaultActivityId: items[0] ?? '' });
  const authored = group(items, { defaultActivityId: items[0] ?? '' });
  await load([words, authored]);

  await play(items[0], ['leo'], { partial: true });
  expect(await stateOf('leo', words)).toMatchObject({ partial: true, mastered: false });
  await play(items[0], ['leo', 'ana'], { mastered: true, dateMastered: MAY });

  expect(await stateOf('leo', words)).toMatchObject({ mastered: true, date: new Date(MAY), together: true });
  expect(await stateOf('leo', authored)).toBeUndefined();
});

test('what is reached in a group counts in the groups above it', async () => {
  const all = group([]);
  const farm = group(items.slice(0, 2), { parentId: all.id });
  const sums = group(items.slice(2, 4), { parentId: all.id });
  await load([all, farm, sums]);

  const reply = await play(items[2], ['mia']);

  expect(Object.keys(reply.json().data[0].reports).sort()).toEqual([items[2], sums.id, all.id].sort());
  expect(await stateOf('mia', all)).toMatchObject({ mastered: true });
});

test('a group stays mastered, from its first day on, when it grows and when the share rises', async () => {
  const farm = group(items.slice(0, 2));
  await load([farm]);
  await play(items[0], ['leo'], { mastered: true, dateMastered: MAY });
  await askFor(100);
  await loadMenus(house.db, productId, [
    {
      id: (await house.db.selectFrom('solutions').select('_id').executeTakeFirstOrThrow())._id,
      displayName: 'Flink',
      locale: 'en',
      groups: [{ ...farm, activityIds: items }],
    },
  ]);

  await play(items[1], ['leo'], { mastered: true, dateMastered: JUNE });

  expect(await stateOf('leo', farm)).toMatchObject({ mastered: true, date: new Date(MAY) });
});

test('counted anew at night, everybody has what a changed menu and share give', async () => {
  const farm = group(items.slice(0, 4));
  await load([farm]);
  await play(items[0], ['leo']);
  await askFor(25);

  await recountGroups(house.db);

  expect(await stateOf('leo', farm)).toMatchObject({ mastered: true });
});

test('goes on behind the learner whom a stopped count reached last', async () => {
  const farm = group(items.slice(0, 4));
  await load([farm]);
  await play(items[0], ['leo']);
  await play(items[0], ['mia']);
  await askFor(25);
  const [first, second] = (['leo', 'mia'] as const).toSorted((one, other) =>
    house.learners[one] < house.learners[other] ? -1 : 1,
  );
  const cursor = storedJobCursor(house.db, 'test');
  await cursor.save(house.learners[first ?? 'leo']);

  await recountGroups(house.db, { cursor });
  await cursor.clear();

  expect(await stateOf(second ?? 'mia', farm)).toMatchObject({ mastered: true });
  expect((await stateOf(first ?? 'leo', farm))?.mastered ?? false).toBe(false);
});

test('counts nobody after it was asked to stop', async () => {
  const farm = group(items.slice(0, 4));
  await load([farm]);
  await play(items[0], ['leo']);
  await askFor(25);

  await expect(recountGroups(house.db, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);

  expect((await stateOf('leo', farm))?.mastered ?? false).toBe(false);
});

/** A tree of up to six groups: each stands in one of those before it, or at the top. */
const trees = fc.array(
  fc.record({
    parent: fc.option(fc.nat(4)),
    activities: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
    default: fc.option(fc.nat(7)),
  }),
  { minLength: 1, maxLength: 6 },
);
const plays = fc.array(
  fc.record({
    item: fc.nat(7),
    names: fc.subarray<Name>(['ana', 'leo', 'mia'], { minLength: 1 }),
    report: fc.oneof(
      fc.constant<Played>({ partial: true }),
      fc
        .constantFrom(MAY, JUNE, '2026-05-20T10:00:00.000Z')
        .map((dateMastered): Played => ({ mastered: true, dateMastered })),
    ),
  }),
  { minLength: 1, maxLength: 10 },
);

test('whatever is played in whatever menu, the groups are as if counted from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(trees, plays, fc.constantFrom(0, 25, 50, 75, 100), async (tree, played, percent) => {
      await house.clear();
      await house.db.deleteFrom('solutions').execute();
      await askFor(percent);
      const ids = tree.map(() => uuidv7());
      const groups = tree.map((node, index) =>
        group(
          node.activities.map((place) => items[place]),
          {
            id: ids[index] ?? '',
            ...(node.parent !== null && node.parent < index ? { parentId: ids[node.parent] ?? '' } : {}),
            ...(node.default === null
              ? {}
              : { generatedFrom: uuidv7(), defaultActivityId: items[node.default] ?? '' }),
          },
        ),
      );
      // One more holds them all, so that each can be played.
      await load([...groups, group(items)]);

      for (const { item, names, report } of played)
        expect((await play(items[item], names, report)).statusCode).toBe(200);

      const kept = await allReports();
      for (const name of ['ana', 'leo', 'mia'] as const) {
        const own = kept.filter(({ learnerId }) => learnerId === house.learners[name]);
        const activities = new Map(own.filter(({ itemId }) => items.includes(itemId)).map(reached));
        expect(new Map(own.filter(({ itemId }) => ids.includes(itemId)).map(reached))).toEqual(
          reachedInTree(groups.map(nodeIn(groups)), activities, percent),
        );
      }
      await recountGroups(house.db);
      expect(await allReports()).toEqual(kept);
    }),
    { numRuns: 25, seed: 20_261 },
  );
}, 120_000);

const allReports = async () =>
  (
    await house.db
      .selectFrom('learner_reports')
      .selectAll()
      .orderBy('learner_id')
      .orderBy('item_id')
      .execute()
  ).map((row) => ({
    learnerId: row.learner_id,
    itemId: row.item_id,
    mastered: row.mastered,
    partial: row.partial,
    dateMastered: row.date_mastered?.toISOString() ?? null,
    masteredTogether: row.mastered_together,
  }));

const reached = ({ itemId, learnerId: _, ...state }: Reached & { itemId: string; learnerId: string }) =>
  [itemId, state] as const;

const nodeIn = (groups: readonly GroupContent[]) => (one: GroupContent) => ({
  _id: one.id,
  childIds: [...one.activityIds, ...groups.filter(({ parentId }) => parentId === one.id).map(({ id }) => id)],
  defaultActivityId: one.generatedFrom === undefined ? null : (one.defaultActivityId ?? null),
});
