import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { chargesService } from '../charges/charges.service.ts';
import { type Garcia, openGarcia } from '../testing/garcia.ts';
import { told } from '../testing/paying-house.ts';

let house: Garcia['house'];
let garcia: string;
let leo: string;
let john: string;
let card: Garcia['card'];
let set: Garcia['set'];
let row: Garcia['row'];
let paid: Garcia['paid'];
let strike: Garcia['strike'];
let begin: Garcia['begin'];
let ana: string;
let purchaseId: string;
let baraka: string;
let consumer: string;

beforeAll(async () => {
  ({ house, garcia, leo, john, card, set, row, paid, strike, begin } = await openGarcia());
  baraka = await house.tokenOf('baraka');
  consumer = await house.tokenOf('consumer@flink.test');
});
beforeEach(async () => {
  ({ ana, purchaseId } = await begin());
});
afterAll(() => house.close());

const params = () => ({ id: purchaseId });
const info = async (as = ana) => (await house.ask('purchase', { as, params: params() })).json();

test('a purchase says how it stands, to the family admin and to consumer support alone', async () => {
  expect((await info()).data.purchaseInfo).toMatchObject({
    status: 'Active',
    nextBillAmount: 7.99,
    levelsLeft: 4,
    availableLevels: 2,
    successfulTransactionsNumber: 2,
    active: true,
  });
  expect((await info(consumer)).success).toBe(true);
  expect((await info(leo)).code).toBe('families.onlyFamilyAdmin');
  expect((await info(john)).code).toBe('purchases.notFound');
  const none = await house.ask('purchase', { as: ana, params: { id: uuidv7() } });
  expect(none.json()).toMatchObject({ code: 'purchases.notFound', message: 'Purchase not found.' });
});

describe('what is due', () => {
  const due = () => set({ next_billing_at: new Date(Date.now() - 60_000) });

  test('is charged once by the clock, and the next is a month later', async () => {
    await due();

    await Promise.all([strike(), strike()]);
    await strike();

    const { successful_transactions, next_billing_at, status } = await row();
    expect([successful_transactions, status, await paid()]).toEqual([3, 'Active', 1]);
    expect(next_billing_at?.getTime()).toBeGreaterThan(Date.now() + 20 * 86_400_000);
    expect(await house.recount()).toMatchObject({ wrong: 0 });
  });

  test('and was paid with something else is held: the clock charges nothing more until support has decided', async () => {
    await card('pm_card_slow');
    await due();
    await strike();
    const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
    const amount = { minor: 1, currency: 'USD' } as const;
    await chargesService(house.house).settle(_id, { kind: 'paid', externalId: 'pi_less', amount });
    await card('pm_card_visa');

    await strike();
    await strike();
    const whileHeld = await house.paymentsOf(garcia);
    await house.ask('decideHeld', { as: consumer, params: { id: _id }, body: { accepted: false } });
    await strike();

    expect(whileHeld).toMatchObject([{ state: 'held', amount: 1 }]);
    expect((await row()).status).toBe('Active');
    expect((await house.paymentsOf(garcia)).map(({ state }) => state)).toEqual(['refunding', 'paid']);
  });

  test.each([
    ['that is blocked', () => house.db.updateTable('families').set({ blocked_at: new Date() }).execute()],
    [
      'whose center has expired',
      () => house.db.updateTable('learning_centers').set({ expiration_date: new Date() }).execute(),
    ],
  ])('is not charged of a family %s, which cannot come in to cancel it', async (_what, shutOut) => {
    await due();
    await shutOut();

    await strike();
    await house.db.updateTable('families').set({ blocked_at: null }).execute();
    await house.db.updateTable('learning_centers').set({ expiration_date: null }).execute();

    expect(await house.paymentsOf(garcia)).toEqual([]);
  });

  test('ends with the last level', async () => {
    await set({ successful_transactions: 5 });
    await due();

    await strike();

    expect(await row()).toMatchObject({ status: 'Expired', next_billing_at: null });
    expect((await info()).data.purchaseInfo).toMatchObject({ levelsLeft: 0, paid: true });
  });

  test('is past due when the card is declined, and a retry pays it', async () => {
    await card('pm_card_chargeDeclined');
    await due();
    await strike();
    await strike();
    expect(await row()).toMatchObject({ status: 'Past Due', retry_transaction: true });
    const retry = async () => told(await house.ask('retryTransaction', { as: ana, params: params() }));
    expect(
      await house.ask('login', { body: { username: 'leo', password: 'letmeplay1' } }).then(told),
    ).toMatchObject({ status: 402 });

    const declined = await retry();
    await card('pm_card_mastercard');
    const accepted = await retry();
    const again = await retry();

    expect([declined, accepted, again]).toEqual([
      { status: 402, code: 'payments.cardFailed' },
      { status: 200, state: 'paid' },
      { status: 200, state: 'paid' },
    ]);
    expect([(await row()).status, await paid()]).toEqual(['Active', 1]);
  });
});

