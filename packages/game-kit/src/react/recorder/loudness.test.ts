import { expect, test } from 'vitest';
import { barOf, heardOf, peakOf } from './loudness.ts';

test('the loudest moment counts, on either side of silence', () => {
  expect(peakOf([0, 0.2, -0.6, 0.1])).toBe(0.6);
  expect(peakOf([])).toBe(0);
  expect(peakOf([3])).toBe(1);
});

test('a voice is heard, a quiet room is not, and shouting is too loud', () => {
  expect(heardOf([0, 0.004, 0.01])).toBe('nothing');
  expect(heardOf([0, 0.3, 0.01])).toBe('well');
  expect(heardOf([0.3, 0.98])).toBe('tooLoud');
  expect(heardOf([])).toBe('nothing');
});

test('the meter never leaves its place', () => {
  expect([0, 0.1, 1].map(barOf)).toEqual([0, 0.26, 1]);
});
