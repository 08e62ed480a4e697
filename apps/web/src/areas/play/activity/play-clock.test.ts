import { expect, test } from 'vitest';
import { idleIn, running, STOPPED, standing, trackedSeconds } from './play-clock.ts';

const played = (milliseconds: number) => standing(running(STOPPED, 0), milliseconds);

test('time counts only while the clock runs', () => {
  const first = standing(running(STOPPED, 1_000), 31_000);
  const both = standing(running(first, 500_000), 512_000);

  expect(trackedSeconds(both)).toBe(42);
});

test('starting twice or stopping twice counts nothing twice', () => {
  const clock = running(running(STOPPED, 0), 5_000);

  expect(trackedSeconds(standing(standing(clock, 10_000), 20_000))).toBe(10);
});

test('a clock that was set back takes no time away', () => {
  expect(standing(running(STOPPED, 5_000), 1_000).seconds).toBe(0);
});

test.each([
  [0, null],
  [400, null],
  [1_000, 1],
  [86_399_000, 86_399],
  [86_400_000, null],
  [200_000_000, null],
])('%d milliseconds of play are tracked as %s seconds', (milliseconds, seconds) => {
  expect(trackedSeconds(played(milliseconds))).toBe(seconds);
});

test('ten minutes without a touch mean that nobody is there', () => {
  expect(idleIn(0, 0)).toBe(600_000);
  expect(idleIn(0, 599_000)).toBe(1_000);
  expect(idleIn(0, 900_000)).toBe(0);
});
