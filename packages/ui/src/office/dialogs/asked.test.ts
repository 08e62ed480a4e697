import { expect, test } from 'vitest';
import { promptAnswer } from './asked.ts';

test('the answer of a prompt loses its outer spaces', () => {
  expect(promptAnswer('  Farm animals ')).toBe('Farm animals');
});

test('nothing but spaces is no answer', () => {
  expect(promptAnswer('')).toBeNull();
  expect(promptAnswer(' \n\t ')).toBeNull();
});
