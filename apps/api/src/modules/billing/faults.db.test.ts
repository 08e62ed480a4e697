import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withEveryFault } from '../../db/testing/faulty-database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { EventNews } from '../../ports/payments/port.ts';
import { type Buyers, openBuyers } from './testing/buyers.ts';
import { moneyState } from './testing/money-state.ts';

/** Every statement of a flow fails in every way; then two hours pass, the job runs, and the books must be right. */

vi.setConfig({ testTimeout: 300_000 });

let buyers: Buyers;
let house: Buyers['house'];
let support: string;
let garcia: string;

beforeAll(async () => {
  buyers = await openBuyers({ isFaulty: true });
  ({ house } = buyers);
  support = await house.tokenOf('consumer@flink.test');
  garcia = (await house.member('ana')).familyId;
});
afterAll(() => house.close());

async function clear(): Promise<void> {
  await house.clear();
  await sql`delete from outbox_messages`.execute(house.db);
}

/** The first hour finishes what was left; the second finds nothing more to do. */
async function repair(): Promise<void> {
  for (let hour = 0; hour < 2; hour += 1) {
    await buyers.hourGoesBy();
    await sql`with news as (update payment_events set received_at = received_at - interval '1 hour',
        tried_at = tried_at - interval '1 hour')
      update prepaid_accounts set subscribing_since = subscribing_since - interval '1 hour'`.execute(
      house.db,
    );
    await buyers.strike();
  }
}

const isDocument = sql<boolean>`coalesce(subject ~ '^(Receipt|Credit note) ', false)`;

const emails = async () =>
  (
    await house.db
      .selectFrom('outbox_messages')
      .select('_id')
      .where(sql<boolean>`not ${isDocument}`)
      .execute()
  ).length;

/** Receipts and credit notes as they were issued, and as they were mailed. */
async function documents() {
  const { rows } = await sql<{ receipts: number; creditNotes: number; mailed: string[] }>`
    select (select count(*)::int from receipts where kind = 'receipt') as receipts,
      (select count(*)::int from receipts where kind = 'creditNote') as "creditNotes",
      array(select split_part(subject, ' ', 1) from outbox_messages where ${isDocument} order by _id) as mailed`.execute(
    house.db,
  );
  return rows[0];
}

const ONE_RECEIPT = { receipts: 1, creditNotes: 0, mailed: ['Receipt'] };
const stateOfMoney = () => moneyState(house);

const SOUND = { wrong: 0, unbalanced: 0, unfinished: 0, unlikeService: 0, grantedUnmade: 0 };
const ONCE = { ...SOUND, paid: 1, charged: 1 };

