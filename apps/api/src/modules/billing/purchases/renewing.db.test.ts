import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { chargesService } from '../charges/charges.service.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';
import { payPeriod } from './pay-period.ts';
import { paymentsOf, purchase } from './purchases.repo.ts';

let house: Buyers['house'];
let strike: Buyers['strike'];
let hear: Buyers['hear'];
let garcia: string;
let ana: string;
let id: string;

beforeAll(async () => {
  ({ house, strike, hear } = await openBuyers());
  garcia = (await house.member('ana')).familyId;
});
beforeEach(async () => {
  await house.clear();
  await card('pm_card_visa');
  await set({
    status: 'Active',
    is_refunded: false,
    resume_subscription: false,
    retry_transaction: false,
    successful_transactions: 2,
    paid_before: 0,
    canceled_at: null,
    free_trial_weeks: 0,
    levels: null,
    number_of_billing_cycles: null,
    begun_at: afterMonths(inDays(-1), -2),
    next_billing_at: inDays(-1),
  });
  ana = await house.tokenOf('ana');
  id = (await row())._id;
});
afterAll(() => house.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const card = (token: string) =>
  house.db.updateTable('families').set({ payment_method_id: token }).where('_id', '=', garcia).execute();
const set = (values: object) =>
  house.db.updateTable('purchases').set(values).where('family_id', '=', garcia).execute();
const row = () =>
  house.db.selectFrom('purchases').selectAll().where('family_id', '=', garcia).executeTakeFirstOrThrow();
const due = () => set({ next_billing_at: inDays(-0.001) });
const paid = async () => (await house.paymentsOf(garcia)).filter(({ state }) => state === 'paid').length;
const day = (date: Date | null) => date?.toISOString().slice(0, 10);
const cancel = () => house.ask('cancelPurchase', { as: ana, params: { id } });
const resume = () => house.ask('resumeSubscription', { as: ana, params: { id }, body: { familyId: garcia } });

describe('what renews is charged a period after the last one', () => {
  test('by the clock, also in the hour in which somebody tried cards in vain', async () => {
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, state, failure)
      select gen_random_uuid(), ${garcia}, 'hours', 'sandbox', 'tried ' || nth, 100, 'USD', 'failed', 'declined'
      from generate_series(1, 8) as nth`.execute(house.db);

    await strike();

    expect([await paid(), (await row()).status]).toEqual([1, 'Active']);
  });

  test('by the clock', async () => {
    await strike();

    expect([day((await row()).next_billing_at), await paid()]).toEqual([day(afterMonths(inDays(-1), 1)), 1]);
  });

  test.each([
    ['was past due and tried again', { status: 'Past Due', retry_transaction: true }, 'retryTransaction'],
    ['was cancelled and resumed', { status: 'Canceled', resume_subscription: true }, 'resumeSubscription'],
  ] as const)('also when it %s, whatever was paid before it', async (_what, how, call) => {
    await set({ ...how, free_trial_weeks: 2, successful_transactions: 12 });
    await (call === 'resumeSubscription'
      ? resume()
      : house.ask('retryTransaction', { as: ana, params: { id } }));
    const { begun_at, next_billing_at: next } = await row();
    const from = new Date(begun_at.getTime() + 14 * 86_400_000);
    expect(day(next)).toBe(day(afterMonths(from, 1)));

    // A month goes by.
    await set({
      begun_at: afterMonths(begun_at, -1),
      next_billing_at: afterMonths(from, 0),
    });
    await due();
    await strike();

    const after = await row();
    expect([after.successful_transactions, after.status]).toEqual([14, 'Active']);
    expect(day(after.next_billing_at)).toBe(day(afterMonths(afterMonths(from, -1), 2)));
  });

  test('and not for the months in which nobody could come in', async () => {
    await set({ begun_at: afterMonths(inDays(-100), -2), next_billing_at: inDays(-100) });

    for (let nth = 0; nth < 4; nth += 1) await strike();

    expect(await paid()).toBe(1);
    expect(day((await row()).next_billing_at)).toBe(day(afterMonths(new Date(), 1)));
  });

  test('but not while a bank asks for a payment of the family back', async () => {
    await strike();
    const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
    await house.db.updateTable('payments').set({ external_id: 'pi_asked' }).execute();
    await hear({ kind: 'disputed', externalId: 'pi_asked', state: 'open' });
    await due();

    await strike();
    expect(await paid()).toBe(1);
    await hear({ kind: 'disputed', externalId: 'pi_asked', state: 'won' });
    await hear({ kind: 'disputed', externalId: 'pi_asked', state: 'open' });
    await strike();

    expect(await paid()).toBe(2);
    const account = await house.ask('account', { as: ana, params: { id: garcia } });
    const rows: { _id: string; disputed: boolean }[] = account.json().data.payments;
    expect(rows.find((one) => one._id === _id)?.disputed).toBe(false);
  });

  test('and on as soon as the bank has given the money of another purchase back', async () => {
    await strike();
    const first = await row();
    const [{ _id: lost } = { _id: '' }] = await house.db.selectFrom('payments').select('_id').execute();
    await house.db.updateTable('payments').set({ external_id: 'pi_lost' }).execute();
    const other = uuidv7();
    await house.db
      .insertInto('purchases')
      .values({ ...first, _id: other, levels: null, next_billing_at: inDays(-1) })
      .execute();
    const paidOfOther = async () =>
      (
        await house.db
          .selectFrom('payments')
          .select('_id')
          .where('purchase_id', '=', other)
          .where('state', '=', 'paid')
          .execute()
      ).length;

    await hear({ kind: 'disputed', externalId: 'pi_lost', state: 'open' });
    await strike();
    const whileOpen = await paidOfOther();
    await hear({ kind: 'outcome', paymentId: null, outcome: { kind: 'refunded', externalId: 'pi_lost' } });
    await strike();
    const after = await paidOfOther();
    const shown = await paymentsOf(house.db, garcia);
    await house.clear();
    await house.db.deleteFrom('purchases').where('_id', '=', other).execute();

    expect([whileOpen, after]).toEqual([0, 1]);
    expect(shown.find(({ _id }) => _id === lost)).toMatchObject({ state: 'refunded', disputed: false });
  });
});

test('what is paid after the payment before it went back is held, and begins nothing anew', async () => {
  await strike();
  const { _id: first } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
  await due();
  await card('pm_card_slow');
  await strike();
  await hear({ kind: 'outcome', paymentId: first, outcome: { kind: 'refunded', externalId: 'back' } });
  for (let nth = 0; nth < 2; nth += 1) {
    await sql`update payments set updated_at = updated_at - interval '1 hour'`.execute(house.db);
    await strike();
  }

  expect((await house.paymentsOf(garcia)).map(({ state }) => state)).toEqual(['refunded', 'held']);
  expect(await row()).toMatchObject({ status: 'Canceled', is_refunded: true });
});

test('a telephone that approves late what another push has paid pays no period more: it is held', async () => {
  await set({ status: 'Past Due', retry_transaction: true, next_billing_at: null });
  await card('pm_card_slow');
  const retry = () => house.ask('retryTransaction', { as: ana, params: { id } });
  await retry();
  const { _id: first } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
  await sql`update payments set state = 'failed', failure = 'timedOut',
    created_at = created_at - interval '1 hour'`.execute(house.db);
  await card('pm_card_visa');
  expect(told(await retry())).toMatchObject({ state: 'paid' });
  const before = await row();

  await hear({ kind: 'outcome', paymentId: first, outcome: { kind: 'paid', externalId: 'late' } });

  expect((await house.paymentsOf(garcia)).map(({ state }) => state)).toEqual(['held', 'paid']);
  expect(await row()).toEqual(before);

  // It stands in nobody's way: what is owed later is asked for, inside and at the door.
  await set({ status: 'Past Due', retry_transaction: true });
  await sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);
  expect(told(await house.ask('login', { body: { username: 'ana', password: 'letmeplay1' } }))).toMatchObject(
    { code: 'payments.retryNeeded' },
  );
  expect(told(await retry())).toMatchObject({ state: 'paid' });
});

test('a push that comes to nothing takes nothing from who was paid in by another', async () => {
  await set({ status: 'Past Due', retry_transaction: true, next_billing_at: null });
  await card('pm_card_slow');
  const retry = () => house.ask('retryTransaction', { as: ana, params: { id } });
  await retry();
  const { _id: first } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
  await sql`update payments set state = 'failed', failure = 'timedOut',
    created_at = created_at - interval '1 hour'`.execute(house.db);
  await retry();
  const { _id: second } = await house.db
    .selectFrom('payments')
    .select('_id')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();

  await hear({ kind: 'outcome', paymentId: first, outcome: { kind: 'paid', externalId: 'after all' } });
  await hear({
    kind: 'outcome',
    paymentId: second,
    outcome: { kind: 'failed', externalId: null, reason: 'timedOut' },
  });

  expect(await row()).toMatchObject({ status: 'Active', retry_transaction: false });
});

test('who presses once more while what waits is approved pays no second period', async () => {
  await set({ status: 'Past Due', retry_transaction: true, next_billing_at: null });
  await card('pm_card_slow');
  const retry = () => house.ask('retryTransaction', { as: ana, params: { id } });
  await retry();
  // Its key is not found again: something of the purchase went back meanwhile.
  await sql`update payments set idempotency_key = idempotency_key || ' before'`.execute(house.db);

  await retry();
  const last = told(await retry());

  expect(last).toMatchObject({ state: 'paid' });
  expect(await paid()).toBe(1);
  expect(await house.paymentsOf(garcia)).toHaveLength(1);
});

describe('what was cancelled', () => {
  test('while its card took its time is paid for that period, and renews no more', async () => {
    await card('pm_card_slow');
    await strike();
    expect(told(await cancel())).toMatchObject({ status: 200 });

    await sql`update payments set updated_at = updated_at - interval '1 hour'`.execute(house.db);
    await strike();
    await sql`update payments set updated_at = updated_at - interval '1 hour'`.execute(house.db);
    await strike();

    const { status, next_billing_at } = await row();
    expect([await paid(), status]).toEqual([1, 'Canceled']);
    expect(day(next_billing_at)).toBe(day(afterMonths(inDays(-1), 1)));
    await due();
    await strike();
    expect([await paid(), (await row()).resume_subscription]).toEqual([1, true]);
    // Who resumes it is charged, and it goes on.
    await card('pm_card_visa');
    expect(told(await resume())).toMatchObject({ state: 'paid' });
    expect((await row()).status).toBe('Active');
  });

  test('between the look of the clock and its charge is not charged', async () => {
    const seen = await purchase(house.db, id);
    if (!seen) throw new Error('It is there.');
    await cancel();

    const charged = await payPeriod({ ...house.house, charges: chargesService(house.house) }, seen, null);

    expect(charged).toBeNull();
    expect([await paid(), (await row()).status]).toEqual([0, 'Canceled']);
  });

  test('before it was ever paid is not had for nothing', async () => {
    await set({ status: 'Pending', is_pending: true, successful_transactions: 0, next_billing_at: null });

    await cancel();

    expect(
      told(await house.ask('login', { body: { username: 'ana', password: 'letmeplay1' } })),
    ).toMatchObject({ status: 402, code: 'payments.resumeNeeded' });
  });
});

test('who tries again what was paid without an answer is told that it is paid, and pays once', async () => {
  await set({ status: 'Past Due', retry_transaction: true });
  const retry = () => house.ask('retryTransaction', { as: ana, params: { id } });

  const both = [told(await retry()), told(await retry())];
  await sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);

  expect(both).toEqual([
    { status: 200, state: 'paid' },
    { status: 200, state: 'paid' },
  ]);
  expect([await paid(), told(await retry())]).toEqual([1, { status: 409, code: 'conflict' }]);
});

test('an installment that comes in when all of them are paid is held, and is no installment more', async () => {
  await set({ number_of_billing_cycles: 3 });
  await card('pm_card_slow');
  await strike();
  const { _id: paymentId } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
  await sql`update payments set state = 'failed', failure = 'timedOut'`.execute(house.db);
  await set({ status: 'Expired', successful_transactions: 3, next_billing_at: null });

  await hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: 'late' } });

  const { status, successful_transactions } = await row();
  expect([status, successful_transactions]).toEqual(['Expired', 3]);
  expect(await house.paymentsOf(garcia)).toMatchObject([{ state: 'held' }]);
});
