import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CardRefusedError, type CardService, PaymentServiceError } from './port.ts';
import { stripeCards } from './stripe.ts';
import { type Said, startVendor, type VendorServer } from './testing/vendor-server.ts';

const SECRET = 'whsec_of_the_tests';
const PAYMENT = '0193a1f0-0000-7000-8000-000000000001';
const FAMILY = '0193a1f0-0000-7000-8000-000000000002';

let vendor: VendorServer;
let cards: CardService;
/** What the service says next, by the end of the address. */
let says: Record<string, Said>;

const json = (value: object, status = 200): Said => ({ status, body: JSON.stringify(value) });
const intent = (status: string, more = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status,
  client_secret: 'pi_1_secret',
  metadata: { paymentId: PAYMENT },
  latest_charge: null,
  ...more,
});
const refused = (type: string, status: number, code = '') =>
  json({ error: { type, code, message: 'No.' } }, status);
const charge = { paymentId: 'p1', amount: { minor: 750, currency: 'USD' as const }, externalId: 'pi_1' };
const by = { token: 'pm_1', customerId: 'cus_1', isAway: false };
const sent = () => Object.fromEntries(new URLSearchParams(vendor.heard.at(-1)?.body));

beforeAll(async () => {
  vendor = await startVendor(({ method, path }) => {
    const [address = ''] = path.split('?');
    const [, said] =
      Object.entries(says).find(([end]) => address.endsWith(end) || end === `${method} ${address}`) ?? [];
    return said ?? refused('invalid_request_error', 404, 'resource_missing');
  });
});
beforeEach(() => {
  vendor.heard.length = 0;
  vendor.silent = false;
  says = {};
  cards = stripeCards({
    key: 'sk_test',
    publicKey: 'pk_test',
    webhookSecret: SECRET,
    url: vendor.url,
    timeoutMs: 400,
  });
});
afterAll(() => vendor.close());

test('an intent is made with our id before it is confirmed, each under a key of its own', async () => {
  says = { '/payment_intents': json(intent('requires_confirmation')), '/confirm': json(intent('succeeded')) };

  expect(await cards.prepare({ ...charge, externalId: null }, by)).toBe('pi_1');
  expect(sent()).toMatchObject({
    amount: '750',
    currency: 'usd',
    payment_method: 'pm_1',
    customer: 'cus_1',
    'metadata[paymentId]': 'p1',
    setup_future_usage: 'off_session',
  });
  expect(vendor.heard.at(-1)?.headers['idempotency-key']).toBe('prepare-p1');
  expect(await cards.confirm(charge, by)).toEqual({ kind: 'paid', externalId: 'pi_1' });
  expect(vendor.heard.at(-1)?.headers['idempotency-key']).toBe('confirm-p1');
  expect(vendor.heard.at(-1)?.headers.authorization).toBe('Bearer sk_test');
});

test.each([
  ['requires_action', { kind: 'authenticate', externalId: 'pi_1', clientSecret: 'pi_1_secret' }],
  ['processing', { kind: 'waiting', externalId: 'pi_1' }],
  ['requires_payment_method', { kind: 'failed', externalId: 'pi_1', reason: 'declined' }],
])('an intent that is %s means %o', async (status, outcome) => {
  says = { '/confirm': json(intent(status)), '/pi_1': json(intent(status)) };

  expect(await cards.confirm(charge, by)).toEqual(outcome);
  expect(await cards.look(charge)).toEqual(outcome);
});

test('a declined card is a failure, not an error', async () => {
  says = { '/confirm': refused('card_error', 402, 'card_declined') };

  expect(await cards.confirm(charge, by)).toEqual({ kind: 'failed', externalId: 'pi_1', reason: 'declined' });
});

test('one that was confirmed before, or cannot be cancelled any more, is told as it is', async () => {
  says = {
    '/confirm': refused('invalid_request_error', 400, 'payment_intent_unexpected_state'),
    '/cancel': refused('invalid_request_error', 400, 'payment_intent_unexpected_state'),
    '/pi_1': json(intent('succeeded')),
  };

  expect(await cards.confirm(charge, by)).toEqual({ kind: 'paid', externalId: 'pi_1' });
  expect(await cards.drop(charge)).toEqual({ kind: 'paid', externalId: 'pi_1' });
});

