import { expect, test } from 'vitest';
import { assignedNow, changedRows, enter, NOTHING_ENTERED, planRows } from './assignments.ts';
import type { OrganizationPlans } from './use-plans-draft.ts';

const PRODUCT = 'p';
const plans = (assigned: number, inUse: number) => [{ productId: PRODUCT, assigned, inUse }];
const STATUS: OrganizationPlans = {
  _id: 'o',
  name: 'Sunrise District',
  plansType: 'DEFAULT',
  products: [],
  regions: [{ _id: 'north', name: 'North', plans: plans(2, 1) }],
  learningCenters: [
    { _id: 'maple', name: 'Maple', regionId: 'north', plans: plans(12, 9) },
    { _id: 'pine', name: 'Pine', regionId: 'north', plans: plans(11, 11) },
    { _id: 'far', name: 'Far', regionId: null, plans: [] },
  ],
};
const rows = planRows(STATUS, PRODUCT);
const row = (id: string) => {
  const found = rows.find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

test('regions and the organisation are sums of what is below them', () => {
  expect(rows.map(({ id, level }) => [id, level])).toEqual([
    ['o', 0],
    ['north', 1],
    ['shared north', 2],
    ['maple', 2],
    ['pine', 2],
    ['far', 1],
  ]);
  expect(assignedNow(rows, NOTHING_ENTERED, row('north'))).toBe(25);
  expect(assignedNow(rows, NOTHING_ENTERED, row('o'))).toBe(25);
  expect(row('o').inUse).toBe(20);
});

test('what is entered counts at once in the sums, and what is left shrinks for the next', () => {
  const first = enter(rows, NOTHING_ENTERED, row('far'), '10', 40);
  const second = enter(rows, first, row('maple'), '99', 40);

  expect(assignedNow(rows, first, row('o'))).toBe(35);
  expect(second.entered.maple).toBe(17);
  expect(second.told.maple).toEqual({ code: 'plans.aboveUnassigned', plans: 17 });
  expect(changedRows(rows, second).map(({ id }) => id)).toEqual(['maple', 'far']);
});

test.each([
  ['1,250', 1_250, undefined],
  ['5.5', 5, 'import.wholeNumber'],
  ['5,5', 5, 'import.wholeNumber'],
  ['-3', 0, undefined],
  ['x', 0, undefined],
])('%j gives %d plans, and says so where that is not what was written', (typed, plans, code) => {
  const now = enter(rows, NOTHING_ENTERED, row('far'), typed, 2_000);

  expect(now.entered.far).toBe(plans);
  expect(now.told.far?.code).toBe(code);
});

test('less than is in use is set back, and the next good value takes the words away', () => {
  const refused = enter(rows, NOTHING_ENTERED, row('pine'), '5', 40);
  const mended = enter(rows, refused, row('pine'), '12', 40);

  expect(refused.told.pine).toEqual({ code: 'plans.belowUsed', plans: 11 });
  expect(changedRows(rows, refused)).toEqual([]);
  expect(mended.told).toEqual({});
});
