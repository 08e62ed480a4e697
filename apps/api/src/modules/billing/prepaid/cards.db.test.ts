import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import {
  CardRefusedError,
  type EventNews,
  type EventPage,
  PaymentServiceError,
} from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { paymentClock } from '../payment-clock.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';

let house: Buyers['house'];
let john: string;
let baraka: string;
let buyHours: Buyers['buyHours'];
let byCard: Buyers['byCard'];
let status: Buyers['status'];
let hourGoesBy: Buyers['hourGoesBy'];
let strike: Buyers['strike'];
let monthly: Buyers['monthly'];
let subscribe: Buyers['subscribe'];
let emma: string;

beforeAll(async () => {
  ({ house, john, baraka, buyHours, byCard, status, hourGoesBy, strike, monthly, subscribe } =
    await openBuyers());
  emma = await house.tokenOf('emma');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

describe('a card', () => {
  test('pays what its amount in cents is the price of', async () => {
    expect((await byCard()).json().paymentIntent).toMatchObject({ status: 'succeeded' });
    expect((await byCard({ amount: 1_350 })).json().paymentIntent).toMatchObject({ status: 'succeeded' });
    expect(await house.paymentsOf(house.smith)).toMatchObject([
      { what: 'hours', hours: 5 },
      { what: 'buyout', hours: 10 },
    ]);
    expect(await status()).toMatchObject({ fullyPaid: true, buyOut: true });
  });

  test.each([749, 751, 1, 99_999])('pays nothing with %d cents', async (amount) => {
    expect(told(await byCard({ amount }))).toEqual({
      status: 402,
      code: 'payments.failed',
      fields: ['amount'],
    });
    expect(await house.paymentsOf(house.smith)).toEqual([]);
  });

  test('that a bank asks about pays when the answer is yes', async () => {
    const { paymentIntent } = (await byCard({ paymentMethodId: 'pm_card_authenticationRequired' })).json();
    const paymentId = paymentIntent.id;
    expect(paymentIntent).toMatchObject({ status: 'requires_action', client_secret: expect.any(String) });
    expect(await status()).toMatchObject({ totalHoursPaid: 5 });

    const foreign = await house.ask('answerBank', {
      as: baraka,
      params: { paymentId },
      body: { passed: true },
    });
    await house.ask('answerBank', { as: john, params: { paymentId }, body: { passed: true } });

    expect(foreign.statusCode).toBe(404);
    expect(told(await house.ask('lookAtPayment', { as: john, params: { paymentId } }))).toEqual({
      status: 200,
      state: 'paid',
    });
    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
  });

  test('is not told as paid while its bank asks', async () => {
    const asked = await buyHours({ paymentNonce: 'pm_card_authenticationRequired' });

    expect(asked.json()).toMatchObject({ success: true, data: { state: 'authenticating' } });
    expect(asked.json().message).not.toBe('Payment successful');
  });

  test('whose question was left open does not stand in the way of another', async () => {
    await byCard({ paymentMethodId: 'pm_card_authenticationRequired' });

    expect((await byCard()).statusCode).toBe(200);

    expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'failed' }, { state: 'paid' }]);
  });

  test('that was charged without an answer is found by the clock, and granted once', async () => {
    const reply = (await byCard({ paymentMethodId: 'pm_card_timeout' })).json();
    expect(reply.paymentIntent.status).toBe('processing');
    expect(await status()).toMatchObject({ totalHoursPaid: 5 });

    await hourGoesBy();
    await Promise.all([strike(), strike()]);
    await strike();

    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
    expect(await house.recount()).toEqual({
      lines: { asked: 1, paid: 1, granted: 1 },
      wrong: 0,
      unbalanced: 0,
    });
  });

  test('is found by the clock also when other news cannot be understood, or the card service is silent', async () => {
    const { payments } = house.house;
    const told = (eventsSince: () => Promise<EventPage>) =>
      paymentClock({
        ...house.house,
        payments: { ...payments, cards: { ...payments.cards, eventsSince } },
      }).strike();
    const news: EventNews = {
      kind: 'outcome',
      paymentId: 'no id',
      outcome: { kind: 'paid', externalId: 'pi_1' },
    };
    await byCard({ paymentMethodId: 'pm_card_timeout' });
    await hourGoesBy();
    expect(await told(async () => ({ events: [{ id: 'evt_broken', news }], after: null }))).toMatchObject({
      settled: 1,
    });

    await byCard({ paymentMethodId: 'pm_card_timeout', idempotencyKey: uuidv7() });
    await hourGoesBy();
    expect(
      await told(() => Promise.reject(new PaymentServiceError('The service does not answer.'))),
    ).toMatchObject({ settled: 1 });
    expect(await status()).toMatchObject({ totalHoursPaid: 15 });
  });

  test('whose service does not answer whoever refreshes goes on waiting, and stands in the way of a second payment', async () => {
    const { payments } = house.house;
    const silent = () => Promise.reject(new PaymentServiceError('The service does not answer.'));
    const charges = chargesService({
      ...house.house,
      payments: { ...payments, by: (name) => ({ ...payments.by(name), look: silent, drop: silent }) },
    });
    const { paymentId } = (await buyHours({ paymentNonce: 'pm_card_slow' })).json().data;

    const looked = await charges.look(paymentId);
    await charges.clearWay({ familyId: house.smith, what: 'hours', purchaseId: null, key: 'another' });

    expect(looked).toEqual({ state: 'waiting', paymentId });
    expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'waiting' }]);
  });

  test('stays on file by its label when it is to be used again, and is forgotten on wish', async () => {
    await byCard({ repeat: true });
    const account = async () =>
      (await house.ask('account', { as: john, params: { id: house.smith } })).json().data;
    expect((await account()).payingWith).toMatchObject({
      paymentMethodId: 'pm_card_visa',
      paymentMethodCard: 'Visa 4242',
    });

    expect((await buyHours({ paymentNonce: undefined })).statusCode).toBe(200);
    await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });

    expect((await account()).payingWith).toMatchObject({
      paymentMethodId: null,
      paymentMethodCard: null,
      customerId: null,
    });
    expect(told(await house.ask('account', { as: emma, params: { id: house.smith } }))).toMatchObject({
      code: 'families.onlyFamilyAdmin',
    });
  });
});

