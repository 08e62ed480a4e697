import { expect, test } from 'vitest';
import { inOwnDirection, isolated } from './isolated.ts';
import { translate } from './translate.ts';

test('a name keeps its own direction, a number is left as it is', () => {
  expect(isolated({ name: 'Words 1', count: 3 }, 'ar')).toEqual({
    name: '\u2068Words 1\u2069',
    count: 3,
  });
  expect(isolated(undefined, 'ar')).toBeUndefined();
});

test('in a text from left to right only a name from right to left is kept apart', () => {
  expect(isolated({ name: 'Leo', place: 'قطة' }, 'en')).toEqual({ name: 'Leo', place: '\u2068قطة\u2069' });
});

test('the plural is still found', () => {
  const rows = { 'a.waiting.few': '{name}: {count}' };

  expect(translate(rows, 'ar', 'a.waiting', isolated({ name: 'Leo', count: 3 }, 'ar'))).toBe(
    '\u2068Leo\u2069: 3',
  );
});

test('what nobody has translated keeps its own direction on a page from right to left, and nothing else is touched', () => {
  const english = '3 of 5 written, by \u2068ليلى\u2069';
  expect(inOwnDirection(english, 'ar')).toBe(`\u2066${english}\u2069`);
  expect(inOwnDirection(english, 'en')).toBe(english);
  expect(inOwnDirection('Flink يقرأ', 'ar')).toBe('Flink يقرأ');
  expect(inOwnDirection('50%', 'ar')).toBe('50%');
  expect(inOwnDirection('\u2068Leo\u2069 · \u2068Ana\u2069', 'ar')).toBe('\u2068Leo\u2069 · \u2068Ana\u2069');
});
