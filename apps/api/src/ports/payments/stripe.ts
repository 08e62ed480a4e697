import { type Currency, isCurrency, isSameMoney, type Money } from '@flink/contract/rules/billing/money.ts';
import { monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import Stripe from 'stripe';
import {
  CardRefusedError,
  type CardService,
  type Charge,
  type Outcome,
  PaymentServiceError,
  type PriceOnOffer,
  type SettingUp,
  type Subscription,
} from './port.ts';
import { moneyFrom, stripeAmount } from './stripe-money.ts';
import { cardLabel, EVENT_TYPES, idOf, newsOf, outcomeOf, periodEndOf } from './stripe-news.ts';

export interface StripeSettings {
  readonly key: string;
  readonly publicKey: string;
  readonly webhookSecret: string;
  readonly url: string;
  readonly timeoutMs?: number;
}

/** Somebody waits for the answer. */
const TIMEOUT_MS = 20_000;

/** The largest that Stripe gives. */
const PAGE = 100;

/** Cards by Stripe's own SDK: intents are made before they are confirmed, so that a crash between leaves nothing charged. */
export function stripeCards({
  key,
  publicKey,
  webhookSecret,
  url,
  timeoutMs = TIMEOUT_MS,
}: StripeSettings): CardService {
  const { protocol, hostname, port } = new URL(url);
  const stripe = new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  const look = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  /** What Stripe knows of it, where what was wanted of it cannot be any more. */
  async function asItIs({ externalId }: Charge): Promise<Outcome | null> {
    return externalId === null ? null : outcomeOf(await asked(look(externalId)));
  }

  /** Bills of subscriptions are known by themselves; what goes back is the payment of the bill. */
  async function intentOf(externalId: string): Promise<string> {
    if (!externalId.startsWith('in_')) return externalId;
    const { data } = await asked(
      stripe.invoicePayments.list({ invoice: externalId, status: 'paid', limit: 1 }),
    );
    const intent = data[0]?.payment.payment_intent;
    const id = typeof intent === 'string' ? intent : intent?.id;
    if (!id) throw new PaymentServiceError('Stripe knows no payment of this bill.');
    return id;
  }

  /** The other way round: the bill that a payment was for. */
  async function billPaidBy(externalId: string): Promise<string | null> {
    if (!externalId.startsWith('pi_')) return null;
    const { data } = await asked(
      stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: externalId },
        limit: 1,
      }),
    );
    const invoice = data[0]?.invoice;
    return typeof invoice === 'string' ? invoice : (invoice?.id ?? null);
  }

  /** A period that could not be charged, with another card: else the service would try it again beside a new one. */
  async function payLate({ id, latest_invoice: invoice }: Stripe.Subscription, methodId: string) {
    const billId = typeof invoice === 'string' ? invoice : invoice?.id;
    if (!billId) return { ...FAILED, id };
    try {
      const bill = await stripe.invoices.pay(billId, { payment_method: methodId });
      // Not before it has paid: one that is declined is forgotten, and the subscription would have no card at all.
      await stripe.subscriptions.update(id, { default_payment_method: methodId });
      return { id, state: 'active' as const, methodId, bill: billOf(bill), clientSecret: null };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return { ...FAILED, id };
      throw unanswered(error);
    }
  }

  return {
    name: 'stripe',
    publicKey,

    prepare: async ({ paymentId, amount }, { token, customerId, isAway }) => {
      const intent = await refusedOr(
        stripe.paymentIntents.create(
          {
            amount: stripeAmount(amount),
            currency: amount.currency.toLowerCase(),
            payment_method: token,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: { paymentId },
            ...(customerId === null ? {} : { customer: customerId }),
            // The bank is asked now for what is charged later, while nobody is there.
            ...(customerId === null || isAway ? {} : { setup_future_usage: 'off_session' as const }),
          },
          { idempotencyKey: `prepare-${paymentId}` },
        ),
      );
      return intent.id;
    },

    async confirm(charge, { token, isAway }) {
      const { paymentId, externalId } = charge;
      if (externalId === null) return { kind: 'failed', externalId, reason: 'unknown' };
      try {
        const intent = await stripe.paymentIntents.confirm(
          externalId,
          { payment_method: token, off_session: isAway, expand: ['latest_charge'] },
          { idempotencyKey: `confirm-${paymentId}` },
        );
        return outcomeOf(intent) ?? { kind: 'failed', externalId, reason: 'unknown' };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { kind: 'failed', externalId, reason: 'declined' };
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return (await asItIs(charge)) ?? { kind: 'failed', externalId, reason: 'unknown' };
        throw unanswered(error);
      }
    },

    look: asItIs,

    async drop(charge) {
      if (charge.externalId === null) return null;
      try {
        return outcomeOf(await stripe.paymentIntents.cancel(charge.externalId));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return asItIs(charge);
        throw unanswered(error);
      }
    },

    async refund({ paymentId, externalId }) {
      if (externalId === null) throw new PaymentServiceError('Stripe has not charged this.');
      try {
        await stripe.refunds.create(
          { payment_intent: await intentOf(externalId) },
          { idempotencyKey: `refund-${paymentId}` },
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw unanswered(error);
      }
    },

    async keepCard({ familyId, email, customerId }, methodId) {
      const customer =
        customerId ??
        (
          await asked(
            stripe.customers.create(
              { metadata: { familyId }, ...(email === null ? {} : { email }) },
              { idempotencyKey: `customer-${familyId}` },
            ),
          )
        ).id;
      const { card } = await declinedOr(stripe.paymentMethods.attach(methodId, { customer }));
      return {
        customerId: customer,
        methodId,
        label: cardLabel(card),
      };
    },

    async setUp({ customerId: customer, methodId }) {
      // What it has paid while somebody was there its bank has taken.
      const { data: paid } = await asked(stripe.paymentIntents.list({ customer, limit: PAGE }));
      if (paid.some((intent) => intent.status === 'succeeded' && hasSetUp(intent, methodId))) return ACCEPTED;
      const { data: before } = await asked(
        stripe.setupIntents.list({ payment_method: methodId, limit: PAGE }),
      );
      const last = before.find(({ status }) => status === 'succeeded') ?? before.find(isAsking);
      if (last) return settingOf(last);
      try {
        return settingOf(
          await stripe.setupIntents.create({
            customer,
            payment_method: methodId,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            confirm: true,
          }),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return { state: 'declined' };
        throw unanswered(error);
      }
    },

    forgetCard: (methodId) => unlessGone(stripe.paymentMethods.detach(methodId)),
    forgetCustomer: (customerId) => unlessGone(stripe.customers.del(customerId)),

    chargeTo: async (subscriptionId, methodId) =>
      void (await asked(stripe.subscriptions.update(subscriptionId, { default_payment_method: methodId }))),

    async takeUpSubscription({ familyId, customerId, methodId }) {
      const { data } = await asked(stripe.subscriptions.list({ customer: customerId, limit: PAGE }));
      const running = data.find(
        ({ metadata, status }) => metadata.familyId === familyId && RUNNING.has(status),
      );
      if (!running) return null;
      if (running.status === 'past_due') return payLate(running, methodId);
      return subscriptionOf(
        await asked(
          stripe.subscriptions.update(running.id, { default_payment_method: methodId, ...WITH_BILL }),
        ),
      );
    },

    billOf: billPaidBy,

    async lookAtSubscription(id) {
      try {
        return subscriptionOf(await stripe.subscriptions.retrieve(id, WITH_BILL));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')
          return { ...FAILED, id };
        throw unanswered(error);
      }
    },

    async subscribe({ familyId, reference, priceId, customerId, methodId, trialDays, amount, months }) {
      const price = await asked(stripe.prices.retrieve(priceId));
      const interval = price.recurring?.interval === 'year' ? 'year' : 'month';
      // What is charged is what was shown, or nothing is.
      if (
        !isSameMoney(moneyFrom(price.unit_amount ?? -1, price.currency), amount) ||
        monthsIn(interval) !== months
      )
        return FAILED;
      const made = await asked(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            default_payment_method: methodId,
            metadata: { reference, familyId },
            ...WITH_BILL,
            ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
          },
          { idempotencyKey: `subscribe-${reference}` },
        ),
      );
      return subscriptionOf(made, amount);
    },

    async cancelSubscription(id) {
      try {
        await stripe.subscriptions.cancel(id);
      } catch (error) {
        // One that was cancelled before is not there any more to be cancelled.
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
        throw unanswered(error);
      }
    },

    readEvent: (body, signature) => newsOf(stripe.webhooks.constructEvent(body, signature, webhookSecret)),

    async eventsSince(since, after) {
      try {
        const { data, has_more: hasMore } = await stripe.events.list({
          created: { gte: Math.floor(since.getTime() / 1_000) },
          types: [...EVENT_TYPES],
          limit: PAGE,
          ...(after === null ? {} : { starting_after: after }),
        });
        const events = data.flatMap((event) => newsOf(event) ?? []);
        return { events, after: hasMore ? (data.at(-1)?.id ?? null) : null };
      } catch (error) {
        // Stripe deletes events after 30 days: behind a deleted one there are none.
        if (after !== null && error instanceof Stripe.errors.StripeInvalidRequestError)
          return { events: [], after: null };
        throw unanswered(error);
      }
    },

    async prices() {
      const { data } = await asked(
        stripe.prices.list({ active: true, limit: PAGE, expand: ['data.product'] }),
      );
      return data.flatMap(offerOf);
    },
  };
}

