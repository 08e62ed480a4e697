import { expect, test } from 'vitest';
import { dayText, fixedText, listText, longDayText, momentText, nameText, numberText } from './format.ts';

const MOMENT = '2026-11-19T17:05:09Z';
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

test.each([
  ['en', 'Nov 19, 2026'],
  ['es', '19 nov 2026'],
  ['sw', '19 Nov 2026'],
])('a day in %s', (locale, text) => {
  expect(dayText(MOMENT, locale, 'UTC')).toBe(text);
});

test('numbers are grouped, with the decimals that they have', () => {
  expect(numberText(12_345.5, 'en')).toBe('12,345.5');
  expect(numberText(12_345, 'es')).toBe('12.345');
  expect(numberText(0.154, 'en', 1)).toBe('0.2');
  expect(fixedText(3, 'en', 1)).toBe('3.0');
});

test('lists end in the word of their language', () => {
  expect(listText(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
  expect(listText(['a', 'b'], 'es', 'disjunction')).toBe('a o b');
  expect(listText(['a', 'b'], 'en', 'unit')).toBe('a, b');
});

test('moments, days in full and names', () => {
  expect(plain(momentText(MOMENT, 'en'))).toMatch(/^Nov (19|20), 2026, \d{1,2}:\d\d [AP]M$/u);
  expect(longDayText(MOMENT, 'es', 'UTC')).toBe('19 de noviembre de 2026');
  expect(nameText('sw', 'en', 'language')).toBe('Swahili');
});
