import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { sendPaymentNotices } from './send-notices.ts';

let buyers: Buyers;
let house: Buyers['house'];
let garcia: string;

const log = pino({ level: 'silent' });
const DAY = 86_400_000;

beforeAll(async () => {
  buyers = await openBuyers();
  ({ house } = buyers);
  garcia = (await house.member('ana')).familyId;
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  await sql`delete from outbox_messages`.execute(house.db);
  await sql`delete from payment_notices`.execute(house.db);
  await sql`update purchases set status = 'Expired', next_billing_at = null`.execute(house.db);
  await sql`update families set renewal_notices = true, low_time_notices = true`.execute(house.db);
});

const send = (days = 0) => sendPaymentNotices({ db: house.db, log, now: new Date(Date.now() + days * DAY) });
const mails = () =>
  house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).orderBy('_id').execute();
const account = (set: object, familyId = house.smith) =>
  house.db.updateTable('prepaid_accounts').set(set).where('family_id', '=', familyId).execute();
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const switchTo = (renewal: boolean, lowTime: boolean) =>
  house.ask('setPaymentNotices', {
    as: buyers.john,
    params: { id: house.smith },
    body: { renewal, lowTime },
  });
const renews = (more = {}) =>
  buyers.monthly({ subscription_id: 'sub_1', months_paid: 1, paid_until: inDays(2), ...more });

describe('before a renewal', () => {
  test('the family is told three days before, once', async () => {
    await renews({ paid_until: inDays(10) });
    expect(await send()).toBe(0);

    expect([await send(8), await send(8), await send(9)]).toEqual([1, 0, 0]);

    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe('smith@flink.test');
    expect(mail?.subject).toMatch(/: \$7\.99 on \w+ \d+, 20\d\d$/);
    expect(mail?.text).toContain('You can turn this email off');
  });

  test('the next period is announced anew', async () => {
    await renews();
    await send();
    await account({ months_paid: 2, paid_until: inDays(32) });

    expect([await send(), await send(30)]).toEqual([0, 1]);
  });

  test('two servers at the same moment tell it once', async () => {
    await renews();
    await Promise.all([send(), send(), send()]);

    expect(await mails()).toHaveLength(1);
  });

  test('who has switched it off is not told of months', async () => {
    await renews();
    expect((await switchTo(false, true)).statusCode).toBe(200);

    expect(await send()).toBe(0);
  });

  test('a year is announced a month before, also to who has switched it off', async () => {
    await renews({ subscription_type: 'year', total_price: 60, total_months: 0, paid_until: inDays(29) });
    await switchTo(false, false);

    expect(await send()).toBe(1);

    expect((await mails())[0]?.text).toContain('The law requires');
    expect((await mails())[0]?.subject).toContain('$60.00');
  });

  test('the first charge after free days is always announced', async () => {
    await renews({ months_paid: 0, months_ahead: 1, ahead_from: inDays(6), paid_until: inDays(36) });
    await switchTo(false, false);

    expect(await send()).toBe(1);
  });

  test.each([
    ['that is being ended', { renewal_ends: true }],
    ['that has ended', { subscription_id: null }],
    ['that could not be charged', { unpaid_since: new Date() }],
    ['that has nothing left to pay', { bought_out: true }],
    ['of which all months are paid', { total_months: 1 }],
  ])('nothing is said of one %s', async (_title, ended) => {
    await renews(ended);
    await switchTo(true, false);

    expect(await send()).toBe(0);
  });

  test('a purchase that is charged again is announced in its own currency', async () => {
    await house.db
      .updateTable('purchases')
      .set({
        status: 'Active',
        is_subscription: true,
        billing_interval: 'month',
        amount_minor: 1_200,
        currency_iso_code: 'JPY',
        successful_transactions: 2,
        next_billing_at: inDays(2),
      })
      .where('family_id', '=', garcia)
      .execute();

    expect([await send(), await send()]).toEqual([1, 0]);

    expect((await mails())[0]?.subject).toContain('¥1,200 on');
  });

  test('a purchase that was cancelled is not', async () => {
    await house.db
      .updateTable('purchases')
      .set({ status: 'Canceled', is_subscription: true, next_billing_at: inDays(2) })
      .where('family_id', '=', garcia)
      .execute();

    expect(await send()).toBe(0);
  });
});

describe('when time runs low', () => {
  test('the family is told below an hour, once for what it has paid', async () => {
    await account({ seconds_remaining: 3_601 });
    expect(await send()).toBe(0);
    await account({ seconds_remaining: 3_000 });

    expect([await send(), await send()]).toEqual([1, 0]);
    expect((await mails())[0]?.subject).toBe('50 minutes of play time left');

    await account({ hours_paid: 10, seconds_remaining: 600 });
    expect(await send()).toBe(1);
  });

  test('in its own language, with what is bought automatically', async () => {
    await house.db
      .updateTable('families')
      .set({ message_locale: 'es' })
      .where('_id', '=', house.smith)
      .execute();
    await account({ seconds_remaining: 600, automatic_payments: true });
    await send();
    await house.db
      .updateTable('families')
      .set({ message_locale: 'en' })
      .where('_id', '=', house.smith)
      .execute();

    expect((await mails())[0]?.text).toContain('se comprarán automáticamente 5 horas por $7.50');
  });

  test('paid time that does not renew is announced three days before its end', async () => {
    await buyers.monthly({ months_paid: 1, paid_until: inDays(2) });

    expect([await send(), await send()]).toEqual([1, 0]);
    expect((await mails())[0]?.subject).toContain('paid until');
  });

  test('not to who has switched it off, is blocked, or has used up all', async () => {
    await account({ seconds_remaining: 600 });
    await switchTo(true, false);
    expect(await send()).toBe(0);
    await switchTo(true, true);
    await house.db
      .updateTable('families')
      .set({ blocked_at: new Date() })
      .where('_id', '=', house.smith)
      .execute();
    expect(await send()).toBe(0);
    await house.db.updateTable('families').set({ blocked_at: null }).where('_id', '=', house.smith).execute();
    await account({ seconds_remaining: 0 });
    expect(await send()).toBe(0);
  });
});

test('only the admin of the family switches its notices', async () => {
  const body = { renewal: false, lowTime: false };
  const params = { id: house.smith };
  expect((await house.ask('setPaymentNotices', { as: buyers.baraka, params, body })).statusCode).toBe(404);
  expect(
    (await house.ask('setPaymentNotices', { as: await house.tokenOf('emma'), params, body })).statusCode,
  ).toBe(403);
  expect((await house.ask('receipts', { as: buyers.john, params })).json().data.notices).toEqual({
    renewal: true,
    lowTime: true,
  });
});
