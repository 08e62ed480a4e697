import type { SolutionMenu } from '@flink/contract/entities/menu.ts';
import type { BuiltMenu, PaletteItem } from '@flink/contract/entities/menu-builder.ts';
import { changesBetween } from '@flink/contract/rules/menu-builder/changes.ts';
import { type MenuTree, treeOf } from '@flink/contract/rules/menu-builder/menu-tree.ts';
import { type Move, moved } from '@flink/contract/rules/menu-builder/moves.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ActivityContent, loadActivities } from '../../../../../../content/load/activities.ts';
import { loadMenus } from '../../../../../../content/load/menus.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';

let house: PlayHouse;
let builder: string;
let learner: string;

const [solutionId, otherId] = [uuidv7(), uuidv7()];
const [farm, babies, market, weather, rain] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
const NOBODY = '019a1111-1111-7111-8111-111111111111';
const READING = { subject: 'reading', level: 1 };

beforeAll(async () => {
  house = await openPlayHouse();
  builder = await house.tokenOf('master@flink.test');
  learner = await house.tokenOf('leo');
});

beforeEach(async () => {
  await house.db.deleteFrom('solutions').execute();
  const { _id: productId } = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', 'Flink Family')
    .executeTakeFirstOrThrow();
  const group = { level: 1, subject: 'reading', activityIds: [] };
  await loadMenus(house.db, productId, [
    {
      id: solutionId,
      displayName: 'Flink in English',
      locale: 'en',
      groups: [
        {
          ...group,
          id: farm,
          name: 'Farm week',
          activityIds: [house.animals.id],
          generatedFrom: NOBODY,
          defaultActivityId: house.animals.id,
          pictures: ['/pictures/cow.svg'],
        },
        { ...group, id: babies, parentId: farm, name: 'Baby animals', activityIds: [house.colours.id] },
        { ...group, id: market, name: 'At the market', activityIds: [house.colours.id] },
      ],
    },
    {
      id: otherId,
      displayName: 'Library hours',
      locale: 'es',
      groups: [
        { ...group, id: weather, name: 'Weather 100%', pictures: ['/pictures/sun.svg'] },
        { ...group, id: rain, parentId: weather, name: 'Rain', activityIds: [house.animals.id] },
      ],
    },
  ]);
});

afterAll(() => house.close());

async function built(): Promise<BuiltMenu> {
  const reply = await house.ask('builtMenu', { as: builder, params: { id: solutionId } });
  return reply.json().data;
}

const save = (changes: object, version: number, as = builder) =>
  house.ask('saveMenu', { as, params: { id: solutionId }, body: { version, ...changes } });

function treeAfter(start: MenuTree, ...moves: readonly Move[]): MenuTree {
  let tree = start;
  for (const move of moves) {
    const result = moved(tree, move);
    if (!result.ok) throw new Error(result.refusal.reason);
    tree = result.tree;
  }
  return tree;
}

async function saveMoves(...moves: readonly Move[]) {
  const menu = await built();
  const tree = treeOf(menu.groups);
  return save(changesBetween(tree, treeAfter(tree, ...moves)), menu.version);
}

async function seenByLearners() {
  const reply = await house.ask('solutionMenu', { as: learner, params: { id: solutionId } });
  return reply
    .json<{ data: SolutionMenu }>()
    .data.activityGroups.map(({ activityName, groupId, menuLevel, firstCategory, activities }) => [
      activityName,
      groupId,
      `${firstCategory} ${menuLevel}`,
      ...activities.map((activity) => activity.activityName),
    ]);
}

const group = (_id: string) => ({ kind: 'group', _id }) as const;

test('a menu is read as it is built, with its version and what its activities are', async () => {
  const menu = await built();

  expect(menu).toMatchObject({
    displayName: 'Flink in English',
    locale: 'en',
    productName: 'Flink Family',
    version: 1,
    groups: [
      { _id: farm, parentId: null, fromWords: true, activityIds: [house.animals.id] },
      { _id: babies, parentId: farm, fromWords: false },
      { _id: market, subject: 'reading', level: 1 },
    ],
  });
  expect(menu.activities).toContainEqual(
    expect.objectContaining({ activityName: 'animals', alias: 'multiple-choice' }),
  );
});