test('a card is put on file without a charge, by the family admin alone, and only one that is known', async () => {
  const keep = (as: string, paymentMethodId: string) =>
    house.ask('keepCard', { as, body: { familyId: house.smith, paymentMethodId } });

  expect(told(await keep(emma, 'pm_card_visa'))).toMatchObject({ code: 'families.onlyFamilyAdmin' });
  expect(told(await keep(john, 'pm_unknown'))).toMatchObject({ code: 'payments.cardFailed' });
  await keep(john, 'pm_card_visa');
  // Its bank does not take it: the one before stays.
  expect(told(await keep(john, 'pm_card_chargeDeclined'))).toMatchObject({ code: 'payments.cardFailed' });
  expect(
    (await house.ask('account', { as: john, params: { id: house.smith } })).json().data.payingWith,
  ).toMatchObject({ paymentMethodId: 'pm_card_visa' });
  expect((await keep(john, 'pm_card_mastercard')).json().data).toEqual({
    paymentMethodCard: 'Mastercard 4444',
    clientSecret: null,
  });

  const { payingWith } = (await house.ask('account', { as: john, params: { id: house.smith } })).json().data;
  expect(payingWith).toMatchObject({ paymentMethodId: 'pm_card_mastercard', cardFields: 'sandbox' });
  expect(await house.paymentsOf(house.smith)).toEqual([]);
});

test('one payment that cannot be settled keeps no other from being settled', async () => {
  await buyHours({ paymentNonce: 'pm_card_timeout' });
  await house.ask('buyHours', {
    as: baraka,
    body: { familyId: house.otieno, hours: 5, amount: 750, phone: '0712345678' },
  });
  await sql`create function refuse_smith() returns trigger language plpgsql as $body$ begin
      if new.family_id = ${sql.lit(house.smith)} then raise exception 'poisoned'; end if; return new; end $body$;
    create trigger refuse before insert on prepaid_ledger for each row execute function refuse_smith()`.execute(
    house.db,
  );
  await hourGoesBy();

  const struck = await strike();

  expect(struck.settled).toBe(1);
  expect((await status(house.otieno, baraka)).totalHoursPaid).toBe(10);
  await sql`drop trigger refuse on prepaid_ledger; drop function refuse_smith`.execute(house.db);
});