test('one that was never confirmed has charged nothing, one that went back is refunded', async () => {
  says = { '/pi_1': json(intent('requires_confirmation')) };
  expect(await cards.look(charge)).toBeNull();
  says = { '/pi_1': json(intent('succeeded', { latest_charge: { id: 'ch_1', refunded: true } })) };
  expect(await cards.look(charge)).toEqual({ kind: 'refunded', externalId: 'pi_1' });
});

test('silence, overload and a wrong key are no outcome', async () => {
  says = { '/confirm': refused('api_error', 500), '/pi_1': refused('invalid_request_error', 401) };
  await expect(cards.confirm(charge, by)).rejects.toThrow(PaymentServiceError);
  await expect(cards.look(charge)).rejects.toThrow(PaymentServiceError);
  vendor.silent = true;
  await expect(cards.confirm(charge, by)).rejects.toThrow(PaymentServiceError);
}, 20_000);

test('money goes back once', async () => {
  says = { '/refunds': json({ id: 're_1', object: 'refund' }) };
  await cards.refund(charge);
  expect(sent()).toEqual({ payment_intent: 'pi_1' });
  expect(vendor.heard.at(-1)?.headers['idempotency-key']).toBe('refund-p1');
  says = { '/refunds': refused('invalid_request_error', 400, 'charge_already_refunded') };
  await cards.refund(charge);
});

test('of the bill of a subscription the payment of that bill goes back', async () => {
  says = {
    '/invoice_payments': json({ object: 'list', data: [{ payment: { payment_intent: 'pi_7' } }] }),
    '/refunds': json({ id: 're_1', object: 'refund' }),
  };

  await cards.refund({ ...charge, externalId: 'in_7' });

  expect(sent()).toEqual({ payment_intent: 'pi_7' });
  expect(vendor.heard[0]?.path).toContain('invoice=in_7');
});

test('a payment of a subscription is known by its bill', async () => {
  says = { '/invoice_payments': json({ object: 'list', data: [{ invoice: 'in_1' }] }) };

  expect([await cards.billOf('pi_1'), await cards.billOf('cs_1')]).toEqual(['in_1', null]);
  expect(decodeURIComponent(vendor.heard.at(-1)?.path ?? '')).toContain('payment[payment_intent]=pi_1');
});

test('a card that no intent is made with, or that is not taken along, is refused, and silence is not', async () => {
  says = { '/payment_intents': refused('card_error', 402, 'card_declined') };
  await expect(cards.prepare(charge, by)).rejects.toThrow(CardRefusedError);
  says = { '/attach': refused('card_error', 402, 'card_declined') };
  const buyer = { familyId: 'f1', email: null, customerId: 'cus_1' };
  await expect(cards.keepCard(buyer, 'pm_1')).rejects.toThrow(CardRefusedError);
  // What it does not understand no bank has declined.
  says = { '/attach': refused('invalid_request_error', 400) };
  await expect(cards.keepCard(buyer, 'pm_1')).rejects.toThrow(PaymentServiceError);
  says = { '/payment_intents': refused('api_error', 500), '/attach': refused('api_error', 500) };
  await expect(cards.prepare(charge, by)).rejects.toThrow(PaymentServiceError);
  await expect(cards.keepCard(buyer, 'pm_1')).rejects.toThrow(PaymentServiceError);
}, 20_000);

test('a card that its service does not know is forgotten, and the next periods are charged to another', async () => {
  says = { '/detach': refused('invalid_request_error', 404, 'resource_missing') };
  await cards.forgetCard('pm_gone');
  says = { '/customers/cus_1': json({ id: 'cus_1', deleted: true }) };
  await cards.forgetCustomer('cus_1');
  expect(vendor.heard.at(-1)).toMatchObject({ method: 'DELETE' });
  says = { '/subscriptions/sub_1': json({ id: 'sub_1', status: 'active' }) };
  await cards.chargeTo('sub_1', 'pm_2');
  expect(vendor.heard.at(-1)?.body).toContain('default_payment_method=pm_2');
});

test('a card on file is told by brand and last four digits', async () => {
  says = {
    '/customers': json({ id: 'cus_9' }),
    '/attach': json({ id: 'pm_1', card: { brand: 'visa', last4: '4242' } }),
  };

  expect(await cards.keepCard({ familyId: 'f1', email: 'ana@flink.test', customerId: null }, 'pm_1')).toEqual(
    {
      customerId: 'cus_9',
      methodId: 'pm_1',
      label: 'Visa 4242',
    },
  );
});

