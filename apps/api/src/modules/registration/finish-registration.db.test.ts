import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { newForm } from './testing/sample-form.ts';

let house: TestHouse;

/** Of nobody: nothing is asked of Stripe here, it only tells. */
const WEBHOOK_SECRET = 'whsec_of_this_test';

beforeAll(async () => {
  house = await openTestHouse({
    world: 'demo',
    environment: {
      FLINK_STRIPE_KEY: 'sk_test_1',
      FLINK_STRIPE_PUBLIC_KEY: 'pk_test_1',
      FLINK_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  });
});

afterAll(() => house.close());

const look = (id: string) => house.ask('pendingRegistration', { params: { id } });

const finish = (id: string, form: RegisterForm) => house.ask('finishRegistration', { body: { id, ...form } });

/** A paid registration of its own for each test. */
async function paid(center = 'maple', product = 'Flink Family'): Promise<string> {
  const id = `paid-${uuidv7()}`;
  const { _id: learning_center_id } = await house.db
    .selectFrom('learning_centers')
    .select('_id')
    .where('url', '=', center)
    .executeTakeFirstOrThrow();
  const { _id: product_id } = await house.db
    .selectFrom('products')
    .select('_id')
    .where('name', '=', product)
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('pending_registrations')
    .values({ _id: id, email: 'paid@flink.test', is_paid: true, product_id, learning_center_id })
    .execute();
  return id;
}

const familyOf = (email: string) =>
  house.db.selectFrom('families').selectAll().where('email', '=', email).executeTakeFirst();

test.each([
  ['pending-paid', true, false],
  ['pending-unpaid', false, false],
  ['pending-done', true, true],
])('%s is shown as it is, for the page to decide', async (id, isPaid, isFinished) => {
  const reply = await look(id);

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    success: true,
    data: { email: expect.stringMatching(/-family@flink\.test$/), isPaid, isFinished },
    locations: ['Main Street', 'Riverside'],
    onePerson: { onePerson: false },
    productName: 'Flink Family',
  });
});

test('a registration nobody has begun is not found', async () => {
  expect((await look('nothing')).json().code).toBe('notFound');
  expect((await finish('nothing', newForm())).json().code).toBe('notFound');
});

test('a registration must be paid and not finished', async () => {
  expect((await finish('pending-unpaid', newForm())).json()).toMatchObject({
    code: 'registration.notPaid',
    message: 'Not paid',
  });
  expect((await finish('pending-done', newForm())).json()).toMatchObject({
    code: 'registration.alreadyCompleted',
    message: 'Already completed',
  });
});

test('a paid registration becomes a family that is a customer, once', async () => {
  const id = await paid();
  const form = newForm();

  const reply = await finish(id, form);

  const family = await familyOf(form.email);
  expect(reply.json()).toEqual({
    success: true,
    redirectTo: expect.stringContaining(`/login?family=${family?._id}&`),
  });
  expect(family).toMatchObject({ is_customer: true, is_prepaid_customer: false, location: 'Riverside' });
  expect((await look(id)).json().data).toMatchObject({ isPaid: true, isFinished: true });
  expect((await finish(id, newForm())).json().code).toBe('registration.alreadyCompleted');
});

test('at a center with prepaid plans the family is a prepaid customer', async () => {
  const form = newForm({ location: '', registerLocale: 'sw' });

  await finish(await paid('baobab'), form);

  expect(await familyOf(form.email)).toMatchObject({
    is_customer: false,
    is_prepaid_customer: true,
    currency_iso_code: 'KES',
    location: null,
    locales: ['sw', 'en'],
  });
});

test('one person may have paid too', async () => {
  const form = newForm({ location: '', childFirstName: '', childLastName: '', childUsername: '' });

  const reply = await finish(await paid('solo', 'Flink Solo'), form);

  expect(reply.json().redirectTo).toMatch(/&onePerson=true$/);
});

