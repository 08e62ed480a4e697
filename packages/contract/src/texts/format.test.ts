import { expect, test } from 'vitest';
import {
  clockText,
  dayText,
  fixedText,
  hoursText,
  hourText,
  listText,
  longDayText,
  momentText,
  nameText,
  numberText,
  percentText,
} from './format.ts';

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

test.each([
  ['en', '5 PM', '5:00 PM – 7:00 PM'],
  ['es', '17', '17:00 – 19:00'],
  ['sw', '17', '17:00 – 19:00'],
])('full hours of the day in %s', (locale, hour, hours) => {
  expect(plain(hourText(17, locale))).toBe(hour);
  expect(plain(hoursText(17, 19, locale))).toBe(hours);
});

test('times of day and hundredths', () => {
  expect(plain(clockText(MOMENT, 'en'))).toMatch(/^\d{1,2}:\d\d [AP]M$/u);
  expect(percentText(12, 'en')).toBe('12%');
  expect(percentText(12, 'en', true)).toBe('+12%');
});
