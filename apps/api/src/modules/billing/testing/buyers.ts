import { sql } from 'kysely';
import { faultyDatabase } from '../../../db/testing/faulty-database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { EventNews } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { paymentClock } from '../payment-clock.ts';
import { newsService } from '../webhooks/news.service.ts';
import { openPayingHouse } from './paying-house.ts';

export type Buyers = Awaited<ReturnType<typeof openBuyers>>;

/** What the Smiths do about their money, who pay by card, and the Otienos, who pay by telephone. */
export async function openBuyers({ isFaulty = false } = {}) {
  const house = await openPayingHouse(
    // The sandbox services keep a database that works: they stand for others.
    isFaulty ? { replace: (made) => ({ ...made, db: faultyDatabase(made.db) }) } : {},
  );
  const [john, baraka] = [await house.tokenOf('john'), await house.tokenOf('baraka')];
  return {
    house,
    john,
    baraka,

    buyHours: (body: Record<string, unknown> = {}, as = john) =>
      house.ask('buyHours', {
        as,
        body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce', ...body },
      }),

    byCard: (body: Record<string, unknown> = {}, as = john) =>
      house.ask('createPaymentIntent', {
        as,
        body: { familyId: house.smith, amount: 750, paymentMethodId: 'pm_card_visa', ...body },
      }),

    status: async (familyId = house.smith, as = john) =>
      (await house.ask('prepaidStatus', { as, params: { id: familyId } })).json().data,

    /** As if everything were asked for an hour ago. */
    hourGoesBy: () =>
      sql`update payments set updated_at = updated_at - interval '1 hour',
        created_at = created_at - interval '1 hour'`.execute(house.db),

    strike: () => paymentClock(house.house).strike(),

    hear: (news: EventNews, id: string = uuidv7()) =>
      newsService({ ...house.house, charges: chargesService(house.house) }).take('sandbox', {
        id,
        news,
      }),

    /** Asked back by the family, and granted by consumer support. */
    async giveBack(paymentId: string) {
      const asked = await house.ask('requestRefund', {
        as: john,
        params: { id: paymentId },
        body: { message: 'please' },
      });
      if (asked.statusCode !== 200) return asked;
      const { _id } = await house.db
        .selectFrom('refund_requests')
        .select('_id')
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return house.ask('decideRefund', {
        as: await house.tokenOf('consumer@flink.test'),
        params: { id: _id },
        body: { granted: true, answer: 'Card 4242 4242 4242 4242' },
      });
    },

    /** The family of John pays by the month. */
    monthly: (more = {}, familyId = house.smith) =>
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
        .execute(),

    subscribe: (body = {}) =>
      house.ask('createSubscription', {
        as: john,
        body: {
          familyId: house.smith,
          priceId: 'price_sandbox_month',
          paymentMethodId: 'pm_card_visa',
          ...body,
        },
      }),

    periodEnds: () =>
      sql`update sandbox_subscriptions set period_ends_at = now() - interval '1 minute'`.execute(house.db),
  };
}
