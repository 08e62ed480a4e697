import { expect, test } from 'vitest';
import { calls } from './index.ts';

/** Spec 1 §7, “Play”. */
const PLAY = [
  'GET /api/flink-play/get-data',
  'GET /api/flink-play/activities/{id}',
  'GET /api/flink-play/get-solution-menu/{id}',
  'GET /api/flink-play/get-family-points-history',
  'POST /api/flink-play/update-learners',
  'POST /api/flink-play/track-time',
  'GET /api/flink-play/get-theme-images/{theme}',
  'GET /api/flink-play/get-concentration-assets-list/{theme}',
  'GET /api/reports/previous-week-time/{id}',
  'POST /api/ai/check-writing',
  'GET /api/families/get-family-members-by-family/{id}',
  'PUT /api/families/edit',
  'GET /api/products/get-product-name/{id}',
  'GET /api/solutions/get-animations-list',
];

test('Play has the fourteen calls of the specification under their exact paths', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(PLAY.filter((call) => !known.includes(call))).toEqual([]);
});
