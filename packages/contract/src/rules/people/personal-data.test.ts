import { expect, test } from 'vitest';
import { isTypedName } from './personal-data.ts';

test.each([
  ['Zoë', 'zoë', true],
  ['  Ana  María ', 'Ana María', true],
  ['Zoe\u0308', 'Zoë', true],
  ['Zoe', 'Zoë', false],
  ['', 'Zoë', false],
])('%j for %j is %s', (typed, name, is) => {
  expect(isTypedName(typed, name)).toBe(is);
});
