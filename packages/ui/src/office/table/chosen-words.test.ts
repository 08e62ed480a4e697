import { expect, test } from 'vitest';
import { chosenWords } from './chosen-words.ts';

test('a chip names two values and counts the others', () => {
  expect(chosenWords(['Teacher', 'Author', 'Rep', 'Regular'])).toEqual({
    named: ['Teacher', 'Author'],
    more: 2,
  });
});

test('a chip with two values names both and counts none', () => {
  expect(chosenWords(['Teacher', 'Author'])).toEqual({ named: ['Teacher', 'Author'], more: 0 });
});
