import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type EventNews, type PaymentEvent, PaymentServiceError } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { paymentClock } from '../payment-clock.ts';
import { openPayingHouse, type PayingHouse, told } from '../testing/paying-house.ts';
import { newsService } from '../webhooks/news.service.ts';

let house: PayingHouse;
let john: string;
let emma: string;
let baraka: string;

beforeAll(async () => {
  house = await openPayingHouse();
  john = await house.tokenOf('john');
  emma = await house.tokenOf('emma');
  baraka = await house.tokenOf('baraka');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const buyHours = (body: Record<string, unknown> = {}, as = john) =>
  house.ask('buyHours', {
    as,
    body: { familyId: house.smith, hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce', ...body },
  });

const byCard = (body: Record<string, unknown> = {}, as = john) =>
  house.ask('createPaymentIntent', {
    as,
    body: { familyId: house.smith, amount: 750, paymentMethodId: 'pm_card_visa', ...body },
  });

const status = async (familyId = house.smith, as = john) =>
  (await house.ask('prepaidStatus', { as, params: { id: familyId } })).json().data;

/** As if the payment were asked for an hour ago. */
const hourGoesBy = () =>
  sql`update payments set updated_at = updated_at - interval '1 hour'`.execute(house.db);

const strike = () => paymentClock(house.house).strike();

describe('hours', () => {
  test('bought by card are charged, granted and written down', async () => {
    const reply = await buyHours();

    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Payment successful',
      data: { state: 'paid' },
    });
    expect(await status()).toMatchObject({ totalHoursPaid: 10, secondsRemaining: 5 * 3_600 });
    expect(await house.recount()).toEqual({
      lines: { asked: 1, paid: 1, granted: 1 },
      wrong: 0,
      unbalanced: 0,
    });
  });

  test.each([
    ['hours below an increment', { hours: 4, amount: 6 }, ['hours']],
    ['hours between two steps', { hours: 7, amount: 10.5 }, ['hours']],
    ['more than are open', { hours: 20, amount: 30 }, ['hours']],
    ['no hours', { hours: 0, amount: 0 }, ['hours']],
    ['another amount', { amount: 0.01 }, ['amount']],
    ['a cent less', { amount: 7.49 }, ['amount']],
    ['nothing to pay with', { paymentNonce: undefined }, ['paymentNonce']],
  ])('are refused with %s, and nothing is charged', async (_what, body, fields) => {
    expect(told(await buyHours(body))).toEqual({ status: 402, code: 'payments.failed', fields });
    expect(await house.paymentsOf(house.smith)).toEqual([]);
  });

  test('are refused in a currency that nobody pays in', async () => {
    await house.db
      .updateTable('families')
      .set({ currency_iso_code: 'XXX' })
      .where('_id', '=', house.smith)
      .execute();

    const reply = told(await buyHours());

    await house.db
      .updateTable('families')
      .set({ currency_iso_code: 'USD' })
      .where('_id', '=', house.smith)
      .execute();
    expect(reply).toMatchObject({ status: 402, code: 'payments.failed' });
  });

  test('are for the family admin of the own family', async () => {
    expect(told(await buyHours({}, emma))).toMatchObject({ code: 'families.onlyFamilyAdmin' });
    expect(told(await buyHours({}, baraka))).toMatchObject({ status: 404 });
    expect(told(await buyHours({ familyId: house.otieno }))).toMatchObject({ status: 404 });
    expect(told(await house.ask('buyHours', { as: 'not a token', body: {} })).status).toBe(401);
    expect(await house.recount()).toMatchObject({ lines: {} });
  });

  test('are bought once, however often and from however many tabs a press comes', async () => {
    const idempotencyKey = uuidv7();

    const replies = await Promise.all(Array.from({ length: 8 }, () => buyHours({ idempotencyKey })));
    await buyHours({ idempotencyKey });
    const tabs = await Promise.all(
      Array.from({ length: 6 }, () => buyHours({ hours: 10, amount: 15, idempotencyKey: uuidv7() })),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(tabs.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await status()).toMatchObject({ totalHoursPaid: 20, fullyPaid: true });
    expect(await house.recount()).toMatchObject({ lines: { paid: 2, granted: 2 }, wrong: 0, unbalanced: 0 });
  });

  test('without a key of the page are bought once by two presses at once', async () => {
    const both = await Promise.all([buyHours(), buyHours()]);

    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
  });

  test('are not bought with the key of another payment', async () => {
    const idempotencyKey = uuidv7();
    const sent = (call: 'buyHours' | 'buyout' | 'createPaymentIntent', body: object) =>
      house.ask(call, { as: john, body: { familyId: house.smith, idempotencyKey, ...body } });
    await sent('buyHours', { hours: 5, amount: 7.5, paymentNonce: 'fake-valid-nonce' });

    const others = [
      await sent('buyHours', { hours: 10, amount: 15, paymentNonce: 'fake-valid-nonce' }),
      await sent('buyHours', { hours: 5, amount: 0.01, paymentNonce: 'fake-valid-nonce' }),
      await sent('buyout', { amount: 13.5, paymentNonce: 'fake-valid-nonce' }),
      await sent('createPaymentIntent', { amount: 1_500, paymentMethodId: 'pm_card_visa' }),
    ];

    expect(others.map((reply) => told(reply).code)).toEqual(Array(4).fill('conflict'));
    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
  });

  test('all bought, and pressed again because no answer came, are paid, not refused', async () => {
    const idempotencyKey = uuidv7();
    const all = () =>
      house.ask('buyout', {
        as: john,
        body: { familyId: house.smith, amount: 20.25, paymentNonce: 'fake-valid-nonce', idempotencyKey },
      });

    expect([told(await all()), told(await all())]).toEqual(Array(2).fill({ status: 200, state: 'paid' }));
    expect(await house.recount()).toMatchObject({ lines: { paid: 1, granted: 1 }, wrong: 0 });
  });

  test('are sold as the center offers them, whatever is sent past its page', async () => {
    const offer = (values: readonly string[] | null) =>
      sql`update learning_centers set config = ${
        values === null
          ? sql`config - 'myAccountValues'`
          : sql`config || ${JSON.stringify({ myAccountValues: values })}::jsonb`
      } where url = 'maple'`.execute(house.db);
    const all = () =>
      house.ask('buyout', {
        as: john,
        body: { familyId: house.smith, amount: 20.25, paymentNonce: 'fake-valid-nonce' },
      });

    await offer(['buyout', 'costPerHour']);
    const noHours = [told(await buyHours()), told(await byCard())];
    await offer(['buyHours']);
    const noBuyout = [told(await all()), told(await byCard({ amount: 2_025 }))];
    await offer(null);

    expect([...noHours, ...noBuyout].map(({ code }) => code)).toEqual(Array(4).fill('payments.failed'));
    expect(await house.paymentsOf(house.smith)).toEqual([]);
    expect(told(await all())).toEqual({ status: 200, state: 'paid' });
  });

  test('are not granted by a card that is declined', async () => {
    expect(told(await buyHours({ paymentNonce: 'fake-processor-declined-visa-nonce' }))).toEqual({
      status: 402,
      code: 'payments.cardFailed',
    });
    expect(await status()).toMatchObject({ totalHoursPaid: 5 });
    expect(await house.recount()).toMatchObject({ lines: { asked: 1 }, wrong: 0 });
    expect((await buyHours()).statusCode).toBe(200);
  });
});

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
    const told = (eventsSince: () => Promise<readonly PaymentEvent[]>) =>
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
    expect(await told(async () => [{ id: 'evt_broken', news }])).toMatchObject({ settled: 1 });

    await byCard({ paymentMethodId: 'pm_card_timeout', idempotencyKey: uuidv7() });
    await hourGoesBy();
    expect(
      await told(() => Promise.reject(new PaymentServiceError('The service does not answer.'))),
    ).toMatchObject({ settled: 1 });
    expect(await status()).toMatchObject({ totalHoursPaid: 15 });
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
  expect((await keep(john, 'pm_card_mastercard')).json().data).toEqual({
    paymentMethodCard: 'Mastercard 4444',
  });

  const { payingWith } = (await house.ask('account', { as: john, params: { id: house.smith } })).json().data;
  expect(payingWith).toMatchObject({ paymentMethodId: 'pm_card_mastercard', cardFields: 'sandbox' });
  expect(await house.paymentsOf(house.smith)).toEqual([]);
});