const ACCEPTED: SettingUp = { state: 'accepted' };

const hasSetUp = (
  { payment_method: method, setup_future_usage: usage }: Stripe.PaymentIntent,
  methodId: string,
): boolean => usage === 'off_session' && idOf(method) === methodId;

const isAsking = ({ status }: Stripe.SetupIntent): boolean => status === 'requires_action';

function settingOf(intent: Stripe.SetupIntent): SettingUp {
  if (intent.status === 'succeeded') return ACCEPTED;
  return isAsking(intent) && intent.client_secret !== null
    ? { state: 'authenticate', clientSecret: intent.client_secret }
    : { state: 'declined' };
}

const FAILED: Subscription = { id: '', state: 'failed', methodId: null, bill: null, clientSecret: null };

/** Charges again by itself, now or later. */
const RUNNING: ReadonlySet<Stripe.Subscription.Status> = new Set(['active', 'trialing', 'past_due']);

const WITH_BILL = { expand: ['latest_invoice.confirmation_secret'] };

/** Of a paid one, over something. */
const billOf = (invoice: Stripe.Invoice): Subscription['bill'] => {
  const { id, status, amount_paid: paid, currency } = invoice;
  if (!id || status !== 'paid' || paid <= 0) return null;
  return { id, amount: moneyFrom(paid, currency), until: periodEndOf(invoice) };
};

