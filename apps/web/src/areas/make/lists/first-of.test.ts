import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('a long list shows its first few', () => {
  expect(firstOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual(['a', 'b']);
});

test('one alone is not hidden behind a button', () => {
  expect(firstOf(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
});
