import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mpesaMobileMoney } from './mpesa.ts';
import { type MobileMoney, PaymentServiceError } from './port.ts';
import { type Said, startVendor, type VendorServer } from './testing/vendor-server.ts';

let daraja: VendorServer;
let money: MobileMoney;
let query: Said;

const json = (value: object, status = 200): Said => ({ status, body: JSON.stringify(value) });
const charge = { paymentId: 'p1', amount: { minor: 35_000, currency: 'KES' as const }, externalId: null };
const by = { token: '0712345678', customerId: null, isAway: false };

beforeAll(async () => {
  daraja = await startVendor(({ path, headers }) => {
    if (path.startsWith('/oauth/'))
      return headers.authorization === `Basic ${Buffer.from('key:secret').toString('base64')}`
        ? json({ access_token: 'token-1', expires_in: '3599' })
        : json({ errorCode: '400.008.01' }, 400);
    if (headers.authorization !== 'Bearer token-1') return json({ errorCode: '404.001.03' }, 404);
    if (path.endsWith('/processrequest'))
      return json({
        MerchantRequestID: 'm1',
        CheckoutRequestID: 'ws_CO_1',
        ResponseCode: '0',
        ResponseDescription: 'Success',
        CustomerMessage: 'Success',
      });
    return query;
  });
});
beforeEach(() => {
  daraja.heard.length = 0;
  daraja.silent = false;
  money = mpesaMobileMoney({
    url: daraja.url,
    key: 'key',
    secret: 'secret',
    shortCode: '174379',
    passKey: 'pass',
    callbackUrl: (id) => `https://flink.test/api/mobile-money/callback/${id}/proof`,
    timeoutMs: 300,
  });
});
afterAll(() => daraja.close());

test('a push goes to the telephone, in whole shillings, with the address that it answers at', async () => {
  const outcome = await money.confirm(charge, by);

  const sent = JSON.parse(daraja.heard.at(-1)?.body ?? '{}');
  expect(outcome).toEqual({ kind: 'waiting', externalId: 'ws_CO_1' });
  expect(sent).toMatchObject({
    BusinessShortCode: '174379',
    TransactionType: 'CustomerPayBillOnline',
    Amount: 350,
    PartyA: '254712345678',
    PartyB: '174379',
    PhoneNumber: '254712345678',
    CallBackURL: 'https://flink.test/api/mobile-money/callback/p1/proof',
  });
  expect(sent.Timestamp).toMatch(/^20\d{12}$/);
  expect(Buffer.from(sent.Password, 'base64').toString()).toBe(`174379pass${sent.Timestamp}`);
});

test('one token serves many questions', async () => {
  query = json({ ResponseCode: '0', ResultCode: '0', ResultDesc: 'done' });

  await money.confirm(charge, by);
  await money.look({ ...charge, externalId: 'ws_CO_1' });

  expect(daraja.heard.filter(({ path }) => path.startsWith('/oauth/'))).toHaveLength(1);
});

test.each([
  [json({ ResponseCode: '0', ResultCode: '0' }), { kind: 'paid' }],
  [json({ ResponseCode: '0', ResultCode: '1032' }), { kind: 'failed', reason: 'rejected' }],
  [json({ ResponseCode: '0', ResultCode: '1037' }), { kind: 'failed', reason: 'timedOut' }],
  [
    json({ errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' }, 500),
    { kind: 'waiting' },
  ],
])('what became of it is told: %o', async (said, outcome) => {
  query = said;

  expect(await money.look({ ...charge, externalId: 'ws_CO_1' })).toMatchObject(outcome);
});

test('a push that was never sent is nothing to look up', async () => {
  expect(await money.look(charge)).toBeNull();
  expect(daraja.heard).toEqual([]);
});

test('parts of a shilling, and other currencies, are not pushed', async () => {
  const odd = await money.confirm({ ...charge, amount: { minor: 35_050, currency: 'KES' } }, by);
  const dollars = await money.confirm({ ...charge, amount: { minor: 100, currency: 'USD' } }, by);

  expect([odd.kind, dollars.kind]).toEqual(['failed', 'failed']);
  expect(daraja.heard).toEqual([]);
});

test('silence and nonsense are no outcome', async () => {
  query = json({ something: 'else' });
  await expect(money.look({ ...charge, externalId: 'x' })).rejects.toThrow(PaymentServiceError);
  daraja.silent = true;
  await expect(money.look({ ...charge, externalId: 'x' })).rejects.toThrow(PaymentServiceError);
});

test('what it tells of its own accord is read, and nothing else', () => {
  const told = (ResultCode: number) =>
    money.readCallback({
      Body: {
        stkCallback: { MerchantRequestID: 'm', CheckoutRequestID: 'ws_CO_1', ResultCode, ResultDesc: '' },
      },
    });

  expect(told(0)).toEqual({ kind: 'paid', externalId: 'ws_CO_1' });
  expect(told(1032)).toMatchObject({ kind: 'failed', reason: 'rejected' });
  expect(money.readCallback({ Body: {} })).toBeNull();
});
