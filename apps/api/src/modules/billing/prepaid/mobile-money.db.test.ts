import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';

let house: Buyers['house'];
let john: string;
let baraka: string;
let status: Buyers['status'];
let strike: Buyers['strike'];
let hear: Buyers['hear'];
let monthly: Buyers['monthly'];

beforeAll(async () => {
  ({ house, john, baraka, status, strike, hear, monthly } = await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const mailsToFamily = async () =>
  (
    await house.db
      .selectFrom('outbox_messages')
      .select('_id')
      .where('recipient', '=', 'otieno@flink.test')
      .execute()
  ).length;

describe('mobile money', () => {
  const kes = (phone: string, more = {}) =>
    house.ask('buyHours', {
      as: baraka,
      headers: { 'user-locale': 'en' },
      body: { familyId: house.otieno, hours: 5, amount: 750, phone, ...more },
    });

  test.each(['', '07XX XXX XXX', '0812345678', '071234567', '07123456789', '+254712345678'])(
    'is not asked of %j',
    async (phone) => {
      expect(told(await kes(phone))).toEqual({ status: 400, code: 'payments.wrongPhone', fields: ['phone'] });
      expect(await house.paymentsOf(house.otieno)).toEqual([]);
    },
  );

  test('is how who pays in shillings pays: no card is taken for it, nor kept', async () => {
    const card = { familyId: house.otieno, paymentMethodId: 'pm_card_visa' };
    const replies = [
      await house.ask('createPaymentIntent', { as: baraka, body: { ...card, amount: 75_000 } }),
      await house.ask('createSubscription', {
        as: baraka,
        body: { ...card, priceId: 'price_sandbox_month' },
      }),
      await house.ask('keepCard', { as: baraka, body: card }),
    ];

    const refused = { status: 402, code: 'payments.failed', fields: ['paymentMethodId'] };
    expect(replies.map(told)).toEqual(Array(3).fill(refused));
    expect(await house.paymentsOf(house.otieno)).toEqual([]);
  });

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

  test('that nobody answers is over after a while, and what is approved all the same is brought in', async () => {
    const { paymentId } = (await kes('0712345672')).json().data;
    await sql`update payments set created_at = created_at - interval '6 minutes',
      updated_at = updated_at - interval '6 minutes'`.execute(house.db);

    await strike();
    const over = await house.paymentsOf(house.otieno);
    const other = await kes('0712345678');
    const before = await mailsToFamily();
    await hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: 'late' } });

    // They were told that it has failed, so they hear that it came in, and get the receipt.
    expect((await mailsToFamily()) - before).toBe(2);
    expect(over).toMatchObject([{ state: 'failed' }]);
    expect(told(other)).toMatchObject({ state: 'waiting' });
    expect((await house.paymentsOf(house.otieno)).map(({ state }) => state)).toEqual(['paid', 'waiting']);
  });

  test('that was approved after it was over is found by the clock, which looks seldom, and for a day', async () => {
    const { paymentId } = (await kes('0712345672')).json().data;
    const goesBy = (span: string) =>
      sql`update payments set created_at = created_at - ${span}::interval,
        updated_at = updated_at - ${span}::interval`.execute(house.db);
    const looks = async () =>
      (await house.db.selectFrom('sandbox_charges').select('looks').executeTakeFirstOrThrow()).looks;
    await goesBy('6 minutes');
    await strike();
    const whenOver = await looks();

    await goesBy('30 minutes');
    await strike();
    expect(await looks()).toBe(whenOver);
    await goesBy('40 minutes');
    await strike();
    await strike();
    expect([await looks(), (await house.paymentsOf(house.otieno))[0]?.state]).toEqual([
      whenOver + 1,
      'failed',
    ]);

    // Approved, and the news of it lost.
    await sql`update sandbox_charges set state = 'paid' where payment_id = ${paymentId}`.execute(house.db);
    await goesBy('2 hours');
    await sql`update payments set created_at = created_at - interval '1 day'`.execute(house.db);
    await strike();
    expect(await house.paymentsOf(house.otieno)).toMatchObject([{ state: 'failed' }]);
    await sql`update payments set created_at = created_at + interval '1 day'`.execute(house.db);
    await strike();

    expect(await house.paymentsOf(house.otieno)).toMatchObject([{ state: 'paid' }]);
    expect(await status(house.otieno, baraka)).toMatchObject({ totalHoursPaid: 10 });
    expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
  });

  describe('that is approved when another has paid for all that was open', () => {
    const mailsOfHeld = async () =>
      (
        await house.db
          .selectFrom('outbox_messages')
          .select('_id')
          .where('subject', 'like', '% came in and is held')
          .execute()
      ).length;
    const late = (paymentId: string) =>
      hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: 'late' } });
    const isOver = async () => {
      await sql`update payments set created_at = created_at - interval '6 minutes',
        updated_at = updated_at - interval '6 minutes'`.execute(house.db);
      await strike();
    };
    const approve = async (paymentId: string) =>
      told(await house.ask('lookAtPayment', { as: baraka, params: { paymentId } }));

    test('brings no second month, and is taken as paid only when the other has gone back', async () => {
      await monthly({ cost_per_month: 950 }, house.otieno);
      const press = async (phone: string) =>
        (
          await house.ask('buyPeriod', { as: baraka, body: { familyId: house.otieno, amount: 950, phone } })
        ).json().data.paymentId;
      const support = { as: await house.tokenOf('consumer@flink.test') };
      const take = (id: string) =>
        house.ask('decideHeld', { ...support, params: { id }, body: { accepted: true } });
      const first = await press('0712345672');
      await isOver();
      const second = await press('0712345678');
      await approve(second);
      const mailed = await mailsToFamily();

      await late(first);
      await late(first);

      expect((await mailsToFamily()) - mailed).toBe(1);
      expect((await status(house.otieno, baraka)).totalMonthsPaid).toBe(1);
      expect((await house.ask('heldPayments', support)).json().data).toMatchObject([
        { _id: first, late: true, months: 1 },
      ]);
      expect(told(await take(first))).toEqual({ status: 409, code: 'payments.moreThanOpen' });
      // Held, it keeps nobody from paying the next month.
      await sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);
      expect(
        told(
          await house.ask('buyPeriod', {
            as: baraka,
            body: { familyId: house.otieno, amount: 950, phone: '0712345671' },
          }),
        ),
      ).toMatchObject({ state: 'waiting' });
      await hear({ kind: 'outcome', paymentId: second, outcome: { kind: 'refunded', externalId: 'back' } });
      expect((await take(first)).statusCode).toBe(200);
      expect((await status(house.otieno, baraka)).totalMonthsPaid).toBe(1);
      expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
    });

    test('brings its month where it comes first, and the other one is held and keeps nobody from the next month', async () => {
      await monthly({ cost_per_month: 950 }, house.otieno);
      const press = async (phone: string) =>
        house.ask('buyPeriod', { as: baraka, body: { familyId: house.otieno, amount: 950, phone } });
      const first = (await press('0712345672')).json().data.paymentId;
      await isOver();
      const second = (await press('0712345678')).json().data.paymentId;

      await late(first);
      await approve(second);

      expect(await house.paymentsOf(house.otieno)).toMatchObject([{ state: 'paid' }, { state: 'held' }]);
      expect((await status(house.otieno, baraka)).totalMonthsPaid).toBe(1);
      const support = { as: await house.tokenOf('consumer@flink.test') };
      const take = () =>
        house.ask('decideHeld', { ...support, params: { id: second }, body: { accepted: true } });
      expect((await house.ask('heldPayments', support)).json().data).toMatchObject([
        { _id: second, late: true },
      ]);
      expect(told(await take())).toEqual({ status: 409, code: 'payments.moreThanOpen' });
      await sql`update payments set created_at = created_at - interval '1 hour'`.execute(house.db);
      expect(told(await press('0712345671'))).toMatchObject({ state: 'waiting' });
      expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
    });

    test.each([
      ['hours', { hours: 15, amount: 2_250 }],
      ['buyout', { amount: 2_025 }],
    ] as const)('brings no %s and is held for support', async (what, body) => {
      const call = what === 'hours' ? 'buyHours' : 'buyout';
      const press = async (phone: string) =>
        (
          await house.ask(call, {
            as: baraka,
            headers: { 'user-locale': 'en' },
            body: { familyId: house.otieno, phone, ...body },
          })
        ).json().data.paymentId;
      const first = await press('0712345672');
      await isOver();
      expect(await approve(await press('0712345678'))).toMatchObject({ state: 'paid' });
      const before = [await status(house.otieno, baraka), await mailsOfHeld()] as const;

      const mailed = await mailsToFamily();
      await late(first);
      await late(first);
      const taken = await house.ask('decideHeld', {
        as: await house.tokenOf('consumer@flink.test'),
        params: { id: first },
        body: { accepted: true },
      });

      expect(told(taken)).toEqual({ status: 409, code: 'payments.moreThanOpen' });
      expect((await mailsToFamily()) - mailed).toBe(1);
      expect(await house.paymentsOf(house.otieno)).toMatchObject([{ state: 'held' }, { state: 'paid' }]);
      expect([await status(house.otieno, baraka), await mailsOfHeld()]).toEqual([before[0], before[1] + 1]);
      expect(await house.recount()).toMatchObject({
        lines: { asked: 2, paid: 2, granted: 1 },
        wrong: 0,
        unbalanced: 0,
      });

      // It goes back by hand: support finds it with the refunds, and says under which number it was sent.
      const support = { as: await house.tokenOf('consumer@flink.test') };
      const listed = (await house.ask('heldPayments', support)).json().data;
      expect(listed).toMatchObject([{ _id: first, late: true }]);
      await house.ask('decideHeld', { ...support, params: { id: first }, body: { accepted: false } });
      expect((await mailsToFamily()) - mailed).toBe(2);
      const { data } = (await house.ask('refundsTable', { ...support, query: {} })).json();
      expect(data).toMatchObject([{ state: 'granted', money: 'refunding', byHand: true }]);
      const sent = await house.ask('finishRefund', {
        ...support,
        params: { id: data[0]._id },
        body: { reference: 'QK12345' },
      });
      expect(sent.json().data).toMatchObject({ money: 'refunded' });
      expect(await status(house.otieno, baraka)).toEqual(before[0]);
      expect(await house.recount()).toMatchObject({ lines: { refunded: 1 }, wrong: 0, unbalanced: 0 });
    });
  });
});