describe('who pays by telephone', () => {
  const kesPurchase = uuidv7();
  beforeEach(async () => {
    const { product_id } = await row();
    await house.db
      .insertInto('purchases')
      .values({
        _id: kesPurchase,
        family_id: house.otieno,
        product_id,
        payment_service_name: 'mpesa',
        is_subscription: true,
        amount_minor: 95_000,
        currency_iso_code: 'KES',
        status: 'Past Due',
        retry_transaction: true,
        next_billing_at: new Date(Date.now() - 60_000),
      })
      .execute();
  });
  afterEach(() => house.db.deleteFrom('purchases').where('_id', '=', kesPurchase).execute());
  const kesRow = () =>
    house.db.selectFrom('purchases').selectAll().where('_id', '=', kesPurchase).executeTakeFirstOrThrow();

  test('retries and resumes with a phone, approves it there, and is set going then', async () => {
    const retry = (phone?: string) =>
      house.ask('retryTransaction', {
        as: baraka,
        params: { id: kesPurchase },
        body: phone ? { phone } : {},
      });
    expect(told(await retry())).toMatchObject({
      status: 400,
      code: 'payments.wrongPhone',
      fields: ['phone'],
    });
    expect(told(await retry('0812345678'))).toMatchObject({ code: 'payments.wrongPhone' });

    const sent = await retry('0712345678');
    expect([told(sent), (await kesRow()).status]).toEqual([{ status: 200, state: 'waiting' }, 'Past Due']);
    await house.ask('lookAtPayment', { as: baraka, params: { paymentId: sent.json().data.paymentId } });
    expect(await kesRow()).toMatchObject({ status: 'Active', retry_transaction: false });

    await house.ask('cancelPurchase', { as: baraka, params: { id: kesPurchase } });
    const body = { familyId: house.otieno, phone: '0712345671' };
    const resumed = await house.ask('resumeSubscription', { as: baraka, params: { id: kesPurchase }, body });
    const { paymentId } = resumed.json().data;
    expect(told(await house.ask('lookAtPayment', { as: baraka, params: { paymentId } }))).toMatchObject({
      code: 'payments.mobileMoneyFailed',
    });
    expect((await kesRow()).status).toBe('Canceled');
  });

  test('pays at the door in two presses: sent, and looked at', async () => {
    const body = { username: 'baraka', password: 'letmeplay1' };
    const shutOut = (await house.ask('login', { body })).json();
    const pay = async (phone?: string) =>
      (await house.ask('resumePayments', { body: { ...body, ...(phone ? { phone } : {}) } })).json();

    expect(shutOut).toMatchObject({
      code: 'payments.retryNeeded',
      theirs: { amount: 'KSh\u00a0950', byPhone: true },
    });
    expect(await pay()).toMatchObject({ code: 'payments.wrongPhone' });
    expect(await pay('0712345678')).toEqual({
      success: true,
      waiting: true,
      clientSecret: null,
      unpaid: null,
    });
    expect(await pay('0712345678')).toEqual({
      success: true,
      waiting: false,
      clientSecret: null,
      unpaid: null,
    });

    expect((await house.ask('login', { body })).statusCode).toBe(200);
    expect((await house.paymentsOf(house.otieno)).filter(({ state }) => state === 'paid')).toHaveLength(1);
  });

  test('and has not approved it yet is told that it is pending, not to pay again', async () => {
    const body = { username: 'baraka', password: 'letmeplay1' };
    const comesIn = async () => (await house.ask('login', { body })).json();
    await house.ask('resumePayments', { body: { ...body, phone: '0712345672' } });

    const waiting = await comesIn();
    // A push stands on a telephone for a minute or so: who has not answered it can pay with another.
    await sql`update payments set created_at = created_at - interval '6 minutes',
      updated_at = updated_at - interval '6 minutes'`.execute(house.db);
    await strike();

    expect(waiting).toMatchObject({ code: 'payments.pending' });
    expect(await comesIn()).toMatchObject({
      code: 'payments.retryNeeded',
      theirs: { card: null, renews: null },
    });
  });

  test('is not charged by the clock while nobody is there', async () => {
    await house.db
      .updateTable('purchases')
      .set({ status: 'Active', retry_transaction: false })
      .where('_id', '=', kesPurchase)
      .execute();

    await strike();

    expect(await kesRow()).toMatchObject({ status: 'Past Due', retry_transaction: true });
    expect(await house.paymentsOf(house.otieno)).toEqual([]);
  });
});

