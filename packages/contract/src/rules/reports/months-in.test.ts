import { expect, test } from 'vitest';
import { inTheirYear } from './months-in.ts';

test('a quarter is seen in its year, the month that is not over as long as it is', () => {
  const year = inTheirYear({ from: '2026-09-01', to: '2026-11-18' });

  expect(year?.months).toEqual([
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-18' },
  ]);
  expect(year?.lead).toHaveLength(9);
  expect([year?.lead[0], year?.lead.at(-1)]).toEqual([
    { from: '2025-12-01', to: '2025-12-31' },
    { from: '2026-08-01', to: '2026-08-31' },
  ]);
});

test('a year needs none before it, and days within a month or from the middle of one are told as they are', () => {
  expect(inTheirYear({ from: '2026-01-01', to: '2026-12-31' })?.lead).toEqual([]);
  expect(inTheirYear({ from: '2026-11-01', to: '2026-11-18' })).toBeNull();
  expect(inTheirYear({ from: '2026-09-02', to: '2026-11-30' })).toBeNull();
});