describe('whichever statement fails, the family pays once and gets what it has paid for', () => {
  interface Paying {
    readonly prepare?: () => Promise<unknown>;
    readonly pay: (key: string) => Promise<unknown>;
    readonly familyId?: () => string;
    readonly as?: () => string;
    readonly brought: object;
  }

  const hours = { totalHoursPaid: 10, secondsRemaining: 5 * 3_600 };
  const flows: Readonly<Record<string, Paying>> = {
    'by a nonce': { pay: (idempotencyKey) => buyers.buyHours({ idempotencyKey }), brought: hours },
    'by a card that stays on file': {
      pay: (idempotencyKey) => buyers.byCard({ idempotencyKey, repeat: true }),
      brought: hours,
    },
    'by a card whose service does not answer': {
      pay: (idempotencyKey) => buyers.byCard({ idempotencyKey, paymentMethodId: 'pm_card_timeout' }),
      brought: hours,
    },
    'by mobile money': {
      pay: async (idempotencyKey) => {
        const body = { familyId: house.otieno, hours: 5, amount: 750, phone: '0712345678', idempotencyKey };
        const sent = await house.ask('buyHours', { as: buyers.baraka, body });
        const { paymentId } = sent.json().data ?? {};
        if (paymentId) await house.ask('lookAtPayment', { as: buyers.baraka, params: { paymentId } });
      },
      familyId: () => house.otieno,
      as: () => buyers.baraka,
      brought: hours,
    },
    'all open hours': {
      pay: (idempotencyKey) =>
        house.ask('buyout', {
          as: buyers.john,
          body: { familyId: house.smith, amount: 20.25, paymentNonce: 'fake-valid-nonce', idempotencyKey },
        }),
      brought: { totalHoursPaid: 20, fullyPaid: true },
    },
    'a month that renews': {
      prepare: () => buyers.monthly(),
      pay: () => buyers.subscribe(),
      brought: { totalMonthsPaid: 1, subscriptionId: expect.any(String) },
    },
  };

  test.each(Object.entries(flows))('%s', async (_title, flow) => {
    const { prepare, pay, brought, familyId = () => house.smith, as = () => buyers.john } = flow;
    let key = '';
    await withEveryFault({
      reset: async () => {
        await clear();
        await prepare?.();
        key = uuidv7();
      },
      work: () => pay(key),
      check: async (where) => {
        await repair();
        expect(await stateOfMoney(), where).toMatchObject(SOUND);
        // The customer presses again, with the same key; what has failed is paid with another one.
        await pay(key);
        if ((await stateOfMoney()).paid === 0) await pay(uuidv7());
        await repair();
        expect(await stateOfMoney(), where).toMatchObject(ONCE);
        expect(await buyers.status(familyId(), as()), where).toMatchObject(brought);
        expect(await emails(), where).toBe(0);
        expect(await documents(), where).toEqual(ONE_RECEIPT);
      },
    });
  });

  test('by a gift card', async () => {
    await withEveryFault({
      reset: async () => {
        await clear();
        await sql`delete from gift_cards where code = 'FAULTY'`.execute(house.db);
        await sql`insert into gift_cards (_id, code, value, currency_iso_code)
          values (gen_random_uuid(), 'FAULTY', 6, 'USD')`.execute(house.db);
      },
      work: () => redeem(),
      check: async (where) => {
        await redeem();
        expect(await stateOfMoney(), where).toMatchObject({ ...SOUND, paid: 1 });
        expect(await buyers.status(), where).toMatchObject({ totalHoursPaid: 9 });
        expect(await documents(), where).toEqual(ONE_RECEIPT);
      },
    });
    function redeem() {
      return house.ask('redeemGiftCard', {
        as: buyers.john,
        body: { familyId: house.smith, code: 'FAULTY', idempotencyKey: 'faulty-gift' },
      });
    }
  });
});

describe('whichever statement of the job fails, its next run finishes', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const card = { payment_method_id: 'pm_card_visa', payment_service: 'sandbox' };
  const onFile = (familyId: string) =>
    house.db.updateTable('families').set(card).where('_id', '=', familyId).execute();

  test('the payment of a purchase that is due', async () => {
    await withEveryFault({
      reset: async () => {
        await clear();
        await onFile(garcia);
        await house.db
          .updateTable('purchases')
          .set({
            status: 'Active',
            successful_transactions: 2,
            paid_before: 0,
            levels: null,
            number_of_billing_cycles: null,
            canceled_at: null,
            is_refunded: false,
            retry_transaction: false,
            resume_subscription: false,
            begun_at: inDays(-32),
            next_billing_at: inDays(-1),
          })
          .where('family_id', '=', garcia)
          .execute();
      },
      work: () => buyers.strike(),
      check: async (where) => {
        await repair();
        expect(await stateOfMoney(), where).toMatchObject(ONCE);
        const purchase = await house.db
          .selectFrom('purchases')
          .select(['status', 'successful_transactions as paid'])
          .where('family_id', '=', garcia)
          .executeTakeFirstOrThrow();
        expect(purchase, where).toEqual({ status: 'Active', paid: 3 });
        expect(await documents(), where).toEqual(ONE_RECEIPT);
      },
    });
  });

  test('hours that are bought automatically', async () => {
    await withEveryFault({
      reset: async () => {
        await clear();
        await onFile(house.smith);
        await house.db
          .updateTable('prepaid_accounts')
          .set({ automatic_payments: true })
          .where('family_id', '=', house.smith)
          .execute();
      },
      work: () => buyers.strike(),
      check: async (where) => {
        await repair();
        expect(await stateOfMoney(), where).toMatchObject(ONCE);
        expect(await buyers.status(), where).toMatchObject({ totalHoursPaid: 10 });
        expect(await documents(), where).toEqual(ONE_RECEIPT);
      },
    });
  });
});

