import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsername, ONE_PERSON_ALPHABET, tidyUsername } from './username.ts';

/** Characters of all planes, the common ones most often. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.nat(0x2fff), fc.nat(0x10ffff)), { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points));

test('tidying twice is tidying once', () => {
  fc.assert(fc.property(anyText, (text) => tidyUsername(tidyUsername(text)) === tidyUsername(text)));
});

test('capitals, spaces around and the way a mark is written make no other username', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zñéǰạ]{1,12}$/u), (text) => {
      const spelled = ` ${text.normalize('NFD').toUpperCase()} `;

      expect(tidyUsername(spelled)).toBe(tidyUsername(text));
    }),
  );
});

test('a capital that has no letter joined with its mark is the same as the small one that has', () => {
  expect(tidyUsername('J\u030can')).toBe(tidyUsername('\u01f0an'));
});

test('a username never holds an @, a space or a control character', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('@', ' ', '\n', '\0', '/', '<', '\u202e'), (a, b, sign) => {
      expect(isUsername(a + sign + b)).toBe(false);
    }),
  );
});

test.each(['ana', 'jean-luc', 'o_k', 'ana.garcía', 'Łukasz', '李小龙', 'محمد', 'हरि', '42'])(
  '%s can be a username',
  (text) => {
    expect(isUsername(tidyUsername(text))).toBe(true);
  },
);

test('an empty text is no username', () => {
  expect(isUsername('')).toBe(false);
});

test('the alphabet of the one-person username has no look-alikes and no letter twice', () => {
  expect(ONE_PERSON_ALPHABET).not.toMatch(/[0OoIiLl1]/);
  expect(new Set(ONE_PERSON_ALPHABET).size).toBe(ONE_PERSON_ALPHABET.length);
});
