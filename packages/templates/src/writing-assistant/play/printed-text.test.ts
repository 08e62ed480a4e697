import { expect, test } from 'vitest';
import { runsOf } from './printed-text.tsx';

test('bold and underlined letters stay so on paper, and spaces part the words', () => {
  expect(runsOf('<p>My <strong>big <u>frog</u></strong> &amp; I')).toEqual([
    { text: 'My ', bold: false, italic: false, underlined: false },
    { text: 'big ', bold: true, italic: false, underlined: false },
    { text: 'frog', bold: true, italic: false, underlined: true },
    { text: ' & I', bold: false, italic: false, underlined: false },
  ]);
});
