import { NOBODY } from '@flink/game-kit/model/loop/players.ts';
import { describe, expect, test } from 'vitest';
import { playersWho, start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0 });

function begin(players: number, problems = 1, audio?: string) {
  const data = dataSchema.parse({
    problems: Array.from({ length: problems }, (_, index) => ({
      id: `p${index}`,
      question: { text: 'Which?', ...(audio ? { audio } : {}) },
      correctAnswer: { text: 'right' },
      incorrectAnswers: [{ text: 'wrong' }, { text: 'other' }],
    })),
  });
  return step(start(data, options, 1, { players, locale: 'en' }).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const choose = (game: Played, text: string) =>
  step(game.state, {
    type: 'choose',
    place: game.state.round.answers.findIndex((answer) => answer.text === text),
  });
const take = (game: Played) => step(game.state, { type: 'take' });
const show = (game: Played) => step(game.state, { type: 'show' });

/** Everybody picks in turn, then all look. */
const playTogether = (...picks: string[]) =>
  show(picks.reduce((game, text) => choose(take(game), text), begin(picks.length)));

describe('picking in turn', () => {
  test('the answers are covered until the next player has the device', () => {
    const game = begin(2);

    expect(game.state.round.stage).toEqual({ name: 'passing', player: 0 });
    expect(choose(game, 'right').state).toEqual(game.state);
    expect(take(game).state.round.stage).toEqual({ name: 'picking', player: 0 });
  });

  test('the question is heard by who has the device, not while it is passed on', () => {
    const heard = (players: number) => begin(players, 1, 'which.mp3').effects;

    expect(heard(1)).toMatchObject([{ type: 'sound' }]);
    expect(heard(2)).toEqual([]);
  });

  test('a pick passes the device on and says nothing about right or wrong', () => {
    const picked = choose(take(begin(2)), 'wrong');

    expect(picked.state).toMatchObject({
      attempts: 0,
      said: { verdict: 'nothing' },
      round: { stage: { name: 'passing', player: 1 }, tried: [], found: false },
    });
    expect(picked.effects).toEqual([]);
  });

  test('the picks are opened only when all have chosen', () => {
    const half = choose(take(begin(2)), 'right');

    expect(show(half).state).toEqual(half.state);
    expect(choose(take(half), 'right').state.round.stage).toEqual({ name: 'ready' });
  });
});

describe('the scoreboard', () => {
  const turning = (game: Played) => view(game.state).players?.turning;

  test('follows who has the device and who picks', () => {
    const first = begin(2);
    const second = choose(take(first), 'right');

    expect([first, take(first)].map(turning)).toEqual([0, 0]);
    expect([second, take(second)].map(turning)).toEqual([1, 1]);
  });

  test('names nobody while all look, and while the team searches together', () => {
    const ready = choose(take(choose(take(begin(2)), 'right')), 'wrong');

    expect(turning(ready)).toBe(NOBODY);
    expect(turning(show(ready))).toBe(NOBODY);
    expect(turning(choose(show(ready), 'right'))).toBe(NOBODY);
  });
});

describe('opening the picks', () => {
  test('all right: the problem is correct and everybody gets points', () => {
    const { state } = playTogether('right', 'right', 'right');

    expect(state).toMatchObject({ phase: 'resolved', marks: ['right'], round: { found: true } });
    expect(state.players?.points).toEqual([500, 500, 500]);
  });

  test('one wrong: it is an attempt, and only those who were right get points', () => {
    const { state } = playTogether('right', 'wrong');

    expect(state).toMatchObject({ phase: 'playing', attempts: 1, round: { stage: { name: 'open' } } });
    expect(state.players).toMatchObject({ points: [500, 0], powerLevels: [2, 1] });
    expect(state.round.tried.map((place) => state.round.answers[place]?.text)).toEqual(['wrong']);
  });

  test('then the team finds it together, which does not make the problem correct and gives nobody points', () => {
    const found = choose(playTogether('right', 'wrong'), 'right');

    expect(found.state).toMatchObject({ phase: 'resolved', marks: ['tried'] });
    expect(found.state.players).toMatchObject({ points: [500, 0], powerLevels: [2, 1] });
  });

  test('who is wrong loses the power that was won before', () => {
    const next = (game: Played) => step(game.state, { type: 'next', problem: game.state.current });
    const pickAll = (game: Played, ...picks: string[]) =>
      show(picks.reduce((before, text) => choose(take(before), text), game));
    const first = next(pickAll(begin(3, 2), 'right', 'right', 'right'));
    const second = pickAll(first, 'wrong', 'right', 'other');

    expect(first.state.players?.powerLevels).toEqual([2, 2, 2]);
    expect(second.state.players).toMatchObject({ points: [500, 1500, 500], powerLevels: [1, 3, 1] });
    expect(choose(second, 'right').state.players).toMatchObject({
      points: [500, 1500, 500],
      powerLevels: [1, 3, 1],
    });
  });

  test('who was right is known once the picks lie open', () => {
    expect(playersWho(playTogether('wrong', 'right', 'other').state.round, true)).toEqual([1]);
  });

  test('a second wrong answer of the team is another attempt, once', () => {
    const again = choose(playTogether('wrong', 'wrong'), 'other');

    expect(again.state.attempts).toBe(2);
    expect(choose(again, 'other').state).toEqual(again.state);
  });
});

test('what the answer teaches is told to all: the word, or once more what is asked, and nobody’s pick', () => {
  expect(playTogether('right', 'right').state.said.lesson).toEqual({ word: { text: 'right' } });
  expect(playTogether('right', 'wrong').state.said.lesson).toEqual({ again: { text: 'Which?' } });
});

describe('alone', () => {
  test('it is played as multiple choice, for the team', () => {
    const game = begin(1);

    expect(game.state.round.stage).toEqual({ name: 'open' });
    expect(choose(game, 'right').state).toMatchObject({ phase: 'resolved', marks: ['right'] });
    expect(choose(game, 'wrong').state).toMatchObject({ phase: 'playing', attempts: 1 });
  });
});
