import { expect, test } from 'vitest';
import { sizeBeside, sizesInOrder } from './tools.ts';

test('sizes stand from small to large, with the usual one among them', () => {
  expect(sizesInOrder(['normal', 'h1', 'h2', 'h3'])).toEqual([null, '1.25em', '1.5em', '2em']);
  expect(sizesInOrder(['24px', '12px'])).toEqual(['12px', null, '24px']);
});

test('smaller and larger go one step and end at the ends', () => {
  const sizes = sizesInOrder(['h1', 'normal', 'h3']);

  expect(sizeBeside(sizes, null, 1)).toBe('1.25em');
  expect(sizeBeside(sizes, '1.25em', -1)).toBeNull();
  expect(sizeBeside(sizes, null, -1)).toBeUndefined();
  expect(sizeBeside(sizes, '2em', 1)).toBeUndefined();
});

test('a size that is not in the list counts as the usual one', () => {
  expect(sizeBeside([null, '2em'], '36px', 1)).toBe('2em');
});
