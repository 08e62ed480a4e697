import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { PlayTestLook } from '@flink/ui/testing/looks.tsx';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Account, PaymentRow, PurchaseRow } from '../../../../../shared/account/purchase-rows.ts';
import { usePaying } from '../../../../../shared/account/use-paying.ts';
import { currentSession } from '../../../../../shared/session/session-store.ts';
import { AppPlace, signInAs } from '../../../../../testing/app-place.tsx';
import { fakeServer, lineLost, Refusal } from '../../../../../testing/fake-server.ts';
import { type AccountActions, useAccountActions } from './use-account-actions.ts';

const FAMILY_ID = '018f0000-0000-7000-8000-0000000000f1';
const PURCHASE_ID = '018f0000-0000-7000-8000-0000000000a1';
const PAYMENT_ID = '018f0000-0000-7000-8000-0000000000b1';

const payingWith: Account['payingWith'] = {
  service: 'card',
  customerId: 'cus_1',
  paymentMethodId: 'pm_1',
  paymentMethodCard: 'Visa 4242',
  cardFields: 'sandbox',
  publicKey: null,
};

const purchase: PurchaseRow = {
  _id: PURCHASE_ID,
  product: { _id: '018f0000-0000-7000-8000-0000000000c1', name: 'Reading' },
  isLevelSubscription: false,
  isSubscription: true,
  paymentServiceName: 'sandbox',
  interval: 'month',
  blocksWhenCancelled: false,
  refundRequested: false,
  purchaseInfo: {
    status: 'Active',
    nextBillAmount: 6,
    nextBillingDate: '2027-01-15T12:00:00.000Z',
    currencyIsoCode: 'USD',
    availableLevels: null,
    levelsLeft: null,
    paid: true,
    successfulTransactionsNumber: 1,
    numberOfBillingCycles: null,
    active: true,
    isPending: false,
    isRefunded: false,
    isRejected: false,
    resumeSubscription: false,
    retryTransaction: false,
  },
};

const payment: PaymentRow = {
  _id: PAYMENT_ID,
  what: 'hours',
  service: 'sandbox',
  state: 'paid',
  amount: 10,
  currencyIsoCode: 'USD',
  hours: 5,
  months: 0,
  purchaseId: null,
  refundRequested: false,
  refundedAmount: 4,
  disputed: false,
  late: false,
  createdAt: '2026-11-02T12:00:00.000Z',
};

const byTheHour: PrepaidInfo = {
  isActive: true,
  fullyPaid: false,
  buyOut: false,
  totalHours: 20,
  totalHoursPaid: 5,
  prepaidHoursRemaining: 3,
  secondsRemaining: 10_800,
  hoursInIncrement: 5,
  costPerHour: 2,
  buyoutCost: 20,
  discountPercents: 0,
  currencyIsoCode: 'USD',
  automaticPayments: false,
  purchaseProductType: 'product',
  subscriptionType: null,
  costPerMonth: 0,
  totalPrice: 40,
  totalMonths: 0,
  totalMonthsPaid: 0,
  prepaidDaysRemaining: 0,
  priceId: null,
  subscriptionId: null,
  nextBillingDate: null,
  freeTrialWeeks: 0,
};

const byTheMonth: PrepaidInfo = {
  ...byTheHour,
  purchaseProductType: 'subscription',
  subscriptionType: 'months',
  costPerMonth: 6,
  totalMonths: 12,
  totalMonthsPaid: 1,
  secondsRemaining: 0,
  priceId: 'price_1',
};

const done = { success: true as const };

interface ButtonProps {
  readonly act: (actions: AccountActions) => unknown;
  readonly refetch: () => Promise<unknown>;
}

function ActionButton({ act, refetch }: ButtonProps) {
  const paying = usePaying(payingWith);
  const actions = useAccountActions({ familyId: FAMILY_ID, payingWith, paying, refetch });
  return (
    <>
      <button type="button" onClick={() => void act(actions)}>
        Act
      </button>
      <output aria-label="Busy">{actions.busy ?? 'free'}</output>
    </>
  );
}

/** A screen with one button for one action; pressed once. */
async function start(act: ButtonProps['act']) {
  signInAs({ alias: 'REGULAR' });
  const refetch = vi.fn(async () => undefined);
  const screen = await render(
    <PlayTestLook>
      <AppPlace>
        <ActionButton act={act} refetch={refetch} />
      </AppPlace>
    </PlayTestLook>,
  );
  await screen.getByRole('button', { name: 'Act' }).click();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { screen, refetch, press };
}

