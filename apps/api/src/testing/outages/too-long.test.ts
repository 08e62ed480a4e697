import { expect, test } from 'vitest';
import { type Gap, tooLong } from './outages-under-load.ts';

const tooLongOf = (...gaps: readonly Gap[]) =>
  tooLong({ outages: gaps.length, gaps, acknowledged: 0, lost: 0, doubledSeconds: 0, refusals: {} });

test('who serves again within five seconds after every outage is in time', () => {
  expect(tooLongOf({ milliseconds: 400, stalledMs: 0 }, { milliseconds: 5_000, stalledMs: 0 })).toEqual([]);
});

test('one gap of more than five seconds is too long', () => {
  const long = { milliseconds: 5_100, stalledMs: 20 };

  expect(tooLongOf({ milliseconds: 400, stalledMs: 0 }, long)).toEqual([long]);
});

test('what the machine itself stood still for is not held against us', () => {
  expect(tooLongOf({ milliseconds: 9_000, stalledMs: 4_200 })).toEqual([]);
});
