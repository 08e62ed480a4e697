import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import type { VisitorName } from '../../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;
const productId = uuidv7();

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
  const product_id = productId;
  await house.db.insertInto('products').values({ _id: product_id, name: 'Sold' }).execute();
  await house.db
    .updateTable('master_organizations')
    .set({ rep_id: world.a.user('REP').id })
    .where('_id', '=', world.a.organization.id)
    .execute();
  for (const [tenant, plans] of [
    [world.a, 3],
    [world.b, 5],
  ] as const) {
    const center = { learning_center_id: tenant.center.id, product_id };
    await house.db
      .insertInto('organization_plans')
      .values({ master_organization_id: tenant.organization.id, product_id, plans: 10 })
      .execute();
    await house.db
      .insertInto('plan_assignments')
      .values({ _id: uuidv7(), master_organization_id: tenant.organization.id, plans, ...center })
      .execute();
    await house.db
      .insertInto('organization_codes')
      .values([
        { _id: uuidv7(), code: `${plans}-FREE`, title: 'Open day', ...center },
        {
          _id: uuidv7(),
          code: `${plans}-TAKEN`,
          activated_at: new Date('2026-02-01T10:00:00Z'),
          family_id: tenant.taught.id,
          ...center,
        },
      ])
      .execute();
    await house.db
      .insertInto('purchases')
      .values({
        _id: uuidv7(),
        family_id: tenant.taught.id,
        product_id,
        amount_minor: 1_250,
        currency_iso_code: plans === 3 ? 'UGX' : 'USD',
        status: plans === 3 ? 'Active' : 'Expired',
      })
      .execute();
  }
});
afterAll(() => house.close());

type Table = 'centerPurchasesTable' | 'familyPurchasesTable' | 'codesTable';

const rows = async (call: Table, name: VisitorName, query: object = {}) => {
  const reply = await house.ask(call, { as: world.visitor(name).token, query: query as never });
  return reply.statusCode === 200 ? (reply.json().data as Record<string, unknown>[]) : reply.json().code;
};

const told = async (call: Table, field: string, name: VisitorName, query: object = {}) => {
  const found = await rows(call, name, query);
  return Array.isArray(found) ? found.map((row) => row[field]).sort() : found;
};

test('a rep sees what the own organizations purchased, the head office all, families and centers none', async () => {
  expect(await told('centerPurchasesTable', 'plans', 'MASTER_ADMIN')).toEqual([3, 5]);
  expect(await told('centerPurchasesTable', 'plans', 'REP')).toEqual([3]);
  for (const name of [
    'LEARNING_CENTER_ADMIN',
    'MASTER_ORGANIZATION_ADMIN',
    'CONSUMER_REP',
    'LEARNER',
  ] as const)
    expect(await told('centerPurchasesTable', 'plans', name)).toBe('access.denied');
  expect(
    await told('centerPurchasesTable', 'plans', 'MASTER_ADMIN', { orderBy: 'inUse', filter: 'Sold' }),
  ).toEqual([3, 5]);
  expect(await told('centerPurchasesTable', 'plans', 'MASTER_ADMIN', { filter: 'nothing like it' })).toEqual(
    [],
  );
});

test('purchases of families are told in the units of their currency, to who sees families and purchases', async () => {
  expect(await told('familyPurchasesTable', 'amount', 'MASTER_ADMIN')).toEqual([12.5, 1250]);
  expect(await told('familyPurchasesTable', 'amount', 'MASTER_ADMIN', { 'filter.status': 'Active' })).toEqual(
    [1250],
  );
  for (const name of ['REP', 'LEARNING_CENTER_ADMIN', 'TEACHER', 'LEARNER'] as const)
    expect(await told('familyPurchasesTable', 'amount', name)).toBe('access.denied');
});

test('codes are told to their tenant alone, and the family behind one to who may see families', async () => {
  expect(await told('codesTable', 'code', 'MASTER_ADMIN')).toEqual([
    '3-FREE',
    '3-TAKEN',
    '5-FREE',
    '5-TAKEN',
  ]);
  for (const name of ['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'LEARNING_CENTER_ADMIN', 'REP'] as const)
    expect(await told('codesTable', 'code', name)).toEqual(['3-FREE', '3-TAKEN']);
  expect(await told('codesTable', 'code', 'TEACHER')).toBe('access.denied');
  expect(await told('codesTable', 'code', 'LEARNING_CENTER_ADMIN', { 'filter.state': 'unused' })).toEqual([
    '3-FREE',
  ]);

  const [{ familyName }] = (await rows('codesTable', 'LEARNING_CENTER_ADMIN', {
    'filter.state': 'activated',
  })) as [{ familyName: string }];
  expect(familyName).toEqual(expect.any(String));
  expect(await told('codesTable', 'familyName', 'REP', { 'filter.state': 'activated' })).toEqual([null]);
  expect(await told('codesTable', 'code', 'REP', { filter: familyName })).toEqual([]);
  expect(await told('codesTable', 'code', 'LEARNING_CENTER_ADMIN', { filter: familyName })).toEqual([
    '3-TAKEN',
  ]);
});

test('tables over all centers are filtered by organization, region, center, product and days', async () => {
  const { organization, region, center } = world.b;
  const day = { 'filter.createdAt': '2000-01-01..2000-01-02' };
  const cases: readonly [Table, string, readonly unknown[]][] = [
    ['centerPurchasesTable', 'plans', [5]],
    ['familyPurchasesTable', 'amount', [12.5]],
    ['codesTable', 'code', ['5-FREE', '5-TAKEN']],
  ];
  for (const [call, field, ofB] of cases) {
    const found = (query: object) => told(call, field, 'MASTER_ADMIN', query);
    expect(await found({ 'filter.masterOrganizationId': organization.id }), call).toEqual(ofB);
    expect(await found({ 'filter.regionId': region.id }), call).toEqual(ofB);
    expect(await found({ 'filter.learningCenterId': center.id }), call).toEqual(ofB);
    expect(await found({ 'filter.productId': uuidv7() }), call).toEqual([]);
    expect(await found({ 'filter.productId': productId }), call).toHaveLength(2 * ofB.length);
  }
  expect(await told('familyPurchasesTable', 'amount', 'MASTER_ADMIN', day)).toEqual([]);
  expect(await told('codesTable', 'code', 'MASTER_ADMIN', day)).toEqual([]);
  expect(
    await told('codesTable', 'code', 'MASTER_ADMIN', { 'filter.activatedAt': '2026-02-01..2026-02-01' }),
  ).toEqual(['3-TAKEN', '5-TAKEN']);
});

test('filtering by the center or region of another tenant finds nothing', async () => {
  for (const query of [
    { 'filter.learningCenterId': world.b.center.id },
    { 'filter.regionId': world.b.region.id },
  ]) {
    expect(await told('codesTable', 'code', 'LEARNING_CENTER_ADMIN', query)).toEqual([]);
    expect(await told('centerPurchasesTable', 'plans', 'REP', query)).toEqual([]);
  }
});