describe('mobile money', () => {
  const kes = (phone: string, more = {}) =>
    house.ask('buyHours', {
      as: baraka,
      headers: { 'user-locale': 'en' },
      body: { familyId: house.otieno, hours: 5, amount: 7.5, phone, ...more },
    });

  test.each(['', '07XX XXX XXX', '0812345678', '071234567', '07123456789', '+254712345678'])(
    'is not asked of %j',
    async (phone) => {
      expect(told(await kes(phone))).toEqual({ status: 400, code: 'payments.wrongPhone', fields: ['phone'] });
      expect(await house.paymentsOf(house.otieno)).toEqual([]);
    },
  );

  test('is granted when it was approved, at the press of Refresh', async () => {
    const sent = (await kes('0712 345 678')).json();
    expect(sent).toMatchObject({
      message: 'Request Successfully Processed. Click refresh button when you will approve the payment',
      data: { state: 'waiting' },
    });
    expect(await status(house.otieno, baraka)).toMatchObject({ totalHoursPaid: 5 });
    const look = (as: string) =>
      house.ask('lookAtPayment', { as, params: { paymentId: sent.data.paymentId } });

    const foreign = await look(john);
    const looked = told(await look(baraka));

    expect([foreign.statusCode, looked]).toEqual([404, { status: 200, state: 'paid' }]);
    expect(await status(house.otieno, baraka)).toMatchObject({ totalHoursPaid: 10 });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });

  test('that was rejected grants nothing and says so', async () => {
    const { data } = (await kes('0712345671')).json();

    const looked = told(
      await house.ask('lookAtPayment', { as: baraka, params: { paymentId: data.paymentId } }),
    );

    expect(looked).toMatchObject({ status: 502, code: 'payments.mobileMoneyFailed' });
    expect(await status(house.otieno, baraka)).toMatchObject({ totalHoursPaid: 5 });
  });

  test('that nobody answers stays open, and keeps others from being sent', async () => {
    await kes('0712345672');

    expect(told(await kes('0712345672', { idempotencyKey: uuidv7() }))).toMatchObject({
      status: 409,
      code: 'payments.underWay',
    });
  });
});

