import { expect, test } from 'vitest';
import { videoIn, withKept } from './parent-video-choice.ts';

const rhymes = { filename: 'rhymes.mp4', name: 'Rhymes' };
const books = { filename: 'books.mp4', name: 'Books' };

test('the film of a language is the first of its list, called by its file where it has no name', () => {
  expect(videoIn([rhymes, books])).toEqual(rhymes);
  expect(videoIn([{ filename: 'x.mp4' }])).toEqual({ filename: 'x.mp4', name: 'x.mp4' });
  for (const none of [undefined, [], 'x.mp4', [{ name: 'x' }], [null]]) expect(videoIn(none)).toBeNull();
});

test('a film that is chosen is seen although it is not offered any more', () => {
  expect(withKept([books], rhymes)).toEqual([books, rhymes]);
  expect(withKept([books, rhymes], rhymes)).toEqual([books, rhymes]);
  expect(withKept([books], null)).toEqual([books]);
});
