import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINK_MAX_SECONDS, linkWindow, uploadSeconds } from './link-window.ts';

test('a link never outlives what was asked, and has half of it left when given', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: LINK_MAX_SECONDS }),
      fc.integer({ min: 1, max: 2 ** 42 }),
      (seconds, time) => {
        const { from, seconds: life } = linkWindow(new Date(time), seconds);
        const left = from.getTime() + life * 1000 - time;

        expect(left).toBeLessThanOrEqual(seconds * 1000);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(Math.floor(seconds / 2) * 1000);
      },
    ),
  );
});

test('links made within half their life of each other are often the same', () => {
  const first = linkWindow(new Date('2026-03-01T12:00:00Z'), 3600);
  const second = linkWindow(new Date('2026-03-01T12:29:59Z'), 3600);
  const third = linkWindow(new Date('2026-03-01T12:30:00Z'), 3600);

  expect(second).toEqual(first);
  expect(third).not.toEqual(first);
});

test('a week is the longest life', () => {
  expect(linkWindow(new Date(), 1e9).seconds).toBe(LINK_MAX_SECONDS);
  expect(uploadSeconds(1e9)).toBe(LINK_MAX_SECONDS);
});