test('cancels a purchase after a question, says so and reads the account again', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = fakeServer().answer('cancelPurchase', async () => {
    await answer.promise;
    return { ...done, data: { purchaseInfo: purchase.purchaseInfo, blocked: false } };
  });
  const { screen, refetch, press } = await start(({ cancel }) => cancel(purchase, 'Reading'));
  await expect
    .element(screen.getByRole('alertdialog'))
    .toMatchTextContent(/You sure you want to cancel subscription\?.*Yours until Jan 15, 2027/);
  expect(sent).toHaveLength(0);

  await press('Cancel it');
  await expect.element(screen.getByLabelText('Busy')).toHaveTextContent('cancel');
  answer.resolve();

  await expect.element(screen.getByText('It is canceled')).toBeVisible();
  await expect.element(screen.getByLabelText('Busy')).toHaveTextContent('free');
  expect(sent.map(({ path }) => path)).toEqual([`/api/purchases/${PURCHASE_ID}/cancel-subscription`]);
  expect(refetch).toHaveBeenCalledOnce();
});

test('keeps a purchase when the question is answered with no', async () => {
  const sent = fakeServer().answer('cancelPurchase', lineLost);
  const { screen, refetch, press } = await start(({ cancel }) => cancel(purchase, 'Reading'));

  await press('Keep it');

  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
  expect(refetch).not.toHaveBeenCalled();
});

test('says why a purchase could not be cancelled, and reads the account again', async () => {
  fakeServer().answer('cancelPurchase', () => {
    throw new Refusal(409, 'conflict', { message: 'Somebody was faster' });
  });
  const { screen, refetch, press } = await start(({ cancel }) => cancel(purchase, 'Reading'));

  await press('Cancel it');

  await expect.element(screen.getByText('Somebody was faster')).toBeVisible();
  expect(refetch).toHaveBeenCalledOnce();
  await press('OK');
  await expect.element(screen.getByLabelText('Busy')).toHaveTextContent('free');
});

test('warns that installments are open, and signs out who is blocked by cancelling', async () => {
  const server = fakeServer();
  server.answer('cancelPurchase', () => ({
    ...done,
    data: { purchaseInfo: purchase.purchaseInfo, blocked: true },
  }));
  server.answer('signOut', () => done);
  const installments = { ...purchase, blocksWhenCancelled: true };
  const { screen, refetch, press } = await start(({ cancel }) => cancel(installments, 'Reading'));
  await expect
    .element(screen.getByRole('alertdialog'))
    .toMatchTextContent('before having paid all installments');

  await press('Cancel it');

  await vi.waitFor(() => expect(currentSession()).toBeNull());
  expect(refetch).not.toHaveBeenCalled();
  await expect.element(screen.getByText('It is canceled')).not.toBeInTheDocument();
});

test('resumes what costs nothing without a card', async () => {
  const sent = fakeServer().answer('resumeSubscription', () => ({
    ...done,
    message: 'It goes on',
    data: { paymentId: null, state: 'paid' as const },
  }));
  const due = { purchase, name: 'Reading', action: 'resume' } as const;
  const { screen, press } = await start(({ resumeFree }) => resumeFree(due));

  await press('Resume');

  await expect.element(screen.getByText('It goes on')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ familyId: FAMILY_ID }]);
});

test('pays what is due by phone, and says that it waits to be approved', async () => {
  const sent = fakeServer().answer('retryTransaction', () => ({
    ...done,
    message: '',
    data: { paymentId: PAYMENT_ID, state: 'waiting' as const },
  }));
  const due = { purchase, name: 'Reading', action: 'retry' } as const;
  const { screen, press } = await start(({ payDueByPhone }) => payDueByPhone(due, '0712345678'));
  await expect.element(screen.getByRole('alertdialog')).toMatchTextContent('You pay $6.00 today.');

  await press('Pay $6.00');

  await expect.element(screen.getByText(/Request Successfully Processed/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ phone: '0712345678' }]);
  await expect.element(screen.getByText('Payment successful')).not.toBeInTheDocument();
});

test.each([
  ['waiting', 'It is not approved yet.'],
  ['paid', 'Payment successful'],
] as const)('looks at a payment: %s', async (state, words) => {
  fakeServer().answer('lookAtPayment', () => ({
    ...done,
    message: '',
    data: { paymentId: PAYMENT_ID, state },
  }));
  const { screen, refetch } = await start(({ refresh }) => refresh(payment));

  await expect.element(screen.getByText(words)).toBeVisible();
  expect(refetch).toHaveBeenCalledOnce();
});

test('asks for what is left of a payment back, and keeps the reason when the call fails', async () => {
  const sent = fakeServer().answer('requestRefund', (_, attempt) =>
    attempt === 1 ? lineLost() : { ...done, message: 'We look at it' },
  );
  const { screen, refetch, press } = await start(({ askBack }) => askBack(PAYMENT_ID, '5 hours', payment));
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent('5 hours: you ask for the $6.00 back that you paid on Nov 2, 2026.');

  await screen.getByRole('textbox').fill('Too loud');
  await press('Ask for $6.00 back');
  await expect.element(screen.getByText(/send us email at help@flink.test/)).toBeVisible();
  expect(refetch).not.toHaveBeenCalled();
  await press('OK');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Too loud');
  await press('Ask for $6.00 back');

  await expect.element(screen.getByText('We look at it')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'Too loud' }, { message: 'Too loud' }]);
  expect(refetch).toHaveBeenCalledOnce();
});

