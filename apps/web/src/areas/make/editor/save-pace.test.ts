import { expect, test } from 'vitest';
import { saveIn } from './save-pace.ts';

test('a pause sends what was written', () => {
  expect(saveIn(0)).toBe(1_200);
  expect(saveIn(3_000)).toBe(1_200);
});

test('without a pause nothing stays unsaved for longer than five seconds', () => {
  expect(saveIn(4_500)).toBe(500);
  expect(saveIn(9_000)).toBe(0);
});
