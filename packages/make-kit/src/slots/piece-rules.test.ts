import { expect, test } from 'vitest';
import { keptBoth, withImage, withText } from './piece-rules.ts';

test('typing into a slot takes its picture out, and it can be kept', () => {
  const { piece, went } = withText({ text: '', image: 'cat.svg', audio: 'cat.mp3' }, 'c');

  expect(piece).toEqual({ text: 'c', audio: 'cat.mp3' });
  expect(went).toEqual({ image: 'cat.svg' });
  expect(keptBoth(piece, went ?? {})).toEqual({ text: 'c', audio: 'cat.mp3', image: 'cat.svg' });
});

test('a picture takes the text out, and it can be kept', () => {
  const { piece, went } = withImage({ text: 'cat' }, 'cat.svg');

  expect(piece).toEqual({ text: '', image: 'cat.svg' });
  expect(keptBoth(piece, went ?? {})).toEqual({ text: 'cat', image: 'cat.svg' });
});

test('a slot that has both keeps both while its author goes on', () => {
  expect(withText({ text: 'cat', image: 'cat.svg' }, 'cats')).toEqual({
    piece: { text: 'cats', image: 'cat.svg' },
    went: null,
  });
  expect(withImage({ text: 'cat', image: 'cat.svg' }, 'cats.svg').went).toBeNull();
});

test('taking the picture or the letters out takes nothing else', () => {
  expect(withImage({ text: 'cat', image: 'cat.svg' }, undefined).piece).toEqual({ text: 'cat' });
  expect(withText({ text: 'c', image: 'cat.svg' }, '').piece).toEqual({ text: '', image: 'cat.svg' });
});
