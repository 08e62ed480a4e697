import { ONE_PERSON_ALPHABET } from '@flink/contract/rules/people/username.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onePersonUsername } from './one-person.ts';

test('the username of one person is six characters without look-alikes, whatever chance says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(ONE_PERSON_ALPHABET.length - 1), { minLength: 6, maxLength: 6 }),
      (numbers) => {
        const rest = [...numbers];

        const username = onePersonUsername(() => rest.shift() ?? 0);

        expect(username).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
      },
    ),
  );
});

test('a thousand of them are a thousand different ones', () => {
  const made = Array.from({ length: 1_000 }, () => onePersonUsername());

  expect(new Set(made).size).toBeGreaterThan(995);
});
