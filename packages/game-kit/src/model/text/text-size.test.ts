import { expect, test } from 'vitest';
import { fontSizeInVmin, lengthClass, lengthClasses, sizedLetters, sizesIn } from './text-size.ts';

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [4, 4],
  [6, 6],
  [10, 10],
  [11, 20],
  [20, 20],
  [21, 'text'],
  [49, 'text'],
  [50, 'medium'],
  [99, 'medium'],
  [100, 'long'],
  [120, 'long'],
])('a text of %i letters is of class %s', (length, expected) => {
  expect(lengthClass('a'.repeat(length), 'en')).toBe(expected);
});

test('vowel signs and accents do not make a word longer', () => {
  expect(lengthClass('नमस्ते', 'hi')).toBe(4);
  expect(lengthClass('e\u0301te\u0301', 'fr')).toBe(4);
});

test('992 is the whole of the smaller side', () => {
  expect(fontSizeInVmin(992)).toBe(100);
  expect(fontSizeInVmin(18)).toBeCloseTo(1.8145);
});

test('words side by side take the class of the longest, texts their own', () => {
  expect(lengthClasses(['lion', 'zebra', 'giraffe'], 'en')).toEqual([10, 10, 10]);
  expect(lengthClasses(['no', 'a'.repeat(60), 'yes'], 'en')).toEqual([4, 'medium', 4]);
  expect(lengthClasses([], 'en')).toEqual([]);
});

test('an author’s size counts for words of every length, within what an admin allows', () => {
  const sizes = sizedLetters(40, 36);

  expect(sizedLetters(undefined, 36)).toEqual({});
  expect(sizes['--len-2']).toBe('max(18px, 3.63vmin)');
  expect(sizes['--len-long']).toBe(sizes['--len-2']);
  expect(sizedLetters(40, undefined)['--len-2']).toBe('max(18px, 4.03vmin)');
});

test('an activity is set as large as its options say, and by its words where they say nothing', () => {
  expect(sizesIn({ fontSize: 48, maxFontSize: 24 })).toEqual(sizedLetters(24, undefined));
  for (const options of [{}, { maxFontSize: 24 }, { fontSize: 0 }, null])
    expect(sizesIn(options)).toEqual({});
});
