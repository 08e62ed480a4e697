import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinct, samePiece, wrongOnes } from './twins.ts';

const texts = (...words: string[]) => words.map((text) => ({ text }));

describe('twins', () => {
  test.each([
    ['spaces around and within', { text: ' ice  cream' }, { text: 'ice\u00a0cream ' }],
    ['another spelling of an accent', { text: 'caf\u00e9' }, { text: 'cafe\u0301' }],
    ['another apostrophe', { text: "ng'ombe" }, { text: 'ng’ombe' }],
    ['marks that nobody sees', { text: 'hy\u00adphen\u200b' }, { text: '\u200ehyphen' }],
    ['a mark of direction', { text: '\u061cقطة' }, { text: 'قطة' }],
    ['no file and an empty name', { text: 'cat', image: '' }, { text: 'cat' }],
    ['the same picture', { text: '', image: 'cat.svg' }, { text: ' ', image: 'cat.svg' }],
  ])('%s make no difference', (_name, one, other) => {
    expect(samePiece(one, other)).toBe(true);
  });

  test.each([
    ['a capital', { text: 'Cat' }, { text: 'cat' }],
    ['a picture', { text: 'cat', image: 'cat.svg' }, { text: 'cat' }],
    ['a recording', { text: 'read', audio: 'red.mp3' }, { text: 'read', audio: 'reed.mp3' }],
    ['a joiner that changes letters', { text: 'می‌خواهم' }, { text: 'میخواهم' }],
  ])('%s makes a difference', (_name, one, other) => {
    expect(samePiece(one, other)).toBe(false);
  });
});

test('every piece is kept once, the first of its kind', () => {
  expect(distinct(texts('cat', 'dog ', ' cat', 'dog'))).toEqual(texts('cat', 'dog '));
});

test('what is left of the wrong answers can be told from each other and from every right one', () => {
  const words = fc.array(fc.constantFrom('cat', ' cat', 'dog', 'hen').map((text) => ({ text })));
  fc.assert(
    fc.property(words, words, (right, wrong) => {
      const left = wrongOnes(right, wrong);

      expect(left.some((piece) => right.some((one) => samePiece(one, piece)))).toBe(false);
      expect(distinct(left)).toEqual(left);
      for (const piece of wrong) {
        expect([...right, ...left].some((one) => samePiece(one, piece))).toBe(true);
      }
    }),
  );
});