/** `amount`: of one that was just made, whose first bill is over that. */
function subscriptionOf(
  { id, status, latest_invoice: invoice, default_payment_method: method }: Stripe.Subscription,
  amount?: Money,
): Subscription {
  const methodId = idOf(method);
  const last = typeof invoice === 'string' ? null : invoice;
  switch (status) {
    case 'active': {
      const firstId = typeof invoice === 'string' ? invoice : invoice?.id;
      const first = amount && firstId ? { id: firstId, amount, until: last && periodEndOf(last) } : null;
      return { id, state: 'active', methodId, bill: first ?? (last && billOf(last)), clientSecret: null };
    }
    case 'past_due':
      return { id, state: 'active', methodId, bill: null, clientSecret: null };
    case 'trialing':
      return { id, state: 'trialing', methodId, bill: null, clientSecret: null };
    case 'incomplete': {
      const secret = last?.confirmation_secret?.client_secret ?? null;
      return {
        id,
        state: secret === null ? 'failed' : 'authenticate',
        methodId,
        bill: null,
        clientSecret: secret,
      };
    }
    default:
      return { ...FAILED, id };
  }
}

function offerOf({
  id,
  nickname,
  product,
  unit_amount: amount,
  currency,
  recurring,
}: Stripe.Price): PriceOnOffer[] {
  const code = currency.toUpperCase();
  if (amount === null || !isCurrency(code)) return [];
  const name = nickname ?? (typeof product === 'object' && 'name' in product ? product.name : id);
  const interval = recurring === null ? null : recurring.interval === 'year' ? 'year' : 'month';
  return [{ _id: id, name, amount: moneyFrom(amount, currency) as Money & { currency: Currency }, interval }];
}

const unanswered = (error: unknown): PaymentServiceError =>
  new PaymentServiceError('Stripe does not answer as it should.', { cause: error });

/** What its bank says no to is declined; what Stripe does not understand is not. */
async function declinedOr<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new CardRefusedError('The bank does not take this card.', { cause: error });
    throw unanswered(error);
  }
}

/** A card that Stripe does not even begin with is declined: there is nothing to look up. */
async function refusedOr<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError)
      throw new CardRefusedError('Stripe does not take this card.', { cause: error });
    throw unanswered(error);
  }
}

/** What is not there any more, or nobody's, is forgotten. */
async function unlessGone(forgetting: Promise<unknown>): Promise<void> {
  try {
    await forgetting;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unanswered(error);
  }
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw unanswered(error);
  }
}
