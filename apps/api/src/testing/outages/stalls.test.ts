import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStalls } from './stalls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock that may jump while no timer fires. */
function clock() {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    jump: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

test('while the clock beats in time nothing is stalled', () => {
  const stalls = watchStalls(clock().now);

  vi.advanceTimersByTime(500);

  expect(stalls.milliseconds()).toBe(0);
  stalls.end();
});

test('what a beat is late by is counted, also before it has come', () => {
  const { now, jump } = clock();
  const stalls = watchStalls(now);
  jump(310);
  expect(stalls.milliseconds()).toBe(300);

  vi.advanceTimersByTime(10);
  jump(210);

  expect(stalls.milliseconds()).toBe(310 + 200);
  stalls.end();
});
