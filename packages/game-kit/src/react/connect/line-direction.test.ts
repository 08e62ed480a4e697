import { expect, test } from 'vitest';
import { lineDirection } from './line-direction.ts';

const line = (...texts: string[]) => texts.map((text) => ({ text, kind: 'free' as const }));

test('the letters of a Latin name run from the left in an Arabic activity, those of an Arabic word from the right', () => {
  expect(lineDirection(line('L', 'e', 'o'), false, 'ar')).toBe('ltr');
  expect(lineDirection(line('ك', 'ت', 'ا', 'ب'), false, 'ar')).toBe('rtl');
  expect(lineDirection(line('ك', 'ت', 'ا', 'ب'), false, 'en')).toBe('rtl');
});

test('a sentence runs as its language does, whatever it begins with', () => {
  expect(lineDirection(line('Leo', 'يحب', 'القطط'), true, 'ar')).toBe('rtl');
});

test('signs that are no letters run as the language does', () => {
  expect(lineDirection(line('1', '2'), false, 'ar')).toBe('rtl');
});
