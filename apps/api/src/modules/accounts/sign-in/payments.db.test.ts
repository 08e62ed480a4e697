import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { strangersAddress } from '../../../testing/test-house.ts';
import { chargesService } from '../../billing/charges/charges.service.ts';
import { credentials, DEMO_PASSWORD, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;
let familyId: string;

beforeAll(async () => {
  house = await openSignInHouse();
  familyId = (await house.member('ana')).familyId;
});

afterAll(() => house.close());

const FINE = {
  status: 'Active',
  is_pending: false,
  is_refunded: false,
  is_rejected: false,
  resume_subscription: false,
  retry_transaction: false,
};

const purchase = (set: object) =>
  house.db.updateTable('purchases').set(set).where('family_id', '=', familyId).execute();
const paymentMethod = (id: string | null) =>
  house.db.updateTable('families').set({ payment_method_id: id }).where('_id', '=', familyId).execute();

/** What was taken from the card, with its lines in the ledger. */
const charged = async () =>
  (
    await sql<{ amount: number; state: string; lines: string[] }>`
      select amount_minor as amount, state,
        array(select kind from money_ledger where payment_id = payments._id order by kind) as lines
      from payments where family_id = ${familyId} order by _id`.execute(house.db)
  ).rows;

const clearBooks = () =>
  sql`with lines as (delete from money_ledger), gone as (delete from payments) select`.execute(house.db);

beforeEach(async () => {
  await clearBooks();
  // What a test before has paid of it would pay it off.
  await purchase({ ...FINE, successful_transactions: 1 });
  await paymentMethod('pm_card_visa');
});

const login = async (...names: [string, string?, string?]) => {
  const answer = await house.ask('login', { body: credentials(...names) });
  const { code, fields } = answer.json<{ code?: string; fields?: Record<string, string> }>();
  return { status: answer.statusCode, code, fields };
};

const pay = (handed: object = {}, username = 'ana', password = DEMO_PASSWORD, place = strangersAddress()) =>
  house.from(place, 'resumePayments', { body: { username, password, ...handed } });

const resume = async (username: string, password = DEMO_PASSWORD, place = strangersAddress()) => {
  const answer = await pay({}, username, password, place);
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
};

describe('signing in', () => {
  test.each([
    ['rejected', { is_rejected: true }, 'Your payment was rejected'],
    ['refunded', { is_refunded: true }, 'Your payment was refunded'],
    ['pending', { is_pending: true }, 'Your payment is pending. Try to login later'],
  ])('a %s payment shuts everybody of the family out, with its reason', async (name, set, text) => {
    await purchase(set);

    for (const username of ['ana', 'leo']) {
      expect(await login(username)).toEqual({
        status: 402,
        code: `payments.${name}`,
        fields: { password: text },
      });
    }
    expect((await login('john')).status).toBe(200);
  });

  test.each([
    ['paused subscription', { resume_subscription: true, status: 'Canceled' }, 'payments.resumeNeeded'],
    ['failed payment', { retry_transaction: true, status: 'Past Due' }, 'payments.retryNeeded'],
  ])('with a %s the admin is asked to pay, the others are sent to the admin', async (_what, set, code) => {
    await purchase(set);

    expect(await login('ana')).toMatchObject({ status: 402, code });
    const body = { username: 'ana', password: DEMO_PASSWORD };
    expect((await house.ask('login', { body })).json().theirs).toEqual({
      amount: '$7.99',
      byPhone: false,
      card: 'Visa 4242',
      renews: 'month',
      left: expect.any(Number),
      next: expect.stringMatching(/^20/),
      blocks: false,
      payer: null,
    });
    expect(await login('garcia@flink.test')).toMatchObject({ status: 402, code });
    expect(await login('leo')).toMatchObject({
      status: 402,
      code: 'payments.resumeByFamilyAdmin',
      fields: { password: 'You cannot use the product until the family admin resumes payments' },
    });
    expect(await login('leo', 'ana')).toMatchObject({ code, fields: { password2: expect.any(String) } });
    const team = await house.ask('login', { body: credentials('leo', 'ana') });
    expect(team.json().theirs).toMatchObject({ payer: 'Ana García' });
  });

  test('a wrong password tells nothing of payments', async () => {
    await purchase({ is_rejected: true });

    const answer = await house.ask('login', { body: { username: 'ana', password: 'wrong' } });

    expect(answer.json()).toMatchObject({ code: 'auth.wrongCredentials' });
  });
});

describe('resuming', () => {
  test.each([
    ['paused subscription', { resume_subscription: true, status: 'Canceled' }],
    ['failed payment', { retry_transaction: true, status: 'Past Due' }],
  ])('a %s sets it going, and the family plays', async (_what, set) => {
    await purchase(set);

    expect(await resume('ana')).toEqual({ status: 200, code: undefined });

    expect((await login('leo')).status).toBe(200);
    const row = await house.db
      .selectFrom('purchases')
      .selectAll()
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject(FINE);
    expect(await charged()).toEqual([{ amount: 799, state: 'paid', lines: ['asked', 'granted', 'paid'] }]);
  });

  test('with a card that the bank declines charges nothing and lets nobody in', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    await paymentMethod('pm_card_chargeDeclined');

    expect(await resume('ana')).toEqual({ status: 402, code: 'payments.resumeFailed' });

    expect((await login('ana')).code).toBe('payments.retryNeeded');
    expect(await charged()).toEqual([{ amount: 799, state: 'failed', lines: ['asked'] }]);
  });

  test('with another card, where the one on file is declined, lets in and keeps that one', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    await paymentMethod('pm_card_chargeDeclined');
    const body = { username: 'ana', password: DEMO_PASSWORD };
    await resume('ana');

    const fields = await house.ask('cardAtTheDoor', { body });
    const paid = await pay({ paymentMethodId: 'pm_card_mastercard' });

    expect(fields.json().data).toEqual({ cardFields: 'sandbox', publicKey: null, clientToken: null });
    expect(paid.json()).toEqual({
      success: true,
      waiting: false,
      clientSecret: null,
      unpaid: null,
    });
    expect((await login('leo')).status).toBe(200);
    const file = await house.db
      .selectFrom('families')
      .select(['payment_method_id', 'payment_method_card'])
      .where('_id', '=', familyId)
      .executeTakeFirstOrThrow();
    expect(file).toEqual({ payment_method_id: 'pm_card_mastercard', payment_method_card: 'Mastercard 4444' });
    expect((await charged()).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('with a card that nobody knows charges nothing and keeps the one on file', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });

    expect((await pay({ paymentMethodId: 'pm_card_of_nobody' })).json().code).toBe('payments.cardFailed');

    expect(await charged()).toEqual([]);
  });

  test('with a card that a bank asks about pays when the answer is yes, and nothing when it is no or never comes', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    const asks = { paymentMethodId: 'pm_card_authenticationRequired' };

    const asked = await pay(asks);
    const refused = await pay({ passed: false });
    const again = await pay(asks);
    const left = await pay(asks);
    expect([asked, again, left].map((reply) => typeof reply.json().clientSecret)).toEqual(
      Array.from({ length: 3 }, () => 'string'),
    );
    expect(refused.json().code).toBe('payments.resumeFailed');
    expect((await login('ana')).code).toBe('payments.retryNeeded');

    const onFile = async () =>
      (
        await house.db
          .selectFrom('families')
          .select('payment_method_id as id')
          .where('_id', '=', familyId)
          .executeTakeFirstOrThrow()
      ).id;
    const whileAsked = await onFile();
    const passed = await pay({ passed: true, ...asks });

    expect([whileAsked, await onFile()]).toEqual(['pm_card_visa', 'pm_card_authenticationRequired']);
    expect(passed.json()).toEqual({
      success: true,
      waiting: false,
      clientSecret: null,
      unpaid: null,
    });
    expect((await login('leo')).status).toBe(200);
    expect((await charged()).filter(({ state }) => state === 'paid')).toHaveLength(1);
  });

  test('with a card that a bank asks about keeps it also when its service tells of the yes before the browser', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    const asks = { paymentMethodId: 'pm_card_authenticationRequired' };
    await pay(asks);
    const { _id } = await house.db
      .selectFrom('payments')
      .select('_id')
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow();

    await chargesService(house.house).settle(_id, { kind: 'paid', externalId: 'pi_1' });
    const passed = await pay({ passed: true, ...asks });

    expect(passed.json()).toMatchObject({ success: true, unpaid: null });
    const { id } = await house.db
      .selectFrom('families')
      .select('payment_method_id as id')
      .where('_id', '=', familyId)
      .executeTakeFirstOrThrow();
    expect(id).toBe('pm_card_authenticationRequired');
  });

  test('that was refused in the own page of a bank is not charged anew with the card on file', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    await pay({ paymentMethodId: 'pm_card_authenticationRequired' });
    // As at a service whose bank asks in its own page: there it has failed, and the card on file would pay.
    await sql`update payments set service = 'stripe' where family_id = ${familyId}`.execute(house.db);
    await paymentMethod('pm_card_visa');

    const refused = await pay({ passed: false });

    expect(refused.json().code).toBe('payments.resumeFailed');
    expect(await charged()).toHaveLength(1);
    expect((await login('ana')).code).toBe('payments.retryNeeded');
  });

  test('that was refused, and that a service has told as failed already, is not charged anew', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    await pay({ paymentMethodId: 'pm_card_authenticationRequired' });
    await sql`update payments set state = 'failed' where family_id = ${familyId}`.execute(house.db);
    await paymentMethod('pm_card_visa');

    for (const passed of [false, true])
      expect((await pay({ passed })).json().code).toBe('payments.resumeFailed');

    expect(await charged()).toHaveLength(1);
  });

  describe('of two purchases', () => {
    const second = uuidv7();
    beforeEach(async () => {
      await purchase({ retry_transaction: true, status: 'Past Due' });
      await sql`insert into purchases (_id, family_id, product_id, payment_service_name, amount_minor,
          currency_iso_code, is_subscription, is_level_subscription, status, retry_transaction)
        select ${second}::uuid, family_id, product_id, payment_service_name, 500, currency_iso_code, true, false,
          'Past Due', true
        from purchases where family_id = ${familyId} limit 1`.execute(house.db);
    });
    afterEach(async () => {
      await clearBooks();
      await house.db.deleteFrom('purchases').where('_id', '=', second).execute();
    });
    /** The newest is charged first; the other one is declined. */
    const declineOther = () =>
      sql`create or replace function decline_other() returns trigger language plpgsql as $body$ begin
          if new.amount_minor = 799 and new.state = 'paid' then new.state := 'failed'; end if; return new; end $body$;
        create or replace trigger decline before update on sandbox_charges for each row
          execute function decline_other()`.execute(house.db);
    const accept = () =>
      sql`drop trigger if exists decline on sandbox_charges; drop function if exists decline_other`.execute(
        house.db,
      );

    test('both are paid with the card', async () => {
      expect((await house.ask('login', { body: credentials('ana') })).json().theirs).toMatchObject({
        amount: '$12.99',
        renews: 'several',
      });
      expect((await pay()).json()).toMatchObject({ success: true, unpaid: null });
      expect((await charged()).map(({ amount }) => amount)).toEqual([500, 799]);
    });

    test('one that the family has cancelled is not owed with the one that failed', async () => {
      await house.db
        .updateTable('purchases')
        .set({ status: 'Canceled', retry_transaction: false, resume_subscription: true })
        .where('_id', '=', second)
        .execute();

      expect((await house.ask('login', { body: credentials('ana') })).json().theirs).toMatchObject({
        amount: '$7.99',
      });
      expect((await pay()).json()).toMatchObject({ success: true, unpaid: null });
      expect((await charged()).map(({ amount }) => amount)).toEqual([799]);
      expect((await login('leo')).status).toBe(200);
    });

    test('nothing is charged when the center has expired meanwhile', async () => {
      const expires = (expiration_date: Date | null) =>
        sql`update learning_centers set expiration_date = ${expiration_date} where _id =
          (select learning_center_id from families where _id = ${familyId})`.execute(house.db);
      await expires(new Date('2020-01-01'));
      const paid = await pay();
      await expires(null);

      expect(paid.json()).toMatchObject({ code: 'learningCenters.expired' });
      expect(await charged()).toEqual([]);
    });

    test('one that is declined after the other was paid is told as owed, and the family comes in', async () => {
      await declineOther();

      const paid = await pay();
      await accept();

      expect(paid.json()).toEqual({ success: true, waiting: false, clientSecret: null, unpaid: '$7.99' });
      expect((await login('leo')).status).toBe(200);
      expect((await charged()).map(({ state }) => state)).toEqual(['paid', 'failed']);
    });

    test('a bank that says no to the second leaves the first paid', async () => {
      await pay({ paymentMethodId: 'pm_card_authenticationRequired' });
      const first = await pay({ passed: true, paymentMethodId: 'pm_card_authenticationRequired' });
      const refused = await pay({ passed: false, paymentMethodId: 'pm_card_authenticationRequired' });

      expect(typeof first.json().clientSecret).toBe('string');
      expect(refused.json()).toMatchObject({ success: true, unpaid: '$7.99' });
      expect((await charged()).map(({ state }) => state)).toEqual(['paid', 'failed']);
    });
  });

  test('by a nonce, which is good for one payment, pays one of several purchases and lets in', async () => {
    await purchase({ retry_transaction: true, status: 'Past Due' });
    await paymentMethod(null);
    const second = uuidv7();
    await sql`insert into purchases (_id, family_id, product_id, payment_service_name, amount_minor,
        currency_iso_code, is_subscription, is_level_subscription, status, retry_transaction)
      select ${second}::uuid, family_id, product_id, payment_service_name, amount_minor, currency_iso_code, true,
        false, 'Past Due', true
      from purchases where family_id = ${familyId} limit 1`.execute(house.db);

    const paid = await pay({ paymentNonce: 'fake-valid-nonce' });
    const comesIn = await login('ana');
    const books = await charged();
    await clearBooks();
    await house.db.deleteFrom('purchases').where('_id', '=', second).execute();

    expect(paid.json()).toEqual({
      success: true,
      waiting: false,
      clientSecret: null,
      unpaid: null,
    });
    expect(comesIn.status).toBe(200);
    expect(books).toEqual([{ amount: 799, state: 'paid', lines: ['asked', 'granted', 'paid'] }]);
  });

  test('twice at once, or once more, does no harm', async () => {
    await purchase({ resume_subscription: true });

    const both = await Promise.all([resume('ana'), resume('garcia@flink.test')]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await resume('ana')).status).toBe(200);
    expect((await charged()).filter(({ state }) => state === 'paid')).toHaveLength(1);
  });

  test('is for the family admin', async () => {
    await purchase({ resume_subscription: true });

    for (const username of ['leo', 'teacher@flink.test'])
      expect(await resume(username)).toEqual({ status: 402, code: 'payments.resumeByFamilyAdmin' });

    expect((await login('ana')).code).toBe('payments.resumeNeeded');
  });

  test('without anything to pay with fails', async () => {
    await purchase({ resume_subscription: true });
    await paymentMethod(null);

    expect(await resume('ana')).toEqual({ status: 402, code: 'payments.resumeFailed' });

    expect((await login('ana')).code).toBe('payments.resumeNeeded');
  });

  test.each([{ is_rejected: true }, { is_refunded: true }, { is_pending: true }])(
    'fails where there is nothing to resume: %o',
    async (set) => {
      await purchase(set);

      expect(await resume('ana')).toEqual({ status: 402, code: 'payments.resumeFailed' });
    },
  );

  test('opens the fields of another card to the family admin alone', async () => {
    const fields = async (username: string, password = DEMO_PASSWORD) =>
      (await house.ask('cardAtTheDoor', { body: { username, password } })).json().code;

    expect([await fields('ana'), await fields('leo'), await fields('ana', 'wrong')]).toEqual([
      undefined,
      'payments.resumeByFamilyAdmin',
      'auth.wrongCredentials',
    ]);
  });

  test('wants the password again, and counts the guesses', async () => {
    await purchase({ resume_subscription: true });
    const place = strangersAddress();
    await house.guessWrong(10, 'ana', place);

    expect(await resume('ana', DEMO_PASSWORD, place)).toEqual({ status: 429, code: 'auth.tooManyGuesses' });
    expect(await resume('ana', 'wrong')).toEqual({ status: 401, code: 'auth.wrongCredentials' });
  });
});
