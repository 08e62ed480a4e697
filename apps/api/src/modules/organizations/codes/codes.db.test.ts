import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import type { VisitorName } from '../../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;
let productId: string;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Coded' }).execute();
});
beforeEach(async () => {
  await world.restore();
  await house.db
    .updateTable('learning_centers')
    .set({ product_id: productId })
    .where('_id', '=', world.a.center.id)
    .execute();
});
afterAll(() => house.close());

const generate = (number: number, as: VisitorName = 'LEARNING_CENTER_ADMIN', more = {}) =>
  house.ask('generateCodes', {
    as: world.visitor(as).token,
    body: { learningCenterId: world.a.center.id, productId, title: 'Open day', number, ...more },
  });
const read = async (call: 'unusedCodes' | 'activatedCodes', as: VisitorName = 'LEARNING_CENTER_ADMIN') =>
  (await house.ask(call, { as: world.visitor(as).token, params: { id: world.a.center.id } })).json();

test('codes are made with a title, each one only once, and stand among the unused', async () => {
  const made = (await generate(30)).json().data as string[];
  const unused = await read('unusedCodes');

  expect(new Set(made).size).toBe(30);
  for (const code of made) expect(code).toMatch(/^QUOKKA\w*-[A-HJ-KM-NP-Z2-9]{6}$/);
  expect(unused.total).toBe(30);
  expect(unused.data[0]).toMatchObject({ title: 'Open day', productName: 'Coded' });
  expect(unused.data).toHaveLength(10);
});

test('a code that a family came with stands among the activated; a rep is not told whose it is', async () => {
  const [code = ''] = (await generate(2)).json().data;
  await house.db
    .updateTable('organization_codes')
    .set({ activated_at: new Date(), family_id: world.a.taught.id })
    .where('code', '=', code)
    .execute();

  const [own, rep] = [await read('activatedCodes'), await read('activatedCodes', 'REP')];

  expect(own).toMatchObject({ total: 1, data: [{ code, familyName: world.a.taught.marker }] });
  expect(rep).toMatchObject({ total: 1, data: [{ code, familyName: null }] });
  expect((await read('unusedCodes')).total).toBe(1);
});

test('no code is made for a product that the center has no plan of', async () => {
  const other = uuidv7();
  await house.db
    .insertInto('products')
    .values({ _id: other, name: `Other ${other}` })
    .execute();

  const refused = await generate(1, 'LEARNING_CENTER_ADMIN', { productId: other });

  expect([refused.statusCode, refused.json().code]).toEqual([409, 'codes.productNotAssigned']);
});

test('making codes is written down', async () => {
  const codes = (await generate(2)).json().data;

  const entry = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('resource', '=', 'codes')
    .orderBy('_id', 'desc')
    .executeTakeFirst();

  expect(entry).toMatchObject({ row_id: world.a.center.id, after: { title: 'Open day', codes } });
});

test('currencies are named in the language that is spoken', async () => {
  const reply = await house.ask('currencies', {
    as: world.visitor('REGULAR').token,
    headers: { 'user-locale': 'es' },
  });

  expect(reply.json().data).toContainEqual({ isoCode: 'KES', name: 'chelín keniano' });
});

test('a district reads the name of its own organisation in the list of names', async () => {
  const reply = await house.ask('masterOrganizationNames', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
  });

  expect(reply.json().data).toEqual([
    { _id: world.a.organization.id, name: `${world.a.organization.marker} organisation` },
  ]);
});