describe('whichever statement fails, an event of the payment service', () => {
  async function paid(): Promise<string> {
    await clear();
    const { paymentId } = (await buyers.buyHours()).json().data;
    await sql`delete from outbox_messages`.execute(house.db);
    return paymentId;
  }
  const usd = (minor: number) => ({ minor, currency: 'USD' }) as const;

  test.each([
    ['of a refund in part', 'refunded in part', 1, { paid: 1 }],
    ['of a dispute that is lost', 'refunded', 1, { paid: 0, refunded: 1 }],
  ] as const)('%s is applied once', async (_title, line, mailed, state) => {
    let news: EventNews;
    await withEveryFault({
      reset: async () => {
        const paymentId = await paid();
        const externalId = `sandbox_${paymentId}`;
        news =
          line === 'refunded'
            ? { kind: 'disputed', externalId, state: 'open', disputeId: 'dp_1', amount: usd(750) }
            : { kind: 'partly refunded', paymentId, externalId, amount: usd(200) };
      },
      work: () => buyers.hear(news, 'evt_1'),
      check: async (where) => {
        // The service sends it again until it is answered.
        await buyers.hear(news, 'evt_1');
        await repair();
        if (news.kind === 'disputed') await buyers.hear({ ...news, state: 'lost' }, 'evt_2');
        expect(await stateOfMoney(), where).toMatchObject({ wrong: 0, unbalanced: 0, ...state });
        expect((await house.recount()).lines[line], where).toBe(1);
        expect(await emails(), where).toBe(mailed);
        expect(await documents(), where).toEqual({ receipts: 1, creditNotes: 1, mailed: ['Credit'] });
      },
    });
  });
});

