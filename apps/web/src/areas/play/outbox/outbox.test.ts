import { expect, test } from 'vitest';
import { isSettled, type Outbox, type OutboxEntry, readOutbox, withEntry, withoutEntry } from './outbox.ts';

const time = (id: string, seconds = 1): OutboxEntry => ({
  kind: 'time',
  id,
  activityId: 'a',
  seconds,
  endedAt: 0,
});
const progress = (id: string): OutboxEntry => ({ kind: 'progress', id, changes: [] });

test('what was not sent waits in the order it came', () => {
  expect(withEntry(withEntry([], time('1')), time('2')).map(({ id }) => id)).toEqual(['1', '2']);
});

test('the same entry waits once', () => {
  expect(withEntry(withEntry([], time('1', 5)), time('1', 9))).toEqual([time('1', 9)]);
});

test('what was sent waits no more', () => {
  expect(withoutEntry([time('1'), time('2')], '1')).toEqual([time('2')]);
});

test('an outbox that is never emptied keeps the newest', () => {
  let outbox: Outbox = [];
  for (let number = 0; number < 250; number += 1) outbox = withEntry(outbox, time(String(number)));

  expect(outbox).toHaveLength(200);
  expect(outbox.at(-1)?.id).toBe('249');
});

test('minutes make room before results do', () => {
  let outbox: Outbox = [progress('result')];
  for (let number = 0; number < 250; number += 1) outbox = withEntry(outbox, time(String(number)));

  expect(outbox).toHaveLength(200);
  expect(outbox[0]?.id).toBe('result');
});

test.each([
  [200, true],
  [400, true],
  [403, true],
  [404, true],
  [0, false],
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('after an answer of %d an entry is settled: %s', (status, settled) => {
  expect(isSettled({ status })).toBe(settled);
});

test('what was played is kept while the center has expired', () => {
  expect(isSettled({ status: 403, code: 'learningCenters.expired' })).toBe(false);
  expect(isSettled({ status: 403, code: 'access.denied' })).toBe(true);
});

test('what waits survives a closed tablet', () => {
  const work: OutboxEntry = {
    kind: 'work',
    id: 'work-a',
    activityId: 'a',
    learnerIds: ['l'],
    data: { text: 'A frog.' },
    version: 1,
  };
  const unfile: OutboxEntry = { kind: 'unfile', id: 'u', activityId: 'a', filenames: ['page-1-x.mp3'] };
  const outbox = [time('1'), progress('2'), unfile, work];

  expect(readOutbox(JSON.stringify(outbox))).toEqual(outbox);
});

test.each([null, '', '{', '{}', '[null, 7, {"kind":"time"}, {"kind":"other","id":"1"}]'])(
  'a broken outbox (%s) is empty',
  (text) => {
    expect(readOutbox(text)).toEqual([]);
  },
);
