import type { Sent } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';

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

const token = () => world.visitor('MASTER_ADMIN').token;
type Entry = Sent<Calls['purchasePlans']>['body']['plans'][number];

const purchase = (entry: Omit<Entry, 'productId'>, as = token()) =>
  house.ask('purchasePlans', {
    as,
    body: { _id: world.a.organization.id, plans: [{ productId, ...entry }] },
  });
const assign = (
  assignments: readonly (readonly [organizationId: string, plans: number, before?: number])[],
  as = token(),
) =>
  house.ask('assignPlans', {
    as,
    body: {
      _id: world.a.organization.id,
      assignments: assignments.map(([organizationId, plans, before = 0]) => ({
        productId,
        organizationId,
        plans,
        before,
      })),
    },
  });
const status = async () => {
  const reply = await house.ask('masterOrganizationPlans', {
    as: token(),
    params: { id: world.a.organization.id },
  });
  const { data } = reply.json();
  return data.products.find((one: { productId: string }) => one.productId === productId);
};

/** Families in the center that use the product. */
const settle = (count: number, center = world.a.center.id) =>
  house.db
    .insertInto('families')
    .values(
      Array.from({ length: count }, () => ({
        _id: uuidv7(),
        learning_center_id: center,
        product_id: productId,
        name: 'Settled',
      })),
    )
    .returning('_id')
    .execute();

const farCenter = () => {
  const center = world.a.rows.find(({ kind, id }) => kind === 'learningCenter' && id !== world.a.center.id);
  if (!center) throw new Error('The tenant has one center only.');
  return center.id;
};

describe('what is purchased', () => {
  test('is told with what is assigned, assignable, in use and available', async () => {
    await purchase({ plans: 50, version: 0 });
    await assign([
      [world.a.center.id, 20],
      [world.a.region.id, 5],
    ]);
    await settle(7);

    expect(await status()).toMatchObject({
      plans: 50,
      unlimited: false,
      assigned: 25,
      assignable: 25,
      inUse: 7,
      available: 43,
      version: 1,
    });
  });

  test('is not less than what is assigned', async () => {
    await purchase({ plans: 50, version: 0 });
    await assign([[world.a.center.id, 20]]);

    const refused = await purchase({ plans: 19, version: 1 });

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plans.belowAssigned']);
    expect(refused.json().fields).toEqual({
      'plans.0.plans': 'You cant purchase less than already assigned to regions and learning centers',
    });
    expect(await status()).toMatchObject({ plans: 50 });
  });

  test('is kept only while there are plans or no limit', async () => {
    await purchase({ plans: 5, version: 0 });
    await purchase({ plans: 0, version: 1 });
    const entries = await house.db.selectFrom('organization_plans').selectAll().execute();
    await purchase({ unlimited: true, version: 0 });

    expect(entries).toEqual([]);
    expect(await status()).toMatchObject({ plans: 0, unlimited: true });
  });

  test('keeps prepaid figures within their bounds', async () => {
    await purchase({
      plans: 5,
      version: 0,
      prepaidConfig: {
        totalHours: 10.126,
        hoursInIncrement: 500,
        costPerHour: 0.45,
        discountPercents: 5,
        currencyIsoCode: 'KES',
      },
    });

    expect((await status()).prepaidConfig).toEqual({
      totalHours: 10.13,
      hoursInIncrement: 10.13,
      costPerHour: 0.45,
      discountPercents: 5,
      currencyIsoCode: 'KES',
    });
  });

  test('may be paid by months or years, with a price of the card service only where that is the same', async () => {
    const prepaidConfig = {
      totalHours: 0,
      hoursInIncrement: 0,
      costPerHour: 0,
      discountPercents: 0,
      currencyIsoCode: 'USD',
    };
    const periods = { paysBy: 'months' as const, costPerPeriod: 7.99, totalMonths: 12, freeTrialWeeks: 2 };
    const wanted = (priceId: string | null, more = {}) =>
      purchase({
        plans: 5,
        version: 0,
        prepaidConfig,
        periodConfig: { ...periods, priceId, ...more },
      });

    const refused = [
      await wanted('price_unknown'),
      await wanted('price_sandbox_month', { costPerPeriod: 7.98 }),
      await wanted('price_sandbox_month', { paysBy: 'year' }),
    ];
    const free = await wanted(null, { costPerPeriod: 0 });
    const taken = await wanted('price_sandbox_month');

    expect(Object.keys(free.json().fields ?? {})).toEqual(['plans.0.periodConfig.costPerPeriod']);

    for (const reply of refused)
      expect(Object.keys(reply.json().fields ?? {})).toEqual(['plans.0.periodConfig.priceId']);
    expect(taken.statusCode).toBe(200);
    expect((await status()).periodConfig).toEqual({ ...periods, priceId: 'price_sandbox_month' });
    // Left out, it stays.
    await purchase({ plans: 6, version: 1 });
    expect((await status()).periodConfig.paysBy).toBe('months');
  });

  test('is changed once by two who read the same', async () => {
    await purchase({ plans: 5, version: 0 });

    const replies = await Promise.all([10, 20].map((plans) => purchase({ plans, version: 1 })));

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await status()).version).toBe(2);
  });

  test('is made once by two at the same moment', async () => {
    const replies = await Promise.all([10, 20].map((plans) => purchase({ plans, version: 0 })));

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await status()).version).toBe(1);
  });
});

