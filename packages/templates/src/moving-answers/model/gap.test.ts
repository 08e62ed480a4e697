import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withGap } from './gap.ts';

test('an answer stands in the gap as it was written', () => {
  expect(withGap('It costs __.', '$$20')).toBe('It costs $$20.');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('$', '&', '`', "'", '1', '<', 'a')).map((letters) => letters.join('')),
      (answer) => {
        expect(withGap('It costs __.', `x${answer}`)).toBe(`It costs x${answer}.`);
      },
    ),
  );
});
