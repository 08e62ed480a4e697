import { CallFailed } from '@flink/contract/client/client.ts';
import { expect, test, vi } from 'vitest';
import { storageOf } from '../../../shared/test-support/storage.ts';
import type { OutboxEntry } from './outbox.ts';
import { type Delivered, sendingOutbox } from './sender.ts';
import { storedOutbox } from './stored-outbox.ts';

const time = (id: string): OutboxEntry => ({ kind: 'time', id, activityId: null, seconds: 60, endedAt: 0 });
const progress = (id: string): OutboxEntry => ({ kind: 'progress', id, changes: [] });

function outbox(deliver: (entry: OutboxEntry) => Promise<Delivered>, storage = storageOf()) {
  const delivered = vi.fn(deliver);
  const box = storedOutbox('flink-outbox:leo', () => storage);
  return {
    ...sendingOutbox(box, delivered),
    delivered,
    idsSent: () => delivered.mock.calls.map(([{ id }]) => id),
  };
}

const takes = async (): Promise<Delivered> => ({});
const refuses =
  (status: number, code: CallFailed['code'] = 'request.invalid') =>
  async () => {
    throw new CallFailed(status, { code, message: '' });
  };

test('what was delivered is not sent again', async () => {
  const { put, send, idsSent } = outbox(takes);
  put(progress('1'));
  put(time('2'));

  const first = await send();
  const second = await send();

  expect(idsSent()).toEqual(['1', '2']);
  expect(first).toMatchObject({ waiting: [], progressed: true });
  expect(second).toMatchObject({ waiting: [], progressed: false });
});

test('sixty that wait and five more are sixty-five requests, although the storage is full', async () => {
  const storage = storageOf();
  for (let number = 0; number < 60; number += 1) outbox(takes, storage).put(time(String(number)));
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { put, send, delivered } = outbox(takes, storage);

  for (let number = 60; number < 65; number += 1) {
    put(time(String(number)));
    void send();
  }
  const { waiting } = await send();

  expect(delivered).toHaveBeenCalledTimes(65);
  expect(waiting).toEqual([]);
});

test('without a line one request fails, and everything goes on waiting', async () => {
  const { put, send, delivered } = outbox(refuses(0, 'network'));
  for (const id of ['1', '2', '3']) put(time(id));

  const { waiting } = await send();

  expect(delivered).toHaveBeenCalledTimes(1);
  expect(waiting).toEqual(['1', '2', '3']);
});

test.each([
  ['a refusal is settled', 400, [] as string[], 2],
  ['a fault of the server leaves it waiting and does not hold up the next', 500, ['1', '2'], 2],
  ['an ended session keeps everything', 401, ['1', '2'], 1],
  ['a server that asks to wait is left alone', 429, ['1', '2'], 1],
])('%s', async (_, status, left, requests) => {
  const { put, send, delivered } = outbox(refuses(status));
  put(progress('1'));
  put(progress('2'));

  expect((await send()).waiting).toEqual(left);
  expect(delivered).toHaveBeenCalledTimes(requests);
});

test('while the center has expired everything is kept, and one request tells', async () => {
  const { put, send, delivered } = outbox(refuses(403, 'learningCenters.expired'));
  put(progress('1'));
  put(progress('2'));

  expect((await send()).waiting).toEqual(['1', '2']);
  expect(delivered).toHaveBeenCalledTimes(1);
});

test('time that the server does not count is told', async () => {
  const { put, send } = outbox(refuses(400));
  put(time('1'));

  expect(await send()).toMatchObject({ timeRefused: true, waiting: [] });
});

test('who asks while something is sent waits for one further sending, however many ask', async () => {
  const line = Promise.withResolvers<Delivered>();
  const { put, send, delivered } = outbox(() => line.promise);
  put(time('1'));
  const first = send();
  put(time('2'));

  const others = [send(), send(), send()];
  line.resolve({});

  expect(new Set(others).size).toBe(1);
  expect((await first).waiting).toEqual(['2']);
  expect((await others[0])?.waiting).toEqual([]);
  expect(delivered).toHaveBeenCalledTimes(2);
});

test('a game that was finished elsewhere before is told by its run', async () => {
  const { put, send } = outbox(async () => ({ finishedElsewhere: true }));
  put({ kind: 'forget', id: '1', activityId: 'a', revision: 3, runId: 'run' });

  expect((await send()).finishedElsewhere).toEqual(['run']);
});
