import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';
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
