import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { SandboxSubscriptions } from '../../db/tables.gen.ts';
import type {
  CardService,
  EventNews,
  NonceService,
  PaymentEvent,
  PriceOnOffer,
  SandboxBank,
  Subscription,
} from './port.ts';
import { CardRefusedError, PaymentServiceError } from './port.ts';
import { sandboxBooks } from './sandbox-books.ts';
import { sandboxCustomer, sandboxSubscription } from './sandbox-names.ts';
import { sandboxService } from './sandbox-service.ts';

type Behaviour = Parameters<typeof sandboxService>[0]['behaviourOf'] extends (token: string) => infer B
  ? B
  : never;

/** As at the real service: this one is refused at once, the other one that declines only when it is charged. */
const DECLINED = 'pm_card_chargeDeclined';

/** The well-known test cards, by the tokens that stand for them: a number never reaches us. */
const CARDS: Readonly<Record<string, { readonly label: string; readonly does: NonNullable<Behaviour> }>> = {
  pm_card_visa: { label: 'Visa 4242', does: 'pays' },
  pm_card_mastercard: { label: 'Mastercard 4444', does: 'pays' },
  pm_card_amex: { label: 'American Express 0005', does: 'pays' },
  pm_card_chargeDeclined: { label: 'Visa 0002', does: 'declines' },
  pm_card_chargeCustomerFail: { label: 'Visa 0341', does: 'declines' },
  pm_card_authenticationRequired: { label: 'Visa 3184', does: 'asks' },
  pm_card_slow: { label: 'Visa 0077', does: 'is slow' },
  pm_card_timeout: { label: 'Visa 0119', does: 'pays without a word' },
};

/** The nonces of the drop-in's own sandbox. */
const NONCES: Readonly<Record<string, NonNullable<Behaviour>>> = {
  'fake-valid-nonce': 'pays',
  'fake-valid-visa-nonce': 'pays',
  'fake-processor-declined-visa-nonce': 'declines',
  'fake-gateway-rejected-fraud-nonce': 'declines',
};

const behaviourOf = (token: string): Behaviour => CARDS[token]?.does ?? NONCES[token] ?? null;

/** What is slow comes in when it is looked at for the second time. */
const answered = (_token: string, looks: number) => (looks >= 2 ? 'paid' : null);

const PRICES = (): readonly PriceOnOffer[] => [
  { _id: 'price_sandbox_month', name: 'Flink Family, monthly', amount: usd(799), interval: 'month' },
  { _id: 'price_sandbox_year', name: 'Flink Family, yearly', amount: usd(7_900), interval: 'year' },
];

const usd = (minor: number) => ({ minor, currency: 'USD' as Currency });

