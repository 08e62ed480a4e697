import fc from 'fast-check';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { mpesaMobileMoney } from '../../../ports/payments/mpesa.ts';
import { stripeCards } from '../../../ports/payments/stripe.ts';
import { EVENT_TYPES } from '../../../ports/payments/stripe-news.ts';
import { openPayingHouse, type PayingHouse } from '../testing/paying-house.ts';

const SECRET = 'whsec_of_the_tests';
const NOWHERE = 'http://127.0.0.1:9';

let house: PayingHouse;

beforeAll(async () => {
  house = await openPayingHouse({
    replace: (made) => {
      const cards = stripeCards({
        key: 'sk_test',
        publicKey: 'pk_test',
        webhookSecret: SECRET,
        url: NOWHERE,
        timeoutMs: 50,
      });
      const mobileMoney = mpesaMobileMoney({
        url: NOWHERE,
        key: 'key',
        secret: 'secret',
        shortCode: '1',
        passKey: 'pass',
        callbackUrl: (id) => id,
      });
      const payments = { ...made.payments, cards, mobileMoney };
      return { ...made, payments };
    },
  });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

async function pushed(externalId: string | null, familyId = house.otieno): Promise<string> {
  const _id = uuidv7();
  await house.db
    .insertInto('payments')
    .values({
      _id,
      family_id: familyId,
      what: 'hours',
      service: 'mpesa',
      idempotency_key: _id,
      amount_minor: 75_000,
      currency_iso_code: 'KES',
      hours: 5,
      state: 'waiting',
      external_id: externalId,
    })
    .execute();
  await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code)
    values (gen_random_uuid(), ${_id}, 'asked', 75000, 'KES')`.execute(house.db);
  return _id;
}

const callback = (paymentId: string, body: unknown) =>
  house.ask('mobileMoneyNews', {
    params: { paymentId, proof: house.house.callbackProof.of(paymentId) },
    body,
  });
const approved = (CheckoutRequestID: unknown, ResultCode: unknown = 0) => ({
  Body: { stkCallback: { CheckoutRequestID, ResultCode } },
});
const stripeEvent = (event: unknown) => {
  const payload = JSON.stringify(event);
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload, secret: SECRET });
  return house.ask('stripeEvents', { headers: { 'stripe-signature': signature }, body: event });
};
const states = async () =>
  (await house.db.selectFrom('payments').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  );

test.each([
  ['whose own request is known', 'ws_CO_own'],
  ['whose own request is not known', null],
])('a callback with the request of another payment is rejected for a payment %s', async (_title, own) => {
  const paymentId = await pushed(own);
  await pushed('ws_CO_other', house.smith);

  const reply = await callback(paymentId, approved('ws_CO_other'));

  expect([reply.statusCode, reply.json()]).toEqual([200, { ResultCode: 1, ResultDesc: 'Rejected' }]);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

test('a callback with the own request is accepted and pays', async () => {
  const paymentId = await pushed('ws_CO_own');

  const reply = await callback(paymentId, approved('ws_CO_own'));

  expect(reply.json()).toEqual({ ResultCode: 0, ResultDesc: 'Accepted' });
  expect(await states()).toEqual(['paid']);
});

test('a card event that names a payment and the charge of another one changes neither', async () => {
  await pushed('pi_other', house.smith);
  const paymentId = await pushed(null);
  await house.db.updateTable('payments').set({ service: 'stripe' }).execute();

  const reply = await stripeEvent({
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_other', status: 'succeeded', metadata: { paymentId } } },
  });

  expect(reply.statusCode).toBe(200);
  expect(await states()).toEqual(['waiting', 'waiting']);
});

test('no body of a callback and no signed event is answered as a failure of ours', async () => {
  const paymentId = await pushed(null);
  const odd = fc.oneof(
    fc.constantFrom('', '\u0000', '\ud800', 'x'.repeat(300), -1, 1e21, 0.5, null, true, [], {}, paymentId),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const names = [
    'id',
    'status',
    'metadata',
    'payment_intent',
    'amount',
    'amount_refunded',
    'currency',
    'lines',
  ];
  const more = ['parent', 'refunded', 'amount_paid', 'client_reference_id', 'payment_status', 'amount_total'];
  const object = fc.dictionary(fc.constantFrom(...names, ...more), odd, { maxKeys: 8 });
  const event = fc.record({
    id: fc.oneof(fc.constant('evt_1'), odd),
    type: fc.constantFrom(...EVENT_TYPES),
    data: fc.oneof(fc.record({ object: fc.oneof(object, odd) }), odd),
  });

  await fc.assert(
    fc.asyncProperty(event, odd, odd, async (told, request, code) => {
      const replies = [await stripeEvent(told), await callback(paymentId, approved(request, code))];
      for (const { statusCode, body } of replies) expect(statusCode, body).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});
