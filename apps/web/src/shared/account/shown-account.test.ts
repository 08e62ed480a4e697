import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { seenValues } from '@flink/contract/rules/people/organization-config.ts';
import { describe, expect, test } from 'vitest';
import { costNow, hoursByThemselves, mayTurnOn, offersOf, paidUntil } from './offers.ts';
import { type PaidBy, payCall } from './pay-call.ts';
import {
  actionsOf,
  lastOf,
  mayAskBack,
  owesInstallments,
  type PaymentRow,
  type PurchaseRow,
  paidRows,
  paidUntilAfter,
} from './purchase-rows.ts';

const prepaid = (more: Partial<PrepaidInfo> = {}): PrepaidInfo => ({
  isActive: true,
  fullyPaid: false,
  buyOut: false,
  totalHours: 80,
  totalHoursPaid: 20,
  prepaidHoursRemaining: 2,
  secondsRemaining: 7_200,
  hoursInIncrement: 5,
  costPerHour: 1.2,
  buyoutCost: 61.2,
  discountPercents: 15,
  automaticPayments: false,
  currencyIsoCode: 'USD',
  purchaseProductType: 'product',
  subscriptionType: null,
  costPerMonth: 0,
  totalPrice: 0,
  totalMonths: 0,
  totalMonthsPaid: 0,
  prepaidDaysRemaining: 0,
  priceId: 'price_1',
  subscriptionId: null,
  nextBillingDate: null,
  freeTrialWeeks: 0,
  ...more,
});

const ALL = seenValues(undefined);
const CARD = { service: 'card', cardFields: 'sandbox' } as const;

