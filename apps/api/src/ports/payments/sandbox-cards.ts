import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { afterMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CardService, NonceService, PaymentEvent, PriceOnOffer, SandboxBank } from './port.ts';
import { PaymentServiceError } from './port.ts';
import { sandboxBooks } from './sandbox-books.ts';
import { sandboxService } from './sandbox-service.ts';

type Behaviour = Parameters<typeof sandboxService>[0]['behaviourOf'] extends (token: string) => infer B
  ? B
  : never;

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

const prices = async (): Promise<readonly PriceOnOffer[]> => [
  { _id: 'price_sandbox_month', name: 'Flink Family, monthly', amount: usd(799), interval: 'month' },
  { _id: 'price_sandbox_year', name: 'Flink Family, yearly', amount: usd(7_900), interval: 'year' },
];

const usd = (minor: number) => ({ minor, currency: 'USD' as Currency });

/** Cards without a card service: test cards by token, declines, the bank's question, delays, time-outs, renewals. */
export function sandboxCards(db: Db, isOpen: boolean): CardService & NonceService & SandboxBank {
  const books = sandboxBooks(db);
  return {
    ...sandboxService({
      name: 'sandbox',
      books,
      behaviourOf: (token) => (isOpen ? behaviourOf(token) : null),
      answered,
    }),
    isOpen,
    publicKey: null,
    prices,
    clientToken: async (customerId) => `sandbox_client_${customerId ?? 'new'}`,

    async keepCard({ familyId, customerId }, methodId) {
      const card = CARDS[methodId];
      if (!card) throw new PaymentServiceError('The sandbox does not know this card.');
      return { customerId: customerId ?? `cus_sandbox_${familyId}`, methodId, label: card.label };
    },
    forgetCard: async () => undefined,

    answer: (paymentId, passed) => books.move(paymentId, ['authenticating'], passed ? 'paid' : 'failed'),

    async takeUpSubscription({ familyId, methodId }) {
      if (!isOpen || behaviourOf(methodId) !== 'pays') return null;
      const running = await db
        .updateTable('sandbox_subscriptions')
        .set({ token: methodId })
        .where('family_id', '=', familyId)
        .where('state', 'in', ['active', 'trialing'])
        .returning(['_id', 'state'])
        .executeTakeFirst();
      if (!running) return null;
      const state = running.state === 'trialing' ? 'trialing' : 'active';
      return { id: running._id, state, billId: null, clientSecret: null };
    },

    async subscribe({ familyId, reference, methodId, trialDays, amount, months }) {
      const id = `sub_sandbox_${reference}`;
      if (!isOpen || behaviourOf(methodId) !== 'pays')
        return { id, state: 'failed', billId: null, clientSecret: null };
      const isTrial = trialDays > 0;
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
          period: isTrial ? 0 : 1,
          period_ends_at: isTrial
            ? new Date(now.getTime() + trialDays * 86_400_000)
            : afterMonths(now, months),
          state: isTrial ? 'trialing' : 'active',
        })
        .onConflict((oc) => oc.column('_id').doNothing())
        .execute();
      return {
        id,
        state: isTrial ? 'trialing' : 'active',
        billId: isTrial ? null : billOf(id, 1),
        clientSecret: null,
      };
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
        .execute();
      const due = await db
        .selectFrom('sandbox_subscriptions')
        .select([
          '_id',
          'family_id as familyId',
          'period',
          sql<number>`amount_minor`.as('minor'),
          'currency_iso_code as currency',
        ])
        .where('period', '>', 0)
        .where(sql<Date>`period_ends_at - make_interval(months => months)`, '>', since)
        .execute();
      return due.map(
        ({ _id, familyId, period, minor, currency }): PaymentEvent => ({
          id: `evt_${billOf(_id, period)}`,
          news: {
            kind: 'period paid',
            subscriptionId: _id,
            familyId,
            billId: billOf(_id, period),
            amount: { minor, currency: currency as Currency },
          },
        }),
      );
    },
  };
}

const billOf = (subscriptionId: string, period: number) => `${subscriptionId}_${period}`;
