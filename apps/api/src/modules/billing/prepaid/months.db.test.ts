import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventNews, PaymentServiceError } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { paymentClock } from '../payment-clock.ts';
import { openPayingHouse, type PayingHouse, told } from '../testing/paying-house.ts';
import { newsService } from '../webhooks/news.service.ts';

let house: PayingHouse;
let john: string;
let baraka: string;

beforeAll(async () => {
  house = await openPayingHouse();
  john = await house.tokenOf('john');
  baraka = await house.tokenOf('baraka');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const byCard = (body: Record<string, unknown> = {}) =>
  house.ask('createPaymentIntent', {
    as: john,
    body: { familyId: house.smith, amount: 750, paymentMethodId: 'pm_card_visa', ...body },
  });

const status = async (familyId = house.smith, as = john) =>
  (await house.ask('prepaidStatus', { as, params: { id: familyId } })).json().data;

const strike = () => paymentClock(house.house).strike();

describe('months', () => {
  const monthly = (more = {}, familyId = house.smith) =>
    house.db
      .updateTable('prepaid_accounts')
      .set({
        purchase_product_type: 'subscription',
        subscription_type: 'months',
        cost_per_month: 7.99,
        total_months: 12,
        price_id: 'price_sandbox_month',
        ...more,
      })
      .where('family_id', '=', familyId)
      .execute();
  const subscribe = (body = {}) =>
    house.ask('createSubscription', {
      as: john,
      body: {
        familyId: house.smith,
        priceId: 'price_sandbox_month',
        paymentMethodId: 'pm_card_visa',
        ...body,
      },
    });
  const periodEnds = () =>
    sql`update sandbox_subscriptions set period_ends_at = now() - interval '1 minute'`.execute(house.db);

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

  test('end when the family says so, and what is paid stays', async () => {
    await monthly();
    const { id } = (await subscribe()).json();
    const end = (as: string) => house.ask('cancelAutomatic', { as, body: { subscriptionId: id } });

    expect((await end(baraka)).statusCode).toBe(404);
    expect((await end(john)).statusCode).toBe(200);
    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({ totalMonthsPaid: 1, automaticPayments: false, isActive: true });
  });

  test('that go back end what renews, and the family is not charged again', async () => {
    await monthly();
    await subscribe();
    const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
    await house.ask('requestRefund', { as: john, params: { id: _id }, body: { message: 'please' } });
    const request = await house.db.selectFrom('refund_requests').select('_id').executeTakeFirstOrThrow();

    const decided = await house.ask('decideRefund', {
      as: await house.tokenOf('consumer@flink.test'),
      params: { id: request._id },
      body: { granted: true },
    });

    expect(decided.json().data).toMatchObject({ money: 'refunded' });
    expect(await status()).toMatchObject({ totalMonthsPaid: 0, subscriptionId: null, isActive: false });
    await periodEnds();
    await strike();
    expect(await house.recount()).toMatchObject({ lines: { paid: 1, refunded: 1 }, wrong: 0 });
  });

  test('that are to go back while the service does not answer are not promised: the request stays open, and is granted then', async () => {
    await monthly();
    await subscribe();
    const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
    await house.ask('requestRefund', { as: john, params: { id: _id }, body: { message: 'please' } });
    const request = await house.db.selectFrom('refund_requests').select('_id').executeTakeFirstOrThrow();
    const as = await house.tokenOf('consumer@flink.test');
    const grant = () =>
      house.ask('decideRefund', { as, params: { id: request._id }, body: { granted: true } });
    const silent = new PaymentServiceError('The service does not answer.');
    vi.spyOn(house.house.payments.cards, 'cancelSubscription').mockRejectedValueOnce(silent);

    const refused = await grant();
    const granted = await grant();

    expect(refused.json().code).toBe('payments.automaticFailed');
    expect(granted.json().data).toMatchObject({ state: 'granted', money: 'refunded' });
  });

  test('that renew are played on until the bill is told, which goes on from their end, but not when it cannot be paid', async () => {
    await monthly();
    await subscribe();
    const { subscriptionId } = await status();
    const ended = new Date(Date.now() - 3_600_000);
    await house.db.updateTable('prepaid_accounts').set({ paid_until: ended }).execute();
    const hear = (news: EventNews) =>
      newsService({ ...house.house, charges: chargesService(house.house) }).take('sandbox', {
        id: `evt_${Math.random()}`,
        news,
      });
    const before = await status();

    await hear({ kind: 'period failed', subscriptionId, billId: 'in_1' });
    const failed = await status();
    await house.db.updateTable('prepaid_accounts').set({ unpaid_since: null }).execute();
    const amount = { minor: 799, currency: 'USD' } as const;
    await hear({ kind: 'period paid', subscriptionId, familyId: house.smith, billId: 'in_2', amount });
    const { paidUntil } = await house.db
      .selectFrom('prepaid_accounts')
      .select('paid_until as paidUntil')
      .where('family_id', '=', house.smith)
      .executeTakeFirstOrThrow();

    expect([before.isActive, failed.isActive, (await status()).isActive]).toEqual([true, false, true]);
    expect(paidUntil).toEqual(afterMonths(ended, 1));
  });

  test('of a family that is blocked are ended at the service: nobody is charged who cannot come in', async () => {
    await monthly();
    await subscribe();
    const block = (blocked_at: Date | null) =>
      house.db.updateTable('families').set({ blocked_at }).where('_id', '=', house.smith).execute();

    await block(new Date());
    const struck = await strike();
    await block(null);

    expect(struck.ended).toBe(1);
    expect(await status()).toMatchObject({ subscriptionId: null, automaticPayments: false, isActive: true });
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

  test('end with the card that pays them, at the card service too', async () => {
    await monthly();
    await subscribe();

    await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });
    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 1,
      automaticPayments: false,
      subscriptionId: null,
    });
    const { rows } = await sql<{ state: string }>`select state from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ state: 'canceled' }]);
  });

  describe('that have ended', () => {
    const hear = (eventId: string, told: EventNews) =>
      newsService({ ...house.house, charges: chargesService(house.house) }).take('sandbox', {
        id: eventId,
        news: told,
      });
    const ended = (subscriptionId: string) =>
      hear(`ended ${subscriptionId}`, { kind: 'subscription ended', subscriptionId });
    const billed = (subscriptionId: string, minor = 799) =>
      hear(`billed ${subscriptionId}`, {
        kind: 'period paid',
        subscriptionId,
        familyId: house.smith,
        billId: `in_late_${subscriptionId}`,
        amount: { minor, currency: 'USD' },
      });
    const isOff = { automaticPayments: false, subscriptionId: null };

    test('are not begun anew by a bill that is told after their end, and the bill is granted', async () => {
      await monthly();

      await ended('sub_unknown');
      await billed('sub_unknown');

      expect(await status()).toMatchObject({ totalMonthsPaid: 1, ...isOff });
    });

    test('or run bring nothing by a bill of less than their price: it is held', async () => {
      await monthly();

      await billed('sub_unknown', 1);
      await billed('sub_unknown', 1);

      expect(await status()).toMatchObject({ totalMonthsPaid: 0, isActive: false });
      expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'held', amount: 1 }]);
      expect(await house.recount()).toMatchObject({ lines: { asked: 1, paid: 1 }, wrong: 0 });
    });

    test('at the wish of the family are not begun anew by a bill that is told late', async () => {
      await monthly();
      const { id } = (await subscribe()).json();
      await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: id } });

      await billed(id);
      expect(await status()).toMatchObject(isOff);
      await ended(id);

      expect(await status()).toMatchObject({ totalMonthsPaid: 2, ...isOff });
    });

    test('before their answer arrived are not taken for running, and the next wish begins another', async () => {
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
      await sql`update sandbox_subscriptions set state = 'canceled'`.execute(house.db);
      await ended(id);

      expect(told(await subscribe())).toMatchObject({ code: 'payments.cardFailed' });
      expect(await status()).toMatchObject(isOff);
      expect((await subscribe()).json()).toMatchObject({
        status: 'trialing',
        id: expect.not.stringMatching(id),
      });
    });
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
});
