import { untranslated } from '@flink/contract/rules/make/translation.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { follow, withFittingMasks } from '@flink/make-kit/description/follow.ts';
import { withValueAt } from '@flink/make-kit/document/place.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lazyEdit } from './lazy-edit.gen.ts';

const LETTERS = {
  hi: ['क', 'म', 'स्ते', 'पु', 'ख्या', 'ड़ी'],
  ar: ['ب', 'ا', 'تَ', 'لّ', 'ؤ'],
  am: ['ከ', 'ፀ', 'ሐ', 'ይ'],
  sw: ['a', 'ng', 'k', 'ʼ', '😀', '👩‍👩‍👧', '🇰🇪', '👍🏽'],
  vi: ['ế', 'o\u0323', 'ừ', 'n'],
} as const;

const written = fc.constantFrom(...(Object.keys(LETTERS) as (keyof typeof LETTERS)[])).chain((locale) => {
  const word = fc
    .array(fc.constantFrom(...LETTERS[locale]), { minLength: 1, maxLength: 6 })
    .map((letters) => letters.join(''));
  return fc.record({ locale: fc.constant(locale), words: fc.array(word, { minLength: 1, maxLength: 8 }) });
});

/** What the mask is of, and how it is written from some words. */
const MASKED = [
  ['spelling-connectables', 'word', 'letters', (words: readonly string[]) => words.join(' ')],
  ['spelling-keyboard', 'word', 'letters', (words: readonly string[]) => words.join(' ')],
  ['sentence-connectables', 'sentence', 'wordsMask', (words: readonly string[]) => words.join(' ')],
  ['word-connectables', 'syllables', 'mask', (words: readonly string[]) => words],
] as const;

describe.each(MASKED)('a language version of %s', (alias, of, mask, write) => {
  test('cuts the mask anew by its own words, in every script and however they are written on', async () => {
    const load = lazyEdit.get(alias);
    if (!load) throw new Error(alias);
    const { description, template } = await load();
    const original = {
      options: {},
      gameData: { problems: [{ id: 'p', [of]: write(['one', 'two', 'three']), [mask]: [1, 0, 1] }] },
    };
    const place = ['gameData', 'problems', 0, of];
    const maskIssues = (document: object, locale: string) =>
      reviewContent(template, { ...document, version: template.version }, locale)
        .map(({ code }) => code)
        .filter((code) => /^mask\.(?!noneFree)/.test(code));

    fc.assert(
      fc.property(written, fc.array(written, { maxLength: 3 }), ({ locale, words }, more) => {
        const begun = withFittingMasks(description, locale, { ...original, ...untranslated(original) });
        const steps = [{ words }, ...more].map((step) => write(step.words));
        const done = steps.reduce((document, value) => {
          const marked = withValueAt(document, ['gameData', 'problems', 0, mask, 0], 1);
          const fitting = withFittingMasks(description, locale, marked);
          return follow(description, locale, fitting, withValueAt(fitting, place, value), place);
        }, begun);

        expect(maskIssues(done, locale)).toEqual([]);
        expect(withFittingMasks(description, locale, done)).toBe(done);
      }),
    );
    expect(
      maskIssues(
        { ...original, gameData: { problems: [{ id: 'p', [of]: write(['a', 'b']), [mask]: [0] }] } },
        'en',
      ),
    ).not.toEqual([]);
  });
});