test('uses a gift card once, however often its code is sent, and another code by itself', async () => {
  const sent = fakeServer().answer('redeemGiftCard', (_, attempt) =>
    attempt < 3 ? lineLost() : { ...done, data: { hours: 2, boughtOut: false } },
  );
  const { screen, press } = await start(({ redeem }) => redeem());
  const send = async (code: string) => {
    await screen.getByRole('textbox').fill(code);
    await press('OK');
  };

  await send('GIFT-1');
  await press('OK');
  await send('GIFT-2');
  await press('OK');
  await send('GIFT-1');

  await expect.element(screen.getByText('The gift card gave you 2 hours')).toBeVisible();
  const [first, other, again] = sent.map(({ body }) => body as { idempotencyKey: string; code: string });
  expect([first?.code, other?.code]).toEqual(['GIFT-1', 'GIFT-2']);
  expect(again).toEqual(first);
  expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('removes the card after saying that installments stay due', async () => {
  const sent = fakeServer().answer('removePaymentMethod', () => done);
  const { screen, press } = await start(({ removeCard }) => removeCard('Visa 4242', true));
  await expect
    .element(screen.getByRole('alertdialog'))
    .toMatchTextContent(/Visa 4242 is forgotten.*Installments that are not paid yet stay due/);

  await press('Remove');

  await expect.element(screen.getByText('The card is removed')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each([
  [
    'enough time is left',
    601,
    /^(?!.*You pay).*When time runs low, 5 hours are bought automatically for \$10\.00/,
  ],
  [
    'little time is left',
    600,
    /You pay \$10\.00 today\. When time runs low, 5 hours are bought automatically for/,
  ],
] as const)(
  'turns automatic hours on, and says what they cost, when %s',
  async (_, secondsRemaining, said) => {
    const sent = fakeServer().answer('editPrepaidStatus', () => ({
      ...done,
      data: { ...byTheHour, automaticPayments: true },
    }));
    const prepaid = { ...byTheHour, secondsRemaining };
    const { screen, press } = await start(({ turnAutomatic }) => turnAutomatic(true, prepaid));
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(said);
    expect(sent).toHaveLength(0);

    await press('Turn on automatic payments');

    await expect.element(screen.getByText('Automatic Payments enabled')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ automaticPayments: true }]);
  },
);

test('turns automatic hours off without a question', async () => {
  const sent = fakeServer().answer('editPrepaidStatus', () => ({ ...done, data: byTheHour }));
  const { screen } = await start(({ turnAutomatic }) => turnAutomatic(false, byTheHour));

  await expect.element(screen.getByText('Automatic Payments cancelled')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ automaticPayments: false }]);
});

test('ends a subscription at the card service', async () => {
  const sent = fakeServer().answer('cancelAutomatic', () => done);
  const prepaid = { ...byTheMonth, subscriptionId: 'sub_1' };
  const { screen } = await start(({ turnAutomatic }) => turnAutomatic(false, prepaid));

  await expect.element(screen.getByText('Automatic Payments cancelled')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ subscriptionId: 'sub_1' }]);
});

test('lets a month renew with the card on file, and says what is paid today', async () => {
  const sent = fakeServer().answer('createSubscription', () => ({
    ...done,
    id: 'sub_1',
    status: 'active' as const,
    client_secret: null,
  }));
  const { screen, press } = await start(({ turnAutomatic }) => turnAutomatic(true, byTheMonth));
  await expect
    .element(screen.getByRole('alertdialog'))
    .toMatchTextContent(/You pay \$6\.00 today\..*each month for \$6\.00.*The next payment is on/);

  await press('Turn on automatic payments');

  await expect.element(screen.getByText('Automatic Payments enabled')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      familyId: FAMILY_ID,
      paymentMethodId: 'pm_1',
      priceId: 'price_1',
      repeat: true,
    }),
  ]);
});

test('charges nothing before the days that are paid are over', async () => {
  const sent = fakeServer().answer('createSubscription', lineLost);
  const prepaid = { ...byTheMonth, prepaidDaysRemaining: 9.5, secondsRemaining: 820_800 };
  const { screen, press } = await start(({ turnAutomatic }) => turnAutomatic(true, prepaid));

  await expect
    .element(screen.getByRole('alertdialog'))
    .toMatchTextContent(/You pay nothing today\. The first \$6\.00 is due on/);
  await press('Cancel');

  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toHaveLength(0);
});
