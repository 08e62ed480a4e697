import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, createConnection, SLOW_MS } from './connection.ts';

let answers: boolean;
let probes: number;
let connection: Connection;
let lines: string[];
const back = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  answers = true;
  probes = 0;
  connection = createConnection({
    probe: async () => {
      probes += 1;
      return answers;
    },
    later(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  lines = [];
  connection.subscribe(() => lines.push(connection.line()));
  connection.onBack(back);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const hanging = () => Promise.withResolvers<string>();

test('an answer that comes soon is nothing to speak of', async () => {
  const call = hanging();
  const watched = connection.watch(call.promise);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  call.resolve('answer');
  await watched;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lines, probes]).toEqual([[], 0]);
});

test('an answer that is waited for long makes the line a slow one, until it comes', async () => {
  const call = hanging();
  const watched = connection.watch(call.promise);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  call.resolve('answer');
  await watched;

  expect(lines).toEqual(['slow', 'good']);
});

test('what has been waited for before counts', async () => {
  const call = hanging();
  void connection.watch(call.promise, SLOW_MS - 500);
  await vi.advanceTimersByTimeAsync(500);

  expect(connection.line()).toBe('slow');
});

test('where the server does not answer either, the line is gone and comes back by itself', async () => {
  answers = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(10_000);
  const whileGone = [connection.line(), back.mock.calls.length];
  answers = true;
  await vi.advanceTimersByTimeAsync(15_000);

  expect(whileGone).toEqual(['none', 0]);
  expect(lines).toEqual(['none', 'good']);
  expect(back).toHaveBeenCalledTimes(1);
});

test('one call that fails while the server answers is no lost line', async () => {
  connection.doubt();
  await vi.advanceTimersByTimeAsync(1_000);

  expect([lines, probes, back.mock.calls.length]).toEqual([[], 1, 0]);
});

test('a browser without a line is believed at once', () => {
  answers = false;
  connection.lost();

  expect(connection.line()).toBe('none');
});

test('a thousand calls that fail in an hour without a line are asked for a few times a minute', async () => {
  answers = false;
  for (let number = 0; number < 1_000; number += 1) {
    connection.doubt();
    await vi.advanceTimersByTimeAsync(3_600);
  }

  expect(probes).toBeLessThanOrEqual(1_300);
  expect(lines).toEqual(['none']);
});

test('who does not listen any more is not told', async () => {
  const stop = connection.subscribe(() => expect.unreachable());
  stop();
  answers = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(1);

  expect(lines).toEqual(['none']);
});
