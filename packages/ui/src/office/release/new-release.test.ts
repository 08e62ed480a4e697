// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = (program: string) => `<!doctype html><script type="module" src="${program}"></script>`;
const serve = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(answer));

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a part that is gone with a new release is known, and told to whoever listens', async () => {
  const { isGone, newRelease } = await import('./new-release.ts');
  serve(async () => new Response(page('/assets/index-new.js')));
  const told = vi.fn();
  newRelease.subscribe(told);

  expect(await isGone()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(newRelease.isThere()).toBe(true);
});

test.each([
  ['the same release', async () => new Response(page('/assets/index-old.js'))],
  ['a server that stumbles', async () => new Response('', { status: 502 })],
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no new one', async (_name, answer) => {
  const { isGone, isReloading } = await import('./new-release.ts');
  serve(answer);

  expect(await isGone()).toBe(false);
  expect(await isReloading()).toBe(false);
});
