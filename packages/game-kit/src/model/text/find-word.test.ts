import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsInScripts } from '../generate/testing/words-in-scripts.ts';
import { findWord, sameWord } from './find-word.ts';

const shown = (sentence: string, word: string, locale: string) => {
  const found = findWord(sentence, word, locale);
  if (found === null) return null;
  const { start, end } = found;
  return `${sentence.slice(0, start)}[${sentence.slice(start, end)}]${sentence.slice(end)}`;
};

const known = wordsInScripts.flatMap(({ locale, words }) =>
  words.map(([word, sentence]) => ({ locale, word, sentence })),
);

test.each(known)('$word is found in “$sentence”', ({ locale, word, sentence }) => {
  const found = findWord(sentence, word, locale);

  expect(found && sameWord(sentence.slice(found.start, found.end), word, locale)).toBe(true);
});

describe('of several places, the word is', () => {
  test.each([
    ['Start with art.', 'art', 'en', 'Start with [art].'],
    ['A well-known song, known to all.', 'known', 'en', 'A well-known song, [known] to all.'],
    ["L'eau de mer : eau salée.", 'eau', 'fr', "L'eau de mer : [eau] salée."],
    ['کتاب‌ها و کتاب', 'کتاب', 'fa', 'کتاب‌ها و [کتاب]'],
    ['คุณตากับตากลม', 'ตา', 'th', 'คุณ[ตา]กับตากลม'],
    ['我们骑马，马很大。', '马', 'zh', '我们骑马，[马]很大。'],
  ])('the one by itself: %s', (sentence, word, locale, marked) => {
    expect(shown(sentence, word, locale)).toBe(marked);
  });
});

describe('a word that is only a part', () => {
  test.each([
    ['Cats sleep.', 'cat', 'en'],
    ['کتاب‌ها آنجاست', 'کتاب', 'fa'],
    ['Die Haustür ist zu.', 'Haus', 'de'],
    ['القطة تنام', 'قطة', 'ar'],
    ['नमस्ते', 'नम', 'hi'],
  ])('of another one is not there: %s', (sentence, word, locale) => {
    expect(findWord(sentence, word, locale)).toBeNull();
  });

  test('joined by an apostrophe or a hyphen alone is there', () => {
    expect(shown("Je bois de l'eau.", 'eau', 'fr')).toBe("Je bois de l'[eau].");
    expect(shown('A well-known song.', 'known', 'en')).toBe('A well-[known] song.');
  });
});

test('capitals follow the language', () => {
  expect(shown('Irmak akar.', 'ırmak', 'tr')).toBe('[Irmak] akar.');
  expect(findWord('Irmak akar.', 'irmak', 'tr')).toBeNull();
});

test('nothing is found for a word without a letter that can be seen', () => {
  for (const word of ['', ' ', '\u200b', '\u00ad']) expect(findWord('A cat.', word, 'en')).toBeNull();
});

const APOSTROPHES = ["'", '’', '‘', 'ʼ', '´', '′'];

test('however it is stored, the word is found and the sentence stays as it is, cut between letters', () => {
  const stored = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.normalize('NFD'),
    (text) => text.normalize('NFC'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      stored,
      stored,
      fc.constantFrom(...APOSTROPHES),
      fc.constantFrom(...APOSTROPHES),
      ({ locale, word, sentence }, storedWord, storedSentence, one, other) => {
        const listed = storedWord(word).replaceAll(/['’‘ʼ׳]/g, one);
        const told = storedSentence(sentence).replaceAll(/['’‘ʼ׳]/g, other);
        const found = findWord(told, listed, locale);
        if (found === null) throw new Error('it stands there');

        expect(sameWord(told.slice(found.start, found.end), word, locale)).toBe(true);
        const letters = Array.from(new Intl.Segmenter(locale).segment(told), ({ index }) => index);
        for (const edge of [found.start, found.end]) expect([...letters, told.length]).toContain(edge);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a word said to be one of a sentence is found in it, whatever the script', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(), ({ locale, sentence }, pick) => {
      const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(sentence)].filter(
        ({ isWordLike }) => isWordLike,
      );
      const word = words[pick % words.length]?.segment ?? '';

      expect(findWord(sentence, word, locale)).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('no sentence, however odd, breaks the search', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-composite' }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
      fc.constantFrom('en', 'th', 'zh', 'ar', 'tr'),
      (sentence, word, locale) => {
        const found = findWord(sentence, word, locale);
        if (found === null) return;
        expect(sameWord(sentence.slice(found.start, found.end), word, locale)).toBe(true);
      },
    ),
  );
});
