import { expect, test } from 'vitest';
import { textsLike } from './texts-like.ts';

const KNOWN = ['Close', 'Close the book', 'Closed', 'Goodbye'];

test.each([
  ['', [], []],
  ['  close ', ['Close'], []],
  ['Clo', [], []],
  ['clos', [], ['Close', 'Close the book', 'Closed']],
  ['Close  the', [], ['Close the book']],
  ['Hello', [], []],
])('typing “%s” finds %j and, as beginnings, %j', (typed, same, longer) => {
  expect(textsLike(typed, KNOWN)).toEqual({ same, longer });
});
