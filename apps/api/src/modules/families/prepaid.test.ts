import { expect, test } from 'vitest';
import { prepaidInfoOf } from './prepaid.ts';

const account = {
  totalHours: 40,
  hoursPaid: 10,
  secondsRemaining: 540,
  hoursInIncrement: 5,
  costPerHour: 1.25,
  discountPercents: 10,
  boughtOut: false,
  automaticPayments: false,
  purchaseProductType: 'product',
  subscriptionType: null,
  costPerMonth: 0,
  totalPrice: 0,
  totalMonths: 0,
  monthsPaid: 0,
  paidUntil: null,
  priceId: null,
  subscriptionId: null,
  monthsAhead: 0,
  aheadFrom: null,
  unpaidSince: null,
  subscriptionTries: 0,
  freeTrialWeeks: 0,
  paymentMethodId: null,
  currencyIsoCode: 'USD',
  now: new Date(),
};

test('a family plays as long as there is time left', () => {
  expect(prepaidInfoOf(account)).toMatchObject({
    isActive: true,
    fullyPaid: false,
    prepaidHoursRemaining: 0.15,
  });
  expect(prepaidInfoOf({ ...account, secondsRemaining: 0 }).isActive).toBe(false);
});

test('a family that has paid for all hours, or bought itself out, plays without a limit', () => {
  for (const paid of [{ hoursPaid: 40 }, { boughtOut: true }])
    expect(prepaidInfoOf({ ...account, ...paid, secondsRemaining: 0 })).toMatchObject({
      isActive: true,
      fullyPaid: true,
      buyoutCost: 0,
    });
});

test('buying out costs the unpaid hours less the discount', () => {
  expect(prepaidInfoOf(account).buyoutCost).toBe(33.75);
});

test('who pays by the month plays until the day that is paid, whatever hours say', () => {
  const monthly = {
    ...account,
    purchaseProductType: 'subscription',
    subscriptionType: 'months',
    secondsRemaining: 0,
    totalMonths: 12,
    monthsPaid: 1,
  };
  const inDays = (days: number) => new Date(account.now.getTime() + days * 86_400_000);

  expect(prepaidInfoOf({ ...monthly, paidUntil: inDays(3) })).toMatchObject({
    isActive: true,
    fullyPaid: false,
    prepaidDaysRemaining: 3,
    buyoutCost: 0,
  });
  expect(prepaidInfoOf({ ...monthly, paidUntil: inDays(-1) }).isActive).toBe(false);
  expect(prepaidInfoOf({ ...monthly, monthsPaid: 12, paidUntil: inDays(-1) })).toMatchObject({
    isActive: true,
    fullyPaid: true,
  });
});

test('what renews by itself has a day to be told as paid, unless its bill was not', () => {
  const hours = (ago: number) => new Date(account.now.getTime() - ago * 3_600_000);
  const renewing = {
    ...account,
    purchaseProductType: 'subscription',
    subscriptionType: 'months',
    monthsPaid: 1,
    subscriptionId: 'sub_1',
    paidUntil: hours(1),
  };

  expect(prepaidInfoOf(renewing)).toMatchObject({ isActive: true, prepaidDaysRemaining: 0 });
  expect(prepaidInfoOf(renewing).nextBillingDate).toBe(renewing.paidUntil.toISOString());
  expect(prepaidInfoOf({ ...renewing, unpaidSince: account.now }).nextBillingDate).toBeNull();
  for (const not of [{ unpaidSince: account.now }, { subscriptionId: null }, { paidUntil: hours(25) }])
    expect(prepaidInfoOf({ ...renewing, ...not }).isActive).toBe(false);
});
