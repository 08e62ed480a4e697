import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { mondayOf } from '@flink/contract/rules/reports/told-cells.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './count-cells.ts';

const counted = (centers: number, to = '2026-11-18') => ({
  centerIds: Array.from({ length: centers }, (_, at) => `center ${at}`),
  days: { from: '-infinity', to },
  periods: [],
});

test('few centers are counted in one go', () => {
  for (const kind of [{}, { isOfRawRows: true } as const])
    expect(partsOf(kind, counted(10), '2026-01-01')).toEqual([counted(10)]);
});

test.each([11, 100, 101, 250, 500])('of sums by learner each of %i centers is counted once', (centers) => {
  const parts = partsOf({}, counted(centers), '2026-01-01');
  expect(parts.flatMap(({ centerIds }) => centerIds)).toEqual(counted(centers).centerIds);
  expect(Math.max(...parts.map(({ centerIds }) => centerIds.length))).toBeLessThanOrEqual(100);
  for (const { days } of parts) expect(days).toEqual(counted(centers).days);
});

test('of raw rows each week is counted once, whatever the first day and the last one are', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => dayAfter('2024-01-01', days));
  fc.assert(
    fc.property(day, day, (first, last) => {
      const parts = partsOf({ isOfRawRows: true }, counted(20, last), first);
      expect(parts[0]?.days.from).toBe('-infinity');
      expect(parts.at(-1)?.days.to).toBe(last);
      for (const [place, { centerIds, days }] of parts.entries()) {
        expect(centerIds).toHaveLength(20);
        const next = parts[place + 1];
        if (next === undefined) continue;
        expect(next.days.from).toBe(dayAfter(days.to, 1));
        expect(mondayOf(next.days.from)).toBe(next.days.from);
      }
      expect(parts.length).toBeLessThanOrEqual(Math.max(1, 1 + 1_500 / 28));
    }),
  );
});
