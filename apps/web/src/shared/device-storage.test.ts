import { expect, test } from 'vitest';
import { GAME_COPIES, setItemMakingRoom, trimCopies, WORK_COPIES } from './device-storage.ts';
import { storageOf } from './test-support/storage.ts';

const copy = (at: number, rest: object = {}) => JSON.stringify({ ...rest, at });

test('keeps the newest copies and everything that was not sent', () => {
  const storage = storageOf();
  for (let at = 0; at < 40; at += 1) storage.setItem(`${WORK_COPIES}${at}`, copy(at, { unsent: at === 3 }));
  storage.setItem('flink-token', 'mine');

  trimCopies(storage, WORK_COPIES, 30);

  expect(Object.keys(storage)).toHaveLength(32);
  expect(storage.getItem(`${WORK_COPIES}3`)).not.toBeNull();
  expect(storage.getItem(`${WORK_COPIES}9`)).toBeNull();
  expect(storage.getItem(`${WORK_COPIES}10`)).not.toBeNull();
  expect(storage.getItem('flink-token')).toBe('mine');
});

test('a full storage gives up its oldest copies of games, and no more than it must', () => {
  const storage = storageOf({ room: 600 });
  for (let at = 0; at < 10; at += 1)
    storage.setItem(`${GAME_COPIES}${at}`, copy(at, { pad: 'x'.repeat(15) }));

  setItemMakingRoom(storage, 'flink-outbox:a', 'y'.repeat(150));

  const left = Object.keys(storage).filter((key) => key.startsWith(GAME_COPIES));
  expect(storage.getItem('flink-outbox:a')).toHaveLength(150);
  expect(left.length).toBeGreaterThan(4);
  expect(left.at(-1)).toBe(`${GAME_COPIES}9`);
});

test('a storage that is full of other things refuses', () => {
  const storage = storageOf({ room: 10 });

  expect(() => setItemMakingRoom(storage, 'key', 'y'.repeat(150))).toThrow('full');
});
