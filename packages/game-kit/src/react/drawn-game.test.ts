import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../model/loop/effect.ts';
import { drawnGame } from './drawn-game.ts';
import { runGame } from './game-runner.ts';

let paint: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Event = { readonly type: 'press' };

/** Counts presses, and breaks at the third. */
const counter = {
  start: (): Step<number, Event> => ({ state: 0, effects: [] }),
  step: (count: number): Step<number, Event> => {
    if (count === 2) throw new Error('Too many presses');
    return { state: count + 1, effects: [] };
  },
};

function counted() {
  const silent = async () => {};
  const world = { sound: silent, speech: silent, introduces: () => true, lesson: silent, turn: silent };
  const nothing = { partial: () => {}, mastered: () => {}, save: () => {}, result: () => {} };
  const game = runGame(
    counter,
    { options: {}, gameData: {} },
    { seed: 1, events: [] },
    { players: 1, locale: 'en' },
    { ...world, ...nothing },
  );
  return { game, drawn: drawnGame(game) };
}

test('whoever draws in the frame of a touch draws the board as it was; then the new one is told', () => {
  const { game, drawn } = counted();
  const told = vi.fn();
  drawn.subscribe(told);

  game.send({ type: 'press' });
  expect([game.snapshot(), drawn.snapshot()]).toEqual([1, 0]);

  paint?.();
  vi.runAllTimers();
  expect(drawn.snapshot()).toBe(1);
  expect(told).toHaveBeenCalledOnce();
});

test('what happened before somebody drew it is drawn', () => {
  const { game, drawn } = counted();
  game.send({ type: 'press' });

  drawn.subscribe(() => {});

  expect(drawn.snapshot()).toBe(1);
});

test('a game that broke is told with its last state', () => {
  const { game, drawn } = counted();
  drawn.subscribe(() => {});
  for (let press = 0; press < 3; press += 1) game.send({ type: 'press' });

  paint?.();
  vi.runAllTimers();

  expect(drawn.snapshot()).toBe(2);
  expect(drawn.failure()?.reason).toEqual(new Error('Too many presses'));
});
