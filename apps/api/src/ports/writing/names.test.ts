import { expect, test } from 'vitest';
import { withoutNames } from './names.ts';

test.each([
  ['My name is Leo García.', 'My name is N. N..'],
  ["leo's frog and LEO", "N.'s frog and N."],
  ['A leopard is no Leo', 'A leopard is no N.'],
  ['Ana María came.', 'N. came.'],
  ['Nobody.', 'Nobody.'],
])('%s leaves as %s', (text, sent) => {
  expect(withoutNames(text, ['Leo', 'García', 'Ana', 'Ana María', '', 'a'])).toBe(sent);
});
