import { expect, test } from 'vitest';
import { linesOf, withLines } from './pasted-lines.ts';

test('lines of a word processor become words, without bullets, numbers and blanks', () => {
  expect(linesOf('• cat\r\n  • dog \n\n3. hen\n- pig\n')).toEqual(['cat', 'dog', 'hen', 'pig']);
});

test('what only looks like a bullet stays', () => {
  expect(linesOf('-ing\n3D\n1.5 metres')).toEqual(['-ing', '3D', '1.5 metres']);
});

const blank = { text: '' };
const texts = (list: readonly unknown[]) => list.map((piece) => (piece as { text: string }).text);

test('lines pasted into an empty piece begin in it, and keep what else it holds', () => {
  const list = [{ text: 'a' }, { text: '', audio: 'hear' }, { text: 'b' }];
  const next = withLines(list, 1, ['x', 'y', 'z'], 9, blank);

  expect(texts(next)).toEqual(['a', 'x', 'y', 'z', 'b']);
  expect(next[1]).toEqual({ text: 'x', audio: 'hear' });
});

test('lines pasted into a filled piece stand behind it', () => {
  expect(texts(withLines([{ text: 'a' }, { text: 'b' }], 0, ['x', 'y'], 9, blank))).toEqual([
    'a',
    'x',
    'y',
    'b',
  ]);
});

test('there are never more than the list may hold, and none of before is lost', () => {
  const list = [{ text: '' }, { text: 'b' }];

  expect(texts(withLines(list, 0, ['x', 'y', 'z'], 3, blank))).toEqual(['x', 'y', 'b']);
  expect(withLines(list, 0, ['x', 'y'], 2, blank)).toBe(list);
});
