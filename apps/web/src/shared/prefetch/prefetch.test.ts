import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch, takePrefetched } from './prefetch.ts';

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
  const answer = prefetch('/a', as('ana'));

  expect(takePrefetched('/a', as('ana'))).toBe(answer);
  expect(takePrefetched('/a', as('ana'))).toBeUndefined();
});

test('nobody gets the answer of another', () => {
  prefetch('/a', as('ana'));

  expect(takePrefetched('/a', as('leo'))).toBeUndefined();
});

test('what is on its way already is not asked for twice', () => {
  const answer = prefetch('/a', as('ana'));

  expect(prefetch('/a', as('ana'))).toBe(answer);
  expect(prefetch('/a', as('leo'))).not.toBe(answer);
});

test('a token that was renewed in between is of the same person', () => {
  const token = (firstname: string, iat: number) => {
    const payload = { user: { firstname }, userRole: {}, iat, exp: Date.now() / 1_000 + iat };
    return `Bearer head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;
  };
  const answer = prefetch('/a', as(token('Ana', 100)));

  expect(takePrefetched('/a', as(token('Ana', 200)))).toBe(answer);
  prefetch('/a', as(token('Ana', 100)));
  expect(takePrefetched('/a', as(token('Leo', 100)))).toBeUndefined();
});

test('what is sent is never taken for what was asked', () => {
  prefetch('/a', as('ana'));

  expect(takePrefetched('/a', { ...as('ana'), method: 'POST' })).toBeUndefined();
});

test('an old answer is asked for anew', () => {
  prefetch('/a', as('ana'));
  vi.advanceTimersByTime(60_000);

  expect(takePrefetched('/a', as('ana'))).toBeUndefined();
});

test('a line that broke is no answer', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  );
  await prefetch('/a', as('ana')).catch(() => {});

  expect(takePrefetched('/a', as('ana'))).toBeUndefined();
});

test('a refusal is not kept: what stood in the way may be gone', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('{}', { status: 402 }));
  await prefetch('/a', as('ana'));

  expect(takePrefetched('/a', as('ana'))).toBeUndefined();
});