describe('months', () => {
  const monthly = (more = {}, familyId = house.smith) =>
    house.db
      .updateTable('prepaid_accounts')
      .set({
        purchase_product_type: 'subscription',
        subscription_type: 'months',
        cost_per_month: 7.99,
        total_months: 12,
        price_id: 'price_sandbox_month',
        ...more,
      })
      .where('family_id', '=', familyId)
      .execute();
  const subscribe = (body = {}) =>
    house.ask('createSubscription', {
      as: john,
      body: {
        familyId: house.smith,
        priceId: 'price_sandbox_month',
        paymentMethodId: 'pm_card_visa',
        ...body,
      },
    });
  const periodEnds = () =>
    sql`update sandbox_subscriptions set period_ends_at = now() - interval '1 minute'`.execute(house.db);

  test('are paid one by one by card, each once', async () => {
    await monthly();

    await byCard({ amount: 799 });

    expect(await status()).toMatchObject({ isActive: true, totalMonthsPaid: 1 });
    expect((await status()).prepaidDaysRemaining).toBeGreaterThan(27);
    expect(told(await byCard({ amount: 750 }))).toMatchObject({ code: 'payments.failed' });
  });

  test('are paid one by one by telephone, and by a nonce', async () => {
    await monthly({ cost_per_month: 950 }, house.otieno);
    await monthly();
    const byPhone = (more = {}) =>
      house.ask('buyPeriod', {
        as: baraka,
        body: { familyId: house.otieno, amount: 950, phone: '0712345678', ...more },
      });
    const byNonce = (amount: number) =>
      house.ask('buyPeriod', {
        as: john,
        body: { familyId: house.smith, amount, paymentNonce: 'fake-valid-nonce' },
      });

    const sent = await byPhone();
    const refused = [
      await byPhone({ phone: '0712' }),
      await byNonce(0.01),
      await byPhone({ familyId: house.smith }),
    ];
    await house.ask('lookAtPayment', { as: baraka, params: { paymentId: sent.json().data.paymentId } });

    expect(told(sent)).toEqual({ status: 200, state: 'waiting' });
    expect(refused.map((reply) => told(reply).code)).toEqual([
      'payments.wrongPhone',
      'payments.failed',
      'notFound',
    ]);
    expect(await status(house.otieno, baraka)).toMatchObject({ totalMonthsPaid: 1, isActive: true });
    expect(told(await byNonce(7.99))).toEqual({ status: 200, state: 'paid' });
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('begun on two devices at once, with two cards, are one subscription', async () => {
    await monthly();

    const replies = await Promise.all(
      ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex'].map((paymentMethodId) =>
        subscribe({ paymentMethodId }),
      ),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 200)).not.toEqual([]);
    const { rows } = await sql<{ state: string }>`select state from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ state: 'active' }]);
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('that were begun when the server stopped are found by their first bill', async () => {
    await monthly();
    await subscribe();
    await house.db
      .updateTable('prepaid_accounts')
      .set({ subscription_id: null, automatic_payments: false })
      .where('family_id', '=', house.smith)
      .execute();

    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 2,
      automaticPayments: true,
      subscriptionId: expect.stringContaining('sub_sandbox'),
    });
  });

  test('whose answer was lost are taken up by the next wish, with the card of that', async () => {
    await monthly({ free_trial_weeks: 2 });
    const { id } = (await subscribe()).json();
    await monthly({
      free_trial_weeks: 2,
      subscription_id: null,
      automatic_payments: false,
      paid_until: null,
    });

    const again = (await subscribe({ paymentMethodId: 'pm_card_mastercard' })).json();

    expect(again).toMatchObject({ id, status: 'trialing' });
    const { rows } = await sql<object>`select _id, token from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ _id: id, token: 'pm_card_mastercard' }]);
    expect(await status()).toMatchObject({ subscriptionId: id, automaticPayments: true });
  });

  test('are paid by themselves from the first on, and each period once', async () => {
    await monthly();
    const first = (await subscribe()).json();
    const second = (await subscribe()).json();
    expect(first).toMatchObject({ status: 'active' });
    expect(second.id).toBe(first.id);

    await periodEnds();
    await Promise.all([strike(), strike()]);
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 2,
      automaticPayments: true,
      subscriptionId: first.id,
    });
    expect(await house.recount()).toMatchObject({ lines: { paid: 2, granted: 2 }, wrong: 0 });
  });

  test('a year stands for twelve', async () => {
    await monthly({
      subscription_type: 'year',
      total_price: 79,
      total_months: 24,
      price_id: 'price_sandbox_year',
    });

    await subscribe({ priceId: 'price_sandbox_year' });

    expect(await status()).toMatchObject({ totalMonthsPaid: 12 });
  });

  test('weeks of trial come before the first bill', async () => {
    await monthly({ free_trial_weeks: 2 });

    expect((await subscribe()).json()).toMatchObject({ status: 'trialing' });

    const { prepaidDaysRemaining, totalMonthsPaid } = await status();
    expect([Math.round(prepaidDaysRemaining), totalMonthsPaid]).toEqual([14, 0]);
    expect(await house.recount()).toMatchObject({ lines: {} });
  });

  test('have weeks of trial once, however often they are turned off and on', async () => {
    await monthly({ free_trial_weeks: 2 });
    const first = (await subscribe()).json();
    const within = await status();
    await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: first.id } });
    await sql`update prepaid_accounts set paid_until = now() - interval '1 minute'
      where family_id = ${house.smith}`.execute(house.db);
    const after = await status();

    const second = (await subscribe()).json();

    expect([within.freeTrialWeeks, after.freeTrialWeeks]).toEqual([0, 0]);
    expect([first.status, second.status]).toEqual(['trialing', 'active']);
    expect(await status()).toMatchObject({ totalMonthsPaid: 1 });
  });

  test('end when the family says so, and what is paid stays', async () => {
    await monthly();
    const { id } = (await subscribe()).json();
    const end = (as: string) => house.ask('cancelAutomatic', { as, body: { subscriptionId: id } });

    expect((await end(baraka)).statusCode).toBe(404);
    expect((await end(john)).statusCode).toBe(200);
    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({ totalMonthsPaid: 1, automaticPayments: false, isActive: true });
  });

  test('turned off and on again on one day renew as before', async () => {
    await monthly();
    const first = (await subscribe()).json();
    await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: first.id } });

    const second = (await subscribe()).json();

    expect(second).toMatchObject({ status: 'trialing', id: expect.not.stringMatching(first.id) });
    await periodEnds();
    await strike();
    expect(await status()).toMatchObject({ totalMonthsPaid: 2, automaticPayments: true });
  });

  test('end with the card that pays them, at the card service too', async () => {
    await monthly();
    await subscribe();

    await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });
    await periodEnds();
    await strike();

    expect(await status()).toMatchObject({
      totalMonthsPaid: 1,
      automaticPayments: false,
      subscriptionId: null,
    });
    const { rows } = await sql<{ state: string }>`select state from sandbox_subscriptions`.execute(house.db);
    expect(rows).toEqual([{ state: 'canceled' }]);
  });

  describe('that have ended', () => {
    const hear = (eventId: string, told: EventNews) =>
      newsService({ ...house.house, charges: chargesService(house.house) }).take('sandbox', {
        id: eventId,
        news: told,
      });
    const ended = (subscriptionId: string) =>
      hear(`ended ${subscriptionId}`, { kind: 'subscription ended', subscriptionId });
    const billed = (subscriptionId: string) =>
      hear(`billed ${subscriptionId}`, {
        kind: 'period paid',
        subscriptionId,
        familyId: house.smith,
        billId: `in_late_${subscriptionId}`,
        amount: { minor: 799, currency: 'USD' },
      });
    const isOff = { automaticPayments: false, subscriptionId: null };

    test('are not begun anew by a bill that is told after their end, and the bill is granted', async () => {
      await monthly();

      await ended('sub_unknown');
      await billed('sub_unknown');

      expect(await status()).toMatchObject({ totalMonthsPaid: 1, ...isOff });
    });

    test('at the wish of the family are not begun anew by a bill that is told late', async () => {
      await monthly();
      const { id } = (await subscribe()).json();
      await house.ask('cancelAutomatic', { as: john, body: { subscriptionId: id } });

      await billed(id);
      expect(await status()).toMatchObject(isOff);
      await ended(id);

      expect(await status()).toMatchObject({ totalMonthsPaid: 2, ...isOff });
    });

    test('before their answer arrived are not taken for running, and the next wish begins another', async () => {
      await monthly({ free_trial_weeks: 2 });
      const { id } = (await subscribe()).json();
      await monthly({
        free_trial_weeks: 2,
        subscription_id: null,
        automatic_payments: false,
        paid_until: null,
      });
      await sql`update sandbox_subscriptions set state = 'canceled'`.execute(house.db);
      await ended(id);

      expect(told(await subscribe())).toMatchObject({ code: 'payments.cardFailed' });
      expect(await status()).toMatchObject(isOff);
      expect((await subscribe()).json()).toMatchObject({
        status: 'trialing',
        id: expect.not.stringMatching(id),
      });
    });
  });

  test('at another price, with a declined card or of an hourly account are refused', async () => {
    expect(told(await subscribe())).toMatchObject({ code: 'payments.failed' });
    await monthly();

    expect(told(await subscribe({ priceId: 'price_other' }))).toMatchObject({
      code: 'payments.failed',
      fields: ['priceId'],
    });
    expect(told(await subscribe({ paymentMethodId: 'pm_card_chargeDeclined' }))).toMatchObject({
      code: 'payments.cardFailed',
    });
    expect(await status()).toMatchObject({ totalMonthsPaid: 0, subscriptionId: null });
  });
});

