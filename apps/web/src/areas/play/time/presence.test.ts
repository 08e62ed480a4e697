import { expect, test } from 'vitest';
import { idleIn } from './presence.ts';

test('ten minutes without a touch in an activity mean that nobody is there, five in the menu', () => {
  expect(idleIn('activity', 0, 0)).toBe(600_000);
  expect(idleIn('activity', 0, 599_000)).toBe(1_000);
  expect(idleIn('activity', 0, 900_000)).toBe(0);
  expect(idleIn('menu', 0, 299_000)).toBe(1_000);
  expect(idleIn('menu', 0, 300_000)).toBe(0);
});