test('a card that cannot be kept leaves nothing behind: the next one pays at once', async () => {
  const refused = await byCard({ repeat: true, paymentMethodId: 'pm_of_nobody' });
  const paid = await byCard({ repeat: true });

  expect([told(refused).code, paid.json().paymentIntent?.status]).toEqual([
    'payments.cardFailed',
    'succeeded',
  ]);
  expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'paid' }]);
});

test('a card that its service does not even begin with is declined, and stands in nobody’s way', async () => {
  const { payments } = house.house;
  const refuses = vi
    .spyOn(payments.cards, 'prepare')
    .mockRejectedValueOnce(new CardRefusedError('The card is unknown.'));

  const refused = told(await byCard());
  refuses.mockRestore();

  expect(refused).toMatchObject({ code: 'payments.cardFailed' });
  expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'failed' }]);
  const next = await byCard({ idempotencyKey: 'the-next' });
  expect(next.json().paymentIntent.status).toBe('succeeded');
});

test('another card on file pays what renews, too, and the one before is forgotten', async () => {
  await monthly();
  await subscribe();
  const forgets = vi.spyOn(house.house.payments.cards, 'forgetCard');
  const keep = (paymentMethodId: string) =>
    house.ask('keepCard', { as: john, body: { familyId: house.smith, paymentMethodId } });

  await keep('pm_card_mastercard');
  await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });

  const { rows } = await sql<{ token: string }>`select token from sandbox_subscriptions`.execute(house.db);
  expect(rows).toEqual([{ token: 'pm_card_mastercard' }]);
  expect(forgets.mock.calls).toEqual([['pm_card_visa'], ['pm_card_mastercard']]);
  forgets.mockRestore();
});

test('of a family whose cards were declined again and again no card is tried for an hour', async () => {
  const tries = () => byCard({ paymentMethodId: 'pm_card_chargeDeclined', idempotencyKey: uuidv7() });
  for (let nth = 0; nth < 8; nth += 1)
    expect(told(await tries())).toMatchObject({ code: 'payments.cardFailed' });

  const refused = [told(await tries()), told(await byCard())];
  const asked = (await house.paymentsOf(house.smith)).length;
  await hourGoesBy();
  const later = await byCard({ idempotencyKey: uuidv7() });

  expect(refused.map(({ code }) => code)).toEqual(['request.tooMany', 'request.tooMany']);
  expect(asked).toBe(8);
  expect(later.json().paymentIntent.status).toBe('succeeded');
});

test('a subscription with another card forgets the one before', async () => {
  await byCard({ repeat: true });
  await monthly();
  const forgets = vi.spyOn(house.house.payments.cards, 'forgetCard');

  await subscribe({ paymentMethodId: 'pm_card_mastercard' });
  const forgotten = forgets.mock.calls;
  forgets.mockRestore();

  expect(forgotten).toEqual([['pm_card_visa']]);
});

test('a card whose bank asks is kept nowhere until the answer is yes', async () => {
  await byCard({ repeat: true, paymentMethodId: 'pm_card_authenticationRequired' });

  const { payingWith } = (await house.ask('account', { as: john, params: { id: house.smith } })).json().data;
  expect(payingWith.paymentMethodId).toBeNull();
});

test('a card that was to be used again and is declined is kept nowhere', async () => {
  await byCard({ repeat: true });
  await hourGoesBy();
  const forgets = vi.spyOn(house.house.payments.cards, 'forgetCard');

  const declined = await byCard({ repeat: true, paymentMethodId: 'pm_card_chargeDeclined' });
  const forgotten = forgets.mock.calls;
  forgets.mockRestore();

  expect(told(declined)).toMatchObject({ code: 'payments.cardFailed' });
  expect(forgotten).toEqual([['pm_card_chargeDeclined']]);
});

