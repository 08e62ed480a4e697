import { expect, test } from 'vitest';
import { type SpokenMark, wordTimes } from './word-times.ts';

const word = (at: number, from: number): SpokenMark => ({ type: 'word', at, from });
const pause = (at: number): SpokenMark => ({ type: 'pause', at, from: 0 });

test('each word lasts until the next, the last until the end', () => {
  expect(wordTimes('red cat', 'en', [word(0, 0), word(300, 4)], 700)).toEqual([
    { start: 0, end: 300, from: 0, to: 3 },
    { start: 300, end: 700, from: 4, to: 7 },
  ]);
});

test('a pause ends the word before it', () => {
  const [hello] = wordTimes('Hello, cat', 'en', [word(0, 0), pause(440), word(590, 7)], 900);

  expect(hello).toEqual({ start: 0, end: 440, from: 0, to: 5 });
});

test('words that are said as one share its time by their length', () => {
  expect(wordTimes('on the mat', 'en', [word(0, 0), word(500, 7)], 800)).toEqual([
    { start: 0, end: 200, from: 0, to: 2 },
    { start: 200, end: 500, from: 3, to: 6 },
    { start: 500, end: 800, from: 7, to: 10 },
  ]);
});

test('a number is one word, however many words it is said with', () => {
  expect(
    wordTimes('123 cats', 'en', [word(0, 0), word(600, 1), word(1_000, 1), word(1_300, 4)], 1_800),
  ).toEqual([
    { start: 0, end: 1_300, from: 0, to: 3 },
    { start: 1_300, end: 1_800, from: 4, to: 8 },
  ]);
});

test('an apostrophe stays in its word, a quotation mark outside', () => {
  const words = wordTimes('“It’s” here', 'en', [word(0, 1), word(400, 7)], 800);

  expect(words.map(({ from, to }) => '“It’s” here'.slice(from, to))).toEqual(['It’s', 'here']);
});

test('words without spaces between them are told apart', () => {
  expect(wordTimes('我喜欢猫', 'zh', [word(0, 0)], 900).length).toBeGreaterThan(1);
});

test('without a mark for it nothing is later than the end', () => {
  const words = wordTimes('one two three', 'en', [word(900, 4)], 600);

  expect(words.every(({ start, end }) => start >= 0 && start <= end && end <= 600)).toBe(true);
});
