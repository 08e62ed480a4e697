import { expect, test } from 'vitest';
import { directionIn, directionOfText, hasFromRight } from './text-direction.ts';
import { directionOf } from './translate.ts';

test('a text runs as its first letter does', () => {
  expect(['cat', '«قطة»', '3 חתולים', 'ߒߞߏ', '猫'].map(directionOfText)).toEqual([
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ]);
});

test('digits and marks have no direction of their own', () => {
  expect(['', '٣', '12', '?!'].map(directionOfText)).toEqual([null, null, null, null]);
});

test('one letter from the right is enough to be seen', () => {
  expect(hasFromRight('Where is قطة?')).toBe(true);
  expect(hasFromRight('Where is ñandú?')).toBe(false);
});

test('a language runs as it is written, unless its tag names another script', () => {
  expect(['ar', 'he', 'iw', 'fa-IR', 'ur', 'ckb', 'ar-EG', 'nqo', 'rhg'].map(directionOf)).toEqual(
    Array(9).fill('rtl'),
  );
  expect(['pa-Arab', 'uz-arab-AF', 'ha-Arab', 'ku-Arab', 'ff-Adlm'].map(directionOf)).toEqual(
    Array(5).fill('rtl'),
  );
  expect(['en', 'sw', 'ku', 'pa', 'ar-Latn', 'yi-Latn', 'am', 'th', 'zh-Hant'].map(directionOf)).toEqual(
    Array(9).fill('ltr'),
  );
});

test('a language from the right stays so, and foreign words in another go their own way', () => {
  expect(directionIn('ar', 'Flink قطة')).toBe('rtl');
  expect(directionIn('ar', '')).toBe('rtl');
  expect(directionIn('en', 'قطة')).toBe('rtl');
  expect(directionIn('en', 'cat قطة')).toBe('ltr');
  expect(directionIn('en', '12')).toBe('ltr');
});