test('a card that is kept is shown to its bank once, and is on file when the bank has taken it', async () => {
  const card = { customerId: 'cus_1', methodId: 'pm_1', label: 'Visa 4242' };
  const list = (...data: object[]) => json({ object: 'list', data });
  const asking = { status: 'requires_action', client_secret: 'seti_secret' };
  const setUp = async (paid: object[], before: object[], made: Said = json({ status: 'succeeded' })) => {
    vendor.heard.length = 0;
    says = {
      'POST /v1/setup_intents': made,
      '/payment_intents': list(...paid),
      '/setup_intents': list(...before),
    };
    const setting = await cards.setUp(card);
    return [setting, vendor.heard.filter(({ method }) => method === 'POST').length];
  };
  const paid = { status: 'succeeded', setup_future_usage: 'off_session', payment_method: 'pm_1' };

  expect(await setUp([paid], [])).toEqual([{ state: 'accepted' }, 0]);
  expect(await setUp([{ ...paid, payment_method: 'pm_2' }], [])).toEqual([{ state: 'accepted' }, 1]);
  expect(await setUp([], [{ status: 'succeeded' }])).toEqual([{ state: 'accepted' }, 0]);
  expect(await setUp([], [asking])).toEqual([{ state: 'authenticate', clientSecret: 'seti_secret' }, 0]);
  expect(await setUp([], [], json(asking))).toEqual([
    { state: 'authenticate', clientSecret: 'seti_secret' },
    1,
  ]);
  expect(await setUp([], [], refused('card_error', 402, 'card_declined'))).toEqual([
    { state: 'declined' },
    1,
  ]);
});

