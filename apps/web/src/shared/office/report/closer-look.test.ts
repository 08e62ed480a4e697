import { expect, test } from 'vitest';
import { closerLook } from './closer-look.ts';
import { usualState } from './report-address.ts';

const STATE = usualState({ today: '2026-11-18', days: 28 });
const ABOVE = ['organization', 'region', 'center'] as const;

test('an organisation leads to its regions, a region to its centers, a center to itself', () => {
  expect(closerLook('organization', ABOVE, { ...STATE, by: 'organization' })?.('o')).toMatchObject({
    masterOrganizationId: 'o',
    by: 'region',
  });
  expect(closerLook('region', ABOVE, { ...STATE, by: 'region' })?.('r')).toMatchObject({
    regionId: 'r',
    by: 'center',
  });
  expect(closerLook('center', ABOVE, STATE)?.('c')).toMatchObject({ learningCenterId: 'c', by: null });
});

test('days and comparison go along, the order of the rows does not', () => {
  const state = {
    ...STATE,
    from: '2026-01-01',
    compared: 'year',
    sort: { column: 'time', direction: 'asc' },
  } as const;
  expect(closerLook('center', ABOVE, state)?.('c')).toMatchObject({
    from: '2026-01-01',
    compared: 'year',
    sort: null,
  });
});

test('what is chosen already, and what has nothing below it, leads nowhere', () => {
  expect(closerLook('center', ABOVE, { ...STATE, learningCenterId: 'c' })).toBeNull();
  expect(closerLook('product', ABOVE, STATE)).toBeNull();
  // Revenue of an organisation is told by its centers.
  const ofMoney = ['organization', 'center', 'product'] as const;
  expect(closerLook('organization', ofMoney, STATE)?.('o')).toMatchObject({ by: 'center' });
});
