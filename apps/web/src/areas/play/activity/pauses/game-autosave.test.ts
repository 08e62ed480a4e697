import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../../../shared/test-support/storage.ts';
import { type AutosavePlaces, autosaveIn } from './game-autosave.ts';
import type { KnownGame, SavedCopy } from './saved-game.ts';

const NOW = { contentMark: 'mark', players: 1 };
const KEY = 'flink-game:leo:farm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = (moves: number, id = 'run') => ({
  id,
  record: { seed: 7, events: Array.from({ length: moves }, (_, place) => ({ type: 'choose', place })) },
});

function game(storage = storageOf(), server: Partial<AutosavePlaces> = {}) {
  const written: SavedCopy[] = [];
  const onFinishedElsewhere = vi.fn();
  const places: AutosavePlaces = {
    read: async () => null,
    write: async (copy) => {
      written.push(copy);
      return { revision: copy.revision, finished: false };
    },
    storage: () => storage,
    onFinishedElsewhere,
    ...server,
  };
  return { autosave: autosaveIn(places, ['leo'], 'farm', NOW), written, storage, onFinishedElsewhere };
}

test('every event is saved on the device at once, and on the server when the learner rests', () => {
  const { autosave, written, storage } = game();

  for (let moves = 1; moves <= 5; moves += 1) {
    autosave.save(run(moves));
    vi.advanceTimersByTime(1_000);
  }
  const onDevice = JSON.parse(storage.getItem(KEY) ?? '{}');
  vi.advanceTimersByTime(1_000);

  expect(onDevice).toMatchObject({ revision: 5, saved: { runId: 'run', events: { length: 5 } } });
  expect(written).toMatchObject([{ revision: 5, saved: { runId: 'run' } }]);
});

test('a game that was left goes on after a reload, also without the server', async () => {
  const { autosave, storage } = game();
  autosave.save(run(3));

  expect(await game(storage).autosave.look()).toEqual(run(3));
});

test('what has not been sent is sent at once when the learner leaves, and once', () => {
  const { autosave, written } = game();
  autosave.save(run(2));

  autosave.flush();
  autosave.flush();
  vi.runAllTimers();

  expect(written).toHaveLength(1);
});

test('a game that is over leaves no copy and is not sent any more', async () => {
  const { autosave, written, storage } = game();
  autosave.save(run(2));

  const revision = autosave.forget('run');
  vi.runAllTimers();

  expect([revision, written, Object.keys(storage)]).toEqual([1, [], []]);
});

test('the next game that another window has begun stays on the device', () => {
  const storage = storageOf();
  const [here, there] = [game(storage), game(storage)];
  here.autosave.save(run(2));
  there.autosave.save(run(1, 'next'));

  here.autosave.forget('run');

  expect(JSON.parse(storage.getItem(KEY) ?? '{}')).toMatchObject({ saved: { runId: 'next' } });
});

test('a game that was finished on another device says so', async () => {
  const { autosave, onFinishedElsewhere } = game(storageOf(), {
    write: async () => ({ revision: 4, finished: true }),
  });
  autosave.save(run(2));

  await vi.advanceTimersByTimeAsync(2_000);

  expect(onFinishedElsewhere).toHaveBeenCalledExactlyOnceWith('run');
});

test('saves go on above what another device has saved', async () => {
  const written: number[] = [];
  const { autosave } = game(storageOf(), {
    write: async ({ revision }) => {
      written.push(revision);
      return { revision: 40, finished: false };
    },
  });
  for (const moves of [1, 2]) {
    autosave.save(run(moves));
    await vi.advanceTimersByTimeAsync(2_000);
  }

  expect(written).toEqual([1, 41]);
});

test('of games on the device and the server the newest goes on', async () => {
  const server: KnownGame = {
    revision: 9,
    finishedRun: null,
    saved: { seed: 8, runId: 'newer', players: 1, contentMark: 'mark', events: [{ type: 'choose' }] },
  };
  const { storage, autosave } = game();
  autosave.save(run(3));

  expect((await game(storage, { read: async () => server }).autosave.look())?.id).toBe('newer');
});

test.each([
  ['full', () => storageOf({ room: 0 })],
  [
    'forbidden',
    () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  ],
])('a storage that is %s breaks nothing: the server has the game', async (_, storage) => {
  const { autosave, written } = game(storageOf(), { storage });

  expect(await autosave.look()).toBeNull();
  autosave.save(run(2));
  autosave.flush();

  expect(written).toHaveLength(1);
  expect(autosave.forget('run')).toBe(2);
});

test('a hundred half-played games leave thirty copies on the device', async () => {
  const storage = storageOf();
  for (let number = 0; number < 100; number += 1)
    storage.setItem(`flink-game:leo:${number}`, JSON.stringify({ at: number }));

  await game(storage).autosave.look();

  expect(Object.keys(storage)).toHaveLength(30);
});

test('a game without end is not saved for ever', () => {
  const { autosave, written, storage } = game();

  autosave.save(run(10_001));
  autosave.flush();

  expect([written, Object.keys(storage)]).toEqual([[], []]);
});
