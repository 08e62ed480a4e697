import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePrepaidFieldsOn, settlePrepaid, totalHourPrice } from './prepaid-rules.ts';

const anything = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null));

test.each([
  [1_200, 0.45, '540.00'],
  ['1200', '0.45', '540.00'],
  [3, 0.335, '1.01'],
  ['many', 2, '0.00'],
  [undefined, 2, '0.00'],
  [Number.POSITIVE_INFINITY, 1, '0.00'],
])('%s hours at %s cost %s', (hours, cost, price) => {
  expect(totalHourPrice(hours, cost)).toBe(price);
});

test('whatever is typed, hours, increment, cost and discount stay within their bounds', () => {
  const config = fc.record({
    totalHours: anything,
    hoursInIncrement: anything,
    costPerHour: anything,
    discountPercents: anything,
    currencyIsoCode: fc.constant('KES'),
  });
  fc.assert(
    fc.property(config, (typed) => {
      const settled = settlePrepaid(typed);

      expect(settled.totalHours).toBeGreaterThanOrEqual(0);
      expect(settled.costPerHour).toBeGreaterThanOrEqual(0);
      expect(settled.hoursInIncrement).toBeLessThanOrEqual(settled.totalHours);
      if (settled.totalHours >= 1) expect(settled.hoursInIncrement).toBeGreaterThanOrEqual(1);
      expect(settled.discountPercents).toBeGreaterThanOrEqual(0);
      expect(settled.discountPercents).toBeLessThanOrEqual(100);
      expect(settlePrepaid(settled)).toEqual(settled);
    }),
  );
});

test('hours and cost go in hundredths, the discount in whole percents', () => {
  const settled = settlePrepaid({
    totalHours: '10.256',
    hoursInIncrement: '0',
    costPerHour: '0.454',
    discountPercents: '12.6',
    currencyIsoCode: 'USD',
  });

  expect(settled).toEqual({
    totalHours: 10.26,
    hoursInIncrement: 1,
    costPerHour: 0.45,
    discountPercents: 13,
    currencyIsoCode: 'USD',
  });
});

test.each([
  [{ plans: 0, unlimited: false }, false],
  [{ plans: 1, unlimited: false }, true],
  [{ plans: 0, unlimited: true }, true],
])('%j: the prepaid fields are on: %s, as long as there is a plan to buy hours for', (entry, isOn) => {
  expect(arePrepaidFieldsOn(entry)).toBe(isOn);
});
