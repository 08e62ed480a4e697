import { expect, test } from 'vitest';
import { pagesOf, pageWith, turnByKey, turnBySwipe } from './picker-pages.ts';

test('six characters make a page of four and a page of two', () => {
  expect(pagesOf(['a', 'b', 'c', 'd', 'e', 'f'], 4)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f'],
  ]);
});

test('the slider opens on the page of what is chosen', () => {
  expect(pageWith(['a', 'b', 'c', 'd'], 'd', 3)).toBe(1);
  expect(pageWith(['a', 'b', 'c', 'd'], 'c', 3)).toBe(0);
  expect(pageWith(['a', 'b', 'c', 'd'], 'gone', 3)).toBe(0);
});

test('a swipe against the reading direction brings the next page', () => {
  expect(turnBySwipe(-90, 10, 'ltr')).toBe(1);
  expect(turnBySwipe(90, 10, 'ltr')).toBe(-1);
  expect(turnBySwipe(90, 10, 'rtl')).toBe(1);
});

test('a press and a scroll turn nothing', () => {
  expect(turnBySwipe(-20, 0, 'ltr')).toBe(0);
  expect(turnBySwipe(-90, 200, 'ltr')).toBe(0);
});

test('the right arrow goes on from left to right and back from right to left', () => {
  expect(turnByKey('ArrowRight', 'ltr')).toBe(1);
  expect(turnByKey('ArrowRight', 'rtl')).toBe(-1);
  expect(turnByKey('ArrowLeft', 'ltr')).toBe(-1);
  expect(turnByKey('Enter', 'ltr')).toBe(0);
});
