import { expect, test } from 'vitest';
import { financial } from './financial.report.ts';

const found = (total: Readonly<Record<string, number>>) =>
  financial.finding({ total, compared: 'before', days: 365 });

test('of plans that were bought it is said how many are used', () => {
  expect(found({ bought: 8, assigned: 6, inUse: 2, sold: 0, played: 0 })).toMatchObject({
    text: 'report.financial.found.plans',
    percent: 25,
  });
});

test('a place whose plans its organisation has bought is not told that there are none', () => {
  expect(found({ bought: 0, assigned: 5, inUse: 3, sold: 3_600, played: 0 })).toEqual({
    text: 'report.financial.found.inUse',
    count: 3,
  });
});

test.each([
  ['noPlans', { sold: 3_600 }],
  ['nothing', {}],
])('without plans it is said that there are none (%s)', (text, sums) => {
  expect(found({ bought: 0, assigned: 0, inUse: 0, sold: 0, played: 0, ...sums })).toEqual({
    text: `report.financial.found.${text}`,
  });
});
