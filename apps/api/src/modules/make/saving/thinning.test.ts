import { expect, test } from 'vitest';
import { type KeptVersion, tooMany } from './thinning.ts';

const NOW = new Date('2026-11-17T12:00:00.000Z');
const MINUTE = 60_000;

const saved = (version: number, minutesAgo: number, isPublished = false): KeptVersion => ({
  version,
  isPublished,
  isKept: true,
  author: 'Ada',
  savedAt: new Date(NOW.getTime() - minutesAgo * MINUTE).toISOString(),
});

test('of automatic saves within a minute the latest stays', () => {
  expect(tooMany([saved(3, 0), saved(2, 0.2), saved(1, 0.9)], NOW)).toEqual([2, 1]);
});

test('the older they are, the fewer stay; after a month none but the latest', () => {
  const everyTenMinutes = Array.from({ length: 6 * 24 * 40 }, (_, at) => saved(6 * 24 * 40 - at, at * 10));

  const left = everyTenMinutes.length - tooMany(everyTenMinutes, NOW).length;

  expect(left).toBeLessThan(6 + 48 + 31);
  expect(left).toBeGreaterThan(6 + 40 + 25);
  expect(tooMany([saved(1, 60 * 24 * 90)], NOW)).toEqual([]);
});

test('published versions stay, fifty of them', () => {
  const published = Array.from({ length: 60 }, (_, at) => saved(60 - at, at * 0.1, true));

  expect(tooMany(published, NOW)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});
