import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineLost, type Watch } from '../../host.ts';
import { AGAIN_MS, STALLED_MS, sendUntilThere } from './send-until-there.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const watching = (controller = new AbortController()): Watch => ({
  progress: () => undefined,
  signal: controller.signal,
});

test('a file whose line was lost twice arrives by itself', async () => {
  const lost = vi.fn();
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new LineLost())
    .mockRejectedValueOnce(new LineLost())
    .mockResolvedValue('cat.png');

  const sent = sendUntilThere(send, watching(), lost);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);

  expect(await sent).toBe('cat.png');
  expect(lost).toHaveBeenCalledTimes(2);
});

test('what is refused is not sent again', async () => {
  const send = vi.fn(() => Promise.reject(new Error('Max size is 5mb')));

  await expect(sendUntilThere(send, watching(), vi.fn())).rejects.toThrow('Max size is 5mb');
  expect(send).toHaveBeenCalledTimes(1);
});

test('an upload that stands still is tried again', async () => {
  const stopped = ({ signal, progress }: Watch) =>
    new Promise<string>((_done, fail) => {
      progress(0.4);
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  const send = vi.fn<(watch: Watch) => Promise<string>>(stopped).mockImplementationOnce(stopped);
  send.mockImplementationOnce(() => Promise.resolve('wind.mp4'));

  const sent = sendUntilThere(send, watching(), vi.fn());
  await vi.advanceTimersByTimeAsync(STALLED_MS + AGAIN_MS);

  expect(await sent).toBe('wind.mp4');
});

test('who stops it while the line is gone is not waited for', async () => {
  const controller = new AbortController();
  const send = vi.fn(() => Promise.reject(new LineLost()));

  const sent = sendUntilThere(send, watching(controller), vi.fn());
  sent.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(AGAIN_MS / 2);
  controller.abort();

  await expect(sent).rejects.toThrow(/abort/i);
  expect(send).toHaveBeenCalledTimes(1);
});