test('the rules of the form hold here too', async () => {
  const id = await paid();

  const wrong = await finish(id, newForm({ childLastName: '', email: '' }));
  const taken = await finish(id, newForm({ email: 'garcia@flink.test' }));

  expect(wrong.json()).toMatchObject({
    code: 'request.invalid',
    fields: { childLastName: 'Required', email: 'Required' },
  });
  expect(taken.json()).toMatchObject({ code: 'request.notUnique', fields: { email: 'Should be unique' } });
  expect((await look(id)).json().data.isFinished).toBe(false);
});

test('of five who finish one registration at once, one does', async () => {
  const id = await paid();

  const replies = await Promise.all(Array.from({ length: 5 }, () => finish(id, newForm())));

  const codes = replies.map((reply) => reply.json().code ?? 'registered');
  expect(codes.filter((code) => code === 'registered')).toHaveLength(1);
  expect(codes.filter((code) => code === 'registration.alreadyCompleted')).toHaveLength(4);
});

test('Submit pressed twice leads to the same family', async () => {
  const id = await paid();
  const form = newForm();

  const replies = await Promise.all([finish(id, form), finish(id, form)]);

  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
  expect(replies[0]?.json().redirectTo).toBe(replies[1]?.json().redirectTo);
});

test('a checkout of the card service pays a registration once, whoever tells of it how often, and then it becomes a family', async () => {
  const id = await paid();
  await house.db.updateTable('pending_registrations').set({ is_paid: false }).where('_id', '=', id).execute();
  const told = (type: string, object: object, eventId = `evt_${uuidv7()}`) => {
    const event = { id: eventId, object: 'event', type, data: { object } };
    const send = (secret: string) => {
      const payload = JSON.stringify(event);
      const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret });
      return house.ask('stripeEvents', { headers: { 'stripe-signature': signature }, body: event });
    };
    return { signed: () => send(WEBHOOK_SECRET), forged: () => send('whsec_of_another') };
  };
  const checkout = (more = {}) => ({
    id: 'cs_1',
    client_reference_id: id,
    payment_status: 'paid',
    payment_intent: 'pi_registration',
    amount_total: 7_900,
    currency: 'usd',
    ...more,
  });
  const isPaid = async () => (await look(id)).json().data.isPaid;

  expect((await told('checkout.session.completed', checkout()).forged()).json().code).toBe(
    'payments.unsigned',
  );
  await told('checkout.session.completed', checkout({ payment_status: 'unpaid' })).signed();
  expect(await isPaid()).toBe(false);

  const news = told('checkout.session.completed', checkout(), 'evt_once');
  await Promise.all([news.signed(), news.signed(), told('checkout.session.completed', checkout()).signed()]);
  await news.signed();

  expect(await isPaid()).toBe(true);
  const payments = await house.db
    .selectFrom('payments')
    .innerJoin('money_ledger as line', 'line.payment_id', 'payments._id')
    .select(['payments.what', 'payments.state', 'line.kind'])
    .where('payments.pending_registration_id', '=', id)
    .orderBy('line.kind')
    .execute();
  expect(payments).toEqual(
    ['asked', 'granted', 'paid'].map((kind) => ({ what: 'registration', state: 'paid', kind })),
  );

  const refund = { refunded: true, payment_intent: 'pi_registration', metadata: {} };
  await told('checkout.session.completed', checkout({ payment_intent: 'pi_second' })).signed();
  await told('charge.refunded', refund).signed();
  expect(await isPaid()).toBe(true);
  await told('charge.refunded', { ...refund, payment_intent: 'pi_second' }).signed();
  expect((await finish(id, newForm())).json().code).toBe('registration.notPaid');
  await told('checkout.session.completed', checkout({ payment_intent: 'pi_again' })).signed();

  const form = newForm();
  expect((await finish(id, form)).json().success).toBe(true);
  expect(await familyOf(form.email)).toBeDefined();
});
