import type { Money } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv5, uuidv7 } from '../../../db/uuid.ts';
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
  sql`update payments set updated_at = updated_at - interval '1 hour', created_at = created_at - interval '1 hour'`.execute(
    house.db,
  );

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
    expect(new Set(tabs.map((reply) => reply.json().data.paymentId)).size).toBe(1);
    expect(await status()).toMatchObject({ totalHoursPaid: 20, fullyPaid: true });
    expect(await house.recount()).toMatchObject({ lines: { paid: 2, granted: 2 }, wrong: 0, unbalanced: 0 });
  });

  test('wanted in two tabs, each with its own key, are bought once, and once more a while later', async () => {
    const press = (idempotencyKey: string) => buyHours({ idempotencyKey });
    const [one, other] = [await press('tab-1'), await press('tab-2')];
    expect(other.json().data).toEqual(one.json().data);
    await sql`update payments set created_at = created_at - interval '1 minute'`.execute(house.db);

    await press('tab-3');

    expect(await status()).toMatchObject({ totalHoursPaid: 15 });
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
    const master = await house.tokenOf('master@flink.test');
    const maple = house.db.selectFrom('learning_centers').where('url', '=', 'maple');
    const { _id } = await maple.select('_id').executeTakeFirstOrThrow();
    // Its plans are DEFAULT; the Smiths pay by the hour all the same.
    const offer = (myAccountValues: readonly string[]) =>
      house.ask('saveLearningCenterConfig', {
        as: master,
        body: { _id, type: 'config', values: { myAccountValues } },
      });
    const all = () =>
      house.ask('buyout', {
        as: john,
        body: { familyId: house.smith, amount: 20.25, paymentNonce: 'fake-valid-nonce' },
      });

    const saved = await offer(['buyout', 'costPerHour']);
    const noHours = [told(await buyHours()), told(await byCard())];
    await offer(['buyHours']);
    const noBuyout = [told(await all()), told(await byCard({ amount: 2_025 }))];
    await sql`update learning_centers set config = config - 'myAccountValues'`.execute(house.db);

    expect(saved.json().data).toMatchObject({ plansType: 'PREPAID' });
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

  test('asked of one phone twice, with blanks and without, is asked once', async () => {
    const [one, other] = [await kes('0712 345 678'), await kes('0712345678')];

    expect(other.json().data.paymentId).toBe(one.json().data.paymentId);
    expect(await house.paymentsOf(house.otieno)).toHaveLength(1);
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
    await sql`update payments set created_at = created_at - interval '1 minute'`.execute(house.db);

    expect(told(await kes('0712345672', { idempotencyKey: uuidv7() }))).toMatchObject({
      status: 409,
      code: 'payments.underWay',
    });
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

  // Used up within a minute: nobody can have played that.
  await house.db
    .updateTable('prepaid_accounts')
    .set({ seconds_remaining: 0 })
    .where('family_id', '=', house.smith)
    .execute();
  await strike();
  expect(await status()).toMatchObject({ totalHoursPaid: 15 });

  await sql`update payments set created_at = created_at - interval '3 hours'`.execute(house.db);
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

describe('money that goes back', () => {
  const consumer = () => house.tokenOf('consumer@flink.test');
  const giveBack = async (paymentId: string) => {
    const asked = await house.ask('requestRefund', {
      as: john,
      params: { id: paymentId },
      body: { message: 'please' },
    });
    if (asked.statusCode !== 200) return asked;
    const { _id } = await house.db
      .selectFrom('refund_requests')
      .select('_id')
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    return house.ask('decideRefund', {
      as: await consumer(),
      params: { id: _id },
      body: { granted: true, answer: 'Card 4242 4242 4242 4242' },
    });
  };
  const paidId = async (reply: ReturnType<typeof buyHours>): Promise<string> =>
    (await reply).json().data.paymentId;
  const minute = (id: string) =>
    house.ask('addPlayTime', { as: john, params: { id: house.smith }, body: { id, timeInMinutes: 1 } });

  test('takes its hours along, whatever name a played minute was given', async () => {
    const paymentId = await paidId(buyHours());
    await minute(uuidv5(paymentId, '5a5e7f0c-92d4-5c60-9c4b-0d9f6c1f6b42'));
    await minute(paymentId);

    const decided = await giveBack(paymentId);

    expect(decided.json().data).toMatchObject({ money: 'refunded', answer: 'Card •••• 4242' });
    expect(await status()).toMatchObject({ totalHoursPaid: 5, secondsRemaining: 0 });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });

  test('from under a buyout ends it, and what it paid for counts in hours', async () => {
    const first = await paidId(buyHours({ idempotencyKey: 'under-1' }));
    await sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);
    const second = await paidId(buyHours({ idempotencyKey: 'under-2' }));
    const rest = await house.ask('buyout', {
      as: john,
      body: { familyId: house.smith, amount: 6.75, paymentNonce: 'fake-valid-nonce' },
    });
    expect(await status()).toMatchObject({ fullyPaid: true, buyOut: true, totalHoursPaid: 20 });

    await giveBack(first);

    expect(await status()).toMatchObject({
      fullyPaid: false,
      buyOut: false,
      totalHoursPaid: 15,
      secondsRemaining: 10 * 3_600,
    });
    await giveBack(second);
    await giveBack(rest.json().data.paymentId);
    expect(await status()).toMatchObject({ isActive: false, totalHoursPaid: 5, secondsRemaining: 0 });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });

  test('from under one buyout after the other counts the hours of each once', async () => {
    const laterOn = () =>
      sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);
    const all = async () => {
      await laterOn();
      return house.ask('buyout', {
        as: john,
        body: {
          familyId: house.smith,
          amount: 6.75,
          paymentNonce: 'fake-valid-nonce',
          idempotencyKey: uuidv7(),
        },
      });
    };
    const first = await paidId(buyHours({ idempotencyKey: 'again-1' }));
    await laterOn();
    const second = await paidId(buyHours({ idempotencyKey: 'again-2' }));
    const one = (await all()).json().data.paymentId;
    await giveBack(first);
    await all();

    await giveBack(second);
    const afterSecond = await status();
    await all();
    await giveBack(one);

    expect(afterSecond).toMatchObject({ totalHoursPaid: 15, secondsRemaining: 10 * 3_600, buyOut: false });
    expect(await status()).toMatchObject({ totalHoursPaid: 15, secondsRemaining: 10 * 3_600, buyOut: false });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });

  test('is not promised of a gift card, which somebody else has paid', async () => {
    await sql`insert into gift_cards (_id, code, value, currency_iso_code)
      values (gen_random_uuid(), 'GOES-BACK', 6, 'USD')`.execute(house.db);
    await house.ask('redeemGiftCard', { as: john, body: { familyId: house.smith, code: 'GOES-BACK' } });
    const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();

    expect((await giveBack(_id)).json().code).toBe('purchases.notFound');
    expect((await status()).totalHoursPaid).toBe(9);
  });
});

describe('what a service says was paid', () => {
  const hear = (paymentId: string, amount: Money) =>
    newsService({ ...house.house, charges: chargesService(house.house) }).take('sandbox', {
      id: uuidv7(),
      news: { kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: uuidv7(), amount } },
    });
  const open = async (): Promise<string> =>
    (await buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json().data.paymentId;
  const consumer = () => house.tokenOf('consumer@flink.test');
  const mailsOfHeld = async () =>
    (
      await house.db
        .selectFrom('outbox_messages')
        .select('recipient')
        .where('subject', '=', '$0.01 came in and is held')
        .execute()
    ).length;

  test('and is held is told to support once, also when nobody but the clock has found it', async () => {
    const before = await mailsOfHeld();
    const id = await open();

    await hear(id, { minor: 1, currency: 'USD' });
    await hear(id, { minor: 1, currency: 'USD' });

    expect((await mailsOfHeld()) - before).toBe(1);
  });

  test.each([
    ['less', { minor: 1, currency: 'USD' }],
    ['another currency', { minor: 750, currency: 'KES' }],
  ] as const)('is held where it is %s than was asked for, until support takes it', async (_what, amount) => {
    const id = await open();

    await hear(id, amount);
    await hear(id, amount);

    expect(await status()).toMatchObject({ totalHoursPaid: 5, secondsRemaining: 0 });
    expect(await house.recount()).toMatchObject({ lines: { asked: 1, paid: 1 }, wrong: 0 });
    const account = await house.ask('account', { as: john, params: { id: house.smith } });
    expect(account.json().data.payments).toMatchObject([{ _id: id, state: 'held' }]);
    const as = await consumer();
    const { data } = (await house.ask('heldPayments', { as })).json();
    expect(data).toMatchObject([
      {
        _id: id,
        amount: amount.minor / 100,
        currencyIsoCode: amount.currency,
        price: 7.5,
        priceCurrency: 'USD',
      },
    ]);

    const taken = await house.ask('decideHeld', { as, params: { id }, body: { accepted: true } });

    expect(taken.statusCode).toBe(200);
    expect(await status()).toMatchObject({ totalHoursPaid: 10, secondsRemaining: 5 * 3_600 });
    expect(await house.recount()).toMatchObject({ lines: { granted: 1 }, wrong: 0, unbalanced: 0 });
  });

  test('and is held is decided once, whoever decides at the same moment', async () => {
    const id = await open();
    await hear(id, { minor: 1, currency: 'USD' });
    const as = await consumer();
    const decide = (accepted: boolean) => house.ask('decideHeld', { as, params: { id }, body: { accepted } });

    const both = await Promise.all([decide(true), decide(false)]);

    const late = both.filter(({ statusCode }) => statusCode === 409 || statusCode === 404);
    expect(late).toHaveLength(1);
  });

  test('is granted where it is the price, or a tax came on top', async () => {
    await hear(await open(), { minor: 810, currency: 'USD' });

    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
  });
});

test.each(['4242-4242-4242-4242', '4242424242424242', '4000-0566-5566-5556'])(
  'a key that could be the number of a card is none: %s',
  async (idempotencyKey) => {
    expect((await buyHours({ idempotencyKey })).statusCode).toBe(400);
    expect((await buyHours({ paymentNonce: `c${idempotencyKey}` })).statusCode).toBe(400);
    expect(await house.paymentsOf(house.smith)).toEqual([]);
  },
);

test('one payment that cannot be settled keeps no other from being settled', async () => {
  await buyHours({ paymentNonce: 'pm_card_timeout' });
  await house.ask('buyHours', {
    as: baraka,
    body: { familyId: house.otieno, hours: 5, amount: 7.5, phone: '0712345678' },
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
