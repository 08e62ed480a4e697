import type { Money } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';

let house: Buyers['house'];
let john: string;
let buyHours: Buyers['buyHours'];
let status: Buyers['status'];
let hear: Buyers['hear'];

beforeAll(async () => {
  ({ house, john, buyHours, status, hear } = await openBuyers());
});
beforeEach(() => house.clear());
afterAll(() => house.close());

describe('what a service says was paid', () => {
  const told = (paymentId: string, amount: Money) =>
    hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: uuidv7(), amount } });
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

    await told(id, { minor: 1, currency: 'USD' });
    await told(id, { minor: 1, currency: 'USD' });

    expect((await mailsOfHeld()) - before).toBe(1);
  });

  test.each([
    ['less', { minor: 1, currency: 'USD' }],
    ['another currency', { minor: 750, currency: 'KES' }],
  ] as const)('is held where it is %s than was asked for, until support takes it', async (_what, amount) => {
    const id = await open();

    await told(id, amount);
    await told(id, amount);

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
    await told(id, { minor: 1, currency: 'USD' });
    const as = await consumer();
    const decide = (accepted: boolean) => house.ask('decideHeld', { as, params: { id }, body: { accepted } });

    const both = await Promise.all([decide(true), decide(false)]);

    const late = both.filter(({ statusCode }) => statusCode === 409 || statusCode === 404);
    expect(late).toHaveLength(1);
  });

  test('by a telephone whose family is gone is given back by hand, under its number, and then it is over', async () => {
    const as = await consumer();
    const family = uuidv7();
    await sql`insert into families (_id, name, learning_center_id, is_prepaid_customer, currency_iso_code)
      select ${family}, 'Going', learning_center_id, true, 'KES' from families where _id = ${house.otieno}`.execute(
      house.db,
    );
    const payment = { _id: uuidv7(), family_id: family, what: 'hours', service: 'sandbox phone' };
    await house.db
      .insertInto('payments')
      .values({
        ...payment,
        idempotency_key: 'going',
        amount_minor: 75_000,
        currency_iso_code: 'KES',
        hours: 5,
        state: 'waiting',
        external_id: 'ws_CO_1',
      })
      .execute();
    await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code)
      values (gen_random_uuid(), ${payment._id}, 'asked', 75000, 'KES')`.execute(house.db);
    await house.db.deleteFrom('families').where('_id', '=', family).execute();
    await hear({
      kind: 'outcome',
      paymentId: payment._id,
      outcome: { kind: 'paid', externalId: 'ws_CO_1' },
    });
    const finish = (reference: string) =>
      house.ask('finishHeld', { as, params: { id: payment._id }, body: { reference } });
    const listed = async () => (await house.ask('heldPayments', { as })).json().data;
    const early = await finish('QK1');

    expect(await listed()).toMatchObject([{ email: '', byHand: false, externalId: 'ws_CO_1' }]);
    await house.ask('decideHeld', { as, params: { id: payment._id }, body: { accepted: false } });
    expect(await listed()).toMatchObject([{ _id: payment._id, byHand: true, externalId: 'ws_CO_1' }]);
    const sent = await Promise.all([finish('QK2'), finish('QK2')]);

    expect(early.statusCode).toBe(409);
    expect(sent.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await listed()).toEqual([]);
    expect(await house.recount()).toMatchObject({ lines: { asked: 1, paid: 1, refunded: 1 }, wrong: 0 });
    const { rows } = await sql<{ after: unknown }>`
      select after from audit_log where row_id = ${payment._id} and after ->> 'reference' is not null`.execute(
      house.db,
    );
    expect(rows).toContainEqual({ after: { refund: 'sent back by hand', reference: 'QK2' } });
  });

  test('and is held stands in the list, whatever else is on its way back by itself', async () => {
    await sql`insert into payments (_id, what, service, idempotency_key, amount_minor, currency_iso_code, hours, state, created_at)
      select gen_random_uuid(), 'hours', 'sandbox', 'stuck ' || nth, 750, 'USD', 5, 'refunding', now() - interval '1 day'
      from generate_series(1, 100) as nth`.execute(house.db);
    await sql`insert into money_ledger (_id, payment_id, kind, amount_minor, currency_iso_code)
      select gen_random_uuid(), _id, 'asked', 750, 'USD' from payments`.execute(house.db);
    const id = await open();

    await told(id, { minor: 1, currency: 'USD' });

    const { data } = (await house.ask('heldPayments', { as: await consumer() })).json();
    expect(data).toMatchObject([{ _id: id }]);
  });

  test('is granted where it is the price, or a tax came on top', async () => {
    await told(await open(), { minor: 810, currency: 'USD' });

    expect(await status()).toMatchObject({ totalHoursPaid: 10 });
  });
});
