import { expect, test } from 'vitest';
import { letterOrderIsKnown, lettersNotYetTaught, TAUGHT_LEVELS } from './letters-taught.ts';

test('a word shows the letters that its level has not come to', () => {
  expect(lettersNotYetTaught('tap', 1, 'en')).toEqual([]);
  expect(lettersNotYetTaught('Queen', 1, 'en')).toEqual(['q', 'u', 'e']);
  expect(lettersNotYetTaught('dog', 2, 'en')).toEqual([]);
});

test('an accent is no letter of its own, the ñ is one', () => {
  expect(lettersNotYetTaught('mamá', 1, 'es')).toEqual([]);
  expect(lettersNotYetTaught('piña', 1, 'es')).toEqual(['ñ']);
});

test('at the last level, and in a language whose order nobody knows, all letters are taught', () => {
  expect(lettersNotYetTaught('quiz', TAUGHT_LEVELS, 'en')).toEqual([]);
  expect(lettersNotYetTaught('кошка', 1, 'ru')).toEqual([]);
  expect(letterOrderIsKnown('ru')).toBe(false);
});
