import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerSize } from './font.ts';
import { start, step } from './game.ts';
import { withGap } from './gap.ts';
import { lanesFor, stepMilliseconds } from './motion.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0 });

function begin(problem: Record<string, unknown> = {}, seed = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        question: { text: 'Which?' },
        correctAnswer: { text: 'right', feedbackText: 'Because it is.' },
        incorrectAnswers: [{ text: 'wrong', feedbackText: 'Not quite.', feedbackAudio: 'no.mp3' }, {}],
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
    place: game.state.round.answers.findIndex((answer) => answer.correct === correct),
  });

describe('catching an answer', () => {
  test('the right one resolves the problem', () => {
    expect(choose(begin(), true).state).toMatchObject({ phase: 'resolved', marks: ['right'] });
  });

  test('a wrong one costs one attempt however often it is caught', () => {
    const once = choose(begin(), false);

    expect(once.state).toMatchObject({ phase: 'playing', attempts: 1 });
    expect(choose(once, false).state).toEqual(once.state);
  });

  test('with specific feedback on, its own words are said', () => {
    const { state, effects } = choose(begin({ specificFeedback: true }), false);

    expect(state.said).toMatchObject({ verdict: 'wrong', text: 'Not quite.' });
    expect(effects).toContainEqual({ type: 'sound', sound: { from: 'activity', file: 'no.mp3' } });
  });

  test('with specific feedback off, they are not', () => {
    expect(choose(begin(), false).state.said.text).toBeNull();
  });
});

describe('the movement', () => {
  test('goes in each of the four directions, by the seed alone', () => {
    const direction = (seed: number) => begin({}, seed).state.round.direction;

    expect(direction(9)).toBe(direction(9));
    expect(new Set(Array.from({ length: 40 }, (_one, seed) => direction(seed))).size).toBe(4);
  });

  test('is slow, medium or fast', () => {
    expect((['slow', 'medium', 'fast'] as const).map(stepMilliseconds)).toEqual([3_000, 2_000, 1_000]);
    expect(stepMilliseconds(options.animationSpeed)).toBe(2_000);
  });

  test('never lets two answers of one lane touch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.boolean(), (answers, long) => {
        const { lanes, perLane, places } = lanesFor(answers, long);

        expect(lanes).toBeLessThanOrEqual(long ? 2 : 3);
        for (const [index, one] of places.entries()) {
          for (const other of places.slice(index + 1).filter(({ lane }) => lane === one.lane)) {
            const apart = Math.abs(one.phase - other.phase);
            expect(Math.min(apart, 1 - apart)).toBeGreaterThan(1 / perLane - 1e-9);
          }
        }
      }),
    );
  });
});

describe('a question with a gap', () => {
  test('shows the gap until the answer fills it', () => {
    expect(withGap('The ____ says moo.', null)).toBe('The _____ says moo.');
    expect(withGap('The ____ says moo.', 'cow')).toBe('The cow says moo.');
  });

  test('has it at the end where the author typed none', () => {
    expect(withGap('A cow says', null)).toBe('A cow says _____');
    expect(withGap('A cow says', 'moo')).toBe('A cow says moo');
  });
});

describe('the size of the words', () => {
  test('is that of their length until the author chooses one', () => {
    expect(answerSize({ look: 'zap' }, 6)).toBe('var(--len-6)');
    expect(answerSize({ look: 'zap', fontSize: 24 }, 6)).toBe('max(18px, 2.42vmin)');
  });

  test('is 32 in the look got-it', () => {
    expect(answerSize({ look: 'gotit' }, 6)).toBe('max(18px, 3.23vmin)');
  });

  test('is at most 36 for long answers, and at most what the author allows', () => {
    expect(answerSize({ look: 'zap', fontSize: 72 }, 'long')).toBe('max(18px, 3.63vmin)');
    expect(answerSize({ look: 'zap', fontSize: 72, maxFontSize: 40 }, 4)).toBe('max(18px, 4.03vmin)');
    expect(answerSize({ look: 'zap' }, 'text')).toBe('min(var(--len-text), max(18px, 3.63vmin))');
  });
});
