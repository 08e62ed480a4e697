import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EventNews, PaymentServiceError } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';
import { newsService } from '../webhooks/news.service.ts';

let house: Buyers['house'];
let john: string;
let baraka: string;
let status: Buyers['status'];
let strike: Buyers['strike'];
let monthly: Buyers['monthly'];
let subscribe: Buyers['subscribe'];
let periodEnds: Buyers['periodEnds'];

beforeAll(async () => {
  ({ house, john, baraka, status, strike, monthly, subscribe, periodEnds } = await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

describe('months', () => {
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

  test('end where their bills say so, also when the bill of March is told before the one of February', async () => {
    await monthly({ paid_until: new Date('2027-01-31T10:00:00Z') });
    const bill = (billId: string, until: string) =>
      chargesService(house.house).bill({
        familyId: house.smith,
        service: 'sandbox',
        billId,
        amount: { minor: 799, currency: 'USD' },
        months: 1,
        until: new Date(until),
      });

    await bill('in_march', '2027-03-31T10:00:00Z');
    await bill('in_february', '2027-02-28T10:00:00Z');

    const { paidUntil } = await house.db
      .selectFrom('prepaid_accounts')
      .select('paid_until as paidUntil')
      .where('family_id', '=', house.smith)
      .executeTakeFirstOrThrow();
    expect(paidUntil).toEqual(new Date('2027-03-31T10:00:00Z'));
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

    test('and were billed with less end at the service when support gives that back, or the service does', async () => {
      await monthly();
      for (const back of ['support', 'service']) {
        const { id } = (await subscribe()).json();
        await periodEnds();
        await sql`update sandbox_subscriptions set period_ends_at = now() + interval '9 days'`.execute(
          house.db,
        );
        await billed(id, 1);
        const { _id, externalId } = await house.db
          .selectFrom('payments')
          .select(['_id', 'external_id as externalId'])
          .where('state', '=', 'held')
          .executeTakeFirstOrThrow();

        if (back === 'support')
          await house.ask('decideHeld', {
            as: await house.tokenOf('consumer@flink.test'),
            params: { id: _id },
            body: { accepted: false },
          });
        else {
          const outcome = { kind: 'refunded', externalId: externalId ?? '' } as const;
          await hear(`back ${id}`, { kind: 'outcome', paymentId: null, outcome });
        }

        expect((await strike()).ended).toBe(1);
        expect(await status()).toMatchObject(isOff);
        expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
      }
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

  test('of which all are paid bring no month more by a bill that comes all the same: it is held', async () => {
    await monthly({ total_months: 1, months_paid: 1 });

    await chargesService(house.house).bill({
      familyId: house.smith,
      service: 'sandbox',
      billId: 'in_one_more',
      amount: { minor: 799, currency: 'USD' },
      months: 1,
      until: null,
    });

    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
    expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'held' }]);
  });

  test('of which all are paid, or that were bought out, are ended at the service', async () => {
    await monthly({ total_months: 2 });
    await subscribe();
    await periodEnds();
    const last = await strike();
    await periodEnds();
    await strike();

    expect(last.ended).toBe(1);
    expect(await status()).toMatchObject({ totalMonthsPaid: 2, fullyPaid: true, subscriptionId: null });
    expect(await house.paymentsOf(house.smith)).toHaveLength(2);
  });

  test('of a family that is to be deleted stand in the way of that', async () => {
    await monthly();
    await subscribe();
    await house.db.updateTable('families').set({ is_demo: false }).where('_id', '=', house.smith).execute();

    const deleted = await house.ask('deleteFamily', {
      as: await house.tokenOf('super@flink.test'),
      params: { id: house.smith },
    });
    await house.db.updateTable('families').set({ is_demo: true }).where('_id', '=', house.smith).execute();

    expect(deleted.json()).toMatchObject({ code: 'personalData.subscriptionRuns' });
  });
});
