import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';

let buyers: Buyers;
let house: Buyers['house'];

beforeAll(async () => {
  buyers = await openBuyers();
  ({ house } = buyers);
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.clear();
  await sql`delete from outbox_messages`.execute(house.db);
});

const mails = () =>
  house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).orderBy('_id').execute();
/** Of the emails the first words of the subjects. */
const kinds = async () => (await mails()).map(({ subject }) => subject?.split(' ')[0]);
const list = async (familyId = house.smith, as = buyers.john) =>
  (await house.ask('receipts', { as, params: { id: familyId } })).json().data.receipts;
const paid = async () => (await buyers.buyHours()).json().data.paymentId as string;

test('a payment brings a receipt by email that says what was bought and what it cost', async () => {
  await buyers.byCard({ paymentMethodCard: 'Visa 4242' });

  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'smith@flink.test' });
  expect(mail?.subject).toMatch(/^Receipt R-\d{6}: \$7\.50$/);
  expect(mail?.text).toContain('Sold by: Sunrise District, Maple Library');
  expect(mail?.text).toContain('For: 5 hours of');
  expect(mail?.text).toContain('Paid with: Visa 4242');
  expect(mail?.text).toContain('Total paid: $7.50');
  expect(mail?.text).not.toMatch(/tax/i);
});

test('it is written in the language of the family, in whole shillings, with the end of the telephone number', async () => {
  await house.db
    .updateTable('families')
    .set({ message_locale: 'sw' })
    .where('_id', '=', house.otieno)
    .execute();
  const body = { familyId: house.otieno, hours: 5, amount: 750, phone: '0712345678' };
  const { paymentId } = (await house.ask('buyHours', { as: buyers.baraka, body })).json().data;
  expect(await mails()).toEqual([]);
  await house.ask('lookAtPayment', { as: buyers.baraka, params: { paymentId } });

  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Risiti R-\d{6}: KSh\u00a0750$/);
  expect(mail?.text).toContain('Imelipwa kwa: M-Pesa ···678');
});

test('an event that comes twice brings one receipt', async () => {
  const { paymentId } = (await buyers.buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json()
    .data;
  const outcome = { kind: 'paid', externalId: `sandbox_${paymentId}` } as const;
  const news = { kind: 'outcome', paymentId, outcome } as const;

  await Promise.all([buyers.hear(news), buyers.hear(news), buyers.hear(news, uuidv7())]);
  await buyers.hear(news);

  expect(await kinds()).toEqual(['Receipt']);
  expect(await list()).toHaveLength(1);
});

test('a refund brings a credit note, and the receipt says that it was refunded', async () => {
  await buyers.giveBack(await paid());

  expect((await kinds()).filter((kind) => kind === 'Credit')).toHaveLength(1);
  expect(await list()).toMatchObject([
    { kind: 'creditNote', amount: 7.5, currencyIsoCode: 'USD' },
    { kind: 'receipt', amount: 7.5, isRefunded: true },
  ]);
});

test('a refund of a payment that was granted before there were receipts brings a credit note', async () => {
  const paymentId = await paid();
  await sql`delete from receipts`.execute(house.db);

  await buyers.giveBack(paymentId);

  expect(await list()).toMatchObject([{ kind: 'creditNote', amount: 7.5 }]);
});

test('a refund of money that was never granted brings no credit note', async () => {
  const { paymentId } = (await buyers.buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json()
    .data;
  const externalId = `sandbox_${paymentId}`;
  const amount = { minor: 1, currency: 'USD' } as const;
  await buyers.hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId, amount } });
  await buyers.hear({ kind: 'outcome', paymentId, outcome: { kind: 'refunded', externalId } });

  expect(await list()).toEqual([]);
});

test('parts that went back at the service each bring a credit note of their own', async () => {
  const paymentId = await paid();
  const part = (minor: number) => ({
    kind: 'partly refunded' as const,
    paymentId,
    externalId: `sandbox_${paymentId}`,
    amount: { minor, currency: 'USD' as const },
  });
  await buyers.hear(part(200));
  await buyers.hear(part(200));
  await buyers.hear(part(500));

  expect(await list()).toMatchObject([
    { kind: 'creditNote', amount: 3 },
    { kind: 'creditNote', amount: 2 },
    { kind: 'receipt', amount: 7.5, isRefunded: false },
  ]);
});

