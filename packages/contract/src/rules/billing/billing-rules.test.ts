import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../plans/currencies.ts';
import { hoursRange, mayBuyHours, stepHours } from './hours-to-buy.ts';
import { isMobileMoneyPhone } from './mobile-money-phone.ts';
import {
  buyoutCost,
  type Currency,
  costOfHours,
  exponentOf,
  isCurrency,
  majorOf,
  moneyOf,
  priceOf,
} from './money.ts';
import { moneyText } from './money-text.ts';
import {
  afterMonths,
  beforeMonths,
  begunAnew,
  blocksWhenCancelled,
  isPaidOff,
  levelsLeft,
  nextBillingAt,
  type PlanTerms,
} from './plan-terms.ts';
import { mayMove, moved, PURCHASE_STATUSES, type PurchaseMove } from './purchase-status.ts';
import { paysFor } from './registration-price.ts';

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const currency = fc.constantFrom(...CURRENCIES);

describe('money', () => {
  test('what is written in whole units comes back unchanged', () => {
    fc.assert(
      fc.property(currency, fc.nat(1_000_000_000), (code, minor) => {
        expect(moneyOf(majorOf({ minor, currency: code }), code)).toEqual({ minor, currency: code });
      }),
    );
  });

  test.each([
    [1.005, 1, 'USD', 101],
    [3, 1.25, 'USD', 375],
    [0.01, 0.01, 'USD', 0],
    [0.5, 0.01, 'USD', 1],
    [2.5, 150.3, 'RWF', 376],
  ] as const)('%d hours at %d %s cost %d', (hours, cost, code, minor) => {
    expect(costOfHours(hours, cost, code).minor).toBe(minor);
  });

  test('the cost is the exact product, rounded by at most half of what can be paid', () => {
    fc.assert(
      fc.property(hundredths(10_000), hundredths(1_000), currency, (hours, cost, code) => {
        const exact = BigInt(Math.round(hours * 100)) * BigInt(Math.round(cost * 100));
        const scale = 10n ** BigInt(4 - exponentOf(code));
        const off = BigInt(costOfHours(hours, cost, code).minor) * scale - exact;
        const part = code === 'KES' ? 100n : 1n;

        expect((off < 0n ? -off : off) * 2n <= scale * part).toBe(true);
      }),
    );
  });

  test('buying out is never dearer than the hours one by one, and free only with the whole discount or nothing open', () => {
    fc.assert(
      fc.property(hundredths(10_000), hundredths(1_000), fc.nat(100), (openHours, costPerHour, percents) => {
        const cost = buyoutCost({ openHours, costPerHour, discountPercents: percents }, 'USD').minor;

        expect(cost).toBeLessThanOrEqual(costOfHours(openHours, costPerHour, 'USD').minor);
        if (percents === 100 || openHours === 0) expect(cost).toBe(0);
      }),
    );
    expect(buyoutCost({ openHours: 30, costPerHour: 1.25, discountPercents: 10 }, 'USD').minor).toBe(3_375);
  });

  test('no price in shillings has cents, which no telephone pays', () => {
    const openHours = 15;
    expect([
      costOfHours(5, 37.5, 'KES'),
      buyoutCost({ openHours, costPerHour: 37.5, discountPercents: 10 }, 'KES'),
      priceOf(949.5, 'KES'),
      priceOf(949.49, 'KES'),
    ]).toEqual([18_800, 50_600, 95_000, 94_900].map((minor) => ({ minor, currency: 'KES' })));
    expect(priceOf(7.99, 'USD')).toEqual({ minor: 799, currency: 'USD' });
  });

  test('a currency that nobody pays in is none', () => {
    expect(['USD', 'usd', 'XXX', '', '__proto__'].map(isCurrency)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('hours to buy', () => {
  const ranges = fc
    .record({
      hoursInIncrement: fc.integer({ min: 1, max: 5_000 }).map((n) => n / 100),
      openHours: hundredths(500),
    })
    .map(hoursRange);

  test('min is the smaller of increment and open hours, max the open hours', () => {
    expect(hoursRange({ hoursInIncrement: 5, openHours: 3 })).toEqual({ min: 3, max: 3, step: 5 });
    expect(hoursRange({ hoursInIncrement: 5, openHours: 12 })).toEqual({ min: 5, max: 12, step: 5 });
  });

  test.each([
    [5, true],
    [10, true],
    [12, true],
    [4, false],
    [7, false],
    [13, false],
    [0, false],
    [-5, false],
    [Number.NaN, false],
    [5.001, false],
  ])('of 12 open hours by fives, %d may be bought: %s', (hours, may) => {
    expect(mayBuyHours(hours, hoursRange({ hoursInIncrement: 5, openHours: 12 }))).toBe(may);
  });

  test('whatever may be bought lies between min and max, and stepping never leaves it', () => {
    fc.assert(
      fc.property(ranges, fc.nat(200), fc.constantFrom<(1 | -1)[]>(1, -1), (range, times, by) => {
        let hours = range.min;
        for (let n = 0; n < times % 20; n += 1) hours = stepHours(hours, by, range);

        expect(hours).toBeGreaterThanOrEqual(range.min);
        expect(hours).toBeLessThanOrEqual(range.max);
        expect(mayBuyHours(hours, range)).toBe(hours > 0);
      }),
    );
  });

  test.each([
    ['up from an increment', 10, 1, 15],
    ['down from an increment', 10, -1, 5],
    ['up from between two', 12, 1, 15],
    ['down from between two', 12, -1, 10],
    ['up to the rest that is open', 15, 1, 18],
    ['down from the rest that is open', 18, -1, 15],
    ['up at the end', 18, 1, 18],
    ['down at the beginning', 5, -1, 5],
  ] as const)('a step goes %s', (_, hours, by, next) => {
    expect(stepHours(hours, by, hoursRange({ hoursInIncrement: 5, openHours: 18 }))).toBe(next);
  });

  test('a step of a tenth of an hour moves, although tenths are no exact numbers', () => {
    const tenths = hoursRange({ hoursInIncrement: 0.1, openHours: 1 });

    expect([stepHours(0.3, 1, tenths), stepHours(0.3, -1, tenths)]).toEqual([0.4, 0.2]);
  });

  test('who has paid all buys nothing', () => {
    expect(mayBuyHours(0, hoursRange({ hoursInIncrement: 5, openHours: 0 }))).toBe(false);
  });
});

describe('what pays for a registration', () => {
  const price = { minor: 600, currency: 'USD' } as const;

  test.each([
    ['the price', 600, 'USD', true],
    ['a tax on top of it', 642, 'USD', true],
    ['a cent less', 599, 'USD', false],
    ['as much in another currency', 600, 'EUR', false],
  ] as const)('%s', (_, minor, currency, pays) => {
    expect(paysFor({ minor, currency }, price)).toBe(pays);
  });

  test('nothing, where there is no price', () => {
    expect(paysFor(price, null)).toBe(false);
  });
});

describe('purchase status', () => {
  const moves: readonly PurchaseMove[] = ['paid', 'failed', 'cancel', 'resume', 'retry', 'ended', 'refunded'];

  test('what people may do is what the specification says', () => {
    const may = (move: PurchaseMove) => PURCHASE_STATUSES.filter((status) => mayMove(status, move));

    expect({ cancel: may('cancel'), retry: may('retry'), resume: may('resume') }).toEqual({
      cancel: ['Active', 'Pending'],
      retry: ['Past Due'],
      resume: ['Canceled'],
    });
  });

  test('from nowhere does any row of moves lead outside the five, nor to Active without money', () => {
    const withMoney: readonly PurchaseMove[] = ['paid', 'resume', 'retry'];
    fc.assert(
      fc.property(
        fc.constantFrom(...PURCHASE_STATUSES),
        fc.array(fc.constantFrom(...moves), { maxLength: 20 }),
        (start, row) => {
          let status = start;
          for (const move of row) {
            const next = moved(status, move);
            if (next === 'Active' && status !== 'Active') expect(withMoney).toContain(move);
            status = next ?? status;
            expect(PURCHASE_STATUSES).toContain(status);
          }
        },
      ),
    );
  });

  test('an expired purchase has nothing left to do', () => {
    expect(moves.filter((move) => mayMove('Expired', move))).toEqual(['refunded']);
  });
});

describe('terms', () => {
  const terms: PlanTerms = { interval: 'month', billingCycles: null, levels: null, freeTrialWeeks: 0 };

  test('a month after the last of January is the last of February, and the next is March the 31st again', () => {
    const begun = new Date('2027-01-31T10:00:00Z');

    expect([1, 2].map((paid) => nextBillingAt(begun, paid, terms).toISOString().slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(afterMonths(new Date('2028-02-29T00:00:00Z'), 12).toISOString().slice(0, 10)).toBe('2029-02-28');
  });

  test('weeks of trial are free before the first payment, and a year is twelve months', () => {
    const begun = new Date('2026-11-02T00:00:00Z');
    const year = { interval: 'year', freeTrialWeeks: 2 } as const;

    expect([0, 1].map((paid) => nextBillingAt(begun, paid, year).toISOString().slice(0, 10))).toEqual([
      '2026-11-16',
      '2027-11-16',
    ]);
  });

  test('who comes back is billed a period after that day, without weeks of trial', () => {
    const from = new Date('2027-03-10T00:00:00Z');
    const trial = { interval: 'month', freeTrialWeeks: 2 } as const;

    expect([1, 2].map((paid) => nextBillingAt(begunAnew(from, trial), paid, trial).toISOString())).toEqual([
      '2027-04-10T00:00:00.000Z',
      '2027-05-10T00:00:00.000Z',
    ]);
  });

  test('months that are taken back lose no day that was paid before them', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 24 }),
        (from, months) => {
          const until = afterMonths(from, months);

          expect(beforeMonths(until, months).getTime()).toBeGreaterThanOrEqual(from.getTime());
          expect(afterMonths(beforeMonths(until, months), months)).toEqual(until);
        },
      ),
    );
  });

  test('payments are never due earlier than the one before', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.nat(60),
        (begun, paid) => {
          expect(nextBillingAt(begun, paid + 1, terms).getTime()).toBeGreaterThan(
            nextBillingAt(begun, paid, terms).getTime(),
          );
        },
      ),
    );
  });

  test('installments and levels end; until then cancelling installments blocks', () => {
    const installments = { ...terms, billingCycles: 4 };
    const levels = { ...terms, levels: 3 };

    expect([3, 4].map((paid) => isPaidOff(paid, installments))).toEqual([false, true]);
    expect([3, 4].map((paid) => blocksWhenCancelled(paid, installments))).toEqual([true, false]);
    expect([0, 2, 3, 5].map((paid) => levelsLeft(paid, levels))).toEqual([3, 1, 0, 0]);
    expect(blocksWhenCancelled(0, levels)).toBe(false);
    expect(isPaidOff(1_000, terms)).toBe(false);
  });
});

test.each([
  ['0712345678', true],
  ['0712 345 678', true],
  ['0712-345-678', true],
  ['0812345678', false],
  ['071234567', false],
  ['07123456789', false],
  ['+254712345678', false],
  ['07XX XXX XXX', false],
  ['', false],
])('%s is a phone of mobile money: %s', (typed, is) => {
  expect(isMobileMoneyPhone(typed)).toBe(is);
});

test.each([
  ['JPY', 750, 750, '¥750'],
  ['KRW', 9_900, 9_900, '₩9,900'],
  ['KWD', 1_234, 1.234, 'KWD\u00a01.234'],
  ['USD', 750, 7.5, '$7.50'],
  ['UGX', 5_000, 5_000, 'UGX\u00a05,000'],
])('money in %s has the decimals of its currency', (code, minor, major, text) => {
  const currency = code as Currency;

  expect(majorOf({ minor, currency })).toBe(major);
  expect(moneyOf(major, currency)).toEqual({ minor, currency });
  expect(moneyText(major, currency)).toBe(text);
});
