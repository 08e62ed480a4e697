import { expect, test, vi } from 'vitest';
import { onFinishedInOtherWindow, tellFinished } from './finished-runs.ts';

test('a window hears that its game was finished in another one, and nothing of other games', async () => {
  const finished = Promise.withResolvers<void>();
  const other = vi.fn();
  const stops = [
    onFinishedInOtherWindow('other', other),
    onFinishedInOtherWindow('run', () => finished.resolve()),
  ];

  tellFinished('run');
  await finished.promise;
  for (const stop of stops) stop();

  expect(other).not.toHaveBeenCalled();
});

test('a browser without the channel plays on', () => {
  vi.stubGlobal('BroadcastChannel', undefined);

  tellFinished('run');
  onFinishedInOtherWindow('run', () => expect.unreachable())();

  vi.unstubAllGlobals();
});
