import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftLines, linesOf, withLines, withWordLines } from './pasted-lines.ts';

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

const caret = (at: number) => ({ start: at, end: at });

test('lines pasted at the end of a word stand behind it, at its beginning before it, and into none instead of it', () => {
  expect(withWordLines(['cat', 'dog'], 0, caret(3), ['x', 'y'], 9)).toEqual(['cat', 'x', 'y', 'dog']);
  expect(withWordLines(['cat', 'dog'], 1, caret(0), ['x', 'y'], 9)).toEqual(['cat', 'x', 'y', 'dog']);
  expect(withWordLines(['cat', ''], 1, caret(0), ['x', 'y'], 9)).toEqual(['cat', 'x', 'y']);
});

test('within a word lines part it, and take the place of what is selected', () => {
  expect(withWordLines(['icecream'], 0, caret(3), [' cold', 'hot '], 9)).toEqual(['ice cold', 'hot cream']);
  expect(withWordLines(['cat'], 0, { start: 0, end: 3 }, ['x', 'y'], 9)).toEqual(['x', 'y']);
  expect(withWordLines(['a red hen'], 0, { start: 2, end: 6 }, ['big ', 'x', 'old '], 9)).toEqual([
    'a big ',
    'x',
    'old hen',
  ]);
});

test('a pasted word loses nothing that was written, whatever there is room for', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.array(word, { minLength: 2, maxLength: 6 }),
      fc.nat(6),
      fc.nat(9),
      (list, lines, place, room) => {
        const at = place % list.length;
        const most = list.length + room;
        const next = withWordLines(list, at, caret(Math.min(place, list[at]?.length ?? 0)), lines, most);

        expect(next.length).toBeLessThanOrEqual(most);
        expect(next.join('').replaceAll(/[^a-z]/g, '').length).toBeGreaterThanOrEqual(list.join('').length);
        expect([...next.slice(0, at), ...next.slice(next.length - (list.length - at - 1))]).toEqual([
          ...list.slice(0, at),
          ...list.slice(at + 1),
        ]);
      },
    ),
  );
});

test('lines that a full list has no room for are told', () => {
  const lines = ['x', 'y', 'z'];

  expect(leftLines(lines, withLines([{ text: 'a' }], 0, lines, 3, blank))).toEqual(['z']);
  expect(leftLines(lines, withWordLines(['word'], 0, { start: 2, end: 2 }, lines, 2))).toEqual(['z']);
  expect(leftLines(lines, withWordLines([''], 0, { start: 0, end: 0 }, lines, 3))).toEqual([]);
});
