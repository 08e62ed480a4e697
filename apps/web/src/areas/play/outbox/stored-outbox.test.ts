import { expect, test } from 'vitest';
import { storageOf } from '../../../shared/test-support/storage.ts';
import type { OutboxEntry } from './outbox.ts';
import { storedOutbox } from './stored-outbox.ts';

const KEY = 'flink-outbox:leo';

const time = (id: string, seconds = 60): OutboxEntry => ({
  kind: 'time',
  id,
  activityId: null,
  seconds,
  endedAt: 0,
});
const ids = (outbox: readonly OutboxEntry[]) => outbox.map(({ id }) => id);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => String(from + place));

test('what was put is there again after the page was closed', () => {
  const storage = storageOf();
  storedOutbox(KEY, () => storage).put(time('1'));

  expect(ids(storedOutbox(KEY, () => storage).entries())).toEqual(['1']);
});

test('what was settled is gone, and an empty outbox leaves nothing behind', () => {
  const storage = storageOf();
  const box = storedOutbox(KEY, () => storage);
  box.put(time('1'));

  box.remove(time('1'));

  expect(box.entries()).toEqual([]);
  expect(Object.keys(storage)).toEqual([]);
});

test('a full storage holds each entry once, and the new ones wait beside it', () => {
  const storage = storageOf();
  for (const id of numbers(0, 60)) storedOutbox(KEY, () => storage).put(time(id));
  const full = storageOf({ room: KEY.length + (storage.getItem(KEY)?.length ?? 0) });
  full.setItem(KEY, storage.getItem(KEY) ?? '');
  const box = storedOutbox(KEY, () => full);

  for (const id of numbers(60, 65)) box.put(time(id));

  expect(ids(box.entries())).toEqual(numbers(0, 65));
});

test('a storage that takes nothing keeps what it had, and nothing settled comes back', () => {
  const storage = storageOf();
  for (const id of numbers(0, 60)) storedOutbox(KEY, () => storage).put(time(id));
  const readOnly: Storage = Object.assign(Object.create(storage), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const box = storedOutbox(KEY, () => readOnly);
  for (const id of numbers(60, 65)) box.put(time(id));

  for (const entry of box.entries()) box.remove(entry);

  expect(box.entries()).toEqual([]);
  expect(ids(storedOutbox(KEY, () => storage).entries())).toEqual(numbers(0, 60));
});

test('a forbidden storage holds what waits for as long as the page lives', () => {
  const box = storedOutbox(KEY, () => {
    throw new DOMException('forbidden', 'SecurityError');
  });

  for (const id of numbers(0, 250)) box.put(time(id));
  box.remove(time('249'));

  expect(box.entries()).toHaveLength(199);
  expect(box.entries()[0]?.id).toBe('50');
});

test('what was put again while it was sent is still to be sent', () => {
  const storage = storageOf();
  const box = storedOutbox(KEY, () => storage);
  box.put(time('work', 1));
  const [sent] = box.entries();
  box.put(time('work', 2));

  if (sent) box.remove(sent);

  expect(box.entries()).toEqual([time('work', 2)]);
});

test('two tabs put side by side', () => {
  const storage = storageOf();
  const [one, other] = [storedOutbox(KEY, () => storage), storedOutbox(KEY, () => storage)];

  one.put(time('1'));
  other.put(time('2'));
  one.remove(time('1'));

  expect(ids(other.entries())).toEqual(['2']);
});

test('what was settled here and put again in another tab is still to be sent', () => {
  const storage = storageOf();
  const [one, other] = [storedOutbox(KEY, () => storage), storedOutbox(KEY, () => storage)];
  one.put(time('work', 1));
  one.remove(time('work', 1));

  other.put(time('work', 2));

  expect(one.entries()).toEqual([time('work', 2)]);
});

test('what a storage could not drop and was put again is still to be sent', () => {
  const storage = storageOf();
  storedOutbox(KEY, () => storage).put(time('work', 1));
  const readOnly: Storage = Object.assign(Object.create(storage), {
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const box = storedOutbox(KEY, () => readOnly);
  box.remove(time('work', 1));

  box.put(time('work', 2));

  expect(box.entries()).toEqual([time('work', 2)]);
});
