import { id } from '@flink/contract/entities/shape.ts';
import type { Money } from '@flink/contract/rules/billing/money.ts';
import type Stripe from 'stripe';
import type { EventNews, Outcome, PaymentEvent } from './port.ts';
import { moneyFrom } from './stripe-money.ts';

export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const;

/** What was charged, whatever was asked for. */
function receivedIn(intent: Partial<Stripe.PaymentIntent>): { readonly amount?: Money } {
  const { amount_received: received, currency } = intent;
  return received === undefined || currency === undefined ? {} : { amount: moneyFrom(received, currency) };
}

/** Where the last of the periods ends that a bill is for: of a year or month as the service counts it. */
export function periodEndOf({ lines }: Partial<Pick<Stripe.Invoice, 'lines'>>): Date | null {
  const ends = (lines?.data ?? []).map(({ period }) => period.end);
  return ends.length === 0 ? null : new Date(Math.max(...ends) * 1_000);
}

/** Brand and last four digits. */
export const cardLabel = (
  card: { readonly brand?: string | null; readonly last4?: string | null } | null | undefined,
): string => {
  const brand = card?.brand ?? 'card';
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${card?.last4 ?? ''}`.trim();
};

/** Where the charge came with the intent. */
function chargedCard(charge: Stripe.PaymentIntent['latest_charge']): { readonly paidWith?: string } {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null;
  return card ? { paidWith: cardLabel(card) } : {};
}

/** Null for one that was made and never confirmed: nothing was charged, and nothing will be. */
export function outcomeOf(intent: Stripe.PaymentIntent): Outcome | null {
  const { id: externalId, status, latest_charge: charge } = intent;
  switch (status) {
    case 'succeeded':
      return typeof charge === 'object' && charge?.refunded
        ? { kind: 'refunded', externalId }
        : { kind: 'paid', externalId, ...receivedIn(intent), ...chargedCard(charge) };
    case 'processing':
    case 'requires_capture':
      return { kind: 'waiting', externalId };
    case 'requires_action':
      return { kind: 'authenticate', externalId, clientSecret: intent.client_secret ?? '' };
    case 'requires_confirmation':
      return null;
    default:
      return { kind: 'failed', externalId, reason: 'declined' };
  }
}

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What stands beside a payment can be written by hand at the service: what is no id of the house names nothing in it. */
const ours = (value: string | undefined): string | null => id.safeParse(value).data ?? null;

/** An event in the words of the house: nothing that says who paid, or with what, is kept of it. */
export function newsOf(event: Stripe.Event): PaymentEvent | null {
  const news = readNews(event);
  return news === null ? null : { id: event.id, news };
}

function readNews(event: Stripe.Event): EventNews | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const outcome = outcomeOf(intent);
      // Bills of subscriptions have intents of their own, and news of their own.
      const paymentId = ours(intent.metadata.paymentId);
      return outcome === null || paymentId === null ? null : { kind: 'outcome', paymentId, outcome };
    }
    case 'charge.refunded': {
      const {
        refunded,
        payment_intent: intent,
        metadata,
        amount_refunded: part,
        currency,
      } = event.data.object;
      const externalId = idOf(intent);
      if (externalId === null) return null;
      const paymentId = ours(metadata.paymentId);
      if (refunded) return { kind: 'outcome', paymentId, outcome: { kind: 'refunded', externalId } };
      return { kind: 'partly refunded', paymentId, externalId, amount: moneyFrom(part, currency) };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: disputeId, status, payment_intent: intent, amount, currency } = event.data.object;
      const externalId = idOf(intent);
      if (externalId === null) return null;
      const isOpen = event.type === 'charge.dispute.created';
      // The bank has taken it back, or left it to the house.
      const state = status === 'lost' ? 'lost' : isOpen ? 'open' : 'won';
      return { kind: 'disputed', externalId, state, disputeId, amount: moneyFrom(amount, currency) };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id: billId, parent, amount_paid: amount, currency, lines } = event.data.object;
      const subscriptionId = idOf(parent?.subscription_details?.subscription);
      if (!billId || subscriptionId === null) return null;
      if (event.type === 'invoice.payment_failed') return { kind: 'period failed', subscriptionId, billId };
      // The bill of a trial is over nothing.
      return amount > 0
        ? {
            kind: 'period paid',
            subscriptionId,
            familyId: ours(parent?.subscription_details?.metadata?.familyId),
            billId,
            amount: moneyFrom(amount, currency),
            until: periodEndOf({ lines })?.toISOString() ?? null,
          }
        : null;
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const { client_reference_id: registrationId, amount_total: amount, currency } = session;
      const isPaid = session.payment_status === 'paid';
      if (!isPaid || registrationId === null || amount === null || currency === null) return null;
      return {
        kind: 'registration paid',
        registrationId,
        // Its refunds are told under the intent; a checkout over nothing has none.
        externalId: idOf(session.payment_intent) ?? session.id,
        amount: moneyFrom(amount, currency),
      };
    }
    case 'customer.subscription.updated': {
      // Never paid for: the bank's question was left unanswered for a day.
      const { id: subscriptionId, status } = event.data.object;
      return status === 'incomplete_expired' ? { kind: 'subscription ended', subscriptionId } : null;
    }
    case 'customer.subscription.deleted':
      return { kind: 'subscription ended', subscriptionId: event.data.object.id };
    default:
      return null;
  }
}
