import { expect, test } from 'vitest';
import { plansCsv } from './plans-csv.ts';
import type { OrganizationPlans } from './use-plans-draft.ts';

const given = (productId: string, assigned: number, inUse: number) => ({ productId, assigned, inUse });
const product = (productId: string, productName: string, plans: number, unlimited = false) =>
  ({ productId, productName, plans, unlimited }) as OrganizationPlans['products'][number];

test('the plans of an organisation leave as a table, each product with its sums', () => {
  const status = {
    _id: 'o',
    name: 'Sunrise',
    plansType: 'DEFAULT',
    products: [product('p', 'Reading', 20), product('q', 'Free', 0, true)],
    regions: [{ _id: 'north', name: 'North', plans: [given('p', 2, 1)] }],
    learningCenters: [
      {
        _id: 'maple',
        name: '=Maple, "old"',
        regionId: 'north',
        plans: [given('p', 12, 9), given('q', 0, 3)],
      },
    ],
  } as OrganizationPlans;

  const lines = plansCsv(
    status,
    ['Product', 'Where', 'In use', 'Assigned', 'Left'],
    (name) => `${name} (all)`,
  )
    .trim()
    .split('\r\n');

  expect(lines).toEqual([
    'Product,Where,In use,Assigned,Left',
    'Reading,Sunrise,9,14,6',
    'Reading,North,9,14,5',
    'Reading,North (all),1,2,1',
    'Reading,"\'=Maple, ""old""",9,12,3',
    'Free,Sunrise,3,,',
    'Free,North,3,,',
    'Free,North (all),0,,',
    'Free,"\'=Maple, ""old""",3,,',
  ]);
});
