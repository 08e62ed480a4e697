import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../../errors/catalogue.ts';
import { isKept, isPriced, noPlans } from './plan-entry.ts';
import { plansAssignable, plansAvailable } from './plan-figures.ts';
import { leastAssigned, mostAssigned, settleAssigned, settlePurchased } from './plan-rules.ts';

const count = fc.nat(10_000);
const typed = fc.oneof(
  fc.integer({ min: -10_000, max: 20_000 }),
  fc.string(),
  fc.double(),
  fc.constant(undefined),
);
const bounds = fc.record({ remaining: fc.integer({ min: -50, max: 10_000 }), current: count, inUse: count });

test('fewer purchased than assigned is set back to what is assigned, with the words of the specification', () => {
  const { plans, refused } = settlePurchased('59', 60);

  expect(plans).toBe(60);
  expect(refused && catalogue[refused].text).toBe(
    'You cant purchase less than already assigned to regions and learning centers',
  );
});

test('more than the organisation has not assigned is set back to what remains and the own together', () => {
  const { plans, refused } = settleAssigned(14, { remaining: 3, current: 10, inUse: 10 });

  expect(plans).toBe(13);
  expect(refused && catalogue[refused].text).toBe(
    'You cant assign more than master organization has not assigned',
  );
});

test('less than is in use is set back to what is in use', () => {
  const { plans, refused } = settleAssigned(9, { remaining: 0, current: 14, inUse: 11 });

  expect(plans).toBe(11);
  expect(refused && catalogue[refused].text).toBe('You cant assign less than organization already uses');
});

test.each([[-3], ['-3'], ['many'], [''], [Number.NaN], [undefined]])('%j counts as 0', (value) => {
  expect(settlePurchased(value, 0)).toEqual({ plans: 0, refused: null });
  expect(settleAssigned(value, { remaining: 5, current: 1, inUse: 0 })).toEqual({ plans: 0, refused: null });
});

test('whatever is typed, as many are purchased as are assigned, and only what breaks the rule is changed', () => {
  fc.assert(
    fc.property(typed, count, (value, assigned) => {
      const { plans, refused } = settlePurchased(value, assigned);

      expect(plans).toBeGreaterThanOrEqual(assigned);
      expect(Number.isInteger(plans)).toBe(true);
      if (refused !== null) expect(plans).toBe(assigned);
      expect(settlePurchased(plans, assigned)).toEqual({ plans, refused: null });
    }),
  );
});

test('whatever is typed, what is assigned stays within its bounds and is taken as it is the second time', () => {
  fc.assert(
    fc.property(typed, bounds, (value, within) => {
      const { plans } = settleAssigned(value, within);

      expect(plans).toBeGreaterThanOrEqual(leastAssigned(within));
      expect(plans).toBeLessThanOrEqual(mostAssigned(within));
      expect(settleAssigned(plans, within)).toEqual({ plans, refused: null });
    }),
  );
});

test('however many assign one after the other, the sum never exceeds what was purchased', () => {
  const steps = fc.array(fc.tuple(fc.nat(4), typed, fc.nat(5)), { maxLength: 40 });
  fc.assert(
    fc.property(count, steps, (purchased, changes) => {
      const given = [0, 0, 0, 0, 0];
      const sum = () => given.reduce((all, one) => all + one, 0);
      for (const [who, value, inUse] of changes) {
        const current = given[who] ?? 0;
        given[who] = settleAssigned(value, { remaining: purchased - sum(), current, inUse }).plans;
      }

      expect(sum()).toBeLessThanOrEqual(purchased);
      expect(plansAssignable({ purchased, assigned: sum() })).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('available is purchased less in use, also when more are in use than were bought', () => {
  expect(plansAvailable({ purchased: 500, inUse: 238 })).toBe(262);
  expect(plansAvailable({ purchased: 5, inUse: 8 })).toBe(-3);
});

test('an entry is kept when it has plans or no limit', () => {
  const none = noPlans('p', 'USD');

  expect([none, { ...none, plans: 1 }, { ...none, unlimited: true }].map(isKept)).toEqual([
    false,
    true,
    true,
  ]);
  expect(none).toEqual({
    productId: 'p',
    plans: 0,
    unlimited: false,
    addons: 0,
    prepaidConfig: {
      totalHours: 0,
      hoursInIncrement: 0,
      costPerHour: 0,
      discountPercents: 0,
      currencyIsoCode: 'USD',
    },
    periodConfig: { paysBy: 'hours', costPerPeriod: 0, totalMonths: 0, freeTrialWeeks: 0, priceId: null },
  });
});

test('families can be asked for hours with a cost, or for periods with one', () => {
  const none = noPlans('p', 'USD');
  const hours = (totalHours: number, costPerHour: number) => ({
    ...none,
    prepaidConfig: { ...none.prepaidConfig, totalHours, costPerHour },
  });
  const months = (costPerPeriod: number) => ({
    ...hours(30, 1.5),
    periodConfig: { ...none.periodConfig, paysBy: 'months' as const, costPerPeriod },
  });

  expect([none, hours(30, 0), hours(0, 1.5), hours(30, 1.5)].map(isPriced)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect([months(0), months(7.99)].map(isPriced)).toEqual([false, true]);
});