describe('a refund', () => {
  const ask = (as = ana, id = purchaseId) =>
    house.ask('requestRefund', { as, params: { id }, body: { message: 'We have moved' } });
  const table = async (as = consumer) => (await house.ask('refundsTable', { as })).json();
  const decide = (id: string, granted: boolean, as = consumer) =>
    house.ask('decideRefund', { as, params: { id }, body: { granted, answer: 'Gladly' } });

  test('is asked for once, mailed to support, decided by consumer support and given back once', async () => {
    await set({ next_billing_at: new Date(Date.now() - 60_000) });
    await strike();

    const first = (await ask()).json();
    await ask();
    const { data } = await table();
    const asked = async (days: string) =>
      (await house.ask('refundsTable', { as: consumer, query: { 'filter.createdAt': days } })).json().data;
    expect(await asked('2020-01-01..')).toEqual(data);
    expect(await asked('..2020-01-01')).toEqual([]);
    const mails = await house.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('subject', 'like', '%García%')
      .execute();
    expect(first.message).toBe('You request was sent. We will consider it soon.');
    expect(data).toMatchObject([
      { familyName: 'García', message: 'We have moved', amount: 7.99, state: 'open' },
    ]);
    expect(mails).toEqual([{ recipient: 'help@flink.test' }]);
    expect((await decide(data[0]._id, true, ana)).statusCode).toBe(403);

    const both = await Promise.all([decide(data[0]._id, true), decide(data[0]._id, true)]);

    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    // Neither a level for nothing, nor play on a token of before, nor a charge that lets nobody in.
    expect(await row()).toMatchObject({ status: 'Canceled', is_refunded: true, successful_transactions: 2 });
    const { rows: stays } = await sql`select from sessions where ended_at is null
      and account_ids && array(select _id from family_members where family_id = ${garcia})`.execute(house.db);
    expect(stays).toEqual([]);
    await set({ is_refunded: false });
    ana = await house.tokenOf('ana');
    leo = await house.tokenOf('leo');
    await set({ is_refunded: true });
    const resumed = await house.ask('resumeSubscription', {
      as: ana,
      params: params(),
      body: { familyId: garcia },
    });
    expect(resumed.json().code).toBe('conflict');
    expect(await house.recount()).toMatchObject({ lines: { refunded: 1, 'taken back': 1 }, wrong: 0 });
    const { rows } = await sql<{ state: string }>`select state from sandbox_charges`.execute(house.db);
    expect(rows).toEqual([{ state: 'refunded' }]);
  });

  test('by mobile money is sent back by hand, and then the books follow, once', async () => {
    const bought = await house.ask('buyHours', {
      as: baraka,
      body: { familyId: house.otieno, hours: 5, amount: 750, phone: '0712345678' },
    });
    const { paymentId } = bought.json().data;
    await house.ask('lookAtPayment', { as: baraka, params: { paymentId } });
    await ask(baraka, paymentId);
    const [request] = (await table()).data;
    const finish = () =>
      house.ask('finishRefund', {
        as: consumer,
        params: { id: request._id },
        body: { reference: 'QK12345' },
      });
    expect((await finish()).statusCode).toBe(409);

    const granted = (await decide(request._id, true)).json().data;
    await strike();
    expect(granted).toMatchObject({ state: 'granted', money: 'refunding', byHand: true });
    const finished = await Promise.all([finish(), finish()]);

    expect(finished.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await table()).data[0]).toMatchObject({ money: 'refunded', byHand: false });
    expect(await house.recount()).toMatchObject({
      lines: { refunded: 1, 'taken back': 1 },
      wrong: 0,
      unbalanced: 0,
    });
  });

  test('of what was never paid here is not promised, and one asked for twice at once is one', async () => {
    expect(told(await ask())).toMatchObject({ status: 502, code: 'payments.refundFailed' });
    const bought = await house.ask('buyHours', {
      as: john,
      body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce' },
    });
    const { paymentId } = bought.json().data;

    const both = await Promise.all(Array.from({ length: 5 }, () => ask(john, paymentId)));

    expect(both.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect((await table()).data).toHaveLength(1);
  });

  test('of hours takes back what is left of them', async () => {
    await house.ask('buyHours', {
      as: john,
      body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce' },
    });
    const payment = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();

    expect(told(await ask(ana, payment._id))).toMatchObject({ code: 'purchases.notFound' });
    await ask(john, payment._id);
    const [request] = (await table()).data;
    await decide(request._id, true);

    const status = (await house.ask('prepaidStatus', { as: john, params: { id: house.smith } })).json().data;
    expect(status).toMatchObject({ totalHoursPaid: 5, secondsRemaining: 0 });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });
});
