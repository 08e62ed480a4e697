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
