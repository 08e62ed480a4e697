import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparable, graphemes, sameText } from './graphemes.ts';

const texts = fc.string({ unit: 'grapheme' });
const locales = fc.constantFrom('en', 'es', 'sw', 'ar', 'hi', 'th');

describe('letters as a reader counts them', () => {
  test.each([
    ['cat', 'en', 3],
    ['e\u0301te\u0301', 'fr', 3],
    ['ñandú', 'es', 5],
    ['नमस्ते', 'hi', 3],
    ['مُعَلِّم', 'ar', 4],
    ['👩‍👩‍👧', 'en', 1],
    ['🇰🇪', 'sw', 1],
    ['', 'en', 0],
  ])('%s in %s has %i', (text, locale, count) => {
    expect(graphemes(text, locale)).toHaveLength(count);
  });

  test('no letter is lost: joined again they are the text in NFC', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), locales, (text, locale) => {
        expect(graphemes(text, locale).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });

  test('a decomposed text has the same letters as the composed one', () => {
    fc.assert(
      fc.property(texts, locales, (text, locale) => {
        expect(graphemes(text.normalize('NFD'), locale)).toEqual(graphemes(text.normalize('NFC'), locale));
      }),
    );
  });

  test('plain letters are counted as any segmenter counts them', () => {
    const plain = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(plain, locales, (text, locale) => {
        const segments = new Intl.Segmenter(locale).segment(text.normalize('NFC'));
        expect(graphemes(text, locale)).toEqual(Array.from(segments, ({ segment }) => segment));
      }),
    );
  });

  test('there are never more letters than code points', () => {
    fc.assert(
      fc.property(texts, locales, (text, locale) => {
        expect(graphemes(text, locale).length).toBeLessThanOrEqual([...text.normalize('NFC')].length);
      }),
    );
  });
});

describe('comparing answers', () => {
  test.each(["ng'ombe", 'ng’ombe', 'ng‘ombe', 'ngʼombe'])('%s is the answer ng’ombe', (typed) => {
    expect(sameText(typed, 'ng’ombe')).toBe(true);
  });

  test('a decomposed accent is the same letter', () => {
    expect(sameText('cafe\u0301', 'café')).toBe(true);
  });

  test('another accent, another case or a missing apostrophe is another answer', () => {
    expect(sameText('cafe', 'café')).toBe(false);
    expect(sameText('Cat', 'cat')).toBe(false);
    expect(sameText('dont', 'don’t')).toBe(false);
  });

  test('making a text comparable twice changes nothing more', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(comparable(comparable(text))).toBe(comparable(text));
      }),
    );
  });

  test('comparing does not depend on the order of the two', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        expect(sameText(one, other)).toBe(sameText(other, one));
        expect(sameText(one, one)).toBe(true);
      }),
    );
  });
});
