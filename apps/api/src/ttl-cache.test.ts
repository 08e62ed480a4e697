import { expect, test, vi } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

test('a value is loaded once for all who ask within its time, and again after it', async () => {
  let now = 0;
  const load = vi.fn(async (key: string) => `${key} at ${now}`);
  const find = ttlCache(1_000, load, () => now);

  expect(await Promise.all([find('en'), find('en')])).toEqual(['en at 0', 'en at 0']);
  now = 1_000;
  expect(await find('en')).toBe('en at 1000');
  expect(load).toHaveBeenCalledTimes(2);
});

test('keys that somebody makes up push out the oldest and nothing else', async () => {
  const load = vi.fn(async (key: string) => key);
  const find = ttlCache(1_000, load, () => 0, 3);

  for (const key of ['a', 'b', 'c', 'd', 'b', 'c', 'd', 'a']) await find(key);

  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('a failed load is tried again, and does not push out the one that followed it', async () => {
  let now = 0;
  const first = Promise.withResolvers<string>();
  const load = vi.fn(async () => 'second').mockImplementationOnce(() => first.promise);
  const find = ttlCache(1_000, load, () => now);

  const failing = find('en');
  now = 1_000;
  await find('en');
  first.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');

  expect(await find('en')).toBe('second');
  expect(load).toHaveBeenCalledTimes(2);
});