test('money that is held brings no receipt before support takes it', async () => {
  const { paymentId } = (await buyers.buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json()
    .data;
  const outcome = {
    kind: 'paid',
    externalId: `sandbox_${paymentId}`,
    amount: { minor: 1, currency: 'USD' },
  } as const;
  await buyers.hear({ kind: 'outcome', paymentId, outcome });
  expect(await list()).toEqual([]);

  const as = await house.tokenOf('consumer@flink.test');
  await house.ask('decideHeld', { as, params: { id: paymentId }, body: { accepted: true } });

  expect(await list()).toMatchObject([{ kind: 'receipt', amount: 0.01 }]);
});

test('what went back before anybody heard of it is documented and mailed once', async () => {
  const { paymentId } = (await buyers.buyHours({ paymentNonce: 'pm_card_authenticationRequired' })).json()
    .data;
  await buyers.hear({
    kind: 'outcome',
    paymentId,
    outcome: { kind: 'refunded', externalId: `sandbox_${paymentId}` },
  });

  expect(await kinds()).toEqual(['Credit']);
  expect(await list()).toHaveLength(2);
});

test('the list has the date of the center, as the PDF has', async () => {
  const timeZone = new Date().getUTCHours() < 10 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  await paid();
  const { rows: before } = await sql<{ zone: string }>`
    select time_zone as zone from learning_centers
    where _id = (select learning_center_id from families where _id = ${house.smith})`.execute(house.db);
  const setZone = (zone: string | undefined) =>
    sql`update learning_centers set time_zone = ${zone}
      where _id = (select learning_center_id from families where _id = ${house.smith})`.execute(house.db);
  await setZone(timeZone);
  try {
    const { rows } = await sql<{ day: string }>`
      select to_char(now() at time zone ${timeZone}, 'YYYY-MM-DD') as day`.execute(house.db);
    expect(await list()).toMatchObject(rows);
  } finally {
    await setZone(before[0]?.zone);
  }
});

test('a receipt cannot be changed', async () => {
  await paid();
  await expect(sql`update receipts set amount_minor = 1`.execute(house.db)).rejects.toThrow('only added to');
});

test('of a family that was deleted the receipt stays, without its card', async () => {
  await buyers.byCard({ paymentMethodCard: 'Visa 4242' });
  await sql`update payments set family_id = null`.execute(house.db);

  const { rows } = await sql<object>`select details ->> 'paidWith' as receipt, paid_with as payment
    from receipts join payments on payments._id = receipts.payment_id`.execute(house.db);
  expect(rows).toEqual([{ receipt: null, payment: null }]);
});

describe('as a PDF', () => {
  const pdf = async (as: string, id: string, locale = 'en') =>
    house.ask('receiptPdf', { as, params: { id }, headers: { 'user-locale': locale } });

  test.each(['en', 'es', 'sw'])('it is one page in %s', async (locale) => {
    await paid();
    const [{ _id, number }] = await list();

    const reply = await pdf(buyers.john, _id, locale);

    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/pdf');
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('names in any script and of any length are drawn', async () => {
    await paid();
    const [{ _id }] = await list();
    const before = await house.db
      .selectFrom('families')
      .select('name')
      .where('_id', '=', house.smith)
      .executeTakeFirstOrThrow();
    for (const name of ['عائلة السيد', 'Ødegård-Żółć', 'Семья', 'ครอบครัว', '日本', 'x'.repeat(300)]) {
      await house.db.updateTable('families').set({ name }).where('_id', '=', house.smith).execute();
      expect((await pdf(buyers.john, _id)).statusCode).toBe(200);
    }
    await house.db.updateTable('families').set(before).where('_id', '=', house.smith).execute();
  });

  test('only the admin of the family gets it', async () => {
    await paid();
    const [{ _id }] = await list();

    expect((await pdf(buyers.baraka, _id)).statusCode).toBe(404);
    expect((await pdf(await house.tokenOf('emma'), _id)).statusCode).toBe(403);
    expect((await house.ask('receipts', { as: buyers.baraka, params: { id: house.smith } })).statusCode).toBe(
      404,
    );
  });
});
