import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv5, uuidv7 } from '../../../db/uuid.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';

let house: Buyers['house'];
let john: string;
let buyHours: Buyers['buyHours'];
let status: Buyers['status'];
let giveBack: Buyers['giveBack'];
let hear: Buyers['hear'];
let strike: Buyers['strike'];
let monthly: Buyers['monthly'];
let subscribe: Buyers['subscribe'];

beforeAll(async () => {
  ({ house, john, buyHours, status, giveBack, hear, strike, monthly, subscribe } = await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

describe('money that goes back', () => {
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

  test('is not charged anew by itself', async () => {
    const paymentId = await paidId(buyHours());
    await house.db
      .updateTable('families')
      .set({ payment_method_id: 'pm_card_visa', payment_service: 'sandbox' })
      .where('_id', '=', house.smith)
      .execute();
    await house.ask('editPrepaidStatus', {
      as: john,
      params: { id: house.smith },
      body: { automaticPayments: true },
    });

    await giveBack(paymentId);
    await strike();

    expect(await status()).toMatchObject({ automaticPayments: false, totalHoursPaid: 5 });
    expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'refunded' }]);
  });

  describe('at the service', () => {
    const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;
    const mails = async (subject: string) =>
      (
        await house.db
          .selectFrom('outbox_messages')
          .select('recipient')
          .where('subject', '=', subject)
          .execute()
      ).length;
    const lines = async () => (await house.recount()).lines;

    test('in parts is written down part by part, in whatever order it is told, and the rest goes back from here', async () => {
      const paymentId = await paidId(buyHours());
      const { externalId } = await house.db
        .selectFrom('payments')
        .select('external_id as externalId')
        .executeTakeFirstOrThrow();
      const part = (minor: number) =>
        hear({
          kind: 'partly refunded',
          paymentId: null,
          externalId: externalId ?? '',
          amount: usd(minor),
        });
      const before = await mails('$2.00 of Smith went back at the payment service');

      await Promise.all([part(200), part(200)]);
      await part(500);
      await part(200);

      expect(await status()).toMatchObject({ totalHoursPaid: 10 });
      expect(await lines()).toMatchObject({ 'refunded in part': 2 });
      expect((await mails('$2.00 of Smith went back at the payment service')) - before).toBe(1);
      const account = await house.ask('account', { as: john, params: { id: house.smith } });
      expect(account.json().data.payments).toMatchObject([{ refundedAmount: 5, state: 'paid' }]);

      expect((await giveBack(paymentId)).json().data).toMatchObject({ amount: 2.5, money: 'refunded' });
      const { rows } = await sql<{ minor: number }>`
        select amount_minor as minor from money_ledger where kind = 'refunded'`.execute(house.db);
      expect(rows).toEqual([{ minor: 250 }]);
      expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
    });

    test('is told before the payment itself, and the payment is there once', async () => {
      const paymentId = (await buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json().data
        .paymentId;
      await house.db.updateTable('payments').set({ external_id: null }).execute();

      await hear({ kind: 'partly refunded', paymentId, externalId: 'pi_1', amount: usd(100) });
      await hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: 'pi_1' } });

      expect(await lines()).toEqual({ asked: 1, paid: 1, granted: 1, 'refunded in part': 1 });
      const { externalId } = await house.db
        .selectFrom('payments')
        .select('external_id as externalId')
        .executeTakeFirstOrThrow();
      expect(externalId).toBe('pi_1');
      expect(await status()).toMatchObject({ totalHoursPaid: 10 });
    });

    test('that a bank asks for is told to support, is not given back from here, and what it has paid goes when it is lost', async () => {
      const paymentId = await paidId(buyHours());
      const externalId = `sandbox_${paymentId}`;
      const before = await mails('The bank asks about $7.50 of Smith');

      await hear({ kind: 'disputed', externalId, state: 'open' });
      await hear({ kind: 'disputed', externalId, state: 'open' });

      expect((await mails('The bank asks about $7.50 of Smith')) - before).toBe(1);
      expect((await giveBack(paymentId)).json().code).toBe('payments.disputed');
      await hear({ kind: 'outcome', paymentId: null, outcome: { kind: 'refunded', externalId } });
      expect(await status()).toMatchObject({ totalHoursPaid: 5, secondsRemaining: 0 });
      expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
    });

    test('that a bank asks for a second time is told again, but not what is told late of the first', async () => {
      const externalId = `sandbox_${await paidId(buyHours())}`;
      const disputed = (disputeId: string, state: 'open' | 'won') =>
        hear({ kind: 'disputed', externalId, state, disputeId });
      const open = async () =>
        (await house.db.selectFrom('payments').select('dispute').executeTakeFirstOrThrow()).dispute;
      const before = await mails('The bank asks about $7.50 of Smith');

      await disputed('dp_1', 'won');
      await disputed('dp_1', 'open');
      const decided = await open();
      await disputed('dp_2', 'open');
      await disputed('dp_1', 'won');

      expect([decided, await open()]).toEqual(['won', 'open']);
      expect((await mails('The bank asks about $7.50 of Smith')) - before).toBe(1);
    });

    test('that two disputes are about stays disputed until both are decided, and loses what each of them loses', async () => {
      const paymentId = await paidId(buyHours());
      const disputed = (disputeId: string, state: 'open' | 'won' | 'lost', minor: number) =>
        hear({ kind: 'disputed', externalId: `sandbox_${paymentId}`, state, disputeId, amount: usd(minor) });
      const stands = async () =>
        house.db
          .selectFrom('payments')
          .select(['state', 'dispute', sql<number>`refunded_minor`.as('back')])
          .executeTakeFirstOrThrow();

      await Promise.all([disputed('dp_1', 'open', 300), disputed('dp_2', 'open', 450)]);
      await disputed('dp_1', 'won', 300);
      const afterWon = [await stands(), (await giveBack(paymentId)).json().code];
      await disputed('dp_3', 'open', 200);
      await disputed('dp_2', 'lost', 450);
      await disputed('dp_2', 'lost', 450);
      await disputed('dp_2', 'open', 450);
      const afterLost = await stands();
      await hear({
        kind: 'partly refunded',
        paymentId,
        externalId: `sandbox_${paymentId}`,
        amount: usd(100),
      });
      const afterPart = await stands();
      await disputed('dp_3', 'lost', 200);

      expect(afterWon).toEqual([{ state: 'paid', dispute: 'open', back: 0 }, 'payments.disputed']);
      expect(afterLost).toEqual({ state: 'paid', dispute: 'open', back: 450 });
      expect(afterPart).toEqual({ state: 'paid', dispute: 'open', back: 550 });
      // Nothing is left of it.
      expect(await stands()).toMatchObject({ state: 'refunded' });
      expect(await status()).toMatchObject({ totalHoursPaid: 5 });
      expect(await house.recount()).toMatchObject({
        lines: { 'refunded in part': 2, refunded: 1, 'taken back': 1 },
        wrong: 0,
        unbalanced: 0,
      });
    });

    test.each([
      ['a part after the dispute that was lost', true],
      ['the dispute that was lost after a part', false],
    ])('in two ways until nothing is left is all back: %s', async (_order, isLostFirst) => {
      const paymentId = await paidId(buyHours());
      const externalId = `sandbox_${paymentId}`;
      const lost = () =>
        hear({ kind: 'disputed', externalId, state: 'lost', disputeId: 'dp_1', amount: usd(250) });
      const part = () => hear({ kind: 'partly refunded', paymentId, externalId, amount: usd(500) });

      for (const tell of isLostFirst ? [lost, part, part] : [part, lost, lost]) await tell();

      expect(await house.paymentsOf(house.smith)).toMatchObject([{ state: 'refunded' }]);
      expect(await status()).toMatchObject({ totalHoursPaid: 5, secondsRemaining: 0 });
      expect(await house.recount()).toMatchObject({
        lines: { 'refunded in part': 1, refunded: 1, 'taken back': 1 },
        wrong: 0,
        unbalanced: 0,
      });
    });

    test('and was asked about when disputes had no names here yet, is settled by the news that names it', async () => {
      const paymentId = await paidId(buyHours());
      const disputed = (disputeId: string, state: 'open' | 'won') =>
        hear({ kind: 'disputed', externalId: `sandbox_${paymentId}`, state, disputeId });
      const disputes = async () =>
        (
          await sql<{ id: string; state: string }>`select dispute_id as id, state from payment_disputes
          order by 1`.execute(house.db)
        ).rows;
      // As a migration has left it.
      await disputed('', 'open');

      await disputed('dp_2', 'open');
      await disputed('dp_1', 'won');
      const whileSecond = (await giveBack(paymentId)).json().code;
      await disputed('dp_2', 'won');

      expect(await disputes()).toEqual([
        { id: 'dp_1', state: 'won' },
        { id: 'dp_2', state: 'won' },
      ]);
      expect(whileSecond).toBe('payments.disputed');
      const { dispute } = await house.db.selectFrom('payments').select('dispute').executeTakeFirstOrThrow();
      expect(dispute).toBe('won');
    });

    test.each([
      ['all', 0],
      ['a part', 1],
    ])(
      'of a payment that was given up for lost, %s of it, is told as come in only where something stays',
      async (_what, mailed) => {
        const paymentId = await paidId(buyHours({ paymentNonce: 'pm_card_authenticationRequired' }));
        await sql`update payments set state = 'failed', failure = 'timedOut'`.execute(house.db);
        const before = await mails('Your $7.50 came in after all');
        const held = await mails('$7.50 came in and is held');

        if (mailed === 0)
          await hear({ kind: 'outcome', paymentId, outcome: { kind: 'refunded', externalId: 'pi_1' } });
        else await hear({ kind: 'partly refunded', paymentId, externalId: 'pi_1', amount: usd(100) });

        expect((await mails('Your $7.50 came in after all')) - before).toBe(mailed);
        expect((await mails('$7.50 came in and is held')) - held).toBe(0);
        expect(await house.recount()).toMatchObject({ wrong: 0, unbalanced: 0 });
      },
    );

    test('of a payment that fits nothing is not told as held when it is back already', async () => {
      const paymentId = await paidId(buyHours({ paymentNonce: 'pm_card_authenticationRequired' }));
      await house.db
        .updateTable('prepaid_accounts')
        .set({ total_hours: 5 })
        .where('family_id', '=', house.smith)
        .execute();
      const before = await mails('$7.50 came in and is held');

      await hear({ kind: 'outcome', paymentId, outcome: { kind: 'refunded', externalId: 'pi_1' } });

      expect((await mails('$7.50 came in and is held')) - before).toBe(0);
      expect(await house.recount()).toMatchObject({ lines: { paid: 1, refunded: 1 }, wrong: 0 });
    });

    test('of a bill of a subscription finds its bill, and ends what renews', async () => {
      await monthly();
      await subscribe();
      const { externalId } = await house.db
        .selectFrom('payments')
        .select('external_id as externalId')
        .executeTakeFirstOrThrow();
      const bills = vi.spyOn(house.house.payments.cards, 'billOf').mockResolvedValue(externalId);

      await hear({
        kind: 'outcome',
        paymentId: null,
        outcome: { kind: 'refunded', externalId: 'pi_of_bill' },
      });
      bills.mockRestore();
      const struck = await strike();

      expect(struck.ended).toBe(1);
      expect(await status()).toMatchObject({ totalMonthsPaid: 0, subscriptionId: null, isActive: false });
    });
  });
});
