import { expect, test } from 'vitest';
import { likelierLanguage } from './likelier-language.ts';

const found = (es: number, sw = 0) => [
  { code: 'sw', found: sw },
  { code: 'es', found: es },
];

test('a list that another language has most words of is one of that language', () => {
  expect(likelierLanguage(found(9), 10, 10)).toEqual({ code: 'es', found: 9 });
  expect(likelierLanguage(found(4, 1), 5, 8)).toEqual({ code: 'es', found: 4 });
});

test('new words of a language, and a few that other languages have as well, are no other language', () => {
  expect(likelierLanguage(found(0), 10, 10)).toBeUndefined();
  expect(likelierLanguage(found(2), 10, 12)).toBeUndefined();
  expect(likelierLanguage(found(3), 3, 10)).toBeUndefined();
  expect(likelierLanguage(found(2), 2, 2)).toBeUndefined();
});
