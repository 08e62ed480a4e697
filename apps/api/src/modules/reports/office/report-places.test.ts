import { expect, test } from 'vitest';
import { type Center, usualGrouping } from './report-places.repo.ts';

/** Centers in so many regions of so many organisations. */
const centers = (count: number, regions: number, organizations: number): readonly Center[] =>
  Array.from({ length: count }, (_, at) => ({
    _id: `center ${at}`,
    name: `Center ${at}`,
    timeZone: 'UTC',
    today: '2026-03-02',
    locale: 'en',
    organization: { _id: `organization ${at % organizations}`, name: 'Organisation' },
    region: { _id: `region ${at % regions}`, name: 'Region' },
  }));

const PLACES = ['organization', 'region', 'center'] as const;

test.each([
  [PLACES, centers(200, 9, 3), 'center'],
  [PLACES, centers(201, 9, 3), 'region'],
  [PLACES, centers(900, 201, 3), 'organization'],
  [PLACES, centers(900, 900, 900), 'organization'],
  [['center'] as const, centers(900, 1, 1), 'center'],
  [['teacher', 'learner', 'family'] as const, centers(1, 1, 1), 'family'],
  [[], centers(1, 1, 1), undefined],
])('of %j one looks at the finest of which there are not too many', (groupings, seen, usual) => {
  expect(usualGrouping(groupings, seen)).toBe(usual);
});