test.each([
  [12, 'USD', '$12.00'],
  [0, 'USD', '$0.00'],
  [1_500, 'KES', 'KSh\u00a01,500'],
  [37.5, 'KES', 'KSh\u00a037.50'],
  [7_650, 'TZS', 'TZS\u00a07,650.00'],
])('%d %s is written %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

describe('what can be bought', () => {
  test('are hours by the step of the plan, or all that is open, less the discount', () => {
    expect(offersOf(prepaid(), ALL, CARD)).toEqual([
      { kind: 'hours', range: { min: 5, max: 60, step: 5 } },
      { kind: 'buyout', hours: 60, full: 72, cost: 61.2 },
    ]);
  });

  test('is what the center lets its families see', () => {
    const kinds = (...myAccountValues: ('buyHours' | 'buyout' | 'costPerHour')[]) =>
      offersOf(prepaid(), seenValues({ myAccountValues }), CARD).map(({ kind }) => kind);

    expect([kinds('buyHours'), kinds('buyout', 'costPerHour'), kinds('costPerHour')]).toEqual([
      ['hours'],
      ['buyout'],
      [],
    ]);
  });

  test('may be paid by itself: hours that are sold one by one, periods that renew, only with a card', () => {
    const may = (info: PrepaidInfo, seen = ALL, payingWith: Parameters<typeof mayTurnOn>[0] = CARD) =>
      mayTurnOn(payingWith, info, offersOf(info, seen, payingWith));
    const monthly = {
      purchaseProductType: 'subscription',
      subscriptionType: 'months',
      costPerMonth: 7,
    } as const;

    expect([may(prepaid()), may(prepaid(monthly))]).toEqual([true, true]);
    expect([
      may(prepaid({ totalHoursPaid: 80 })),
      may(prepaid(), seenValues({ myAccountValues: ['buyout'] })),
      may(prepaid(), ALL, { service: 'mobileMoney', cardFields: 'sandbox' }),
      may(prepaid({ ...monthly, priceId: null })),
    ]).toEqual([false, false, false, false]);
    expect(hoursByThemselves(prepaid({ totalHoursPaid: 77 }))).toEqual({ hours: 3, cost: 3.6 });
  });

  test('is nothing when all is paid', () => {
    expect(offersOf(prepaid({ fullyPaid: true }), ALL, CARD)).toEqual([]);
    expect(offersOf(prepaid({ totalHoursPaid: 80 }), ALL, CARD)).toEqual([]);
  });

  test('is a month, once or again and again, and nothing beside what renews already', () => {
    const monthly = {
      purchaseProductType: 'subscription',
      subscriptionType: 'months',
      costPerMonth: 7.99,
    } as const;

    expect(offersOf(prepaid(monthly), ALL, CARD)).toEqual([
      { kind: 'period', interval: 'month', cost: 7.99 },
      { kind: 'renewing', interval: 'month', cost: 7.99, freeDays: 0 },
    ]);
    expect(offersOf(prepaid({ ...monthly, priceId: null }), ALL, CARD)).toEqual([
      { kind: 'period', interval: 'month', cost: 7.99 },
    ]);
    const renews = { ...monthly, subscriptionId: 'sub_1', nextBillingDate: '2027-02-28T10:00:00.000Z' };
    expect(offersOf(prepaid(renews), ALL, CARD)).toEqual([]);
    // Its bank has a question that nobody answered, or the card was declined while nobody was there.
    expect(offersOf(prepaid({ ...renews, nextBillingDate: null }), ALL, CARD)).toEqual([
      { kind: 'renewing', interval: 'month', cost: 7.99, freeDays: 0 },
    ]);
    for (const other of [
      { service: 'mobileMoney', cardFields: 'sandbox' },
      { service: 'card', cardFields: 'braintree' },
    ] as const)
      expect(offersOf(prepaid(monthly), ALL, other).map(({ kind }) => kind)).toEqual(['period']);
  });

  test.each([
    ['month', 0, '2027-02-28T10:00:00.000Z'],
    ['month', 86_400, '2027-03-01T10:00:00.000Z'],
    ['year', -5, '2028-01-31T10:00:00.000Z'],
  ] as const)(
    'bought for a %s with %i seconds left is paid until %s',
    (interval, secondsRemaining, until) => {
      const now = Date.parse('2027-01-31T10:00:00.000Z');

      expect(paidUntil({ secondsRemaining }, interval, now).toISOString()).toBe(until);
    },
  );

  test('is not paid today while it is free or paid already', () => {
    const yearly = {
      purchaseProductType: 'subscription',
      subscriptionType: 'year',
      totalPrice: 79,
      freeTrialWeeks: 2,
    } as const;
    const today = (more: Partial<PrepaidInfo>) => {
      const info = prepaid({ ...yearly, ...more });
      const renewing = offersOf(info, ALL, CARD).find(({ kind }) => kind === 'renewing');
      return renewing?.kind === 'renewing' && [renewing.freeDays, costNow(renewing, 0, info)];
    };

    expect(today({})).toEqual([14, 0]);
    expect(today({ prepaidDaysRemaining: 2.5, totalMonthsPaid: 12 })).toEqual([3, 0]);
    expect(today({ totalMonthsPaid: 12 })).toEqual([0, 79]);
  });
});

describe('the call that pays', () => {
  const wish = (offer: Parameters<typeof payCall>[0]['offer'], by: PaidBy) => {
    const call = payCall({
      familyId: 'f',
      offer,
      hours: 10,
      amount: 12.1,
      priceId: null,
      prepaidDaysRemaining: 0,
      by,
      idempotencyKey: 'k',
    });
    return call && [call.name, call.body];
  };
  const hours = { kind: 'hours', range: { min: 5, max: 60, step: 5 } } as const;
  const month = { kind: 'period', interval: 'month', cost: 12.1 } as const;
  const sent = { familyId: 'f', amount: 12.1, idempotencyKey: 'k' };

  test('of hours goes by what is paid with', () => {
    expect(wish(hours, { kind: 'file', methodId: 'pm_1' })).toEqual(['buyHours', { ...sent, hours: 10 }]);
    expect(wish(hours, { kind: 'card', methodId: 'pm_1', keep: false })).toEqual([
      'buyHours',
      { ...sent, hours: 10, paymentNonce: 'pm_1' },
    ]);
    expect(wish(hours, { kind: 'phone', phone: '0712345678' })).toEqual([
      'buyHours',
      { ...sent, hours: 10, phone: '0712345678' },
    ]);
  });

  test('of a card that stays, and of a month, is sent in cents', () => {
    const intent = { familyId: 'f', paymentMethodId: 'pm_1', amount: 1_210, idempotencyKey: 'k' };

    expect(wish(hours, { kind: 'card', methodId: 'pm_1', keep: true })).toEqual([
      'createPaymentIntent',
      { ...intent, repeat: true },
    ]);
    expect(wish(month, { kind: 'card', methodId: 'pm_1', keep: false })).toEqual([
      'createPaymentIntent',
      { ...intent, repeat: false },
    ]);
    expect(wish(month, { kind: 'nonce', nonce: 'n_1' })).toEqual([
      'buyPeriod',
      { ...sent, paymentNonce: 'n_1' },
    ]);
    expect(wish(month, { kind: 'phone', phone: '0712345678' })).toEqual([
      'buyPeriod',
      { ...sent, phone: '0712345678' },
    ]);
  });

  test('of what renews begins a subscription, never by telephone', () => {
    const renewing = { kind: 'renewing', interval: 'month', cost: 12.1, freeDays: 0 } as const;

    expect(wish(renewing, { kind: 'file', methodId: 'pm_1' })?.[0]).toBe('createSubscription');
    expect(wish(renewing, { kind: 'phone', phone: '0712345678' })).toBeNull();
  });
});

describe('a purchase', () => {
  const row = (
    status: PurchaseRow['purchaseInfo']['status'],
    more: Partial<PurchaseRow> = {},
    info: Partial<PurchaseRow['purchaseInfo']> = {},
    payments: Parameters<typeof actionsOf>[1] = [],
  ) =>
    actionsOf(
      {
        _id: 'p',
        isSubscription: true,
        paymentServiceName: 'sandbox',
        refundRequested: false,
        purchaseInfo: {
          status,
          nextBillAmount: 4,
          nextBillingDate: null,
          currencyIsoCode: 'USD',
          availableLevels: null,
          levelsLeft: null,
          paid: false,
          successfulTransactionsNumber: 0,
          numberOfBillingCycles: null,
          active: status === 'Active',
          isPending: false,
          isRefunded: false,
          isRejected: false,
          resumeSubscription: false,
          retryTransaction: false,
          ...info,
        },
        ...more,
      },
      payments,
    );

  test.each([
    ['Active', ['cancel']],
    ['Pending', ['cancel']],
    ['Past Due', ['retry']],
    ['Canceled', ['resume']],
    ['Expired', []],
  ] as const)('that is %s offers %j', (status, actions) => {
    expect(row(status)).toEqual(actions);
  });

  test('that was paid can be asked back, once, unless it was free', () => {
    const paid = [{ purchaseId: 'p', state: 'paid' }];

    expect(row('Expired', {}, {}, paid)).toEqual(['refund']);
    expect(row('Expired', { refundRequested: true }, {}, paid)).toEqual([]);
    expect(row('Expired', { paymentServiceName: 'free' }, {}, paid)).toEqual([]);
    expect(row('Canceled', {}, { isRefunded: true }, paid)).toEqual([]);
    expect(
      row('Expired', {}, { successfulTransactionsNumber: 1 }, [{ purchaseId: 'q', state: 'paid' }]),
    ).toEqual([]);
  });

  test('that is being paid is not paid once more', () => {
    const waits = [{ purchaseId: 'p', state: 'waiting' }];

    expect([row('Past Due', {}, {}, waits), row('Canceled', {}, {}, waits)]).toEqual([[], []]);
    // What came late for what is paid keeps nobody from paying the next.
    const held = (late: boolean) => [{ purchaseId: 'p', state: 'held', late }];
    expect([row('Past Due', {}, {}, held(false)), row('Past Due', {}, {}, held(true))]).toEqual([
      [],
      ['retry'],
    ]);
    // The bank's question can be left and asked anew.
    expect(row('Past Due', {}, {}, [{ purchaseId: 'p', state: 'authenticating' }])).toEqual(['retry']);
  });

  test('that was bought once has nothing to cancel', () => {
    expect(row('Active', { isSubscription: false })).toEqual([]);
  });
});

test.each([
  ['Canceled', '2026-11-23T00:00:00.000Z', '2026-12-23'],
  ['Canceled', '2026-11-10T00:00:00.000Z', null],
  ['Past Due', '2026-11-23T00:00:00.000Z', null],
  ['Canceled', null, null],
] as const)('resumed while %s and paid until %s it is paid until %s', (status, nextBillingDate, until) => {
  const purchaseInfo = { status, nextBillingDate } as PurchaseRow['purchaseInfo'];
  const after = paidUntilAfter({ purchaseInfo, interval: 'month' }, Date.parse('2026-11-18T12:00:00Z'));
  expect(after?.toISOString().slice(0, 10) ?? null).toBe(until);
});

test('without a card installments stay owed that have not ended', () => {
  const bought = (status: string, blocksWhenCancelled: boolean) => ({
    blocksWhenCancelled,
    purchaseInfo: { status } as PurchaseRow['purchaseInfo'],
  });
  expect([
    owesInstallments([bought('Active', false), bought('Expired', true)]),
    owesInstallments([bought('Expired', false), bought('Active', true)]),
  ]).toEqual([false, true]);
});

const payment = (state: string, more: Partial<PaymentRow> = {}): PaymentRow => ({
  _id: state,
  what: 'hours',
  service: 'sandbox',
  state,
  amount: 12,
  currencyIsoCode: 'USD',
  hours: 10,
  months: 0,
  purchaseId: null,
  refundRequested: false,
  refundedAmount: 0,
  disputed: false,
  late: false,
  createdAt: '2026-11-17T10:00:00.000Z',
  ...more,
});

test('what is asked back of a purchase is its last payment that was paid', () => {
  const on = (day: number, more: Partial<PaymentRow> = {}) =>
    payment('paid', { purchaseId: 'p', createdAt: `2026-11-${day}T10:00:00.000Z`, ...more });
  const payments = [on(12), on(14), on(13), on(15, { purchaseId: 'q' }), on(16, { state: 'refunded' })];

  expect(lastOf(payments, 'p', 'paid')).toBe(payments[1]);
  expect(lastOf(payments, 'p', 'waiting')).toBeUndefined();
});

test('the history holds what was paid by itself, and only own money can be asked back', () => {
  expect(
    paidRows([
      payment('paid'),
      payment('failed'),
      payment('waiting'),
      payment('paid', { purchaseId: 'p' }),
    ]).map(({ state }) => state),
  ).toEqual(['paid', 'waiting']);
  expect(
    [
      payment('paid'),
      payment('refunded'),
      payment('paid', { refundRequested: true }),
      payment('paid', { service: 'gift card' }),
    ].map(mayAskBack),
  ).toEqual([true, false, false, false]);
});