test('the next hours are bought by themselves when little is left, and a declined card is not tried again and again', async () => {
  await byCard({ repeat: true });
  await house.ask('editPrepaidStatus', {
    as: john,
    params: { id: house.smith },
    body: { automaticPayments: true },
  });
  await house.db
    .updateTable('prepaid_accounts')
    .set({ seconds_remaining: 500 })
    .where('family_id', '=', house.smith)
    .execute();

  await Promise.all([strike(), strike()]);
  expect(await status()).toMatchObject({ totalHoursPaid: 15 });

  await house.db
    .updateTable('families')
    .set({ payment_method_id: 'pm_card_chargeDeclined' })
    .where('_id', '=', house.smith)
    .execute();
  await house.db
    .updateTable('prepaid_accounts')
    .set({ seconds_remaining: 500 })
    .where('family_id', '=', house.smith)
    .execute();
  await strike();
  await strike();

  expect(await status()).toMatchObject({ totalHoursPaid: 15 });
  expect((await house.paymentsOf(house.smith)).filter(({ state }) => state === 'failed')).toHaveLength(1);
});

test('a gift card is redeemed once, for as many hours as it is worth', async () => {
  const card = (code: string, more = {}) => ({
    _id: uuidv7(),
    code,
    value: 9,
    currency_iso_code: 'USD',
    ...more,
  });
  await house.db.deleteFrom('gift_cards').execute();
  await house.db
    .insertInto('gift_cards')
    .values([
      card('GIFT-0001'),
      card('GIFT-OVER', { expires_on: new Date('2020-01-01') }),
      card('GIFT-KES', { currency_iso_code: 'KES' }),
      card('GIFT-ALL', { value: 100 }),
    ])
    .execute();
  const redeem = (code: string, as = john, familyId = house.smith) =>
    house.ask('redeemGiftCard', { as, body: { familyId, code } });

  const both = await Promise.all([redeem('gift-0001'), redeem('GIFT-0001'), redeem('GIFT-0001')]);
  const refused = [
    await redeem('GIFT-OVER'),
    await redeem('GIFT-KES'),
    await redeem('NO-SUCH'),
    await redeem('GIFT-ALL', emma),
  ];
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(refused.map((reply) => told(reply).code)).toEqual([
    'giftCards.unusable',
    'giftCards.unusable',
    'giftCards.unusable',
    'families.onlyFamilyAdmin',
  ]);
  expect(await status()).toMatchObject({ totalHoursPaid: 11, secondsRemaining: 6 * 3_600 });

  expect((await redeem('GIFT-ALL')).json().data).toEqual({ hours: 9, boughtOut: true });
  expect(await status()).toMatchObject({ fullyPaid: true });
  expect(await house.recount()).toMatchObject({
    lines: { asked: 2, paid: 2, granted: 2 },
    wrong: 0,
    unbalanced: 0,
  });
});
