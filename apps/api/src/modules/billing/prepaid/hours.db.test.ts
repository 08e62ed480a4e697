import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';

let house: Buyers['house'];
let john: string;
let baraka: string;
let buyHours: Buyers['buyHours'];
let byCard: Buyers['byCard'];
let status: Buyers['status'];
let strike: Buyers['strike'];
let hear: Buyers['hear'];
let emma: string;

beforeAll(async () => {
  ({ house, john, baraka, buyHours, byCard, status, strike, hear } = await openBuyers());
  emma = await house.tokenOf('emma');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

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
    ['a part of a cent less', { amount: 7.499 }, ['amount']],
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

  const told = await house.db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('subject', '=', 'Your card was declined')
    .execute();
  expect(told).toEqual([{ recipient: 'smith@flink.test' }]);
  // The switch says what is: a declined card is not tried again by itself.
  expect(await status()).toMatchObject({ totalHoursPaid: 15, automaticPayments: false });
  expect((await house.paymentsOf(house.smith)).filter(({ state }) => state === 'failed')).toHaveLength(1);

  await house.db
    .updateTable('families')
    .set({ payment_method_id: 'pm_card_visa' })
    .where('_id', '=', house.smith)
    .execute();
  await house.ask('editPrepaidStatus', {
    as: john,
    params: { id: house.smith },
    body: { automaticPayments: true },
  });
  await strike();
  expect(await status()).toMatchObject({ totalHoursPaid: 20 });
});

test('hours that were bought by themselves and went back are bought by themselves again once that is switched on', async () => {
  await byCard({ repeat: true });
  const switchOn = () =>
    house.ask('editPrepaidStatus', {
      as: john,
      params: { id: house.smith },
      body: { automaticPayments: true },
    });
  const usedUp = () =>
    house.db
      .updateTable('prepaid_accounts')
      .set({ seconds_remaining: 0 })
      .where('family_id', '=', house.smith)
      .execute();
  await switchOn();
  await usedUp();
  await strike();
  const { _id } = await house.db
    .selectFrom('payments')
    .select('_id')
    .where('idempotency_key', 'like', 'automatic %')
    .executeTakeFirstOrThrow();
  await hear({ kind: 'outcome', paymentId: _id, outcome: { kind: 'refunded', externalId: 'back' } });
  expect(await status()).toMatchObject({ totalHoursPaid: 10, automaticPayments: false });

  await usedUp();
  await switchOn();
  await strike();
  await strike();

  expect(await status()).toMatchObject({ totalHoursPaid: 15 });
  expect((await house.paymentsOf(house.smith)).map(({ state }) => state)).toEqual([
    'paid',
    'refunded',
    'paid',
  ]);
});

test('hours are not bought by themselves for a family that switches it off while the clock charges another', async () => {
  const [first = '', second = ''] = [house.smith, house.otieno].toSorted();
  await house.db
    .updateTable('families')
    .set({ payment_method_id: 'pm_card_visa', payment_service: 'sandbox' })
    .where('_id', 'in', [first, second])
    .execute();
  const automatic = (automatic_payments: boolean, ids: string[]) =>
    house.db
      .updateTable('prepaid_accounts')
      .set({ automatic_payments })
      .where('family_id', 'in', ids)
      .execute();
  await automatic(true, [first, second]);
  const { cards } = house.house.payments;
  const { prepare } = cards;
  const charging = vi.spyOn(cards, 'prepare').mockImplementationOnce(async (charge, by) => {
    await automatic(false, [second]);
    return prepare(charge, by);
  });

  await strike();
  charging.mockRestore();

  expect([await house.paymentsOf(first), await house.paymentsOf(second)]).toMatchObject([
    [{ state: 'paid' }],
    [],
  ]);
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
  const redeem = (code: string, as = john, more = {}) =>
    house.ask('redeemGiftCard', { as, body: { familyId: house.smith, code, ...more } });

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

  // Sent again because no answer came, it is told again; the key of something else spends nothing.
  const again = { idempotencyKey: 'gift-all' };
  await buyHours({ idempotencyKey: 'other-key', paymentNonce: 'pm_card_chargeDeclined' });
  expect(told(await redeem('GIFT-ALL', john, { idempotencyKey: 'other-key' }))).toMatchObject({
    code: 'conflict',
  });
  for (let nth = 0; nth < 2; nth += 1)
    expect((await redeem('GIFT-ALL', john, again)).json().data).toEqual({ hours: 9, boughtOut: true });
  expect(await status()).toMatchObject({ fullyPaid: true });
  expect(await house.recount()).toMatchObject({
    lines: { asked: 3, paid: 2, granted: 2 },
    wrong: 0,
    unbalanced: 0,
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

describe('what is open', () => {
  const buyout = (body = {}, as = john) =>
    house.ask('buyout', {
      as,
      body: { familyId: house.smith, amount: 20.25, paymentNonce: 'fake-valid-nonce', ...body },
    });

  test('is not sold a second time while it is being paid', async () => {
    // Nobody answers it.
    const phone = { familyId: house.otieno, phone: '0712345672' };
    const waiting = await buyHours({ ...phone, amount: 750, paymentNonce: undefined }, baraka);
    const [card] = await house.db
      .insertInto('gift_cards')
      .values({ _id: uuidv7(), code: 'OPEN-ONCE', value: 300, currency_iso_code: 'KES' })
      .returning('code')
      .execute();

    const others = [
      await buyout({ ...phone, amount: 2_025, paymentNonce: undefined }, baraka),
      await house.ask('redeemGiftCard', { as: baraka, body: { familyId: house.otieno, code: card?.code } }),
    ];

    expect(told(waiting)).toMatchObject({ state: 'waiting' });
    expect(others.map((reply) => told(reply).code)).toEqual(['payments.underWay', 'payments.underWay']);
    expect(await house.paymentsOf(house.otieno)).toHaveLength(1);
  });

  test('is not all had for the price with a discount where the center does not offer that', async () => {
    await house.db
      .insertInto('gift_cards')
      .values({ _id: uuidv7(), code: 'NO-BUYOUT', value: 21, currency_iso_code: 'USD' })
      .execute();
    const config = sql`update learning_centers set config = config || '{"myAccountValues":["buyHours"]}'
      where _id = (select learning_center_id from families where _id = ${house.smith})`;
    await config.execute(house.db);

    const redeemed = await house.ask('redeemGiftCard', {
      as: john,
      body: { familyId: house.smith, code: 'NO-BUYOUT' },
    });
    await sql`update learning_centers set config = config - 'myAccountValues'`.execute(house.db);

    expect(redeemed.json().data).toEqual({ hours: 14, boughtOut: false });
  });
});
