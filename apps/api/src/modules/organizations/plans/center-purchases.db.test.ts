import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPayingHouse, type PayingHouse, told } from '../../billing/testing/paying-house.ts';

let house: PayingHouse;

beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

test('plans of a center are purchased and taken back one by one, never below those in use', async () => {
  const rep = await house.tokenOf('master@flink.test');
  const center = await house.db
    .selectFrom('learning_centers')
    .selectAll()
    .where('url', '=', 'baobab')
    .executeTakeFirstOrThrow();
  const productId = uuidv7();
  await house.db.insertInto('products').values({ _id: productId, name: 'Counted' }).execute();
  // Without hours and a price its families would play for nothing.
  const unpriced = await house.ask('addCenterPurchase', {
    as: rep,
    params: { id: center._id },
    body: { productId, number: 2 },
  });
  await house.db
    .insertInto('organization_plans')
    .values({ master_organization_id: center.master_organization_id, product_id: productId, plans: 1 })
    .execute();
  const add = () =>
    house.ask('addCenterPurchase', { as: rep, params: { id: center._id }, body: { productId, number: 2 } });
  const priced = (values: object) =>
    house.db.updateTable('organization_plans').set(values).where('product_id', '=', productId).execute();
  const refused = [told(await add())];
  await priced({ total_hours: 30, hours_in_increment: 5 });
  refused.push(told(await add()));
  await priced({ cost_per_hour: 1.5 });

  const made = await Promise.all([add(), add()]);
  const { _id } = made.find(({ statusCode }) => statusCode === 200)?.json().data ?? {};
  const change = (call: 'addPlansToPurchase' | 'subtractPlansFromPurchase', number = 1) =>
    house.ask(call, { as: rep, params: { id: _id }, body: { number } });
  await Promise.all(Array.from({ length: 10 }, () => change('addPlansToPurchase')));
  await Promise.all(Array.from({ length: 4 }, () => change('subtractPlansFromPurchase')));
  await priced({ cost_per_hour: 0 });
  const unpricedSince = told(await change('addPlansToPurchase'));
  await priced({ cost_per_hour: 1.5 });
  await house.db
    .updateTable('families')
    .set({ product_id: productId })
    .where('_id', '=', house.otieno)
    .execute();
  const tooMany = told(await change('subtractPlansFromPurchase', 8));
  const one = (await house.ask('centerPurchase', { as: rep, params: { id: _id } })).json().data;
  const foreign = await house.ask('centerPurchase', {
    as: await house.tokenOf('center@flink.test'),
    params: { id: _id },
  });
  const remove = () => house.ask('deleteCenterPurchase', { as: rep, params: { id: _id } });
  const ofCenter = async (as = rep) => house.ask('centerPurchases', { as, params: { id: center._id } });
  const inUse = told(await remove());
  const listed = (await ofCenter()).json().data;
  const foreignList = await ofCenter(await house.tokenOf('center@flink.test'));

  expect(unpriced.json()).toMatchObject({ fields: { productId: expect.stringContaining('hours') } });
  expect(refused).toEqual(Array(2).fill({ status: 400, code: 'request.invalid', fields: ['productId'] }));
  expect(unpricedSince).toEqual({ status: 400, code: 'request.invalid', fields: ['number'] });
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(one).toMatchObject({ plans: 8, inUse: 1, productName: 'Counted' });
  expect(tooMany).toEqual({ status: 409, code: 'plans.belowUsed' });
  expect(foreign.statusCode).toBe(404);
  const organization = await house.db
    .selectFrom('organization_plans')
    .select('plans')
    .where('product_id', '=', productId)
    .execute();
  expect(organization).toEqual([{ plans: 9 }]);

  expect(inUse).toEqual({ status: 409, code: 'plans.belowUsed' });
  expect(listed).toContainEqual(one);
  expect(foreignList.statusCode).toBe(404);
  await house.db.updateTable('families').set({ product_id: null }).where('_id', '=', house.otieno).execute();
  expect((await remove()).json()).toEqual({ success: true });
  const left = (await ofCenter()).json().data as { readonly productId: string; readonly plans: number }[];
  expect(left.filter((purchase) => purchase.productId === productId)).toEqual([]);
});
