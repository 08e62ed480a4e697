import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test('the words of a book are those of all its pages, without the signs in its pictures', () => {
  const book = {
    problems: [
      { boxes: [{ text: 'The wind took the kite.' }, { text: 'FARM', ignoreTTS: true }] },
      { boxes: [{ text: '', html: '<p>Up, <strong>up</strong>!</p><p>And away</p>' }] },
      { boxes: [] },
      {},
    ],
  };

  expect(wordsIn(book, ['problems', 'boxes'], 'en')).toBe(9);
});

test('those of one page are its own; dashes and signs are no words', () => {
  expect(wordsIn({ text: 'One – two,\nthree …' }, [], 'en')).toBe(3);
  expect(wordsIn({}, [], 'en')).toBe(0);
});
