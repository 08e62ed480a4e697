import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { describe, expect, test } from 'vitest';
import { isUp, oneMinuteLess, type Warning, warnedAt } from './time-left.ts';

const info = (secondsRemaining: number, more: Partial<PrepaidInfo> = {}): PrepaidInfo => ({
  isActive: secondsRemaining > 0,
  fullyPaid: false,
  buyOut: false,
  totalHours: 100,
  totalHoursPaid: 10,
  prepaidHoursRemaining: secondsRemaining / 3_600,
  secondsRemaining,
  hoursInIncrement: 5,
  costPerHour: 1,
  buyoutCost: 90,
  discountPercents: 0,
  automaticPayments: false,
  currencyIsoCode: 'USD',
  purchaseProductType: 'product',
  subscriptionType: null,
  costPerMonth: 0,
  totalPrice: 0,
  totalMonths: 0,
  totalMonthsPaid: 0,
  prepaidDaysRemaining: 0,
  priceId: null,
  subscriptionId: null,
  nextBillingDate: null,
  freeTrialWeeks: 0,
  ...more,
});

/** The minutes that are told while time goes by as listed. */
function told(...seconds: number[]): readonly number[] {
  let warned: Warning | null = null;
  return seconds.flatMap((left) => {
    const next = warnedAt(info(left), warned);
    warned = next.warned;
    return next.tell === null ? [] : [next.tell];
  });
}

describe('a family that pays by the hour is warned', () => {
  test('at ten, five and one minutes, once each', () => {
    const down = Array.from({ length: 12 }, (_, minute) => (12 - minute) * 60);

    expect(told(...down)).toEqual([10, 5, 1]);
  });

  test('with the minutes that are left when it comes back with less', () => {
    expect(told(540, 480)).toEqual([9]);
  });

  test('once where two warnings have come due', () => {
    expect(told(700, 200, 140)).toEqual([4]);
  });

  test('again after it has paid', () => {
    expect(told(60, 3_600, 600)).toEqual([1, 10]);
  });

  test('not while what it pays renews by itself', () => {
    expect(warnedAt(info(60, { nextBillingDate: '2026-11-18T00:00:00.000Z' }), null).tell).toBeNull();
  });

  test('not after it has paid for everything', () => {
    expect(warnedAt(info(60, { fullyPaid: true }), null).tell).toBeNull();
  });
});

test('the time is up when the server says so, and never for who pays otherwise', () => {
  expect(isUp(info(0))).toBe(true);
  expect(isUp(info(1))).toBe(false);
  expect(isUp(info(0, { fullyPaid: true, isActive: true }))).toBe(false);
  expect(isUp(null)).toBe(false);
});

test('without a connection the time runs out as well', () => {
  expect(oneMinuteLess(info(90))).toMatchObject({ secondsRemaining: 30, isActive: true });
  expect(oneMinuteLess(info(30))).toMatchObject({ secondsRemaining: 0, isActive: false });
});
