import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Garcia, openGarcia } from '../testing/garcia.ts';
import { told } from '../testing/paying-house.ts';

let house: Garcia['house'];
let garcia: string;
let john: string;
let card: Garcia['card'];
let set: Garcia['set'];
let row: Garcia['row'];
let paid: Garcia['paid'];
let strike: Garcia['strike'];
let begin: Garcia['begin'];
let ana: string;
let purchaseId: string;

beforeAll(async () => {
  ({ house, garcia, john, card, set, row, paid, strike, begin } = await openGarcia());
});
beforeEach(async () => {
  ({ ana, purchaseId } = await begin());
});
afterAll(() => house.close());

const params = () => ({ id: purchaseId });

test('a purchase that is past due is paid with another card than the one on file', async () => {
  await card('pm_card_chargeDeclined');
  await set({ status: 'Past Due', retry_transaction: true });

  const paidNow = await house.ask('retryTransaction', {
    as: ana,
    params: params(),
    body: { paymentNonce: 'fake-valid-nonce' },
  });

  expect([told(paidNow), (await row()).status]).toEqual([{ status: 200, state: 'paid' }, 'Active']);
});

describe('another card', () => {
  const onFile = async () =>
    (
      await house.db
        .selectFrom('families')
        .select('payment_method_id as id')
        .where('_id', '=', garcia)
        .executeTakeFirstOrThrow()
    ).id;
  const retry = (paymentMethodId: string) =>
    house.ask('retryTransaction', { as: ana, params: params(), body: { paymentMethodId } });
  beforeEach(() => set({ status: 'Past Due', retry_transaction: true }));

  test('takes the place of the one on file when it has paid, and not when it is declined', async () => {
    const forgets = vi.spyOn(house.house.payments.cards, 'forgetCard');
    expect(told(await retry('pm_card_chargeDeclined'))).toMatchObject({ code: 'payments.cardFailed' });
    const afterDecline = await onFile();
    expect(told(await retry('pm_card_mastercard'))).toMatchObject({ state: 'paid' });
    const forgotten = forgets.mock.calls;
    forgets.mockRestore();

    expect([afterDecline, await onFile()]).toEqual(['pm_card_visa', 'pm_card_mastercard']);
    // The declined one is kept nowhere; the one before goes when the other has paid.
    expect(forgotten).toEqual([['pm_card_chargeDeclined'], ['pm_card_visa']]);
  });

  test('that its bank asks about takes it when the answer was yes', async () => {
    const { paymentId } = (await retry('pm_card_authenticationRequired')).json().data;
    const whileAsked = await onFile();
    await house.ask('answerBank', { as: ana, params: { paymentId }, body: { passed: true } });
    await house.ask('keepCard', {
      as: ana,
      body: { familyId: garcia, paymentMethodId: 'pm_card_authenticationRequired' },
    });

    expect([whileAsked, await onFile()]).toEqual(['pm_card_visa', 'pm_card_authenticationRequired']);
  });
});

describe('cancelling', () => {
  const cancel = (as = ana) => house.ask('cancelPurchase', { as, params: params() });
  const resume = (as = ana, familyId = garcia) =>
    house.ask('resumeSubscription', { as, params: params(), body: { familyId } });

  test('keeps what is paid until its end; resuming charges and goes on', async () => {
    expect((await cancel()).json().data).toMatchObject({
      blocked: false,
      purchaseInfo: { status: 'Canceled' },
    });
    expect(told(await cancel())).toEqual({ status: 409, code: 'conflict' });
    expect((await house.ask('updateToken', { as: ana })).statusCode).toBe(200);
    await set({ next_billing_at: new Date(Date.now() - 60_000) });
    await strike();
    expect(await paid()).toBe(0);
    expect(await row()).toMatchObject({ resume_subscription: true });

    expect(told(await resume(john))).toMatchObject({ code: 'purchases.notFound' });
    const both = await Promise.all([resume(), resume()]);

    expect(both.map(({ statusCode }) => statusCode).filter((code) => code === 200)).not.toEqual([]);
    expect([(await row()).status, (await row()).resume_subscription, await paid()]).toEqual([
      'Active',
      false,
      1,
    ]);
  });

  test('of what is free is taken back without a card, and says that nothing was charged', async () => {
    await card(null);
    await set({ amount_minor: 0, payment_service_name: 'free' });
    await cancel();

    const resumed = await house.ask('resumeSubscription', {
      as: ana,
      headers: { 'user-locale': 'en' },
      params: params(),
      body: { familyId: garcia },
    });
    await set({ amount_minor: 799, payment_service_name: 'sandbox' });

    expect(resumed.json()).toMatchObject({
      success: true,
      message: 'It goes on. Nothing was charged.',
      data: { state: 'paid', paymentId: null },
    });
    expect([(await row()).status, await house.paymentsOf(garcia)]).toEqual(['Active', []]);
  });

  test('and resuming before the end keeps the days that are paid', async () => {
    await cancel();
    const { next_billing_at: until } = await row();

    expect(told(await resume())).toMatchObject({ status: 200, state: 'paid' });

    const { next_billing_at: next, status } = await row();
    const days = ((next?.getTime() ?? 0) - (until?.getTime() ?? 0)) / 86_400_000;
    expect([status, await paid()]).toEqual(['Active', 1]);
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });

  test('comes with the card that is forgotten: what is paid stays, nothing more is charged', async () => {
    const forget = () => house.ask('removePaymentMethod', { as: ana, params: { id: garcia } });
    await set({ number_of_billing_cycles: 6, levels: null });
    await forget();
    // Installments are owed, card or no card.
    expect((await row()).status).toBe('Active');
    await set({ number_of_billing_cycles: null, levels: 6 });
    await card('pm_card_visa');

    await forget();

    const { next_billing_at } = await row();
    expect(
      (await house.ask('purchase', { as: ana, params: params() })).json().data.purchaseInfo,
    ).toMatchObject({ status: 'Canceled', resumeSubscription: false });
    expect(next_billing_at?.getTime()).toBeGreaterThan(Date.now() + 19 * 86_400_000);
    expect((await house.ask('updateToken', { as: ana })).statusCode).toBe(200);
    await set({ next_billing_at: new Date(Date.now() - 60_000) });
    await strike();
    expect([await paid(), (await row()).resume_subscription]).toEqual([0, true]);
  });

  test('installments that are not all paid blocks the account and ends its sessions', async () => {
    await set({ number_of_billing_cycles: 6, levels: null });

    expect((await cancel()).json().data.blocked).toBe(true);

    expect((await house.ask('updateToken', { as: ana })).statusCode).not.toBe(200);
    expect(
      told(await house.ask('login', { body: { username: 'ana', password: 'letmeplay1' } })),
    ).toMatchObject({
      code: 'payments.resumeNeeded',
    });
  });

  test('is not for children or strangers', async () => {
    expect(told(await cancel(await house.tokenOf('leo')))).toMatchObject({
      code: 'families.onlyFamilyAdmin',
    });
    expect(told(await cancel(john))).toMatchObject({ code: 'purchases.notFound' });
  });
});
