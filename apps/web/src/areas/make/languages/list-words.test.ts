import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListWriting, listOfWords, wordsOfList } from './list-words.ts';

const writing = (more: Partial<ListWriting> = {}): ListWriting => ({
  unit: 'words',
  original: ['tea', 'milk'],
  own: [],
  locale: 'es',
  ...more,
});

test('words are parted by the commas of any script, and keep the spaces and hyphens in them', () => {
  expect(listOfWords('té verde, leche ,\n agua-miel', writing())).toEqual(['té verde', 'leche', 'agua-miel']);
  expect(listOfWords('شاي، حليب', writing({ locale: 'ar' }))).toEqual(['شاي', 'حليب']);
  expect(listOfWords('茶、牛奶，水', writing({ locale: 'zh' }))).toEqual(['茶', '牛奶', '水']);
  expect(listOfWords(' , ', writing())).toEqual([]);
});

test('syllables are parted as dictionaries part them', () => {
  const syllables = writing({ unit: 'syllables', original: ['ap', 'ple'] });

  expect(listOfWords('man-za-na', syllables)).toEqual(['man', 'za', 'na']);
  expect(listOfWords('tu · fa · a', syllables)).toEqual(['tu', 'fa', 'a']);
  expect(listOfWords('ni ma', syllables)).toEqual(['ni', 'ma']);
});

test('letters may be written in a row where each of the original is one letter', () => {
  const letters = writing({ unit: 'letters', original: ['a', 'b'] });

  expect(listOfWords('áeñ', letters)).toEqual(['á', 'e', 'ñ']);
  expect(listOfWords('नमस्ते', { ...letters, locale: 'hi' })).toEqual(['न', 'म', 'स्ते']);
  expect(listOfWords('sh ng', { ...letters, original: ['ch'] })).toEqual(['sh', 'ng']);
});

test('a word with a comma of its own stands in a line', () => {
  const lines = writing({ original: ['no,', 'yes'] });

  expect(wordsOfList(['no,', 'sí'], lines)).toBe('no,\nsí');
  expect(listOfWords('no,\nsí', lines)).toEqual(['no,', 'sí']);
  expect(listOfWords('no,\nsí', writing({ own: ['no,'] }))).toEqual(['no,', 'sí']);
});

const SCRIPTS = ['ከፀሐይ', 'कमलपुस्तक', 'كتابقلم', 'książka', '👩‍👩‍👧🇰🇪👍🏽', '手書きノート', 'mwalimu'];
const word = fc.constantFrom(...SCRIPTS).chain((script) => {
  const letters = [...new Intl.Segmenter('en').segment(script)].map(({ segment }) => segment);
  return fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 6 }).map((some) => some.join(''));
});

test('what is written is read as it was, in every script and by every way of parting', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 8 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('words' as const, 'syllables' as const),
      fc.boolean(),
      (list, original, unit, hasComma) => {
        const how = writing({ unit, original: hasComma ? [...original, 'a, b'] : original, own: list });

        expect(listOfWords(wordsOfList(list, how), how)).toEqual(list);
      },
    ),
  );
});