test('news that nobody here knows are not looked up at the service with every stroke', async () => {
  const { payments } = house.house;
  const news: EventNews = { kind: 'disputed', externalId: 'pi_foreign', state: 'open' };
  const looks = vi.spyOn(payments.cards, 'billOf');
  const told = () =>
    paymentClock({
      ...house.house,
      payments: {
        ...payments,
        cards: {
          ...payments.cards,
          eventsSince: async () => ({ events: [{ id: 'evt_foreign', news }], after: null }),
        },
      },
    }).strike();

  await told();
  await sql`update payment_events set received_at = now() - interval '2 hours'`.execute(house.db);
  const before = looks.mock.calls.length;
  await told();
  await told();
  const after = looks.mock.calls.length;
  looks.mockRestore();

  expect(after).toBe(before);
});

describe('a card that pays and is to be used again', () => {
  const onFile = async () =>
    (
      await house.db
        .selectFrom('families')
        .select('payment_method_id as id')
        .where('_id', '=', house.smith)
        .executeTakeFirstOrThrow()
    ).id;
  const renewsWith = async () =>
    (await sql<{ token: string }>`select token from sandbox_subscriptions`.execute(house.db)).rows[0]?.token;
  const month = (paymentMethodId: string) => byCard({ amount: 799, repeat: true, paymentMethodId });
  const begun = async () => {
    await monthly();
    await subscribe();
    await hourGoesBy();
    return vi.spyOn(house.house.payments.cards, 'forgetCard');
  };

  test('pays what renews, too, before the one in its place is forgotten', async () => {
    const forgets = await begun();

    await month('pm_card_mastercard');
    const forgotten = forgets.mock.calls;
    forgets.mockRestore();

    expect([await renewsWith(), await onFile()]).toEqual(['pm_card_mastercard', 'pm_card_mastercard']);
    expect(forgotten).toEqual([['pm_card_visa']]);
  });

  test.each([
    ['what renews cannot be charged to it', 'pm_card_mastercard', 'succeeded'],
    ['its bank asks', 'pm_card_authenticationRequired', 'requires_action'],
  ])('takes no other card’s place while %s', async (_why, paymentMethodId, state) => {
    const forgets = await begun();
    const charges = vi
      .spyOn(house.house.payments.cards, 'chargeTo')
      .mockRejectedValue(new PaymentServiceError('The service does not answer.'));

    const paid = await month(paymentMethodId);
    const forgotten = forgets.mock.calls.length;
    charges.mockRestore();
    forgets.mockRestore();

    expect(paid.json().paymentIntent.status).toBe(state);
    expect([await renewsWith(), await onFile(), forgotten]).toEqual(['pm_card_visa', 'pm_card_visa', 0]);
  });
});

test('the card of a family that is gone is forgotten at its service, as soon as it answers', async () => {
  const family = uuidv7();
  await sql`insert into families (_id, name, learning_center_id, payment_service, payment_method_id, payment_customer_id)
    select ${family}, 'Gone', learning_center_id, ${house.house.payments.cards.name}, 'pm_of_the_gone', 'cus_of_the_gone'
    from families where _id = ${house.smith}`.execute(house.db);
  const forgets = vi
    .spyOn(house.house.payments.cards, 'forgetCard')
    .mockRejectedValueOnce(new PaymentServiceError('The service does not answer.'));
  const forgetsCustomer = vi.spyOn(house.house.payments.cards, 'forgetCustomer');

  await house.db.deleteFrom('families').where('_id', '=', family).execute();
  await strike();
  await strike();
  const tries = forgets.mock.calls.length;
  await sql`update cards_to_forget set tried_at = now() - interval '2 hours'`.execute(house.db);
  await strike();

  const { rows } = await sql`select from cards_to_forget`.execute(house.db);
  expect(tries).toBe(1);
  expect(forgets.mock.calls).toEqual([['pm_of_the_gone'], ['pm_of_the_gone']]);
  expect(forgetsCustomer.mock.calls).toEqual([['cus_of_the_gone']]);
  expect(rows).toEqual([]);
  forgets.mockRestore();
  forgetsCustomer.mockRestore();
});
