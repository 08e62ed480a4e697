import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { CardRefusedError, type CardService, PaymentServiceError } from '../../../ports/payments/port.ts';
import { chargesService } from '../charges/charges.service.ts';
import { type Buyers, openBuyers } from '../testing/buyers.ts';
import { told } from '../testing/paying-house.ts';

const ASKS = 'pm_card_authenticationRequired';

let buyers: Buyers;
let house: Buyers['house'];
let john: string;
let byCard: Buyers['byCard'];
let cards: CardService;
let forgets: MockInstance<CardService['forgetCard']>;

beforeAll(async () => {
  buyers = await openBuyers();
  ({ house, john, byCard } = buyers);
  ({ cards } = house.house.payments);
  forgets = vi.spyOn(cards, 'forgetCard');
});
beforeEach(async () => {
  await house.clear();
  forgets.mockClear();
});
afterAll(() => house.close());

const fileOf = (familyId = house.smith) =>
  house.db
    .selectFrom('families')
    .select(['payment_method_id as card', 'payment_customer_id as customer'])
    .where('_id', '=', familyId)
    .executeTakeFirstOrThrow();
const cardOf = async (familyId = house.smith) => (await fileOf(familyId)).card;
const forgotten = () => forgets.mock.calls.map(([id]) => id);
const paymentIdIn = (reply: Awaited<ReturnType<Buyers['byCard']>>): string => reply.json().paymentIntent.id;
const cameIn = (paymentId: string) =>
  buyers.hear({ kind: 'outcome', paymentId, outcome: { kind: 'paid', externalId: uuidv7() } });
const declined = (paymentId: string) =>
  buyers.hear({
    kind: 'outcome',
    paymentId,
    outcome: { kind: 'failed', externalId: uuidv7(), reason: 'declined' },
  });
const clockLooks = async () => {
  await buyers.hourGoesBy();
  return buyers.strike();
};

