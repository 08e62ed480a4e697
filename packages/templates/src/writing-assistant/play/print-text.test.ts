import { expect, test } from 'vitest';
import { runsOf } from './print-text.ts';

test('bold and underlined letters stay so on paper, and spaces part the words', () => {
  expect(runsOf('<p>My <strong>big <u>frog</u></strong> &amp; I')).toEqual([
    { text: 'My ', marks: [] },
    { text: 'big ', marks: ['strong'] },
    { text: 'frog', marks: ['strong', 'u'] },
    { text: ' & I', marks: [] },
  ]);
});
