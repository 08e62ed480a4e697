import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['A cat.', 'A cat.'],
  ['<p>A <b>cat</b>.</p><p>It&nbsp;sleeps.</p>', 'A cat.\nIt sleeps.'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['3 < 4 &amp; 5 > 4', '3 < 4 & 5 > 4'],
])('%s', (written, text) => {
  expect(plainText(written)).toBe(text);
});