/** Cards without a card service: test cards by token, declines, the bank's question, delays, time-outs, renewals. */
export function sandboxCards(db: Db, isOpen: boolean): CardService & NonceService & SandboxBank {
  const books = sandboxBooks(db);

  async function lookAtSubscription(id: string): Promise<Subscription> {
    const found = await db
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('_id', '=', id)
      .executeTakeFirst();
    return found
      ? subscriptionOf(found)
      : { id, state: 'failed', methodId: null, bill: null, clientSecret: null };
  }

  return {
    ...sandboxService({
      name: 'sandbox',
      books,
      behaviourOf: (token) => (isOpen ? behaviourOf(token) : null),
      answered,
      labelOf: (token) => CARDS[token]?.label,
    }),
    isOpen,
    subscriptionBy: sandboxSubscription,
    publicKey: null,
    prices: async () => (isOpen ? PRICES() : []),
    clientToken: async (customerId) => `sandbox_client_${customerId ?? 'new'}`,

    async keepCard({ familyId, customerId }, methodId) {
      const card = CARDS[methodId];
      if (!card) throw new CardRefusedError('The sandbox does not know this card.');
      return { customerId: customerId ?? sandboxCustomer(familyId), methodId, label: card.label };
    },
    setUp: async ({ methodId }) => ({ state: methodId === DECLINED ? 'declined' : 'accepted' }),
    forgetCard: async () => undefined,
    forgetCustomer: async () => undefined,

    async chargeTo(subscriptionId, methodId) {
      await db
        .updateTable('sandbox_subscriptions')
        .set({ token: methodId })
        .where('_id', '=', subscriptionId)
        .execute();
    },

    billOf: async () => null,

    async answer(asked, passed) {
      await books.move(asked, ['authenticating'], passed ? 'paid' : 'failed');
      await db
        .updateTable('sandbox_subscriptions')
        .set(
          passed
            ? {
                state: 'active',
                period: 1,
                period_ends_at: sql<Date>`now() + make_interval(months => months)`,
              }
            : { state: 'canceled' },
        )
        .where('reference', '=', asked)
        .where('state', '=', 'incomplete')
        .execute();
    },

    async takeUpSubscription({ familyId, methodId }) {
      if (!isOpen || behaviourOf(methodId) !== 'pays') return null;
      const running = await db
        .updateTable('sandbox_subscriptions')
        .set({
          token: methodId,
          // What is past due is charged at once.
          state: sql<string>`case state when 'past due' then 'active' else state end`,
          period: sql<number>`period + case state when 'past due' then 1 else 0 end`,
          period_ends_at: sql<Date>`case state when 'past due' then now() + make_interval(months => months)
            else period_ends_at end`,
        })
        .where('family_id', '=', familyId)
        .where('state', 'in', ['active', 'trialing', 'past due'])
        .returningAll()
        .executeTakeFirst();
      return running ? subscriptionOf(running) : null;
    },

    lookAtSubscription,

    async subscribe({ familyId, reference, methodId, trialDays, amount, months }) {
      const id = sandboxSubscription(reference);
      const does = isOpen ? behaviourOf(methodId) : null;
      if (does !== 'pays' && does !== 'asks')
        return { id, state: 'failed', methodId: null, bill: null, clientSecret: null };
      const isTrial = trialDays > 0;
      // Nothing is charged yet that the bank could ask about.
      const isAsked = does === 'asks' && !isTrial;
      const now = new Date();
      await db
        .insertInto('sandbox_subscriptions')
        .values({
          _id: id,
          reference,
          family_id: familyId,
          token: methodId,
          amount_minor: amount.minor,
          currency_iso_code: amount.currency,
          months,
          period: isTrial || isAsked ? 0 : 1,
          period_ends_at: isTrial
            ? new Date(now.getTime() + trialDays * 86_400_000)
            : afterMonths(now, months),
          state: isAsked ? 'incomplete' : isTrial ? 'trialing' : 'active',
        })
        .onConflict((oc) => oc.column('_id').doNothing())
        .execute();
      return lookAtSubscription(id);
    },

    async cancelSubscription(id) {
      await db
        .updateTable('sandbox_subscriptions')
        .set({ state: 'canceled' })
        .where('_id', '=', id)
        .execute();
    },

    /** Nobody outside speaks for the sandbox. */
    readEvent() {
      throw new PaymentServiceError('The sandbox sends no events.');
    },

    async eventsSince(since) {
      await db
        .updateTable('sandbox_subscriptions')
        .set({
          period: sql`period + 1`,
          state: 'active',
          period_ends_at: sql<Date>`period_ends_at + make_interval(months => months)`,
        })
        .where('period_ends_at', '<=', sql<Date>`now()`)
        .where('state', 'in', ['active', 'trialing'])
        .where('token', 'in', CHARGED_AWAY)
        .execute();
      const declined = await db
        .updateTable('sandbox_subscriptions')
        .set({ state: 'past due' })
        .where('period_ends_at', '<=', sql<Date>`now()`)
        .where('state', 'in', ['active', 'trialing'])
        .returning(['_id', 'period'])
        .execute();
      const due = await db
        .selectFrom('sandbox_subscriptions')
        .select([
          '_id',
          'family_id as familyId',
          'period',
          sql<number>`amount_minor`.as('minor'),
          'currency_iso_code as currency',
          'period_ends_at as until',
        ])
        .where('period', '>', 0)
        .where(sql<Date>`period_ends_at - make_interval(months => months)`, '>', since)
        .execute();
      const paid = due.map(
        ({ _id, familyId, period, minor, currency, until }): EventNews => ({
          kind: 'period paid',
          subscriptionId: _id,
          familyId,
          billId: billOf(_id, period),
          amount: { minor, currency: currency as Currency },
          until: until.toISOString(),
        }),
      );
      const failed = declined.map(
        ({ _id, period }): EventNews => ({
          kind: 'period failed',
          subscriptionId: _id,
          billId: billOf(_id, period + 1),
        }),
      );
      const events = [
        ...paid.map((news): PaymentEvent => ({ id: `evt_${billIn(news)}`, news })),
        ...failed.map((news): PaymentEvent => ({ id: `evt_failed_${billIn(news)}`, news })),
      ];
      return { events, after: null };
    },
  };
}

const billIn = (news: EventNews) => ('billId' in news ? news.billId : '');

/** Cards that pay also while nobody is there: a bank that was asked once is content. */
const CHARGED_AWAY = Object.entries(CARDS).flatMap(([token, { does }]) =>
  does === 'pays' || does === 'asks' ? [token] : [],
);

function subscriptionOf({
  _id: id,
  reference,
  state,
  period,
  token: methodId,
  ...booked
}: Selectable<SandboxSubscriptions>): Subscription {
  const amount = { minor: Number(booked.amount_minor), currency: booked.currency_iso_code as Currency };
  switch (state) {
    case 'active':
      return {
        id,
        state,
        methodId,
        bill: { id: billOf(id, period), amount, until: booked.period_ends_at },
        clientSecret: null,
      };
    case 'past due':
      return { id, state: 'active', methodId, bill: null, clientSecret: null };
    case 'trialing':
      return { id, state, methodId, bill: null, clientSecret: null };
    case 'incomplete':
      return { id, state: 'authenticate', methodId, bill: null, clientSecret: reference };
    default:
      return { id, state: 'failed', methodId: null, bill: null, clientSecret: null };
  }
}

const billOf = (subscriptionId: string, period: number) => `${subscriptionId}_${period}`;