test('what is built is what learners see at once, and who did it is written down', async () => {
  await seenByLearners();

  const reply = await saveMoves(
    { type: 'move', entry: group(market), to: READING, index: 0 },
    { type: 'rename', groupId: babies, name: 'Small animals' },
    { type: 'addActivity', _id: house.animals.id, to: { groupId: market }, index: 0 },
    { type: 'move', entry: group(farm), to: { subject: 'words', level: 3 }, index: 0 },
  );

  expect(reply.json()).toEqual({ success: true, version: 2 });
  expect(await seenByLearners()).toEqual([
    ['At the market', null, 'reading 1', 'animals', 'colours'],
    ['Farm week', null, 'words 3', 'animals'],
    ['Small animals', farm, 'words 3', 'colours'],
  ]);
  const [entry] = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('row_id', '=', solutionId)
    .orderBy('_id', 'desc')
    .limit(1)
    .execute();
  expect(entry).toMatchObject({
    action: 'edit',
    resource: 'solutions',
    row_title: 'Flink in English',
    before: { 'reading 1': ['Farm week', 'At the market'], 'At the market': ['colours'] },
    after: {
      'reading 1': ['At the market'],
      'At the market': ['animals', 'colours'],
      'words 3': ['Farm week'],
    },
  });
});

test('who builds sees the menu as learners do, who may not ask for it that way', async () => {
  const seen = (as: string) => house.ask('menuAsSeen', { as, params: { id: solutionId } });
  const menu = (await seen(builder)).json().data;
  const [first] = menu.activityGroups;

  const opened = await house.ask('groupAsSeen', { as: builder, params: { id: first._id } });

  expect(menu.activityGroups.map(({ formattedName }: { formattedName: string }) => formattedName)).toEqual(
    (await seenByLearners()).map(([name]) => name),
  );
  expect(opened.json().data).toMatchObject({ _id: first._id, reports: {} });
  expect(opened.json().data.activities).toHaveLength(first.activityCount);
  expect((await seen(learner)).statusCode).toBe(403);
});

test('a group without an activity waits in the builder until one stands in it', async () => {
  const [outer, inner] = [uuidv7(), uuidv7()];
  await saveMoves({
    type: 'addGroup',
    groups: [
      { _id: outer, name: 'Feelings', groups: [inner], activities: [] },
      { _id: inner, name: 'Happy', groups: [], activities: [] },
    ],
    to: READING,
    index: 0,
  });
  const empty = await seenByLearners();

  await saveMoves({ type: 'addActivity', _id: house.animals.id, to: { groupId: inner }, index: 0 });

  expect((await built()).groups.map(({ name }) => name).slice(0, 2)).toEqual(['Feelings', 'Happy']);
  expect(empty.map(([name]) => name)).toEqual(['Farm week', 'Baby animals', 'At the market']);
  expect((await seenByLearners()).map(([name]) => name).slice(0, 2)).toEqual(['Feelings', 'Happy']);
});

test('of two people who build from the same version the second is told, and nothing is overwritten', async () => {
  const { version, groups } = await built();
  const tree = treeOf(groups);
  const [first, second] = ['Mine', 'Theirs'].map((name) =>
    changesBetween(tree, treeAfter(tree, { type: 'rename', groupId: market, name })),
  );

  const replies = await Promise.all([save(first ?? {}, version), save(second ?? {}, version)]);
  const now = await built();

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const kept = replies[0]?.statusCode === 200 ? 'Mine' : 'Theirs';
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('conflict');
  expect([now.version, now.groups.find(({ _id }) => _id === market)?.name]).toEqual([2, kept]);
});

test('learners see the activity that a group keeps last behind the others, which are sorted by name', async () => {
  const shown = async () => {
    const reply = await house.ask('menuGroup', { as: learner, params: { id: market } });
    return reply.json().data.activities.map(({ activityName }: { activityName: string }) => activityName);
  };
  const setLast = (activityId: string | null) => saveMoves({ type: 'setLast', groupId: market, activityId });
  await saveMoves({ type: 'addActivity', _id: house.animals.id, to: { groupId: market }, index: 0 });

  const byName = await shown();
  await setLast(house.animals.id);
  const withLast = await shown();
  const kept = (await built()).groups.find(({ _id }) => _id === market)?.lastActivityId;
  await saveMoves({ type: 'rename', groupId: market, name: 'Market day' });
  const renamed = await shown();
  await setLast(null);

  expect(byName).toEqual(['animals', 'colours']);
  expect([withLast, renamed]).toEqual(Array(2).fill(['colours', 'animals']));
  expect(kept).toBe(house.animals.id);
  expect(await shown()).toEqual(['animals', 'colours']);
});