describe('a card that is to stay on file', () => {
  test('is kept when its service tells that it has paid, and the one before is forgotten', async () => {
    await byCard({ repeat: true });
    await buyers.hourGoesBy();
    const asked = await byCard({ repeat: true, paymentMethodId: ASKS });
    const before = await cardOf();

    await cameIn(paymentIdIn(asked));

    expect([before, await cardOf()]).toEqual(['pm_card_visa', ASKS]);
    expect(forgotten()).toEqual(['pm_card_visa']);
  });

  test('is kept by the clock that finds it paid, and not before', async () => {
    const waits = await byCard({ repeat: true, paymentMethodId: 'pm_card_slow' });
    const before = await cardOf();

    await clockLooks();
    await clockLooks();

    expect([waits.json().paymentIntent.status, before]).toEqual(['processing', null]);
    expect(await cardOf()).toBe('pm_card_slow');
  });

  test('has paid, and is kept, whatever happens over the one before', async () => {
    await byCard({ repeat: true });
    await buyers.hourGoesBy();
    forgets.mockRejectedValueOnce(new Error('broken'));

    const paid = await byCard({ repeat: true, paymentMethodId: 'pm_card_mastercard' });

    expect(paid.json().paymentIntent.status).toBe('succeeded');
    expect(await cardOf()).toBe('pm_card_mastercard');
  });

  test('is kept nowhere when its service tells that it was declined', async () => {
    await byCard({ repeat: true });
    await buyers.hourGoesBy();
    const waits = await byCard({ repeat: true, paymentMethodId: 'pm_card_slow' });

    await declined(paymentIdIn(waits));
    await cameIn(paymentIdIn(waits));

    expect(forgotten()).toEqual(['pm_card_slow']);
    expect(await cardOf()).toBe('pm_card_visa');
  });

  test('takes its place later where what renews could not be charged to it at once', async () => {
    await buyers.monthly();
    await buyers.subscribe();
    await buyers.hourGoesBy();
    const charges = vi
      .spyOn(cards, 'chargeTo')
      .mockRejectedValueOnce(new PaymentServiceError('The service does not answer.'));
    await byCard({ amount: 799, repeat: true, paymentMethodId: 'pm_card_mastercard' });
    const before = await cardOf();

    await clockLooks();
    charges.mockRestore();

    expect([before, await cardOf()]).toEqual(['pm_card_visa', 'pm_card_mastercard']);
    expect(forgotten()).toEqual(['pm_card_visa']);
  });

  test('does not come back for the sake of what renews once another one, or none, was wanted', async () => {
    await buyers.monthly();
    await buyers.subscribe();
    await buyers.hourGoesBy();
    const charges = vi
      .spyOn(cards, 'chargeTo')
      .mockRejectedValueOnce(new PaymentServiceError('The service does not answer.'));
    await byCard({ amount: 799, repeat: true, paymentMethodId: 'pm_card_mastercard' });
    await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });

    await clockLooks();
    charges.mockRestore();

    expect(await cardOf()).toBeNull();
  });

  test.each([
    ['none is wanted', null],
    ['another one is', 'pm_card_mastercard'],
  ])('does not come back from a payment that is still under way when %s', async (_what, wanted) => {
    await byCard({ repeat: true });
    await buyers.hourGoesBy();
    const waits = await byCard({ repeat: true, paymentMethodId: 'pm_card_slow' });
    if (wanted === null) await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });
    else
      await house.ask('keepCard', {
        as: john,
        body: { familyId: house.smith, paymentMethodId: wanted },
      });

    await cameIn(paymentIdIn(waits));
    await buyers.strike();

    expect(await cardOf()).toBe(wanted);
    expect(forgotten().toSorted()).toEqual(['pm_card_slow', 'pm_card_visa']);
  });

  test('is not taken from a payment that was asked for after the one that has paid now', async () => {
    const waits = await byCard({ repeat: true, paymentMethodId: 'pm_card_slow' });
    await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, state, keeps, created_at)
      select ${uuidv7()}, family_id, 'period', service, 'later', 799, 'USD', 'waiting', ${{ methodId: 'pm_card_amex' }}, now() + interval '1 minute'
      from payments where family_id = ${house.smith}`.execute(house.db);

    await cameIn(paymentIdIn(waits));

    const kept = await sql<{ id: string }>`select keeps ->> 'methodId' as id from payments
      where keeps is not null`.execute(house.db);
    expect([await cardOf(), kept.rows]).toEqual(['pm_card_slow', [{ id: 'pm_card_amex' }]]);
  });

  test('is the one that was wished for last, where several have paid while what renews could not be charged', async () => {
    await buyers.monthly();
    await buyers.subscribe();
    await buyers.hourGoesBy();
    const silent = new PaymentServiceError('The service does not answer.');
    const charges = vi.spyOn(cards, 'chargeTo').mockRejectedValue(silent);
    await byCard({ amount: 799, repeat: true, paymentMethodId: 'pm_card_mastercard' });
    await sql`update payments set created_at = created_at - interval '1 hour' where keeps is not null`.execute(
      house.db,
    );
    await byCard({ amount: 799, repeat: true, paymentMethodId: 'pm_card_amex' });
    charges.mockRestore();

    await clockLooks();

    expect(await cardOf()).toBe('pm_card_amex');
    expect(forgotten().toSorted()).toEqual(['pm_card_mastercard', 'pm_card_visa']);
  });

  test('leaves to the clock what others have let go, and what its service does not forget at once', async () => {
    await byCard({ repeat: true });
    await buyers.hourGoesBy();
    await sql`insert into cards_to_forget (service, id) values ('sandbox', 'pm_of_others')`.execute(house.db);
    forgets.mockRejectedValueOnce(new PaymentServiceError('The service does not answer.'));

    await byCard({ repeat: true, paymentMethodId: 'pm_card_mastercard' });
    const atOnce = forgotten();
    await buyers.strike();

    expect(atOnce).toEqual(['pm_card_visa']);
    expect(forgotten().slice(1).toSorted()).toEqual(['pm_card_visa', 'pm_of_others']);
  });

  test.each([
    ['is under way by another one', 'payments.underWay', ['pm_card_mastercard']],
    ['is not tried for an hour', 'request.tooMany', []],
  ])('is let go again where nothing is asked for, because a payment %s', async (_why, code, attached) => {
    if (code === 'payments.underWay') await byCard({ paymentMethodId: 'pm_card_slow' });
    else
      await sql`insert into payments (_id, family_id, what, service, idempotency_key, amount_minor, currency_iso_code, state, failure, created_at)
        select gen_random_uuid(), ${house.smith}, 'hours', 'sandbox', 'tried ' || nth, 100, 'USD', 'failed', 'declined', now() + interval '1 hour'
        from generate_series(1, 8) as nth`.execute(house.db);
    await buyers.hourGoesBy();
    const attaches = vi.spyOn(cards, 'keepCard');

    const refused = await byCard({ repeat: true, paymentMethodId: 'pm_card_mastercard' });
    const asked = attaches.mock.calls.map(([, methodId]) => methodId);
    attaches.mockRestore();

    expect(told(refused).code).toBe(code);
    expect([asked, forgotten()]).toEqual([attached, attached]);
    expect(await cardOf()).toBeNull();
  });

  test('is kept from the payment that its bank was asked about, not the one that was handed over after it', async () => {
    const { familyId: garcia } = await house.member('ana');
    const ana = await house.tokenOf('ana');
    const set = (values: object) =>
      house.db.updateTable('purchases').set(values).where('family_id', '=', garcia).execute();
    const onFile = (values: object) =>
      house.db.updateTable('families').set(values).where('_id', '=', garcia).execute();
    await set({ status: 'Past Due', retry_transaction: true, successful_transactions: 2 });
    await onFile({ payment_method_id: 'pm_card_visa' });
    const { _id: id } = await house.db
      .selectFrom('purchases')
      .select('_id')
      .where('family_id', '=', garcia)
      .executeTakeFirstOrThrow();
    const retry = (paymentMethodId: string) =>
      house.ask('retryTransaction', { as: ana, params: { id }, body: { paymentMethodId } });
    const keeps = vi.spyOn(cards, 'keepCard');
    const { paymentId } = (await retry(ASKS)).json().data;
    await house.house.payments.sandbox.answer(paymentId, true);

    const again = await retry('pm_card_mastercard');
    const attached = keeps.mock.calls.map(([, methodId]) => methodId);
    keeps.mockRestore();

    expect(told(again)).toMatchObject({ state: 'paid' });
    expect([attached, await cardOf(garcia)]).toEqual([[ASKS], ASKS]);
    await set({ status: 'Active', retry_transaction: false });
    await onFile({ payment_method_id: 'pm_card_visa', payment_customer_id: null });
  });
});

describe('cards that are tried without a charge', () => {
  const keep = (paymentMethodId = 'pm_card_chargeDeclined') =>
    house.ask('keepCard', { as: john, body: { familyId: house.smith, paymentMethodId } });

  test('count with the payments that were declined, also when they are tried at once', async () => {
    const asked = vi.spyOn(cards, 'setUp');
    const tries = await Promise.all(Array.from({ length: 12 }, () => keep()));
    const bankWasAsked = asked.mock.calls.length;
    const after = [await keep('pm_card_visa'), await byCard()];
    await sql`update card_tries set tried_at = tried_at - interval '1 hour'`.execute(house.db);
    const later = await keep('pm_card_visa');
    asked.mockRestore();

    expect(new Set(tries.map((reply) => told(reply).code))).toEqual(
      new Set(['payments.cardFailed', 'request.tooMany']),
    );
    expect(bankWasAsked).toBeLessThanOrEqual(8);
    expect(after.map((reply) => told(reply).code)).toEqual(['request.tooMany', 'request.tooMany']);
    expect(later.statusCode).toBe(200);
  });

  test('count where a service does not take them at all, but not where it is silent', async () => {
    const attaching = vi
      .spyOn(cards, 'keepCard')
      .mockRejectedValue(new PaymentServiceError('The service does not answer.'));
    const attach = () => chargesService(house.house).kept.attach(house.smith, 'pm_card_visa');
    for (let nth = 0; nth < 9; nth += 1) await expect(attach()).rejects.toThrow('payments.cardFailed');
    attaching.mockRejectedValue(new CardRefusedError('The card is not taken.'));
    for (let nth = 0; nth < 8; nth += 1) await expect(attach()).rejects.toThrow('payments.cardFailed');
    attaching.mockRestore();

    expect(told(await keep('pm_card_visa')).code).toBe('request.tooMany');
  });

  test('count where a subscription was refused with them', async () => {
    await buyers.monthly();
    const subscribe = () => buyers.subscribe({ paymentMethodId: 'pm_card_chargeDeclined' });
    for (let nth = 0; nth < 8; nth += 1) expect(told(await subscribe()).code).toBe('payments.cardFailed');

    expect(told(await subscribe()).code).toBe('request.tooMany');
    expect(forgotten()).toContain('pm_card_chargeDeclined');
  });
});

describe('a subscription whose bank asks', () => {
  const begin = async (): Promise<string> => {
    await buyers.monthly();
    return (await buyers.subscribe({ paymentMethodId: ASKS })).json().client_secret;
  };

  test('pays with its card from then on, when it was answered and nobody came back to say so', async () => {
    const reference = await begin();
    const before = await fileOf();

    await house.house.payments.sandbox.answer(reference, true);
    await buyers.strike();

    expect(before).toEqual({ card: null, customer: expect.any(String) });
    expect(await fileOf()).toEqual({ card: ASKS, customer: before.customer });
  });

  test('leaves a family that is known to the service, by which it is forgotten when it is gone', async () => {
    const family = uuidv7();
    await sql`insert into families (_id, name, learning_center_id) select ${family}, 'Going', learning_center_id
      from families where _id = ${house.smith}`.execute(house.db);
    await chargesService(house.house).kept.attach(family, ASKS);
    const { customer } = await fileOf(family);
    const goes = vi.spyOn(cards, 'forgetCustomer');

    await house.db.deleteFrom('families').where('_id', '=', family).execute();
    await buyers.strike();
    const gone = goes.mock.calls;
    goes.mockRestore();

    expect(gone).toEqual([[customer]]);
  });
});

test('a family that puts its card away is the same customer with the next one', async () => {
  await byCard({ repeat: true });
  const { customer } = await fileOf();

  await house.ask('removePaymentMethod', { as: john, params: { id: house.smith } });

  expect(await fileOf()).toEqual({ card: null, customer });
});
