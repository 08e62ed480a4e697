import { expect, test } from 'vitest';
import { asExtras, asMask, cutsLetters, maskOfLetters } from './mask.ts';

test('marks are read from a row, a list, or switches', () => {
  expect(asMask('0012')).toEqual([0, 0, 1, 2]);
  expect(asMask('0, 0, 1')).toEqual([0, 0, 1]);
  expect(asMask([true, false, 2])).toEqual([1, 0, 2]);
  expect(asMask('none')).toBe('none');
});

test('extra ones are read from a list, from pieces, or from one text', () => {
  expect(asExtras('a, b;c d')).toEqual(['a', 'b', 'c', 'd']);
  expect(asExtras([{ text: 'a' }, 2, 'c ', ' '])).toEqual(['a', '2', 'c']);
});

test('a mask that was counted in signs becomes one of letters where each letter has one mark', () => {
  expect(maskOfLetters('किताब', [0, 0, 1, 1, 0])).toEqual([0, 1, 0]);
  expect(maskOfLetters('e\u0301te', [1, 1, 0, 0])).toEqual([1, 0, 0]);
  expect(maskOfLetters('a👩🏽‍🌾b', [0, ...Array(7).fill(1), 0])).toEqual([0, 1, 0]);
});

test('one that parts a letter from its accent or vowel sign is left as it is, and said to cut', () => {
  expect(maskOfLetters('किताब', [0, 1, 0, 0, 0])).toEqual([0, 1, 0, 0, 0]);
  expect(cutsLetters('किताब', [0, 1, 0, 0, 0])).toBe(true);
  expect(cutsLetters('cat', [0, 1])).toBe(false);
  expect(cutsLetters('cat', [0, 1, 0, 0])).toBe(false);
});
