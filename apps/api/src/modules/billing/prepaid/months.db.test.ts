import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';

let house: Buyers['house'];
let john: string;
let baraka: string;
let byCard: Buyers['byCard'];
let status: Buyers['status'];
let strike: Buyers['strike'];
let monthly: Buyers['monthly'];
let subscribe: Buyers['subscribe'];
let periodEnds: Buyers['periodEnds'];
let hear: Buyers['hear'];

beforeAll(async () => {
  ({ house, john, baraka, byCard, status, strike, monthly, subscribe, periodEnds, hear } =
    await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

describe('months', () => {
  test('are paid one by one by card, each once', async () => {
    await monthly();

    await byCard({ amount: 799 });

    expect(await status()).toMatchObject({ isActive: true, totalMonthsPaid: 1 });
    expect((await status()).prepaidDaysRemaining).toBeGreaterThan(27);
    expect(told(await byCard({ amount: 750 }))).toMatchObject({ code: 'payments.failed' });
  });

  test('are paid one by one by telephone, and by a nonce', async () => {
    await monthly({ cost_per_month: 950 }, house.otieno);
    await monthly();
    const byPhone = (more = {}) =>
      house.ask('buyPeriod', {
        as: baraka,
        body: { familyId: house.otieno, amount: 950, phone: '0712345678', ...more },
      });
    const byNonce = (amount: number) =>
      house.ask('buyPeriod', {
        as: john,
        body: { familyId: house.smith, amount, paymentNonce: 'fake-valid-nonce' },
      });

    const sent = await byPhone();
    const refused = [
      await byPhone({ phone: '0712' }),
      await byNonce(0.01),
      await byPhone({ familyId: house.smith }),
    ];
    await house.ask('lookAtPayment', { as: baraka, params: { paymentId: sent.json().data.paymentId } });

    expect(told(sent)).toEqual({ status: 200, state: 'waiting' });
    expect(refused.map((reply) => told(reply).code)).toEqual([
      'payments.wrongPhone',
      'payments.failed',
      'notFound',
    ]);
    expect(await status(house.otieno, baraka)).toMatchObject({ totalMonthsPaid: 1, isActive: true });
    expect(told(await byNonce(7.99))).toEqual({ status: 200, state: 'paid' });
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('begun on two devices at once, with two cards, are one subscription', async () => {
    await monthly();

    const replies = await Promise.all(
      ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'].map((paymentMethodId) =>
        subscribe({ paymentMethodId }),
      ),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 200)).not.toEqual([]);
    const { rows } = await sql<{ state: string }>`select state from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ state: 'active' }]);
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('that were begun when the server stopped are found by their first bill', async () => {
    await monthly();
    await subscribe();
    await house.db
      .updateTable('prepaid_accounts')
      .set({ subscription_id: null, automatic_payments: false })
      .where('family_id', '=', house.smith)
      .execute();

    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 2,
      automaticPayments: true,
      subscriptionId: expect.stringContaining('sub_sandbox'),
    });
  });

  test('whose answer was lost are taken up by the next wish, with the card of that', async () => {
    await monthly({ free_trial_weeks: 2 });
    const { id } = (await subscribe()).json();
    await monthly({
      free_trial_weeks: 2,
      subscription_id: null,
      automatic_payments: false,
      paid_until: null,
      months_ahead: 0,
      ahead_from: null,
    });

    const again = (await subscribe({ paymentMethodId: 'pm_card_mastercard' })).json();

    expect(again).toMatchObject({ id, status: 'trialing' });
    const { rows } = await sql<object>`select _id, token from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ _id: id, token: 'pm_card_mastercard' }]);
    expect(await status()).toMatchObject({ subscriptionId: id, automaticPayments: true });
  });

  test('are paid by themselves from the first on, and each period once', async () => {
    await monthly();
    const first = (await subscribe()).json();
    const second = (await subscribe()).json();
    expect(first).toMatchObject({ status: 'active' });
    expect(second.id).toBe(first.id);

    await periodEnds();
    await Promise.all([strike(), strike()]);
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 2,
      automaticPayments: true,
      subscriptionId: first.id,
    });
    expect(await house.recount()).toMatchObject({ lines: { paid: 2, granted: 2 }, wrong: 0 });
  });

  test('that were paid elsewhere are counted by the office, a payment each', async () => {
    await monthly();
    const count = async (paymentQty: number) =>
      house.ask('editPrepaidStatus', {
        as: await house.tokenOf('master@flink.test'),
        params: { id: house.smith },
        body: { paymentQty, subscription: true },
      });

    expect((await count(2)).statusCode).toBe(200);

    expect(await status()).toMatchObject({ totalMonthsPaid: 2, isActive: true });
    expect((await status()).prepaidDaysRemaining).toBeGreaterThan(57);
    expect(told(await count(11))).toMatchObject({ code: 'payments.moreThanOpen' });
  });

  test('a year stands for twelve', async () => {
    await monthly({
      subscription_type: 'year',
      total_price: 79,
      total_months: 24,
      price_id: 'price_sandbox_year',
    });

    await subscribe({ priceId: 'price_sandbox_year' });

    expect(await status()).toMatchObject({ totalMonthsPaid: 12 });
  });

  describe('with weeks of trial', () => {
    const days = async () => Math.round((await status()).prepaidDaysRemaining);
    const billDays = async () => {
      const { nextBillingDate } = await status();
      return Math.round((Date.parse(nextBillingDate) - Date.now()) / 86_400_000);
    };

    test.each([
      ['months', 1, [42, 45]],
      ['year', 12, [379, 381]],
    ])(
      'set the status of %s to %d before the first bill, which brings no more',
      async (type, months, span) => {
        await monthly({ free_trial_weeks: 2, subscription_type: type, total_price: 79, total_months: 36 });

        expect((await subscribe()).json()).toMatchObject({ status: 'trialing' });

        expect(await status()).toMatchObject({ totalMonthsPaid: months, isActive: true });
        expect(await days()).toBeGreaterThanOrEqual(span[0] ?? 0);
        expect(await days()).toBeLessThanOrEqual(span[1] ?? 0);
        expect(await billDays()).toBe(14);
        expect(await house.recount()).toMatchObject({ lines: {} });

        const before = await days();
        await sql`update prepaid_accounts set ahead_from = ahead_from - interval '14 days',
        paid_until = ahead_from - interval '14 days' + make_interval(months => months_ahead)
        where family_id = ${house.smith}`.execute(house.db);
        await periodEnds();
        await strike();
        expect(await status()).toMatchObject({ totalMonthsPaid: months });
        expect(Math.abs((await days()) - (before - 14))).toBeLessThanOrEqual(3);
        expect(await house.recount()).toMatchObject({ lines: { paid: 1, granted: 1 }, wrong: 0 });
      },
    );

    test('that end before the first bill leave the weeks and no more', async () => {
      await monthly({ free_trial_weeks: 2, subscription_type: 'year', total_price: 79 });
      const { id } = (await subscribe()).json();

      await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: id } });

      expect([await days(), (await status()).totalMonthsPaid]).toEqual([14, 0]);
    });

    test('whose first bill cannot be paid leave the weeks and no more, and are paid with another card', async () => {
      await monthly({ free_trial_weeks: 2 });
      const { id } = (await subscribe()).json();
      await sql`update sandbox_subscriptions set token = 'pm_card_chargeDeclined'`.execute(house.db);
      await periodEnds();
      await strike();

      expect([await days(), (await status()).totalMonthsPaid]).toEqual([14, 0]);

      await monthly({ subscription_id: null, automatic_payments: false, paid_until: null });
      const again = await subscribe({ paymentMethodId: 'pm_card_mastercard' });
      expect(again.json()).toMatchObject({ id, status: 'active' });
      expect(await status()).toMatchObject({ totalMonthsPaid: 1, isActive: true });
    });
  });

  test('that could not be charged are paid with another card at the next press, once, and renew with it', async () => {
    await monthly();
    const { id } = (await subscribe()).json();
    await sql`update sandbox_subscriptions set token = 'pm_card_chargeDeclined'`.execute(house.db);
    await sql`update prepaid_accounts set paid_until = now() - interval '1 minute'
      where family_id = ${house.smith}`.execute(house.db);
    await periodEnds();
    await strike();
    expect(await status()).toMatchObject({ isActive: false, subscriptionId: id, nextBillingDate: null });

    const declined = await subscribe({ paymentMethodId: 'pm_card_chargeDeclined' });
    const after = await status();
    const pays = () => subscribe({ paymentMethodId: 'pm_card_mastercard' });
    const paid = await pays();
    await pays();
    await strike();

    expect(told(declined)).toEqual({ status: 402, code: 'payments.cardFailed' });
    expect(after).toMatchObject({ isActive: false, subscriptionId: id, totalMonthsPaid: 1 });
    expect(paid.json()).toMatchObject({ id, status: 'active' });
    expect(await status()).toMatchObject({
      isActive: true,
      totalMonthsPaid: 2,
      nextBillingDate: expect.any(String),
    });
    expect(await house.recount()).toMatchObject({ lines: { paid: 2, granted: 2 }, wrong: 0 });
  });

  describe('that a bank asks about', () => {
    const asks = () => subscribe({ paymentMethodId: 'pm_card_authenticationRequired' });
    const answer = (paymentId: string, passed: boolean, as = john) =>
      house.ask('answerBank', { as, params: { paymentId }, body: { passed } });

    test('are paid when the answer is yes, and asked about again until then', async () => {
      await monthly();
      const first = (await asks()).json();
      expect(first).toMatchObject({ status: 'requires_action', client_secret: expect.any(String) });
      expect((await asks()).json()).toEqual(first);
      expect(await status()).toMatchObject({ totalMonthsPaid: 0, isActive: false });

      expect((await answer(first.client_secret, true, baraka)).statusCode).toBe(404);
      await answer(first.client_secret, true);

      expect((await asks()).json()).toMatchObject({ id: first.id, status: 'active' });
      await strike();
      expect(await status()).toMatchObject({ totalMonthsPaid: 1, isActive: true });
      expect(await house.recount()).toMatchObject({ lines: { paid: 1, granted: 1 }, wrong: 0 });
    });

    test('bring nothing when the answer is no, and the next card begins anew', async () => {
      await monthly();
      const { id, client_secret } = (await asks()).json();

      await answer(client_secret, false);

      expect(await house.recount()).toMatchObject({ lines: {} });
      const next = (await subscribe()).json();
      expect(next).toMatchObject({ status: 'active', id: expect.not.stringMatching(id) });
      expect(await status()).toMatchObject({ totalMonthsPaid: 1, subscriptionId: next.id });
    });

    test('are left for another card, and then only that one pays', async () => {
      await monthly();
      const { id } = (await asks()).json();

      const next = (await subscribe()).json();

      expect(next).toMatchObject({ status: 'active' });
      const { rows } = await sql<object>`select _id, state from sandbox_subscriptions order by state`.execute(
        house.db,
      );
      expect(rows).toEqual([
        { _id: next.id, state: 'active' },
        { _id: id, state: 'canceled' },
      ]);
    });
  });

  test('have weeks of trial once, however often they are turned off and on', async () => {
    await monthly({ free_trial_weeks: 2 });
    const first = (await subscribe()).json();
    const within = await status();
    await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: first.id } });
    await sql`update prepaid_accounts set paid_until = now() - interval '1 minute'
      where family_id = ${house.smith}`.execute(house.db);
    const after = await status();

    const second = (await subscribe()).json();

    expect([within.freeTrialWeeks, after.freeTrialWeeks]).toEqual([0, 0]);
    expect([first.status, second.status]).toEqual(['trialing', 'active']);
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('turned off and on again on one day renew as before', async () => {
    await monthly();
    const first = (await subscribe()).json();
    await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: first.id } });

    const second = (await subscribe()).json();

    expect(second).toMatchObject({ status: 'trialing', id: expect.not.stringMatching(first.id) });
    await periodEnds();
    await strike();
    expect(await status()).toMatchObject({ totalMonthsPaid: 2, automaticPayments: true });
  });

  test('at another price, with a declined card or of an hourly account are refused', async () => {
    expect(told(await subscribe())).toMatchObject({ code: 'payments.failed' });
    await monthly();

    expect(told(await subscribe({ priceId: 'price_other' }))).toMatchObject({
      code: 'payments.failed',
      fields: ['priceId'],
    });
    expect(told(await subscribe({ paymentMethodId: 'pm_card_chargeDeclined' }))).toMatchObject({
      code: 'payments.cardFailed',
    });
    expect(await status()).toMatchObject({ totalMonthsPaid: 0, subscriptionId: null });

    const { id } = (await subscribe()).json();
    expect(told(await subscribe({ priceId: 'price_sandbox_year' }))).toMatchObject({
      code: 'payments.failed',
      fields: ['priceId'],
    });
    expect((await subscribe()).json()).toMatchObject({ id, status: 'active' });
  });

  test('end where their bill says so: a month on from the 28th of February may be the 31st', async () => {
    await monthly();
    await subscribe();
    const { subscriptionId } = await status();
    const until = async () =>
      (
        await house.db
          .selectFrom('prepaid_accounts')
          .select('paid_until as until')
          .where('family_id', '=', house.smith)
          .executeTakeFirstOrThrow()
      ).until?.toISOString();
    const [feb, mar] = ['2099-02-28T10:00:00.000Z', '2099-03-31T10:00:00.000Z'];
    await house.db
      .updateTable('prepaid_accounts')
      .set({ paid_until: new Date(feb) })
      .execute();
    const bill = (billId: string, told: string | null) =>
      hear({
        kind: 'period paid',
        subscriptionId,
        familyId: house.smith,
        billId,
        amount: { minor: 799, currency: 'USD' },
        until: told,
      });

    await bill('in_march', mar);
    const march = await until();
    // A month that was bought beside it is not lost to a bill of an earlier one.
    await bill('in_old', feb);

    expect([march, await until()]).toEqual([mar, '2099-04-30T10:00:00.000Z']);
  });
});
