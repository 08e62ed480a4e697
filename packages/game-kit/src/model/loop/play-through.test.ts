import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { drawInteger } from '../random.ts';
import { defineTemplate } from '../template.ts';
import type { Step } from './effect.ts';
import { playThrough, replay } from './play-through.ts';

type Event = { type: 'start' } | { type: 'guess'; value: number } | { type: 'shown' } | { type: 'late' };
interface State {
  readonly secret: number;
  readonly wrong: number;
  readonly phase: 'guessing' | 'showing' | 'over';
}

function step(state: State, event: Event): Step<State, Event> {
  if (event.type === 'shown' && state.phase === 'showing') {
    const right = state.wrong === 0 ? 1 : 0;
    const score = {
      allProblemsCount: 1,
      problemsAnsweredCorrectly: right,
      problemsAnsweredIncorrectly: 1 - right,
    };
    return {
      state: { ...state, phase: 'over' },
      effects: [{ type: 'result', result: { kind: 'score', score } }],
    };
  }
  if (event.type !== 'guess' || state.phase !== 'guessing') return { state, effects: [] };
  if (event.value !== state.secret) return { state: { ...state, wrong: state.wrong + 1 }, effects: [] };
  return {
    state: { ...state, phase: 'showing' },
    effects: [
      { type: 'delay', milliseconds: 5000, next: { type: 'late' } },
      { type: 'sound', sound: { from: 'app', name: 'correct-1' }, next: { type: 'shown' } },
    ],
  };
}

/** Guess a number between 0 and 9; once it is right, a sound plays before the result. */
const guessing = defineTemplate({
  alias: 'guessing',
  version: 1,
  schema: z.object({}),
  options: z.object({}),
  migrate: [],
  kindly: (stored) => stored,
  validity: () => [],
  warnings: () => [],
  start: (_data, _options, seed): Step<State, Event> => ({
    state: { secret: drawInteger(seed, 10).value, wrong: 0, phase: 'guessing' },
    effects: [],
  }),
  step,
  multiplayer: false,
  media: () => [],
  view: (state) => ({
    progress: [],
    said: { verdict: 'nothing', text: null, lesson: null, turn: state.wrong },
    players: null,
    reveal: null,
    clue: null,
    read: null,
    next: null,
    canCheck: false,
    over: state.phase === 'over',
  }),
  robot: {
    canBeWrong: true,
    move: (state: State, aim): Event | null => {
      if (state.phase !== 'guessing') return null;
      const miss = aim === 'wrong' && state.wrong === 0;
      return { type: 'guess', value: miss ? state.secret + 1 : state.secret };
    },
  },
});

const content = { options: {}, gameData: {} };

test('a robot that aims right finishes with a full score', () => {
  const game = playThrough(guessing, content, 3, { aim: 'right' });

  expect(game.ending).toBe('finished');
  expect(game.results).toEqual([
    {
      kind: 'score',
      score: { allProblemsCount: 1, problemsAnsweredCorrectly: 1, problemsAnsweredIncorrectly: 0 },
    },
  ]);
});

test('a robot that aims wrong finishes with a wrong answer in the score', () => {
  const game = playThrough(guessing, content, 3, { aim: 'wrong' });

  expect(game.ending).toBe('finished');
  expect(game.results).toMatchObject([{ score: { problemsAnsweredIncorrectly: 1 } }]);
});

test('events that effects send back arrive in the order in which they fall due', () => {
  const game = playThrough(guessing, content, 3, { aim: 'right' });

  expect(game.events.map(({ type }) => type)).toEqual(['start', 'guess', 'shown', 'late']);
});

test('a seed and the events of a game lead to the same end again', () => {
  const game = playThrough(guessing, content, 11, { aim: 'wrong' });

  expect(replay(guessing, content, 11, game.events)).toEqual(game.states.at(-1));
});

test('a game without a move and with nothing on its way is stuck', () => {
  const silent = { ...guessing, robot: { canBeWrong: false, move: () => null } };

  expect(playThrough(silent, content, 3, { aim: 'right' }).ending).toBe('stuck');
});

test('a game that never comes to a result is endless', () => {
  const lost = {
    ...guessing,
    robot: { canBeWrong: true, move: (): Event => ({ type: 'guess', value: -1 }) },
  };

  expect(playThrough(lost, content, 3, { aim: 'right', limit: 50 })).toMatchObject({
    ending: 'endless',
    results: [],
  });
});
