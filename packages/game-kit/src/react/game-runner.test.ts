import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Step } from '../model/loop/effect.ts';
import { type GameWorld, runGame } from './game-runner.ts';

type Event = { type: 'press' } | { type: 'rung' } | { type: 'rested' };

/** A bell: pressing rings it, a rest of two seconds follows, then the game is over. */
const bell = {
  start: (): Step<string, Event> => ({ state: 'quiet', effects: [] }),
  step: (_state: string, event: Event): Step<string, Event> => {
    switch (event.type) {
      case 'press':
        return {
          state: 'ringing',
          effects: [{ type: 'sound', sound: { from: 'app', name: 'bell' }, next: { type: 'rung' } }],
        };
      case 'rung':
        return {
          state: 'resting',
          effects: [{ type: 'delay', milliseconds: 2000, next: { type: 'rested' } }],
        };
      case 'rested':
        return {
          state: 'over',
          effects: [{ type: 'result', result: { kind: 'verdict', verdict: 'mastered' } }],
        };
    }
  },
};

const content = { options: {}, gameData: {} };
const setting = { players: 1, locale: 'en' };
const fresh = { seed: 1, events: [] };

/** Sounds last one second. */
function silentWorld() {
  const second = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));
  return {
    sound: vi.fn<GameWorld['sound']>(second),
    speech: vi.fn<GameWorld['speech']>(second),
    introduces: vi.fn<GameWorld['introduces']>(() => true),
    lesson: vi.fn<GameWorld['lesson']>(async () => {}),
    turn: vi.fn<GameWorld['turn']>(async () => {}),
    partial: vi.fn<GameWorld['partial']>(),
    mastered: vi.fn<GameWorld['mastered']>(),
    save: vi.fn<GameWorld['save']>(),
    result: vi.fn<GameWorld['result']>(),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an event changes the state and tells who listens', () => {
  const game = runGame(bell, content, fresh, setting, silentWorld());
  const listener = vi.fn();
  game.subscribe(listener);

  game.send({ type: 'press' });

  expect(game.snapshot()).toBe('ringing');
  expect(listener).toHaveBeenCalledOnce();
});

test('what follows a sound and a delay comes in its time, up to the result', async () => {
  const world = silentWorld();
  const game = runGame(bell, content, fresh, setting, world);
  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(0);
  expect(world.sound).toHaveBeenCalledWith({ from: 'app', name: 'bell' }, 1);

  await vi.advanceTimersByTimeAsync(1000);
  expect(game.snapshot()).toBe('resting');

  await vi.advanceTimersByTimeAsync(1999);
  expect(game.snapshot()).toBe('resting');

  await vi.advanceTimersByTimeAsync(1);
  expect(game.snapshot()).toBe('over');
  expect(world.result).toHaveBeenCalledExactlyOnceWith({ kind: 'verdict', verdict: 'mastered' });
});

test('the record of a game leads another one to the same state, without a sound', async () => {
  const game = runGame(bell, content, fresh, setting, silentWorld());
  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(1000);

  const world = silentWorld();
  const again = runGame(bell, content, game.record(), setting, world);

  expect(again.snapshot()).toBe('resting');
  expect(world.sound).not.toHaveBeenCalled();
});

test('a game that is left does not go on by itself, and goes on when it is taken up', async () => {
  const game = runGame(bell, content, fresh, setting, silentWorld());
  game.send({ type: 'press' });

  game.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  game.send({ type: 'rested' });
  expect(game.snapshot()).toBe('ringing');

  game.open();
  game.send({ type: 'rung' });
  expect(game.snapshot()).toBe('resting');
});

test('who stops listening hears nothing more', () => {
  const game = runGame(bell, content, fresh, setting, silentWorld());
  const listener = vi.fn();
  const stop = game.subscribe(listener);
  stop();

  game.send({ type: 'press' });

  expect(listener).not.toHaveBeenCalled();
});

/** A bell that breaks when it rings. */
const cracked = {
  start: bell.start,
  step: (state: string, event: Event): Step<string, Event> => {
    if (event.type === 'rung') throw new Error('cracked');
    return bell.step(state, event);
  },
};

test('a step that throws ends the game where it stood, and says why', async () => {
  const world = silentWorld();
  const game = runGame(cracked, content, fresh, setting, world);
  const listener = vi.fn();
  game.send({ type: 'press' });
  game.subscribe(listener);

  await vi.advanceTimersByTimeAsync(1000);

  expect(game.failure()).toEqual({ reason: new Error('cracked') });
  expect(listener).toHaveBeenCalledOnce();
  expect(game.snapshot()).toBe('ringing');
});

test('the event that broke a game is not kept: the game can be taken up before it', async () => {
  const game = runGame(cracked, content, fresh, setting, silentWorld());
  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(1000);

  game.send({ type: 'press' });

  expect(game.record().events).toEqual([{ type: 'press' }]);
});

test('what a game asks for and cannot be done ends it as well', () => {
  const world = {
    ...silentWorld(),
    result: () => {
      throw new Error('no view');
    },
  };
  const game = runGame(bell, content, fresh, setting, world);

  game.send({ type: 'rested' });

  expect(game.failure()).toEqual({ reason: new Error('no view') });
});

test('a game that goes well has no failure', () => {
  const game = runGame(bell, content, fresh, setting, silentWorld());

  game.send({ type: 'press' });

  expect(game.failure()).toBeNull();
});

test('what is made lives in the work: no event of its game is kept', () => {
  const work = { schema: z.unknown(), empty: () => '', verdict: () => null, merge: () => '' };
  const game = runGame({ ...bell, work }, content, fresh, setting, silentWorld());

  game.send({ type: 'press' });

  expect(game.snapshot()).toBe('ringing');
  expect(game.record()).toEqual(fresh);
});

test('whose turn it is is said after what was heard before, and not to who has played on', async () => {
  const passing = {
    start: () => ({ state: 0, effects: [] }),
    step: (state: unknown) => ({
      state,
      effects: [
        { type: 'sound', sound: { from: 'app', name: 'bell' } },
        { type: 'turn', player: 1 },
      ] as const,
    }),
  };
  const world = silentWorld();
  const game = runGame(passing, content, fresh, setting, world);

  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(500);
  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(700);
  expect(world.turn).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1000);
  expect(world.turn).toHaveBeenCalledExactlyOnceWith(1);
});

test('a task that has just been heard is not heard again, and the game goes on at once', async () => {
  const asking = {
    start: (): Step<string, Event> => ({ state: 'quiet', effects: [] }),
    step: (_state: string, event: Event): Step<string, Event> =>
      event.type === 'press'
        ? {
            state: 'asking',
            effects: [
              { type: 'speech', text: 'What is it?', locale: 'en', isTask: true, next: { type: 'rung' } },
            ],
          }
        : { state: 'open', effects: [] },
  };
  const world = silentWorld();
  world.introduces.mockReturnValue(false);
  const game = runGame(asking, content, fresh, setting, world);

  game.send({ type: 'press' });
  await vi.advanceTimersByTimeAsync(0);

  expect(world.speech).not.toHaveBeenCalled();
  expect(game.snapshot()).toBe('open');
});
