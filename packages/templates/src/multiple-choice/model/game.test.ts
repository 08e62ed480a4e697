import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0 });
const setting = { players: 1, locale: 'en' };

function begin(answers: readonly string[], seed = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        question: { text: 'Which?', audio: 'which.mp3' },
        correctAnswer: { text: 'right', audio: 'right.mp3' },
        incorrectAnswers: answers.map((text) => ({ text })),
      },
    ],
  });
  return step(start(data, options, seed, setting).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const place = ({ state }: Played, text: string) => state.round.answers.findIndex((one) => one.text === text);
const choose = (game: Played, text: string) => step(game.state, { type: 'choose', place: place(game, text) });

describe('the answers on the table', () => {
  test('are at most eight, always with the right one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 }),
        fc.integer(),
        (words, seed) => {
          fc.pre(words.some((word) => word.trim() !== ''));
          const { answers } = begin(words, seed).state.round;

          expect(answers.length).toBeLessThanOrEqual(8);
          expect(answers.filter(({ correct }) => correct)).toHaveLength(1);
        },
      ),
    );
  });

  test('leave out what has neither text nor picture nor sound', () => {
    expect(begin(['wrong', '', '  ']).state.round.answers).toHaveLength(2);
  });

  test('lie in another order for another seed, and in the same for the same', () => {
    const order = (seed: number) =>
      begin(['a', 'b', 'c', 'd', 'e'], seed).state.round.answers.map((one) => one.text);

    expect(order(5)).toEqual(order(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => order(seed).join())).size).toBeGreaterThan(1);
  });
});

describe('choosing', () => {
  test('the right one is found, and speaks for itself', () => {
    const found = choose(begin(['wrong']), 'right');

    expect(found.state).toMatchObject({ phase: 'resolved', round: { found: true }, marks: ['right'] });
  });

  test('a wrong one stays on the table as tried, and costs one attempt however often it is touched', () => {
    const once = choose(begin(['wrong']), 'wrong');
    const twice = choose(once, 'wrong');

    expect(once.state).toMatchObject({ phase: 'playing', attempts: 1 });
    expect(twice.state).toEqual(once.state);
  });

  test('a place without an answer does nothing', () => {
    const game = begin(['wrong']);

    expect(step(game.state, { type: 'choose', place: 99 }).state).toEqual(game.state);
  });

  test('the question is heard as the problem comes', () => {
    expect(begin(['wrong']).effects).toEqual([
      { type: 'sound', sound: { from: 'activity', file: 'which.mp3' }, isTask: true },
    ]);
  });

  test('the shell sees the progress', () => {
    expect(view(choose(begin(['wrong']), 'right').state).progress).toEqual(['right']);
  });
});
