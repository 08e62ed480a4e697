import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { tokensIn } from './tokens.ts';

const words = (text: string, locale = 'en') =>
  tokensIn(text, locale)
    .filter(({ kind }) => kind === 'word')
    .map(({ text: word }) => word);

test('words are told from what stands between them', () => {
  expect(tokensIn('“Don’t!” said Ana.', 'en')).toEqual([
    { text: '“', kind: 'between' },
    { text: 'Don’t', kind: 'word' },
    { text: '!', kind: 'between' },
    { text: '”', kind: 'between' },
    { text: ' ', kind: 'between' },
    { text: 'said', kind: 'word' },
    { text: ' ', kind: 'between' },
    { text: 'Ana', kind: 'word' },
    { text: '.', kind: 'between' },
  ]);
  expect(words("Ng'ombe wangu", 'sw')).toEqual(["Ng'ombe", 'wangu']);
  expect(words('¿Dónde está?', 'es')).toEqual(['Dónde', 'está']);
  expect(words('猫が好き', 'ja').length).toBeGreaterThan(1);
});

const SIGNS = [...'aZéñ09 \n\'’‘.,:;!?¿-–—…“”"_()/@#', '·', 'ب', 'क्', '猫', '👩‍👧', '\u0301', '\t', '\u00a0'];

test('no text is cut otherwise than by the rules of its language', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SIGNS), { maxLength: 14 }),
      fc.constantFrom('en', 'es', 'sw', 'sv', 'fr', 'ar'),
      (signs, locale) => {
        const text = signs.join('').normalize('NFC');
        const cut = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
        expect(tokensIn(text, locale)).toEqual(
          Array.from(cut, ({ segment, isWordLike }) => ({
            text: segment,
            kind: isWordLike ? 'word' : 'between',
          })),
        );
      },
    ),
    { numRuns: 3_000 },
  );
});

test('a story in Latin letters is cut without a segmenter', () => {
  const segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(words('The cat’s hat, “Mr. Tom”, is on page 12.')).toHaveLength(9);
  expect(segmenter).not.toHaveBeenCalled();
  segmenter.mockRestore();
});
