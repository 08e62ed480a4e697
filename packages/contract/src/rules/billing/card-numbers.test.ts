import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutCardNumbers } from './card-numbers.ts';

test.each([
  ['My card 4242424242424242 was charged twice', 'My card •••• 4242 was charged twice'],
  ['4242 4242 4242 4242', '•••• 4242'],
  ['3782-822463-10005.', '•••• 0005.'],
  ['On 2026-11-17 I called 0712 345 678', 'On 2026-11-17 I called 0712 345 678'],
])('%s', (typed, kept) => {
  expect(withoutCardNumbers(typed)).toBe(kept);
});

test('whatever stands around it, no number of a card is left', () => {
  const number = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(fc.string(), number, fc.string(), (before, digits, after) => {
      expect(withoutCardNumbers(`${before} ${digits} ${after}`)).not.toMatch(/\d{13,}/);
    }),
  );
});