test('a subscription is made at the price that was shown, or not at all', async () => {
  const wish = {
    familyId: 'f1',
    reference: 'r1',
    priceId: 'price_1',
    customerId: 'cus_1',
    methodId: 'pm_1',
    trialDays: 0,
    amount: { minor: 799, currency: 'USD' as const },
    months: 1,
  };
  says = {
    '/prices/price_1': json({
      id: 'price_1',
      unit_amount: 799,
      currency: 'usd',
      recurring: { interval: 'month' },
    }),
    '/subscriptions': json({ id: 'sub_1', status: 'active', latest_invoice: { id: 'in_1' } }),
  };
  expect(await cards.subscribe(wish)).toEqual({
    id: 'sub_1',
    state: 'active',
    methodId: null,
    bill: { id: 'in_1', amount: wish.amount, until: null },
    clientSecret: null,
  });
  expect(vendor.heard.at(-1)?.headers['idempotency-key']).toBe('subscribe-r1');
  expect(sent()).toMatchObject({ 'metadata[familyId]': 'f1' });
  vendor.heard.length = 0;

  expect(await cards.subscribe({ ...wish, amount: { minor: 1, currency: 'USD' } })).toMatchObject({
    state: 'failed',
  });

  expect(vendor.heard.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a subscription of the family that runs already is taken up with the card of now', async () => {
  const wish = { familyId: FAMILY, customerId: 'cus_1', methodId: 'pm_2' };
  const one = (id: string, status: string, familyId: string) => ({ id, status, metadata: { familyId } });
  const all = [one('sub_0', 'incomplete', FAMILY), one('sub_1', 'active', 'another')];
  says = { '/subscriptions': json({ object: 'list', data: all }) };
  expect(await cards.takeUpSubscription(wish)).toBeNull();
  expect(vendor.heard.map(({ method }) => method)).toEqual(['GET']);

  const running = { ...one('sub_2', 'trialing', FAMILY), default_payment_method: { id: 'pm_2' } };
  says = { '/subscriptions': json({ object: 'list', data: [...all, running] }), '/sub_2': json(running) };
  expect(await cards.takeUpSubscription(wish)).toEqual({
    id: 'sub_2',
    state: 'trialing',
    methodId: 'pm_2',
    bill: null,
    clientSecret: null,
  });
  expect(sent()).toMatchObject({ default_payment_method: 'pm_2' });
});

test('one that is past due is taken up by paying its bill with the card of now, or not at all', async () => {
  const late = { id: 'sub_3', status: 'past_due', metadata: { familyId: FAMILY }, latest_invoice: 'in_3' };
  const wish = { familyId: FAMILY, customerId: 'cus_1', methodId: 'pm_2' };
  says = {
    '/subscriptions': json({ object: 'list', data: [late] }),
    '/sub_3': json(late),
    '/in_3/pay': json({ id: 'in_3', status: 'paid', amount_paid: 799, currency: 'usd' }),
  };
  expect(await cards.takeUpSubscription(wish)).toEqual({
    id: 'sub_3',
    state: 'active',
    methodId: 'pm_2',
    bill: { id: 'in_3', amount: { minor: 799, currency: 'USD' }, until: null },
    clientSecret: null,
  });
  const posted = () =>
    vendor.heard.flatMap(({ method, path, body }) => (method === 'POST' ? [[path, body]] : []));
  expect(posted()).toEqual([
    ['/v1/invoices/in_3/pay', 'payment_method=pm_2'],
    ['/v1/subscriptions/sub_3', 'default_payment_method=pm_2'],
  ]);

  vendor.heard.length = 0;
  says = { ...says, '/in_3/pay': refused('card_error', 402, 'card_declined') };
  expect(await cards.takeUpSubscription(wish)).toMatchObject({ id: 'sub_3', state: 'failed' });
  expect(posted().map(([path]) => path)).toEqual(['/v1/invoices/in_3/pay']);
});

test.each([
  ['active', { state: 'active', bill: { id: 'in_1' }, clientSecret: null }],
  ['past_due', { state: 'active', bill: null }],
  ['incomplete', { state: 'authenticate', bill: null, clientSecret: 'in_1_secret' }],
  ['incomplete_expired', { state: 'failed', bill: null }],
])('a subscription that is %s is looked at', async (state, seen) => {
  const latest_invoice = {
    id: 'in_1',
    status: 'paid',
    amount_paid: 799,
    currency: 'usd',
    confirmation_secret: { client_secret: 'in_1_secret' },
  };
  says = { '/sub_1': json({ id: 'sub_1', status: state, latest_invoice }) };

  expect(await cards.lookAtSubscription('sub_1')).toMatchObject({ id: 'sub_1', ...seen });
  expect(await cards.lookAtSubscription('sub_gone')).toMatchObject({ state: 'failed' });
});

test('a subscription that was cancelled before is cancelled, and silence is no answer', async () => {
  says = { '/subscriptions/sub_1': refused('invalid_request_error', 404, 'resource_missing') };
  await cards.cancelSubscription('sub_1');
  expect(vendor.heard.at(-1)?.method).toBe('DELETE');
  says = { '/subscriptions/sub_1': refused('api_error', 500) };
  await expect(cards.cancelSubscription('sub_1')).rejects.toThrow(PaymentServiceError);
}, 20_000);

const signed = (event: object, secret = SECRET, timestamp?: number) => {
  const payload = JSON.stringify(event);
  const header = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return [Buffer.from(payload), header] as const;
};
const event = (type: string, object: object) => ({ id: 'evt_1', object: 'event', type, data: { object } });

test.each([
  [
    'payment_intent.succeeded',
    intent('succeeded', { amount_received: 1, currency: 'usd' }),
    {
      kind: 'outcome',
      paymentId: PAYMENT,
      outcome: { kind: 'paid', amount: { minor: 1, currency: 'USD' } },
    },
  ],
  [
    'payment_intent.payment_failed',
    intent('requires_payment_method'),
    { kind: 'outcome', outcome: { kind: 'failed' } },
  ],
  [
    'charge.refunded',
    { refunded: true, payment_intent: 'pi_1', metadata: {} },
    { kind: 'outcome', paymentId: null, outcome: { kind: 'refunded', externalId: 'pi_1' } },
  ],
  [
    'charge.refunded',
    { refunded: false, amount_refunded: 200, currency: 'usd', payment_intent: 'pi_1', metadata: {} },
    {
      kind: 'partly refunded',
      paymentId: null,
      externalId: 'pi_1',
      amount: { minor: 200, currency: 'USD' },
    },
  ],
  [
    'charge.dispute.created',
    { id: 'dp_1', status: 'needs_response', payment_intent: 'pi_1', amount: 300, currency: 'usd' },
    { kind: 'disputed', externalId: 'pi_1', state: 'open', disputeId: 'dp_1' },
  ],
  [
    'charge.dispute.closed',
    { id: 'dp_1', status: 'won', payment_intent: 'pi_1', amount: 300, currency: 'usd' },
    { kind: 'disputed', externalId: 'pi_1', state: 'won', disputeId: 'dp_1' },
  ],
  [
    'charge.dispute.closed',
    { id: 'dp_1', status: 'lost', payment_intent: 'pi_1', amount: 300, currency: 'usd' },
    { kind: 'disputed', externalId: 'pi_1', state: 'lost', amount: { minor: 300, currency: 'USD' } },
  ],
  [
    'invoice.paid',
    {
      id: 'in_2',
      amount_paid: 799,
      currency: 'usd',
      parent: { subscription_details: { subscription: 'sub_1', metadata: { familyId: FAMILY } } },
      lines: { data: [{ period: { end: 1_800_000_000 } }, { period: { end: 1_700_000_000 } }] },
    },
    {
      kind: 'period paid',
      subscriptionId: 'sub_1',
      familyId: FAMILY,
      billId: 'in_2',
      amount: { minor: 799, currency: 'USD' },
      until: '2027-01-15T08:00:00.000Z',
    },
  ],
  [
    'invoice.payment_failed',
    {
      id: 'in_2',
      amount_paid: 0,
      currency: 'usd',
      parent: { subscription_details: { subscription: 'sub_1' } },
    },
    { kind: 'period failed' },
  ],
  [
    'checkout.session.completed',
    {
      id: 'cs_1',
      client_reference_id: 'pending-unpaid',
      payment_status: 'paid',
      payment_intent: 'pi_2',
      amount_total: 7_900,
      currency: 'usd',
    },
    {
      kind: 'registration paid',
      registrationId: 'pending-unpaid',
      externalId: 'pi_2',
      amount: { minor: 7_900, currency: 'USD' },
    },
  ],
  [
    'customer.subscription.updated',
    { id: 'sub_1', status: 'incomplete_expired' },
    { kind: 'subscription ended', subscriptionId: 'sub_1' },
  ],
  ['customer.subscription.deleted', { id: 'sub_1' }, { kind: 'subscription ended', subscriptionId: 'sub_1' }],
])('%s is read in the words of the house', (type, object, news) => {
  expect(cards.readEvent(...signed(event(type, object)))?.news).toMatchObject(news);
});

test('what somebody has written beside a payment by hand names nothing of the house', () => {
  const news = (type: string, object: object) => cards.readEvent(...signed(event(type, object)))?.news;
  const strange = { paymentId: 'invoice 12', familyId: 'Smith' };

  expect(news('payment_intent.succeeded', intent('succeeded', { metadata: strange }))).toBeUndefined();
  expect(
    news('charge.refunded', { refunded: true, payment_intent: 'pi_1', metadata: strange }),
  ).toMatchObject({ paymentId: null, outcome: { externalId: 'pi_1' } });
  const bill = { subscription_details: { subscription: 'sub_1', metadata: strange } };
  expect(news('invoice.paid', { id: 'in_2', amount_paid: 799, currency: 'usd', parent: bill })).toMatchObject(
    { subscriptionId: 'sub_1', familyId: null },
  );
});

test('events that concern nobody are left alone, and those with a wrong signature are not read', () => {
  expect(cards.readEvent(...signed(event('customer.created', { id: 'cus_1' })))).toBeNull();
  expect(
    cards.readEvent(...signed(event('payment_intent.succeeded', intent('succeeded', { metadata: {} })))),
  ).toBeNull();
  const unpaid = {
    id: 'cs_1',
    client_reference_id: 'r',
    payment_status: 'unpaid',
    amount_total: 1,
    currency: 'usd',
  };
  expect(cards.readEvent(...signed(event('checkout.session.completed', unpaid)))).toBeNull();
  const old = Math.floor(Date.now() / 1_000) - 3_600;
  expect(() => cards.readEvent(...signed(event('invoice.paid', {}), SECRET, old))).toThrow();
  expect(() => cards.readEvent(...signed(event('invoice.paid', {}), 'whsec_of_another'))).toThrow();
  expect(() => cards.readEvent(Buffer.from('{}'), '')).toThrow();
});