describe('whichever statement fails, a refund', () => {
  const request = () =>
    house.db.selectFrom('refund_requests').select(['_id', 'state']).executeTakeFirstOrThrow();
  const decide = async () =>
    house.ask('decideRefund', {
      as: support,
      params: { id: (await request())._id },
      body: { granted: true, answer: 'ok' },
    });
  const audited = async (what: string) =>
    (await sql`select from audit_log where after ->> 'refund' = ${what}`.execute(house.db)).rows.length;

  async function requested(paymentId: string, as: string): Promise<void> {
    await house.ask('requestRefund', { as, params: { id: paymentId }, body: { message: 'please' } });
    await sql`with mails as (delete from outbox_messages) delete from audit_log`.execute(house.db);
  }

  test('that is granted is mailed once and made once', async () => {
    await withEveryFault({
      reset: async () => {
        await clear();
        await requested((await buyers.buyHours()).json().data.paymentId, buyers.john);
      },
      work: decide,
      check: async (where) => {
        await repair();
        const isGranted = (await request()).state === 'granted';
        expect(await stateOfMoney(), where).toMatchObject(isGranted ? SOUND : ONCE);
        expect(await emails(), where).toBe(isGranted ? 1 : 0);
        if (!isGranted) expect((await decide()).statusCode, where).toBe(200);
        expect(await stateOfMoney(), where).toMatchObject({ ...SOUND, paid: 0, refunded: 1 });
        expect([await emails(), await audited('granted')], where).toEqual([1, 1]);
        expect(await documents(), where).toEqual({ receipts: 1, creditNotes: 1, mailed: ['Credit'] });
      },
    });
  });

  test('of a month that renews ends the renewal', async () => {
    await withEveryFault({
      reset: async () => {
        await clear();
        await buyers.monthly();
        await buyers.subscribe();
        const { _id } = await house.db.selectFrom('payments').select('_id').executeTakeFirstOrThrow();
        await requested(_id, buyers.john);
      },
      work: decide,
      check: async (where) => {
        await repair();
        if ((await request()).state === 'open') expect((await decide()).statusCode, where).toBe(200);
        expect(await stateOfMoney(), where).toMatchObject({ ...SOUND, paid: 0, refunded: 1, renewing: 0 });
        expect(await buyers.status(), where).toMatchObject({ totalMonthsPaid: 0, subscriptionId: null });
      },
    });
  });

  test('that is sent back by hand is recorded with its number', async () => {
    const finish = async () =>
      house.ask('finishRefund', {
        as: support,
        params: { id: (await request())._id },
        body: { reference: 'QK1' },
      });
    await withEveryFault({
      reset: async () => {
        await clear();
        const body = { familyId: house.otieno, hours: 5, amount: 750, phone: '0712345678' };
        const { paymentId } = (await house.ask('buyHours', { as: buyers.baraka, body })).json().data;
        await house.ask('lookAtPayment', { as: buyers.baraka, params: { paymentId } });
        await requested(paymentId, buyers.baraka);
        await decide();
      },
      work: finish,
      check: async (where) => {
        const before = await stateOfMoney();
        expect([before.refunded, await audited('sent back by hand')], where).toEqual([
          before.refunded,
          before.refunded,
        ]);
        if (before.refunded === 0) expect((await finish()).statusCode, where).toBe(200);
        expect(await stateOfMoney(), where).toMatchObject({ ...SOUND, refunded: 1 });
        expect(await audited('sent back by hand'), where).toBe(1);
      },
    });
  });

  test('of money that fits nothing is mailed once and made once', async () => {
    let paymentId = '';
    const decideHeld = () =>
      house.ask('decideHeld', { as: support, params: { id: paymentId }, body: { accepted: false } });
    await withEveryFault({
      reset: async () => {
        await clear();
        const asked = await buyers.buyHours({ paymentNonce: 'pm_card_authenticationRequired' });
        ({ paymentId } = asked.json().data);
        const outcome = {
          kind: 'paid',
          externalId: `sandbox_${paymentId}`,
          amount: { minor: 1, currency: 'USD' },
        } as const;
        await buyers.hear({ kind: 'outcome', paymentId, outcome });
        await sql`update sandbox_charges set state = 'paid'`.execute(house.db);
        await sql`delete from outbox_messages`.execute(house.db);
      },
      work: decideHeld,
      check: async (where) => {
        await repair();
        if ((await stateOfMoney()).refunded === 0) await decideHeld();
        expect(await stateOfMoney(), where).toMatchObject({ refunded: 1, unfinished: 0, unlikeService: 0 });
        expect(await emails(), where).toBe(1);
      },
    });
  });
});

test('whichever statement fails, a renewal that its family ends is ended here and at the service', async () => {
  await withEveryFault({
    reset: async () => {
      await clear();
      await buyers.monthly();
      await buyers.subscribe();
    },
    work: end,
    check: async (where) => {
      await repair();
      const { subscriptionId } = await buyers.status();
      const { renewing } = await stateOfMoney();
      expect({ here: subscriptionId !== null, there: renewing === 1 }, where).toEqual({
        here: renewing === 1,
        there: renewing === 1,
      });
    },
  });
  async function end() {
    const { subscriptionId } = await buyers.status();
    return house.ask('cancelAutomatic', { as: buyers.john, body: { subscriptionId } });
  }
});
