import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReadInOneGo, spokenParts, spokenText } from './spoken-text.ts';

test('spaces, line breaks and the way an accent is typed make no other sound', () => {
  expect(spokenText('  the\u00a0cafe\u0301 \n is\topen ')).toBe('the café is open');
});

test('what cannot be written in an address is replaced', () => {
  expect(spokenText('half \ud800 a pair\u0000')).toBe('half \ufffd a pair');
});

test('three hundred letters are read in one go, an accent counts with its letter', () => {
  expect(isReadInOneGo('e\u0323'.repeat(300))).toBe(true);
  expect(isReadInOneGo('e'.repeat(301))).toBe(false);
  expect(isReadInOneGo('👨‍👩‍👧‍👦'.repeat(100))).toBe(false);
});

test('a short text is one part, a new line begins another', () => {
  expect(spokenParts('Find the cat. Touch it!', 'en')).toEqual(['Find the cat. Touch it!']);
  expect(spokenParts('Find the cat.\n\n Touch it!', 'en')).toEqual(['Find the cat.', 'Touch it!']);
  expect(spokenParts(' \n ', 'en')).toEqual([]);
});

test('a long text breaks between sentences', () => {
  const sentence = `First ${'word '.repeat(30)}end.`;

  const parts = spokenParts(`${sentence} ${sentence} ${sentence}`, 'en');

  expect(parts).toEqual([sentence, sentence, sentence]);
});

test('a sentence that is too long breaks between words, a word between letters', () => {
  expect(spokenParts('lion '.repeat(100), 'en').every((part) => /^(lion ?)+$/.test(part))).toBe(true);
  expect(spokenParts('a'.repeat(650), 'en').map((part) => part.length)).toEqual([300, 300, 50]);
});

test('whatever is to be read, its parts are each read in one go and leave no letter out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 60 }).map((words) => words.join(' ')),
      (text) => {
        const parts = spokenParts(text, 'en');

        expect(parts.every(isReadInOneGo)).toBe(true);
        expect(parts.join('').replaceAll(' ', '')).toBe(spokenText(text).replaceAll(' ', ''));
      },
    ),
    { numRuns: 50, seed: 5 },
  );
});
