import { expect, test } from 'vitest';
import { accuracyOf, meetsBenchmark, readingOf, speedOf } from './reading.ts';

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
