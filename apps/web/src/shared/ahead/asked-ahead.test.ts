import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAhead, takeAhead } from './asked-ahead.ts';

const as = (token: string): RequestInit => ({
  method: 'GET',
  headers: { 'user-locale': 'en', authorization: token },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer that was asked for ahead is taken once', async () => {
  const answer = askAhead('/a', as('ana'));

  expect(takeAhead('/a', as('ana'))).toBe(answer);
  expect(takeAhead('/a', as('ana'))).toBeUndefined();
});

test('nobody gets the answer of another', () => {
  askAhead('/a', as('ana'));

  expect(takeAhead('/a', as('leo'))).toBeUndefined();
});

test('what is sent is never taken for what was asked', () => {
  askAhead('/a', as('ana'));

  expect(takeAhead('/a', { ...as('ana'), method: 'POST' })).toBeUndefined();
});

test('an old answer is asked for anew', () => {
  askAhead('/a', as('ana'));
  vi.advanceTimersByTime(60_000);

  expect(takeAhead('/a', as('ana'))).toBeUndefined();
});

test('a line that broke is no answer', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  );
  await askAhead('/a', as('ana')).catch(() => {});

  expect(takeAhead('/a', as('ana'))).toBeUndefined();
});
