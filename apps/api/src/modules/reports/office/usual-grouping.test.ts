import { expect, test } from 'vitest';
import type { Center } from './report-places.repo.ts';
import { usualGrouping } from './usual-grouping.ts';

/** Centers in so many regions, or in none, of so many organisations. */
const centers = (count: number, regions: number, organizations: number): readonly Center[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `center ${at}`,
    name: `Center ${at}`,
    timeZone: 'UTC',
    today: '2026-03-02',
    locale: 'en',
    organization: { _id: `organization ${at % organizations}`, name: 'Organisation' },
    region: regions === 0 ? null : { _id: `region ${at % regions}`, name: 'Region' },
  }));

const PLACES = ['organization', 'region', 'center'] as const;

test.each([
  [PLACES, centers(200, 9, 3), 'center'],
  [PLACES, centers(201, 9, 3), 'region'],
  [PLACES, centers(900, 201, 3), 'organization'],
  [PLACES, centers(900, 900, 900), 'organization'],
  [PLACES, centers(300, 0, 3), 'organization'],
  [PLACES, centers(300, 1, 1), 'center'],
  [['region', 'center'] as const, centers(300, 0, 1), 'center'],
  [PLACES, centers(1, 1, 1), 'center'],
  [['center'] as const, centers(900, 1, 1), 'center'],
  [['teacher', 'learner', 'family'] as const, centers(1, 1, 1), 'family'],
  [[], centers(1, 1, 1), undefined],
])('of %j one looks at the finest of which there are not too many', (groupings, seen, usual) => {
  expect(usualGrouping(groupings, seen)).toBe(usual);
});
