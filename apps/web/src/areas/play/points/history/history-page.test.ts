import { expect, test } from 'vitest';
import { pagesOf, placeOf, spanOf } from './history-page.ts';

test('two shown pages come from one page of the server', () => {
  expect(placeOf(0)).toEqual({ fetched: 1, from: 0, to: 5 });
  expect(placeOf(1)).toEqual({ fetched: 1, from: 5, to: 10 });
  expect(placeOf(2)).toEqual({ fetched: 2, from: 0, to: 5 });
});

test('the last page may be shorter, and nothing is one empty page', () => {
  expect(pagesOf(11)).toBe(3);
  expect(spanOf(2, 11)).toEqual({ first: 11, last: 11 });
  expect(pagesOf(0)).toBe(1);
});