describe('what is assigned', () => {
  test('is not more than the organisation has left, with what the center has', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 6]]);

    const refused = await assign([[world.a.center.id, 11, 6]]);
    const all = await assign([[world.a.center.id, 10, 6]]);

    expect(refused.json()).toMatchObject({
      code: 'plans.aboveUnassigned',
      fields: {
        'assignments.0.plans': 'You cant assign more than master organization has not assigned',
      },
    });
    expect(all.statusCode).toBe(200);
  });

  test('is not less than the center uses', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 6]]);
    await settle(4);

    const refused = await assign([[world.a.center.id, 3, 6]]);
    const least = await assign([[world.a.center.id, 4, 6]]);

    expect(refused.json()).toMatchObject({
      code: 'plans.belowUsed',
      fields: { 'assignments.0.plans': 'You cant assign less than organization already uses' },
    });
    expect(least.statusCode).toBe(200);
  });

  test('moves from one center to another in one press', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 10]]);

    const moved = await assign([
      [farCenter(), 10],
      [world.a.center.id, 0, 10],
    ]);

    expect(moved.statusCode).toBe(200);
    expect(await status()).toMatchObject({ assigned: 10 });
  });

  test('is all saved or nothing', async () => {
    await purchase({ plans: 10, version: 0 });

    const refused = await assign([
      [farCenter(), 5],
      [world.a.center.id, 6],
    ]);

    expect(refused.statusCode).toBe(409);
    expect(await status()).toMatchObject({ assigned: 0 });
  });

  test('is not named twice in one press', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 8]]);

    const twice = await assign([
      [world.a.center.id, 3, 8],
      [world.a.center.id, 15, 8],
    ]);

    expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([
      400,
      ['assignments.1.organizationId'],
    ]);
  });

  test('is not given to a center of another organisation', async () => {
    await purchase({ plans: 10, version: 0 });

    const foreign = await assign([[world.b.center.id, 1]]);

    expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([
      400,
      ['assignments.0.organizationId'],
    ]);
  });

  test('by somebody else meanwhile is not overwritten', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 2]]);

    const stale = await assign([[world.a.center.id, 5, 0]]);

    expect([stale.statusCode, stale.json().code]).toEqual([409, 'conflict']);
  });

  test('never exceeds what was purchased, however many administrators assign at once', async () => {
    await purchase({ plans: 10, version: 0 });
    const centers = await house.db
      .insertInto('learning_centers')
      .values(
        Array.from({ length: 12 }, (_, n) => ({
          _id: uuidv7(),
          master_organization_id: world.a.organization.id,
          region_id: world.a.region.id,
          name: `At once ${n}`,
          url: `at-once-${n}`,
          config: JSON.stringify({ locales: ['en'], defaultLocale: 'en' }),
        })),
      )
      .returning('_id')
      .execute();
    const roles = ['SUPER', 'MASTER_ADMIN', 'MASTER_ORGANIZATION_ADMIN', 'REP'] as const;

    const replies = await Promise.all(
      centers.map(({ _id }, n) => assign([[_id, 3]], world.visitor(roles[n % 4] ?? 'SUPER').token)),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(replies.filter(({ statusCode }) => statusCode !== 200).map((reply) => reply.json().code)).toEqual(
      Array.from({ length: 9 }, () => 'plans.aboveUnassigned'),
    );
    expect(await status()).toMatchObject({ assigned: 9, assignable: 1 });
  });

  test('and purchased at once leaves never more assigned than purchased', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.restore();
      await purchase({ plans: 10, version: 0 });

      await Promise.all([assign([[world.a.center.id, 10]]), purchase({ plans: 5, version: 1 })]);

      const { plans, assigned } = await status();
      expect(assigned).toBeLessThanOrEqual(plans);
    }
  });

  test('is written down with before and after', async () => {
    await purchase({ plans: 10, version: 0 });
    await assign([[world.a.center.id, 4]]);

    const entry = await house.db
      .selectFrom('audit_log')
      .selectAll()
      .where('resource', '=', 'plans')
      .orderBy('_id', 'desc')
      .executeTakeFirst();

    expect(entry).toMatchObject({
      row_id: world.a.organization.id,
      before: { assigned: [{ organizationId: world.a.center.id, productId, plans: 0 }] },
      after: { assigned: [{ organizationId: world.a.center.id, productId, plans: 4 }] },
    });
  });
});

