import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a group is sorted into own scopes; those of others stay while they are left alone', async () => {
  const scopeId = uuidv7();
  const categories = JSON.stringify({ grades: ['1'], levels: [] });
  await house.db.insertInto('scopes').values({ _id: scopeId, name: 'Sorted', categories }).execute();
  const set = { scopeId, grade: '1' };
  const sorted = await house.ask('master', 'createGroup', {
    body: { type: 'edu', name: 'Sorted group', educationalCategories: [set] },
  });
  const group: MadeGroup = sorted.json().data;

  const refused = await create([], { educationalCategories: [set] });
  const renamed = await change(group, [], { name: 'Sorted anew', educationalCategories: [set] });

  expect(group.educationalCategories).toMatchObject([set]);
  expect(refused.json().code).toBe('categories.notYours');
  expect(renamed.json().data).toMatchObject({ name: 'Sorted anew', educationalCategories: [set] });
  expect((await change(renamed.json().data, [])).json().data.educationalCategories).toHaveLength(1);
});
