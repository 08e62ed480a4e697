import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findingsIn } from './findings.ts';

const kinds = (text: string, locale = 'en') => findingsIn(text, locale).found.map(({ kind }) => kind);

describe('what a reader stumbles over', () => {
  test.each([
    ['The cat sleeps. It is grey! Do you like it?', 'en', []],
    ['the cat sleeps.', 'en', ['noCapital']],
    ['The cat sleeps', 'en', ['noEnd']],
    ['The cat cat sleeps.', 'en', ['repeated']],
    ['The cat sleeps,but the dog runs.', 'en', ['noSpace']],
    ['My friend and i play.', 'en', ['smallI']],
    ['“The cat sleeps.” It is 3.5 years old.', 'en', []],
    ['He had had enough.', 'en', []],
    [`The ${'very '.repeat(3)}cat ${'and a dog '.repeat(9)}sleep.`, 'en', ['tooLong', 'repeated']],
    ['Mtoto anatembea pole pole.', 'sw', []],
    ['El gato duerme. ¿Dónde está el perro?', 'es', []],
    ['القطة تنام. أين الكلب؟', 'ar', []],
    ['बिल्ली सोती है।', 'hi', []],
    ['My cat\nThe cat sleeps.', 'en', []],
  ])('%s (%s): %j', (text, locale, expected) => {
    expect(kinds(text, locale)).toEqual(expected);
  });

  test('the words where it is are quoted, the first six of a long sentence', () => {
    expect(findingsIn('the cat and the dog sleep in the sun.', 'en').found).toEqual([
      { kind: 'noCapital', words: 'the cat and the dog sleep …' },
    ]);
  });
});

test('sentences are counted, a title and lines without words are not', () => {
  expect(findingsIn('My cat\n\nIt sleeps. It eats!\n***', 'en').sentences).toBe(2);
  expect(findingsIn(' \n ', 'en').sentences).toBe(0);
});

test('no text breaks it, and what it quotes stands in the text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'B', 'i', ' ', '.', ',', '\n', 'é', 'ق', '’', '3') });
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), texts),
      fc.constantFrom('en', 'es', 'sw', 'ar'),
      (text, locale) => {
        const spaced = text.split(/\s+/u).join(' ');
        for (const finding of findingsIn(text, locale).found)
          if (finding.kind === 'noSpace') expect(spaced).toContain(finding.words);
      },
    ),
  );
});

test.each(['’', 'a’', '“a', 'a.', 'a\n'])(
  'a text of 20,000 characters that repeats %j is judged in a moment',
  (unit) => {
    const text = unit.repeat(20_000 / unit.length);
    const start = performance.now();

    findingsIn(text, 'sw');

    expect(performance.now() - start).toBeLessThan(5_000);
  },
);
