import { expect, test } from 'vitest';
import { type BeatClock, cut, isDue, looked, STANDING, takeMinutes } from './beat-clock.ts';

/** Looked at every five seconds. */
function played(seconds: number, from: BeatClock = STANDING, at = 0): BeatClock {
  let clock = looked(from, at, true);
  for (let second = 5; second <= seconds; second += 5) clock = looked(clock, at + second * 1_000, true);
  return clock;
}

test('a beat is due after a minute', () => {
  expect(isDue(played(55))).toBe(false);
  expect(isDue(played(60))).toBe(true);
});

test('a beat tells only what the beats before have not told', () => {
  const first = cut(played(60));
  const second = cut(played(20, first.clock, 60_000));

  expect(first.seconds).toBe(60);
  expect(second.seconds).toBe(20);
});

test('parts of a second go into the next beat', () => {
  const first = cut(looked(looked(STANDING, 0, true), 1_700, true));
  const second = cut(looked(first.clock, 3_400, true));

  expect([first.seconds, second.seconds]).toEqual([1, 2]);
});

test('the time until somebody left counts, the time after does not', () => {
  const left = looked(played(10), 12_000, false);
  const back = looked(looked(left, 300_000, true), 303_000, true);

  expect(cut(left).seconds).toBe(12);
  expect(cut(back).seconds).toBe(15);
});

test('a tablet that slept without a word has not played', () => {
  expect(cut(looked(played(10), 3_600_000, true)).seconds).toBe(10);
});

test('a clock that was set back takes no time away', () => {
  const back = looked(played(10), 2_000, true);

  expect(cut(back).seconds).toBe(10);
  expect(cut(looked(back, 5_000, true)).seconds).toBe(13);
});

test('a minute that is paid for is whole, whatever beats were sent in between', () => {
  const half = cut(played(30)).clock;
  const whole = takeMinutes(played(30, half, 30_000));

  expect(takeMinutes(half).minutes).toBe(0);
  expect(whole.minutes).toBe(1);
  expect(takeMinutes(whole.clock).minutes).toBe(0);
});
