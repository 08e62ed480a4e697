import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import { newForm } from './testing/sample-form.ts';

let house: TestHouse;
let world: TwoTenants;
let productId: string;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Counted' }).execute();
});
beforeEach(() => world.restore());
afterAll(() => house.close());

async function codes(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    _id: uuidv7(),
    code: `P-${uuidv7().toUpperCase()}`,
    learning_center_id: world.a.center.id,
    product_id: productId,
  }));
  await house.db.insertInto('organization_codes').values(rows).execute();
  return rows.map(({ code }) => code);
}

/** What the organisation has, and what of it the center and its region were given. */
async function plans(given: { center?: number; region?: number }): Promise<void> {
  const _id = world.a.organization.id;
  await house.db
    .insertInto('organization_plans')
    .values({ master_organization_id: _id, product_id: productId, plans: 100 })
    .execute();
  const rows = [
    { learning_center_id: world.a.center.id, plans: given.center ?? 0 },
    { region_id: world.a.region.id, plans: given.region ?? 0 },
  ].filter((row) => row.plans > 0);
  if (rows.length > 0)
    await house.db
      .insertInto('plan_assignments')
      .values(
        rows.map((row) => ({ _id: uuidv7(), master_organization_id: _id, product_id: productId, ...row })),
      )
      .execute();
}

const register = (code: string) => house.ask('registerByCode', { params: { code }, body: newForm() });

const registered = async () =>
  (await house.db.selectFrom('families').select('_id').where('product_id', '=', productId).execute()).length;

test('a center whose organisation counts nothing registers whoever has a code', async () => {
  const [code = ''] = await codes(1);

  expect((await register(code)).statusCode).toBe(200);
});

test('a center without a plan registers nobody, says so before the form is filled in, and the code stays free', async () => {
  await plans({});
  const [code = ''] = await codes(1);

  const [checked, refused] = [await house.ask('checkCode', { params: { code } }), await register(code)];

  expect([checked.statusCode, checked.json().code]).toEqual([409, 'registration.noPlanFree']);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration.noPlanFree']);
  const { activated_at } = await house.db
    .selectFrom('organization_codes')
    .select('activated_at')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(activated_at).toBeNull();
});

test('the own plans are taken first, then those the region shares', async () => {
  await plans({ center: 1, region: 2 });
  const all = await codes(4);

  const answers = [];
  for (const code of all) answers.push((await register(code)).statusCode);

  expect(answers).toEqual([200, 200, 200, 409]);
});

test('of many who register at once no more come in than there are plans', async () => {
  await plans({ center: 2, region: 1 });
  const all = await codes(8);

  const answers = await Promise.all(all.map(register));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(await registered()).toBe(3);
});

test('plans are not taken away from under who registers at the same moment', async () => {
  await plans({ center: 5 });
  const all = await codes(5);

  const [lowered] = await Promise.all([
    house.ask('assignPlans', {
      as: world.visitor('SUPER').token,
      body: {
        _id: world.a.organization.id,
        assignments: [{ productId, organizationId: world.a.center.id, plans: 2, before: 5 }],
      },
    }),
    ...all.map(register),
  ]);

  const most = lowered.statusCode === 200 ? 2 : 5;
  expect(await registered()).toBeLessThanOrEqual(most);
});
