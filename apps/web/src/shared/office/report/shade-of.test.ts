import { expect, test } from 'vitest';
import { heatOf, isDark, shadeOf, TOLD_FROM } from './shade-of.ts';

test('a larger share is never lighter, and none lies where figures cannot be read', () => {
  const shades = Array.from({ length: 101 }, (_, share) => shadeOf(share));
  expect(shades).toEqual(shades.toSorted((one, other) => one - other));
  expect(shades.filter((shade) => shade > 60 && shade < 84)).toEqual([]);
  expect([shadeOf(0), shadeOf(100)]).toEqual([8, 100]);
  expect([isDark(73), isDark(74)]).toEqual([false, true]);
});

test('an hour in which more is played is never lighter, and what says its figure is dark enough for it', () => {
  const heats = Array.from({ length: 101 }, (_, share) => heatOf(share));
  expect(heats).toEqual(heats.toSorted((one, other) => one - other));
  expect([heatOf(0), heatOf(100)]).toEqual([0, 100]);
  expect(heats.slice(TOLD_FROM).filter((heat) => heat < 84)).toEqual([]);
});
