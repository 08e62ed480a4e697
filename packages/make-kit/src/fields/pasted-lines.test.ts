import { expect, test } from 'vitest';
import { linesOf } from './pasted-lines.ts';

test('lines of a word processor become words, without bullets, numbers and blanks', () => {
  expect(linesOf('• cat\r\n  • dog \n\n3. hen\n- pig\n')).toEqual(['cat', 'dog', 'hen', 'pig']);
});

test('what only looks like a bullet stays', () => {
  expect(linesOf('-ing\n3D\n1.5 metres')).toEqual(['-ing', '3D', '1.5 metres']);
});
