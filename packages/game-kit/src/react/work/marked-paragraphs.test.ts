import { expect, test } from 'vitest';
import { markedParagraphs } from './marked-paragraphs.ts';

const mark = (from: number, to: number) => ({ from, to, said: `${from}` });
const shown = (text: string, ...marks: ReturnType<typeof mark>[]) =>
  markedParagraphs(text, marks).map(({ pieces }) =>
    pieces.map((piece) => (piece.finding ? `[${piece.text}]` : piece.text)).join(''),
  );

test('marked words stand in their paragraph', () => {
  expect(shown('A frend.\nFine.\nI goes on and on.', mark(2, 7), mark(17, 21))).toEqual([
    'A [frend].',
    'I [goes] on and on.',
  ]);
});

test('a mark at the beginning or the end of the text is whole', () => {
  expect(shown('i run', mark(0, 1), mark(2, 5))).toEqual(['[i] [run]']);
});

test('marks that overlap, or stand outside, are left out', () => {
  expect(shown('I goes', mark(2, 6), mark(3, 5), mark(6, 9))).toEqual(['I [goes]']);
  expect(shown('I go', mark(9, 12))).toEqual([]);
});
