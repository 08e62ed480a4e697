import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';
import type { VisitorName } from '../../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;
let family: string;
/** The member who holds the account. */
let admin: string;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(async () => {
  await world.restore();
  family = world.a.taught.id;
  admin = world.a.rows.find(({ above, isAdmin }) => isAdmin && above[0] === family)?.marker ?? '';
  await house.db
    .updateTable('families')
    .set({ is_prepaid_customer: true, payment_method_id: 'card-1' })
    .where('_id', '=', family)
    .execute();
  await house.db
    .insertInto('prepaid_accounts')
    .values({
      family_id: family,
      total_hours: 12,
      hours_paid: 5,
      hours_in_increment: 5,
      seconds_remaining: 60,
    })
    .execute();
});
afterAll(() => house.close());

const tokenOf = (name: VisitorName) => world.visitor(name).token;

const familyAdmin = async () =>
  (await house.ask('login', { body: { username: admin, password: 'a password of the tests' } })).json()
    .token as string;

const edit = async (as: string | null, body: Record<string, unknown>, id = family) => {
  const reply = await house.ask('editPrepaidStatus', { as, params: { id }, body });
  return { status: reply.statusCode, ...reply.json() };
};

const stored = () =>
  house.db
    .selectFrom('prepaid_accounts as account')
    .innerJoin('families as family', 'family._id', 'account.family_id')
    .select(['account.automatic_payments as automatic', 'family.payment_method_id as method'])
    .where('family._id', '=', family)
    .executeTakeFirstOrThrow();

test('who manages purchases counts payments as hours, never more than are open, and it is written down', async () => {
  const as = tokenOf('CONSUMER_REP');

  const first = await edit(as, { paymentQty: 1 });
  const last = await edit(as, { paymentQty: 1, subscription: true });
  const more = await edit(as, { paymentQty: 1 });
  const ledger = await house.db
    .selectFrom('prepaid_ledger')
    .select(['kind', 'delta_seconds as seconds'])
    .where('family_id', '=', family)
    .orderBy('_id')
    .execute();
  const audit = await house.db.selectFrom('audit_log').select('after').where('row_id', '=', family).execute();

  expect(first.data).toMatchObject({ totalHoursPaid: 10, secondsRemaining: 60 + 5 * 3_600 });
  // Two of five hours were open.
  expect(last.data).toMatchObject({ totalHoursPaid: 12, fullyPaid: true });
  expect([more.status, more.code]).toEqual([409, 'payments.moreThanOpen']);
  expect(ledger).toEqual([
    { kind: 'granted', seconds: 5 * 3_600 },
    { kind: 'subscription', seconds: 2 * 3_600 },
  ]);
  expect(audit).toHaveLength(2);
});

test('hours are given by nobody who does not manage purchases: not by the family, nor by its center', async () => {
  const own = await edit(await familyAdmin(), { paymentQty: 1 });
  const all = await edit(await familyAdmin(), { purchaseProduct: true });
  const center = await edit(tokenOf('LEARNING_CENTER_ADMIN'), { paymentQty: 1 });
  const rep = await edit(tokenOf('REP'), { paymentQty: 1 });
  const head = await edit(tokenOf('MASTER_ADMIN'), { purchaseProduct: true });

  expect([own.code, all.code, center.code]).toEqual(['access.denied', 'access.denied', 'access.denied']);
  expect(rep.code).toBe('notFound');
  expect(head.data).toMatchObject({ fullyPaid: true, buyOut: true });
});

test('the family admin turns automatic payments on and off, a child does not', async () => {
  const as = await familyAdmin();

  const on = await edit(as, { automaticPayments: true });
  const child = await edit(tokenOf('LEARNER'), { automaticPayments: false });
  const foreign = await edit(as, { automaticPayments: false }, world.b.taught.id);

  expect(on.data.automaticPayments).toBe(true);
  expect([child.code, foreign.code]).toEqual(['families.onlyFamilyAdmin', 'notFound']);
  expect((await stored()).automatic).toBe(true);
});

test('a forgotten card ends the automatic payments, which then need a new one', async () => {
  const as = await familyAdmin();
  await edit(as, { automaticPayments: true });

  const removed = await house.ask('removePaymentMethod', { as, params: { id: family } });
  const again = await house.ask('removePaymentMethod', {
    as: tokenOf('CONSUMER_REP'),
    params: { id: family },
  });
  const foreign = await house.ask('removePaymentMethod', { as, params: { id: world.b.taught.id } });
  const wished = await edit(as, { automaticPayments: true });

  expect([removed.statusCode, again.statusCode, foreign.statusCode]).toEqual([200, 200, 404]);
  expect(await stored()).toEqual({ automatic: false, method: null });
  expect([wished.status, wished.code]).toEqual([409, 'payments.noMethod']);
});

test('a family that does not pay by the hour has no status to change', async () => {
  const reply = await edit(tokenOf('MASTER_ADMIN'), { paymentQty: 1 }, world.a.untaught.id);

  expect([reply.status, reply.code]).toEqual([409, 'families.notPrepaid']);
});
