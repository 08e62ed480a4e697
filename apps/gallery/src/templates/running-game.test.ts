import type { Step } from '@flink/game-kit/model/effect.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runGame } from './running-game.ts';

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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('an event changes the state and tells who listens', () => {
  const game = runGame(bell, content, 1);
  const listener = vi.fn();
  game.subscribe(listener);

  game.send({ type: 'press' });

  expect(game.snapshot().state).toBe('ringing');
  expect(listener).toHaveBeenCalledOnce();
});

test('what follows a sound and a delay comes in its time, up to the result', () => {
  const game = runGame(bell, content, 1);
  game.send({ type: 'press' });

  vi.advanceTimersByTime(1000);
  expect(game.snapshot()).toEqual({ state: 'resting', result: null });

  vi.advanceTimersByTime(1999);
  expect(game.snapshot().state).toBe('resting');

  vi.advanceTimersByTime(1);
  expect(game.snapshot()).toEqual({ state: 'over', result: { kind: 'verdict', verdict: 'mastered' } });
});

test('who stops listening hears nothing more', () => {
  const game = runGame(bell, content, 1);
  const listener = vi.fn();
  const stop = game.subscribe(listener);
  stop();

  game.send({ type: 'press' });

  expect(listener).not.toHaveBeenCalled();
});
