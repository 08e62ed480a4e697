import { type Categories, NO_CATEGORIES } from '@flink/contract/rules/categories/categories.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

const READING = '019a1111-1111-7111-8111-111111111111';
const CATEGORIES: Categories = {
  ...NO_CATEGORIES,
  grades: ['K', '1'],
  firstMenu: 'grades',
  firstCategory: {
    title: 'Subject',
    items: [{ id: READING, title: ' Reading ', grades: ['K'], levels: [] }],
  },
};

const as = () => world.visitor('MASTER_ADMIN').token;
const add = (name: string, categories: unknown = CATEGORIES) =>
  house.ask('scopesAdd', { as: as(), body: { name, categories } as never });

test('a scope tells what is chosen first, with which grades, and how many categories it has', async () => {
  const { data } = (await add('Letters')).json();
  const page = (await house.ask('scopesTable', { as: as(), query: { orderBy: 'categoryCount' } })).json();

  expect(data).toMatchObject({ firstMenu: 'grades', grades: 'K, 1', levels: '', categoryCount: 1 });
  expect(data.categories.firstCategory.items[0].title).toBe('Reading');
  expect(page.data).toContainEqual(expect.objectContaining({ name: 'Letters', categoryCount: 1 }));
});

test.each([
  [
    'nothing to choose from',
    NO_CATEGORIES,
    ['categories.firstCategory', 'categories.firstCategory.title', 'categories.grades'],
  ],
  ['a first menu that nobody chose', { ...CATEGORIES, firstMenu: 'levels' }, ['categories']],
  [
    'a level in a grade that is not there',
    { ...CATEGORIES, assignedLevels: [{ level: 'A', grade: 'K' }] },
    ['categories'],
  ],
  [
    'an id twice',
    {
      ...CATEGORIES,
      secondCategory: { title: 'Skill', items: { [READING]: CATEGORIES.firstCategory.items } },
    },
    ['categories'],
  ],
  ['a field that is not known', { ...CATEGORIES, owner: 'me' }, ['categories.owner']],
])('%s is refused beside its place', async (_, categories, places) => {
  const reply = await add('Wrong', categories);

  expect([reply.statusCode, Object.keys(reply.json().fields).toSorted()]).toEqual([400, places]);
});

test('a name that another scope has is refused beside it', async () => {
  await add('Twice');

  expect(Object.keys((await add('Twice')).json().fields)).toEqual(['name']);
});

test('who works in a scope keeps it from being deleted, and sees no other', async () => {
  const [given, other] = [(await add('Given')).json().data, (await add('Other')).json().data];
  const author = world.a.user('AUTHOR');
  await house.db
    .updateTable('users')
    .set({ available_scopes: [given._id] })
    .where('_id', '=', author.id)
    .execute();
  await house.db
    .updateTable('roles')
    .set({ permissions: JSON.stringify({ admin: { scopes: { view: true } } }) })
    .where('alias', '=', 'AUTHOR')
    .execute();
  const token = world.visitor('AUTHOR').token;

  const gone = await house.ask('scopesDelete', { as: as(), query: { id: given._id } });
  const seen = await house.ask('scopesTable', { as: token });
  const foreign = await house.ask('scopesRow', { as: token, params: { id: other._id } });

  expect([gone.statusCode, gone.json().rows]).toEqual([
    409,
    [{ section: 'users', _id: author.id, title: expect.any(String) }],
  ]);
  expect(seen.json().data.map(({ name }: { name: string }) => name)).toEqual(['Given']);
  expect(foreign.statusCode).toBe(404);
});
