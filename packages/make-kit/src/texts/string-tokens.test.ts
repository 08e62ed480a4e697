import { expect, test } from 'vitest';
import { stringNumbersIn, withStrings } from './string-tokens.ts';

test('numbers are found wherever they stand, each once', () => {
  expect(stringNumbersIn('#12 and (#3), #12!')).toEqual([12, 3]);
});

test('what only looks like one is none', () => {
  expect(stringNumbersIn('no. 5, # 5, #1f5fd6, #5th, #')).toEqual([]);
});

test('each number becomes the words it stands for; one without words stays', () => {
  const words = new Map([[12, 'Well done']]);

  expect(withStrings('#12, #3', words)).toBe('Well done, #3');
});

test('words that hold a number are not looked up again', () => {
  expect(
    withStrings(
      '#1',
      new Map([
        [1, 'see #2'],
        [2, 'no'],
      ]),
    ),
  ).toBe('see #2');
});
