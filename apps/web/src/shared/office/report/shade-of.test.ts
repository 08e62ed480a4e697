import { expect, test } from 'vitest';
import { isDark, shadeOf } from './shade-of.ts';

test('a larger share is never lighter, and none lies where figures cannot be read', () => {
  const shades = Array.from({ length: 101 }, (_, share) => shadeOf(share));
  expect(shades).toEqual(shades.toSorted((one, other) => one - other));
  expect(shades.filter((shade) => shade > 60 && shade < 84)).toEqual([]);
  expect([shadeOf(0), shadeOf(100)]).toEqual([8, 100]);
  expect([isDark(73), isDark(74)]).toEqual([false, true]);
});
