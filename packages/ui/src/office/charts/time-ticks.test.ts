import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeTicks } from './time-ticks.ts';

test.each([
  [0, [0, 60]],
  [200, [0, 60, 120, 180, 240]],
  [21_000, [0, 7_200, 14_400, 21_600]],
  [300_000, [0, 86_400, 172_800, 259_200, 345_600]],
])('%s seconds are read at round times', (most, ticks) => {
  expect(timeTicks(most)).toEqual(ticks);
});

test('few marks reach over whatever was played', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), (most) => {
      const ticks = timeTicks(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
});
