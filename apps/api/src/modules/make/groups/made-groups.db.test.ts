import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type MakeHouse, openMakeHouse, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;
let number = 0;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const create = (elements: readonly object[] = [], more: object = {}, who: Somebody = 'author') => {
  number += 1;
  return house.ask(who, 'createGroup', { body: { type: 'edu', name: `Group ${number}`, elements, ...more } });
};

async function made(elements: readonly object[] = [], more: object = {}): Promise<MadeGroup> {
  const reply = await create(elements, more);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const change = ({ _id, version, name }: MadeGroup, elements: readonly object[], more: object = {}) =>
  house.ask('author', 'changeGroup', { body: { _id, version, name, elements, ...more } });

const inner = ({ _id }: { _id: string }) => ({ _id, isGroup: true });

test('activities and groups stand in a group in their order, and are found by its name', async () => {
  const activity = await house.made();
  const small = await made([{ _id: activity._id }]);
  const large = await made([inner(small), { _id: activity._id }], { name: 'Farm 100%' });

  const found = (await house.ask('author', 'madeGroups', { query: { keyword: '100%' } })).json();

  expect(large.elements).toMatchObject([
    { _id: small._id, isGroup: true, name: small.name },
    { _id: activity._id, isGroup: false, templateAlias: 'multiple-choice', isValid: false },
  ]);
  expect(found).toMatchObject({ total: 1, data: [{ _id: large._id, activityCount: 1, groupCount: 1 }] });
});

test('a group never comes to stand in itself', async () => {
  const small = await made();
  const middle = await made([inner(small)]);
  const large = await made([inner(middle)]);

  expect((await change(small, [inner(large)])).json().code).toBe('menus.cycle');
  expect((await change(small, [inner(small)])).json().code).toBe('menus.cycle');
  expect((await change(large, [inner(small)])).statusCode).toBe(200);
});

test('what is not there, stands there twice, or was changed by somebody else is refused', async () => {
  const activity = await house.made();
  const group = await made();

  const codes = [
    await change(group, [{ _id: uuidv7() }]),
    await change(group, [inner({ _id: uuidv7() })]),
    await change(group, [{ _id: activity._id }, { _id: activity._id }]),
    await change({ ...group, version: 7 }, []),
    await change({ ...group, _id: uuidv7() }, []),
    await create([], { name: group.name.toUpperCase() }),
  ].map((reply) => reply.json().code);

  expect(codes).toEqual([
    'notFound',
    'play.groupNotFound',
    'menus.twice',
    'conflict',
    'play.groupNotFound',
    'wordlists.groupNameTaken',
  ]);
});

test('a group that stands in another is not deleted, nor an activity that stands in a group', async () => {
  const activity = await house.made();
  const small = await made([{ _id: activity._id }]);
  const large = await made([inner(small)]);
  const remove = ({ _id }: MadeGroup) => house.ask('author', 'deleteGroup', { params: { id: _id } });

  const refused = (await remove(small)).json();
  const inUse = (await house.ask('author', 'deleteActivity', { params: { id: activity._id } })).json();

  expect(refused).toMatchObject({
    code: 'groups.inUse',
    rows: [{ section: 'activity-groups', title: large.name }],
  });
  expect(inUse).toMatchObject({ code: 'activities.inUse', rows: [{ title: small.name }] });
  expect([(await remove(large)).statusCode, (await remove(small)).statusCode]).toEqual([200, 200]);
  expect((await house.ask('author', 'deleteActivity', { params: { id: activity._id } })).statusCode).toBe(
    200,
  );
});

test('each role has to do with its types alone', async () => {
  const list = async (who: Somebody) =>
    (await house.ask(who, 'madeGroups', { query: { type: 'menu' } })).statusCode;

  expect(
    await Promise.all((['super', 'author', 'authored', 'generated', 'teacher'] as const).map(list)),
  ).toEqual([200, 200, 200, 403, 403]);
  expect((await create([], {}, 'authored')).json().code).toBe('access.denied');
});

describe('the border of the scopes', () => {
  const [own, foreign] = [uuidv7(), uuidv7()];
  const inOwn = { scopeId: own, grade: '1' };
  const inForeign = { scopeId: foreign, grade: '1' };

  beforeAll(async () => {
    const categories = JSON.stringify({ grades: ['1', '2'], levels: [] });
    const rows = [
      { _id: own, name: 'Own', categories },
      { _id: foreign, name: 'Foreign', categories },
    ];
    await house.db.insertInto('scopes').values(rows).execute();
    await house.db
      .updateTable('users')
      .set({ available_scopes: [own] })
      .where('email', '=', 'author@flink.test')
      .execute();
  });

  async function byHeadOffice(elements: readonly object[], sets: readonly object[]): Promise<MadeGroup> {
    const reply = await create(elements, { educationalCategories: sets }, 'master');
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  test('a group in scopes of others is not seen, changed, deleted or built in; its author and the head office see it', async () => {
    const group = await byHeadOffice([], [inForeign]);
    const params = { id: group._id };
    const find = async (who: Somebody) =>
      (await house.ask(who, 'madeGroups', { query: { keyword: group.name } }))
        .json()
        .data.some(({ _id }: MadeGroup) => _id === group._id);

    const refused = [
      await house.ask('author', 'madeGroup', { params }),
      await change(group, []),
      await house.ask('author', 'deleteGroup', { params }),
      await create([inner(group)]),
    ].map((reply) => reply.json().code);
    const outer = await byHeadOffice([inner(group)], []);
    const seen = (await house.ask('author', 'madeGroup', { params: { id: outer._id } })).json().data;

    expect(refused).toEqual(refused.map(() => 'play.groupNotFound'));
    expect([await find('author'), await find('master'), await find('super')]).toEqual([false, true, true]);
    expect(seen).toMatchObject({ elements: [], groupCount: 0 });
    await house.db
      .updateTable('made_groups')
      .set({
        created_by: (
          await house.db
            .selectFrom('users')
            .select('_id')
            .where('email', '=', 'author@flink.test')
            .executeTakeFirstOrThrow()
        )._id,
      })
      .where('_id', '=', group._id)
      .execute();
    expect(await find('author')).toBe(true);
  });

  test('what somebody does not see in a group is not named and stays at its place when they save', async () => {
    const [hidden, first, second] = [
      await house.made('master', { educationalCategories: [inForeign] }),
      await house.made('master', { educationalCategories: [inOwn] }),
      await house.made(),
    ];
    const group = await byHeadOffice([{ _id: first._id }, { _id: hidden._id }, { _id: second._id }], [inOwn]);
    const ids = ({ elements }: MadeGroup) => elements.map(({ _id }) => _id);

    const seen = (await house.ask('author', 'madeGroup', { params: { id: group._id } })).json().data;
    const saved = (await change(group, [{ _id: second._id }, { _id: first._id }])).json().data;
    const emptied = (await change(saved, [])).json().data;
    const whole = (await house.ask('master', 'madeGroup', { params: { id: group._id } })).json().data;

    expect([ids(seen), seen.activityCount]).toEqual([[first._id, second._id], 2]);
    expect(ids(saved)).toEqual([second._id, first._id]);
    expect(emptied.elements).toEqual([]);
    expect(ids(whole)).toEqual([hidden._id]);
  });

  test('translators of one kind do not see activities of the other in a group', async () => {
    const activity = await house.made();
    await house.db
      .updateTable('activities')
      .set({ generated_from: uuidv7() })
      .where('_id', '=', activity._id)
      .execute();
    const group = await made([{ _id: activity._id }]);
    const open = (who: Somebody) => house.ask(who, 'madeGroup', { params: { id: group._id } });

    expect((await open('authored')).json().data).toMatchObject({ elements: [], activityCount: 0 });
    expect((await open('generated')).json().code).toBe('play.groupNotFound');
    expect((await open('translator')).json().data.elements).toHaveLength(1);
  });

  test('a group is found by what all stands in one of its sets', async () => {
    const first = await made([], { educationalCategories: [inOwn] });
    const second = await made([], { educationalCategories: [{ scopeId: own, grade: '2' }] });
    const found = async (query: object) =>
      (await house.ask('author', 'madeGroups', { query: { limit: 100, ...query } }))
        .json()
        .data.map(({ _id }: MadeGroup) => _id);

    expect(await found({ scope: own })).toEqual(expect.arrayContaining([first._id, second._id]));
    expect(await found({ scope: own, grade: '2' })).toContain(second._id);
    expect(await found({ scope: own, grade: '2' })).not.toContain(first._id);
    expect(await found({ scope: foreign, grade: '2' })).toEqual([]);
  });

  test('a group is sorted into own scopes; what it is in those of others stays as it is', async () => {
    const group = await byHeadOffice([], [inForeign, inOwn]);
    const sorted = (sets: readonly object[]) => change(group, [], { educationalCategories: sets });

    const refused = [
      await create([], { educationalCategories: [inForeign] }),
      await sorted([{ scopeId: foreign, grade: '2' }, inOwn]),
      await sorted([inForeign, { scopeId: foreign, grade: '2' }, inOwn]),
    ].map((reply) => reply.json().code);
    const many = await sorted(Array.from({ length: 6 }, () => inOwn));
    const changed = (await sorted([{ scopeId: own, grade: '2' }])).json().data;

    expect(refused).toEqual(refused.map(() => 'categories.notYours'));
    expect(many.json().fields).toMatchObject({ educationalCategories: expect.any(String) });
    expect(changed.educationalCategories).toMatchObject([inForeign, { scopeId: own, grade: '2' }]);
    expect((await change(changed, [])).json().data.educationalCategories).toHaveLength(2);
  });
});

test('what stands in a group is what it is called, and a group of categories takes none for menus', async () => {
  const activity = await house.made();
  const group = await made([{ _id: activity._id }]);
  const menu = await made([inner(group)], { type: 'menu' });

  expect((await change(group, [inner(activity)])).json().code).toBe('play.groupNotFound');
  expect((await change(menu, [{ _id: group._id }])).json().code).toBe('notFound');
  expect((await create([inner(menu)])).json().code).toBe('play.groupNotFound');
});
