import { expect, test } from 'vitest';
import { accuracyOf, isTooFast, MOST_SPEED, meetsBenchmark, readingOf, speedOf } from './reading.ts';

test.each([
  [100, 60, 100],
  [100, 90, 67],
  [87, 45, 116],
  [1, 3_600, 0],
])('%i words in %i seconds are %i words a minute', (words, seconds, speed) => {
  expect(speedOf(words, seconds)).toBe(speed);
});

test('who is done before a second has passed took one', () => {
  expect(speedOf(20, 0)).toBe(1_200);
  expect(speedOf(20, Number.NaN)).toBe(1_200);
});

test('the speed meets its benchmark from that number on', () => {
  expect(meetsBenchmark({ speed: 80, benchmark: 80 })).toBe(true);
  expect(meetsBenchmark({ speed: 79, benchmark: 80 })).toBe(false);
});

test.each([
  [1, 1, 100],
  [3, 1, 200],
  [5, 1, 250],
  [69, 16, 690],
  [100, 24, 1_000],
])(
  'a page of %i words that was read in %i seconds meets any goal, as one of %i',
  (words, seconds, benchmark) => {
    const reading = readingOf(words, benchmark, seconds);

    expect(isTooFast(words, seconds)).toBe(false);
    expect(reading && meetsBenchmark(reading)).toBe(true);
    expect(reading?.benchmark).toBeLessThanOrEqual(MOST_SPEED);
  },
);

test('690 words a minute are not read aloud, 250 are', () => {
  expect(isTooFast(69, 6)).toBe(true);
  expect(isTooFast(69, 16)).toBe(false);
  expect(isTooFast(250, 60)).toBe(false);
  expect(isTooFast(251, 59)).toBe(true);
});

test('without the words or the benchmark there is nothing to show', () => {
  expect(readingOf(100, 80, 60)).toEqual({ speed: 100, benchmark: 80, totalWords: 100, spentTime: 60 });
  expect(readingOf(undefined, 80, 60)).toBeNull();
  expect(readingOf(100, undefined, 60)).toBeNull();
});

test('93 words tried and 80 correct in a minute are 80 words correct a minute and 86.0 percent', () => {
  expect(speedOf(80, 60)).toBe(80);
  expect(accuracyOf({ tried: 93, correct: 80 })).toBe(86);
  expect(accuracyOf({ tried: 0, correct: 0 })).toBe(0);
});
