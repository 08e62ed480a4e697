import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import { openSignInHouse, type SignInHouse } from '../accounts/testing/sign-in-house.ts';
import { newForm } from './testing/sample-form.ts';

let house: SignInHouse;

/** Of nobody: nothing is asked of Stripe here, it only tells. */
const WEBHOOK_SECRET = 'whsec_of_this_test';

beforeAll(async () => {
  house = await openSignInHouse({
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
  const plan = await house.db
    .selectFrom('organization_plans as plan')
    .innerJoin('learning_centers as center', 'center.master_organization_id', 'plan.master_organization_id')
    .select(['plan.total_hours', 'plan.hours_in_increment', 'plan.cost_per_hour', 'plan.discount_percents'])
    .where('center.url', '=', 'baobab')
    .executeTakeFirstOrThrow();
  const account = await house.db
    .selectFrom('prepaid_accounts')
    .innerJoin('families', 'families._id', 'prepaid_accounts.family_id')
    .select(['total_hours', 'hours_in_increment', 'cost_per_hour', 'discount_percents'])
    .where('families.email', '=', form.email)
    .executeTakeFirst();
  expect(account).toEqual(plan);
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

const told = (type: string, object: object, eventId = `evt_${uuidv7()}`) => {
  const event = { id: eventId, object: 'event', type, data: { object } };
  const send = (secret: string) => {
    const payload = JSON.stringify(event);
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret });
    return house.ask('stripeEvents', { headers: { 'stripe-signature': signature }, body: event });
  };
  return { signed: () => send(WEBHOOK_SECRET), forged: () => send('whsec_of_another') };
};

const checkoutOf = (id: string, more = {}) => ({
  id: `cs_${id}`,
  client_reference_id: id,
  payment_status: 'paid',
  payment_intent: `pi_${id}`,
  amount_total: 7_900,
  currency: 'usd',
  ...more,
});

async function unpaid(): Promise<string> {
  const id = await paid();
  await house.db.updateTable('pending_registrations').set({ is_paid: false }).where('_id', '=', id).execute();
  return id;
}

const linesOf = async (id: string) =>
  (
    await house.db
      .selectFrom('payments')
      .innerJoin('money_ledger as line', 'line.payment_id', 'payments._id')
      .select(['payments.state', 'line.kind'])
      .where('payments.pending_registration_id', '=', id)
      .orderBy('line.kind')
      .execute()
  ).map(({ state, kind }) => `${state}: ${kind}`);

test.each([
  ['one cent', { amount_total: 1 }],
  ['a cent too little', { amount_total: 7_899 }],
  ['another currency', { currency: 'kes' }],
])('%s is not the price: the money is held and nobody becomes a family by it', async (_what, more) => {
  const id = await unpaid();

  await told('checkout.session.completed', checkoutOf(id, more)).signed();

  expect((await look(id)).json().data.isPaid).toBe(false);
  expect((await finish(id, newForm())).json().code).toBe('registration.notPaid');
  expect(await linesOf(id)).toEqual(['held: asked', 'held: paid']);

  await told('charge.refunded', { refunded: true, payment_intent: `pi_${id}`, metadata: {} }).signed();
  expect(await linesOf(id)).toEqual(['refunded: asked', 'refunded: paid', 'refunded: refunded']);
});

test('what is held, as of a product without a price, consumer support takes as paid, and others neither see nor take', async () => {
  const id = await unpaid();
  const priced = house.db.updateTable('products').where('name', '=', 'Flink Family');
  await priced.set({ registration_price: null, registration_currency: null }).execute();
  await told('checkout.session.completed', checkoutOf(id)).signed();
  const unpriced = await house.ask('heldPayments', { as: await house.tokenOf('master@flink.test') });
  await priced.set({ registration_price: 79, registration_currency: 'USD' }).execute();
  const rep = await house.tokenOf('consumer@flink.test');
  const heldBy = async (as: string) => house.ask('heldPayments', { as });
  const [row] = (await heldBy(rep))
    .json()
    .data.filter(({ email }: { email: string }) => email === 'paid@flink.test');
  const decide = (as: string) =>
    house.ask('decideHeld', { as, params: { id: row._id }, body: { accepted: true } });

  expect(unpriced.json().unpriced).toEqual([{ _id: expect.any(String), name: 'Flink Family' }]);
  expect((await heldBy(rep)).json().unpriced).toEqual([]);
  expect(row).toMatchObject({ amount: 79, currencyIsoCode: 'USD', price: 79, productName: 'Flink Family' });
  expect(
    await house.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('subject', '=', '$79.00 came in and is held')
      .execute(),
  ).toEqual([{ recipient: 'help@flink.test' }]);
  for (const other of ['teacher@flink.test', 'rep@flink.test', 'ana'])
    expect((await decide(await house.tokenOf(other))).statusCode).toBe(403);
  expect((await look(id)).json().data.isPaid).toBe(false);

  expect((await decide(rep)).statusCode).toBe(200);

  expect((await look(id)).json().data.isPaid).toBe(true);
  expect(await linesOf(id)).toEqual(['paid: asked', 'paid: granted', 'paid: paid']);
  expect((await decide(rep)).statusCode).toBe(404);
  expect((await finish(id, newForm())).json().success).toBe(true);
});

test('what was paid twice stays paid until the last of it was given back, also what was paid when the family was made, and paid anew it is paid', async () => {
  const id = await unpaid();
  const form = newForm();
  const pays = (payment_intent: string) =>
    told('checkout.session.completed', checkoutOf(id, { payment_intent })).signed();
  const goesBack = (payment_intent: string) =>
    told('charge.refunded', { refunded: true, payment_intent, metadata: {} }).signed();
  await pays(`pi_first_${id}`);
  await finish(id, form);
  await pays(`pi_late_${id}`);
  const family = await familyOf(form.email);
  const isRefunded = async () =>
    (
      await house.db
        .selectFrom('purchases')
        .select('is_refunded')
        .where('family_id', '=', family?._id ?? '')
        .executeTakeFirstOrThrow()
    ).is_refunded;
  const owners = await house.db
    .selectFrom('payments')
    .select('family_id')
    .where('pending_registration_id', '=', id)
    .execute();

  expect(owners.map(({ family_id }) => family_id)).toEqual([family?._id, family?._id]);
  await goesBack(`pi_first_${id}`);
  expect(await isRefunded()).toBe(false);
  await goesBack(`pi_late_${id}`);
  expect(await isRefunded()).toBe(true);
  await pays(`pi_again_${id}`);
  expect(await isRefunded()).toBe(false);
});

test('a checkout of the card service pays a registration once, whoever tells of it how often, and then it becomes a family', async () => {
  const id = await unpaid();
  const checkout = (more = {}) => checkoutOf(id, { payment_intent: 'pi_registration', ...more });
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
  expect(await linesOf(id)).toEqual(['paid: asked', 'paid: granted', 'paid: paid']);

  const refund = { refunded: true, payment_intent: 'pi_registration', metadata: {} };
  await told('checkout.session.completed', checkout({ payment_intent: 'pi_second' })).signed();
  await told('charge.refunded', refund).signed();
  expect(await isPaid()).toBe(true);
  await told('charge.refunded', { ...refund, payment_intent: 'pi_second' }).signed();
  expect((await finish(id, newForm())).json().code).toBe('registration.notPaid');
  await told('checkout.session.completed', checkout({ payment_intent: 'pi_again' })).signed();

  const form = newForm();
  expect((await finish(id, form)).json().success).toBe(true);

  const purchaseOf = async () =>
    house.db
      .selectFrom('purchases')
      .innerJoin('families', 'families._id', 'purchases.family_id')
      .select(['purchases.status', 'purchases.is_refunded', 'purchases.amount_minor'])
      .where('families.email', '=', form.email)
      .execute();
  expect(await purchaseOf()).toMatchObject([{ status: 'Expired', is_refunded: false, amount_minor: 7_900 }]);
  await told('charge.refunded', { ...refund, payment_intent: 'pi_again' }).signed();
  expect(await purchaseOf()).toMatchObject([{ status: 'Canceled', is_refunded: true }]);
});
