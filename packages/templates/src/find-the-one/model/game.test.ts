import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0 });
const texts = (...words: string[]) => words.map((text) => ({ text }));

function begin(problem: Record<string, unknown> = {}, seed = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        question: { text: 'Which one flies?', audio: 'which.mp3' },
        correctAnswers: texts('owl', 'bee'),
        incorrectAnswers: texts('cow', 'fish', 'hen', ''),
        ...problem,
      },
    ],
  });
  return step(start(data, options, seed, { players: 1, locale: 'en' }).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const choose = (game: Played, correct: boolean) =>
  step(game.state, {
    type: 'choose',
    place: game.state.round.answers.findIndex((box) => box.correct === correct),
  });

describe('the boxes on the line', () => {
  test('are the incorrect items shown plus one, of which one is correct', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer(), (incorrectItemsShown, seed) => {
        const { answers: boxes } = begin({ incorrectItemsShown }, seed).state.round;

        expect(boxes).toHaveLength(Math.min(incorrectItemsShown, 3) + 1);
        expect(boxes.filter(({ correct }) => correct)).toHaveLength(1);
        expect(boxes.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  test.each([undefined, 0, -2, 'some'])(
    'are three when the author chose no number, as %s is none',
    (shown) => {
      expect(begin({ incorrectItemsShown: shown }).state.round.answers).toHaveLength(3);
    },
  );

  test('hold no second correct item under the name of an incorrect one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const problem = { incorrectAnswers: texts('owl', 'bee ', 'cow', 'cow'), incorrectItemsShown: 7 };
        const { answers: boxes } = begin(problem, seed).state.round;

        expect(boxes.filter(({ correct }) => !correct).map(({ text }) => text)).toEqual(['cow']);
      }),
    );
  });

  test('are at most eight', () => {
    const many = begin({ incorrectAnswers: texts(...'abcdefghijkl'), incorrectItemsShown: 12 });

    expect(many.state.round.answers).toHaveLength(8);
  });

  test('show one or the other of the correct items, by the seed alone', () => {
    const shown = (seed: number) => begin({}, seed).state.round.answers.find(({ correct }) => correct)?.text;

    expect(shown(3)).toBe(shown(3));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(shown))).toEqual(new Set(['owl', 'bee']));
  });
});

describe('choosing', () => {
  test('the right one resolves the problem', () => {
    expect(choose(begin(), true).state).toMatchObject({
      phase: 'resolved',
      round: { found: true },
      marks: ['right'],
    });
  });

  test('a wrong one stays as tried, and costs one attempt however often it is touched', () => {
    const once = choose(begin(), false);
    const twice = choose(once, false);

    expect(once.state).toMatchObject({ phase: 'playing', attempts: 1 });
    expect(twice.state).toEqual(once.state);
  });

  test('a place without a box does nothing', () => {
    const game = begin();

    expect(step(game.state, { type: 'choose', place: 99 }).state).toEqual(game.state);
  });

  test('what is looked for is heard as the problem comes', () => {
    expect(begin().effects).toEqual([
      { type: 'sound', sound: { from: 'activity', file: 'which.mp3' }, isTask: true },
    ]);
  });
});
