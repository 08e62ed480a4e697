import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test.each([
  ['en', 0.45, '45%'],
  ['es', 0.45, '45\u00a0%'],
  ['en', 0.999, '99%'],
  ['en', 0.29, '29%'],
  ['en', 1, '100%'],
])('in %s a share of %d is %s', (locale, share, words) => {
  expect(percentText(locale, share)).toBe(words);
});
