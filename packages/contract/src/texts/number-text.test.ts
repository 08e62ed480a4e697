import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commaNumberText } from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-1_234_567, '-1,234,567'],
  [2.5, '2.5'],
])('%d is written %s', (value, text) => {
  expect(commaNumberText(value)).toBe(text);
});

test('every number is written as a formatter writes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.integer(), fc.double()), (value) => {
      // A formatter knows a zero below zero; people do not.
      fc.pre(!Object.is(value, -0));
      expect(commaNumberText(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});
