import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { braintreeNonces } from './braintree.ts';
import { type NonceService, PaymentServiceError } from './port.ts';
import { type Said, startVendor, type VendorServer } from './testing/vendor-server.ts';

let vendor: VendorServer;
let cards: NonceService;
/** What the service says, by method and the end of the address. */
let says: Record<string, Said>;

const xml = (body: string, status = 200): Said => ({
  status,
  type: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});
const transaction = (status: string) =>
  `<transaction><id>bt_1</id><status>${status}</status><type>sale</type><currency-iso-code>USD</currency-iso-code><amount>7.50</amount><order-id>p1</order-id><refund-ids type="array"/></transaction>`;
const page = (content: string) =>
  `<credit-card-transactions type="collection"><current-page-number type="integer">1</current-page-number><page-size type="integer">50</page-size><total-items type="integer">1</total-items>${content}</credit-card-transactions>`;
const ids = (...found: string[]) =>
  `<search-results><page-size type="integer">50</page-size><ids type="array">${found.map((id) => `<item>${id}</item>`).join('')}</ids></search-results>`;
const charge = { paymentId: 'p1', amount: { minor: 750, currency: 'USD' as const }, externalId: null };
const by = { token: 'fake-valid-nonce', customerId: null, isAway: false };

beforeAll(async () => {
  vendor = await startVendor(({ method, path }) => {
    const [, said] =
      Object.entries(says).find(
        ([key]) => key.startsWith(method) && path.endsWith(key.slice(method.length + 1)),
      ) ?? [];
    return said ?? { status: 404, body: '' };
  });
});
beforeEach(() => {
  vendor.heard.length = 0;
  says = {};
  cards = braintreeNonces({
    merchantId: 'm1',
    publicKey: 'pub',
    privateKey: 'priv',
    environment: { host: '127.0.0.1', port: vendor.port },
  });
});
afterAll(() => vendor.close());

test('a token opens the drop-in', async () => {
  says = {
    'POST /merchants/m1/client_token': xml('<client-token><value>the-token</value></client-token>', 201),
  };

  expect(await cards.clientToken(null)).toBe('the-token');
});

test('a nonce is charged as an order of our id', async () => {
  says = { 'POST /merchants/m1/transactions': xml(transaction('submitted_for_settlement'), 201) };

  expect(await cards.confirm(charge, by)).toEqual({
    kind: 'paid',
    externalId: 'bt_1',
    amount: charge.amount,
  });

  expect(JSON.parse(vendor.heard[0]?.body ?? '{}').transaction).toMatchObject({
    amount: '7.50',
    payment_method_nonce: 'fake-valid-nonce',
    order_id: 'p1',
    options: { submit_for_settlement: true },
  });
  expect(vendor.heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from('pub:priv').toString('base64')}`);
});

test('each currency is charged by an account of its own, and no other is', async () => {
  says = { 'POST /merchants/m1/transactions': xml(transaction('submitted_for_settlement'), 201) };
  const pesos = { ...charge, amount: { minor: 250_000, currency: 'MXN' as const } };

  expect(await cards.confirm(pesos, by)).toMatchObject({ kind: 'failed' });
  expect(vendor.heard).toEqual([]);

  const settings = { merchantId: 'm1', publicKey: 'pub', privateKey: 'priv' };
  const environment = { host: '127.0.0.1', port: vendor.port };
  const inPesos = braintreeNonces({ ...settings, environment, accounts: { MXN: 'pesos' } });
  // It says dollars all the same: that is compared with what was asked for.
  expect(await inPesos.confirm(pesos, by)).toMatchObject({ amount: { minor: 750, currency: 'USD' } });
  expect(JSON.parse(vendor.heard[0]?.body ?? '{}').transaction).toMatchObject({
    merchant_account_id: 'pesos',
  });
  expect(await inPesos.confirm(charge, by)).toMatchObject({ kind: 'failed' });
});

test('a declined nonce is a failure', async () => {
  says = {
    'POST /merchants/m1/transactions': xml(
      `<api-error-response><errors><errors type="array"/></errors><message>Do Not Honor</message>${transaction('processor_declined')}</api-error-response>`,
      422,
    ),
  };

  expect(await cards.confirm(charge, by)).toEqual({ kind: 'failed', externalId: 'bt_1', reason: 'declined' });
});

test('what became of an order is found by our id', async () => {
  says = {
    'POST /transactions/advanced_search_ids': xml(ids('bt_1')),
    'POST /transactions/advanced_search': xml(page(transaction('settled'))),
  };
  expect(await cards.look(charge)).toEqual({ kind: 'paid', externalId: 'bt_1', amount: charge.amount });
  says = { 'POST /transactions/advanced_search_ids': xml(ids()) };
  expect(await cards.look(charge)).toBeNull();
});

test('money goes back before and after it has arrived', async () => {
  says = {
    'GET /transactions/bt_1': xml(transaction('submitted_for_settlement')),
    'PUT /transactions/bt_1/void': xml(transaction('voided')),
  };
  await cards.refund({ ...charge, externalId: 'bt_1' });
  expect(vendor.heard.at(-1)?.path).toMatch(/void$/);

  says = {
    'GET /transactions/bt_1': xml(transaction('settled')),
    'POST /transactions/bt_1/refund': xml(transaction('submitted_for_settlement'), 201),
  };
  await cards.refund({ ...charge, externalId: 'bt_1' });
  expect(vendor.heard.at(-1)?.path).toMatch(/refund$/);
});

test('plans are offered with their prices', async () => {
  says = {
    'GET /merchants/m1/plans': xml(
      '<plans type="array"><plan><id>month</id><name>Monthly</name><price>7.99</price><currency-iso-code>USD</currency-iso-code><billing-frequency type="integer">1</billing-frequency></plan></plans>',
    ),
  };

  expect(await cards.prices()).toEqual([
    { _id: 'month', name: 'Monthly', amount: { minor: 799, currency: 'USD' }, interval: 'month' },
  ]);
});

test('a service that is not there is no outcome', async () => {
  says = { 'POST /merchants/m1/transactions': { status: 503, body: '' } };

  await expect(cards.confirm(charge, by)).rejects.toThrow(PaymentServiceError);
});