test('a group that is taken out and brought back after saving is what it was', async () => {
  const { groups } = await built();
  const pattern = groups.filter(({ _id }) => _id === farm || _id === babies);
  const rows = () =>
    house.db
      .selectFrom('activity_groups')
      .select(['_id', 'name', 'parent_id', 'generated_from', 'default_activity_id', 'pictures'])
      .where('_id', 'in', [farm, babies])
      .orderBy('_id')
      .execute();
  const before = await rows();

  await saveMoves({ type: 'remove', entry: group(farm) });
  const gone = await rows();
  await saveMoves({
    type: 'addGroup',
    groups: [
      { _id: farm, name: 'Farm week', groups: [babies], activities: pattern[0]?.activityIds ?? [] },
      { _id: babies, name: 'Baby animals', groups: [], activities: pattern[1]?.activityIds ?? [] },
    ],
    to: READING,
    index: 0,
  });

  expect(gone).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('an activity that is not ready is not put into a menu; one that stands there stays', async () => {
  const ready = (is_valid: boolean) =>
    house.db.updateTable('activities').set({ is_valid }).where('_id', '=', house.animals.id).execute();
  const list = (groupId: string, activities: readonly string[], groups: readonly string[] = []) => ({
    subjects: ['reading'],
    groups: [],
    lists: [{ in: { groupId }, groups, activities }],
  });
  await ready(false);

  const stays = await save(
    list(farm, [house.animals.id, house.colours.id], [babies]),
    (await built()).version,
  );
  await save(list(farm, [], [babies]), (await built()).version);
  const refused = await save(list(market, [house.colours.id, house.animals.id]), (await built()).version);
  await ready(true);

  expect(refused.json().code).toBe('menus.notReady');
  expect(refused.json().message).not.toContain('{names}');
  expect(stays.statusCode, stays.body).toBe(200);
});

test('a group of another menu comes as a copy with its pictures, and the other menu stays', async () => {
  const copy = uuidv7();

  const reply = await saveMoves({
    type: 'addGroup',
    groups: [{ _id: copy, name: 'Weather', groups: [], activities: [house.animals.id], copiedFrom: weather }],
    to: { groupId: market },
    index: 0,
  });
  const made = await house.db
    .selectFrom('activity_groups')
    .select(['parent_id', 'pictures'])
    .where('_id', '=', copy)
    .executeTakeFirst();
  const other = await house.ask('builtMenu', { as: builder, params: { id: otherId } });

  expect(reply.statusCode).toBe(200);
  expect(made).toEqual({ parent_id: market, pictures: ['/pictures/sun.svg'] });
  expect(other.json().data).toMatchObject({ version: 1, groups: [{ _id: weather }, { _id: rain }] });
});

describe('nothing is saved', () => {
  const nothing = { subjects: [], groups: [], lists: [] };
  const cell = (...groups: string[]) => ({ in: READING, groups, activities: [] });
  const into = (groupId: string, groups: string[], activities: string[] = []) => ({
    in: { groupId },
    groups,
    activities,
  });

  test.each([
    ['a group in a group that it holds', { lists: [cell(market), into(babies, [farm])] }, 'menus.cycle'],
    ['a group in two places', { lists: [into(market, [babies])] }, 'menus.twice'],
    ['a group of another menu by its own id', { lists: [cell(farm, market, weather)] }, 'menus.unknown'],
    [
      'a group of another menu as if it were new',
      { groups: [{ _id: weather, name: 'Weather' }], lists: [cell(farm, market, weather)] },
      'menus.unknown',
    ],
    ['an activity that is nowhere', { lists: [into(market, [], [NOBODY])] }, 'menus.unknown'],
    ['a list of a group that is nowhere', { lists: [into(NOBODY, [])] }, 'menus.unknown'],
  ])('of %s', async (_, changes, code) => {
    const before = await built();

    const reply = await save({ ...nothing, ...changes }, before.version);

    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(await built()).toEqual(before);
  });

  test.each([
    ['an empty name', { groups: [{ _id: market, name: '  ' }] }],
    ['a name of 500 letters', { groups: [{ _id: market, name: 'x'.repeat(500) }] }],
    ['level 0', { lists: [{ in: { subject: 'reading', level: 0 }, groups: [], activities: [] }] }],
  ])('of %s', async (_, changes) => {
    const reply = await save({ ...nothing, ...changes }, 1);

    expect([reply.statusCode, (await built()).version]).toEqual([400, 1]);
  });

  test('for who may not manage solutions, or of a solution that is not there', async () => {
    const author = await house.tokenOf('author@flink.test');
    const gone = await house.ask('saveMenu', {
      as: builder,
      params: { id: NOBODY },
      body: { ...nothing, version: 1 },
    });

    expect((await save(nothing, 1, author)).statusCode).toBe(403);
    expect((await save(nothing, 1, learner)).statusCode).toBe(403);
    expect(gone.statusCode).toBe(404);
  });
});

describe('what can be put into a menu', () => {
  const palette = async (query: Record<string, string | number>) => {
    const reply = await house.ask('groupsForMenu', { as: builder, query });
    return reply.json<{ data: PaletteItem[]; groups: number; activities: number }>();
  };
  const named = (activityName: string, more: Partial<ActivityContent> = {}): ActivityContent => ({
    ...house.animals,
    id: uuidv7(),
    activityName,
    ...more,
  });

  test('is found by its words, groups of every menu and activities, with how many of each', async () => {
    await loadActivities(house.db, [named('Zebra weather'), named('zebra rain', { locale: 'es' })]);

    const found = await palette({ filter: 'WEATHER' });
    const percent = await palette({ filter: '100%' });
    const spanish = await palette({ filter: 'zebra', locale: 'es', kind: 'activities' });

    expect(found.data.map(({ kind, name }) => [kind, name])).toEqual([
      ['group', 'Weather 100%'],
      ['activity', 'Zebra weather'],
    ]);
    expect([found.groups, found.activities]).toEqual([1, 1]);
    expect(found.data[0]).toMatchObject({
      solutionId: otherId,
      solutionName: 'Library hours',
      productName: expect.any(String),
      subject: expect.any(String),
      level: expect.any(Number),
    });
    expect(found.data[1]).toMatchObject({ groupName: null });
    expect(percent.data.map(({ name }) => name)).toEqual(['Weather 100%']);
    expect(spanish.data.map(({ name }) => name)).toEqual(['zebra rain']);
  });

  test('comes in pages that leave nothing out and repeat nothing', async () => {
    const names = Array.from({ length: 23 }, (_, place) => `Quagga ${String(place).padStart(2, '0')}`);
    await loadActivities(
      house.db,
      names.map((name) => named(name)),
    );

    const pages = await Promise.all([1, 2, 3].map((page) => palette({ filter: 'quagga', page, limit: 10 })));

    expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(names);
    expect(pages[0]?.activities).toBe(23);
  });

  test('a group is opened with all that is in it', async () => {
    const reply = await house.ask('groupElements', { as: builder, params: { id: weather } });
    const gone = await house.ask('groupElements', { as: builder, params: { id: NOBODY } });

    expect(reply.json().data).toMatchObject({
      groups: [
        { _id: weather, activityIds: [] },
        { _id: rain, parentId: weather, activityIds: [house.animals.id] },
      ],
      activities: [{ _id: house.animals.id }],
    });
    expect(gone.statusCode).toBe(404);
  });

  test('groups that hold another one cannot be added to it', async () => {
    const ask = (parentId: string, ...groupsIds: string[]) =>
      house.ask('checkGroupsForGroup', { as: builder, body: { parentId, groupsIds } });

    expect((await ask(babies, market, weather)).json()).toEqual({
      success: true,
      canBeAdded: true,
      refused: [],
    });
    expect((await ask(babies, market, farm, babies)).json()).toMatchObject({
      canBeAdded: false,
      refused: expect.arrayContaining([{ _id: farm, name: 'Farm week' }]),
    });
    expect((await ask(babies, NOBODY)).statusCode).toBe(404);
  });
});