describe('who sees what', () => {
  test('a region sees its own and its centers, and no more', async () => {
    await purchase({ plans: 30, version: 0 });
    await assign([
      [world.a.region.id, 4],
      [world.a.center.id, 2],
      [farCenter(), 9],
    ]);
    await settle(3);

    const reply = await house.ask('regionPlans', {
      as: world.visitor('REGION_ADMIN').token,
      params: { id: world.a.region.id },
    });

    expect(reply.json().data).toMatchObject({
      products: [{ productId, assigned: 4, inUse: 1 }],
      learningCenters: [{ _id: world.a.center.id, plans: [{ productId, assigned: 2, inUse: 3 }] }],
    });
  });

  test('a center sees what was given to it and what of it is in use, and nothing of another', async () => {
    await purchase({ plans: 30, version: 0 });
    await assign([
      [world.a.center.id, 2],
      [farCenter(), 9],
    ]);
    const read = (id: string) =>
      house.ask('learningCenterPlans', {
        as: world.visitor('LEARNING_CENTER_ADMIN').token,
        params: { id },
      });

    const own = await read(world.a.center.id);
    const far = await read(farCenter());

    expect(own.json().data.products).toMatchObject([{ productId, productName: 'Counted', assigned: 2 }]);
    expect(far.statusCode).toBe(404);
  });

  test('a center is told which products it may give, and how many are left of them', async () => {
    await purchase({ plans: 30, version: 0 });
    await assign([
      [world.a.region.id, 4],
      [world.a.center.id, 2],
    ]);
    await settle(3);

    const reply = await house.ask('assignedProducts', {
      as: world.visitor('LEARNING_CENTER_ADMIN').token,
      params: { id: world.a.center.id },
    });

    expect(reply.json().data).toEqual([{ _id: productId, name: 'Counted', onePerson: false, left: 3 }]);
  });
});

describe('a blocked family', () => {
  const block = (id: string, blocked: boolean) =>
    house.ask('blockFamily', {
      as: world.visitor('LEARNING_CENTER_ADMIN').token,
      params: { id },
      body: { blocked },
    });

  test('frees its plan, and is let in again only while one is free', async () => {
    await purchase({ plans: 1, version: 0 });
    await assign([[world.a.center.id, 1]]);
    const [first] = await settle(1);
    const id = first?._id ?? '';

    await block(id, true);
    const freed = (await status()).inUse;
    const [second] = await settle(1);
    const refused = await block(id, false);
    await block(second?._id ?? '', true);
    const again = await block(id, false);

    expect(freed).toBe(0);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plans.noneFree']);
    expect(again.json().data).toEqual({ _id: id, blocked: false });
  });

  test('is not let in again when all plans were given back: none left is not the same as never counted', async () => {
    await purchase({ plans: 1, version: 0 });
    await assign([[world.a.center.id, 1]]);
    const [first] = await settle(1);
    const id = first?._id ?? '';
    await block(id, true);
    await assign([[world.a.center.id, 0, 1]]);
    await purchase({ plans: 0, version: 1 });

    const again = await block(id, false);

    expect(await status()).toMatchObject({ plans: 0 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'plans.noneFree']);
  });

  test('of two that are let in at once one gets the last plan', async () => {
    await purchase({ plans: 1, version: 0 });
    await assign([[world.a.center.id, 1]]);
    const families = await settle(3);
    for (const { _id } of families) await block(_id, true);

    const replies = await Promise.all(families.map(({ _id }) => block(_id, false)));

    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await status()).toMatchObject({ inUse: 1 });
  });

  test('of many that are let in again only as many come in as there are plans; the others are named', async () => {
    await purchase({ plans: 2, version: 0 });
    await assign([[world.a.center.id, 2]]);
    const ids = (await settle(3)).map(({ _id }) => _id);
    const turn = async (action: string) =>
      (
        await house.ask('familiesBulkChange' as 'familiesBulk', {
          as: world.visitor('LEARNING_CENTER_ADMIN').token,
          body: { action, ids } as never,
        })
      ).json();

    const blocked = await turn('block');
    const free = (await status()).inUse;
    const letIn = await turn('unblock');

    expect(blocked).toEqual({ success: true, done: 3, left: 0, rows: [] });
    expect(free).toBe(0);
    expect(letIn).toMatchObject({ done: 2, left: 1, rows: [{ code: 'plans.noneFree' }] });
    expect(await status()).toMatchObject({ inUse: 2 });
  });

  test('is signed out at once and does not sign in, which is written down', async () => {
    const learner = world.visitor('LEARNER').token;
    const before = await house.ask('updateToken', { as: learner });

    await block(world.a.taught.id, true);
    const after = await house.ask('updateToken', { as: learner });
    const entry = await house.db
      .selectFrom('audit_log')
      .selectAll()
      .where('row_id', '=', world.a.taught.id)
      .executeTakeFirst();

    expect([before.statusCode, after.statusCode]).toEqual([200, 401]);
    expect(entry).toMatchObject({ before: { blocked: false }, after: { blocked: true } });
  });
});
