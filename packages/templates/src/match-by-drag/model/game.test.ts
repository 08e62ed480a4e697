import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const setting = { players: 1, locale: 'en' };
const count = (length: number) => Array.from({ length }, (_, index) => index);

function begin(pairs: number, options: object = {}) {
  const data = dataSchema.parse({
    problems: count(pairs).map((index) => ({
      id: `p${index}`,
      question: { text: '', image: `${index}.svg` },
      answer: { text: `word ${index}` },
    })),
  });
  return step(start(data, optionsSchema.parse(options), 1, setting).state, { type: 'start' }).state;
}

type State = ReturnType<typeof begin>;
const sizes = ({ problems }: State) => problems.map(({ pairs }) => pairs.length);
const words = ({ problems }: State) =>
  problems.flatMap(({ pairs }) => pairs.map(({ answer }) => answer.text));

describe('the sheets', () => {
  test('hold four pairs in one variant and eight in the other', () => {
    expect(sizes(begin(8))).toEqual([4, 4]);
    expect(sizes(begin(8, { variant: 8 }))).toEqual([8]);
  });

  test('share what does not fill them', () => {
    expect(sizes(begin(9, { variant: 8 }))).toEqual([5, 4]);
    expect(sizes(begin(5))).toEqual([3, 2]);
  });

  test('a limit counts pairs and leaves at least two', () => {
    expect(sizes(begin(8, { questionsLimit: 3 }))).toEqual([3]);
    expect(sizes(begin(8, { questionsLimit: 1 }))).toEqual([2]);
    expect(sizes(begin(8, { questionsLimit: 20 }))).toEqual([4, 4]);
  });

  test.each([
    ['answers', ['cat', 'cat', 'dog'], ['cat', 'dog']],
    ['questions', ['cat', 'dog', 'hen'], ['cat', 'hen']],
  ])('a limit leaves something to choose where the first %s are alike', (alike, answers, shown) => {
    const data = dataSchema.parse({
      problems: answers.map((answer, index) => ({
        id: `p${index}`,
        question: { text: alike === 'questions' && index < 2 ? 'same' : `question ${index}` },
        answer: { text: answer },
      })),
    });

    const { state } = start(data, optionsSchema.parse({ questionsLimit: 2 }), 1, setting);

    expect(words(state)).toEqual(shown);
  });

  test('are mixed when the order is random', () => {
    const mixed = words(begin(8, { randomOrder: true }));

    expect(mixed).not.toEqual(words(begin(8)));
    expect([...mixed].sort()).toEqual(words(begin(8)));
  });
});

describe('the score', () => {
  /** Brings every word to its picture; those in `slips` first to another one. */
  function scoreWith(pairs: number, slips: ReadonlySet<string>, options: object) {
    let state = begin(pairs, options);
    while (true) {
      const own = state.round.pairs.map(({ answer }) => answer.text);
      const slipping = own.flatMap((word, target) => (slips.has(word) ? [target] : []));
      for (const target of slipping) {
        state = step(state, { type: 'bring', piece: target === 0 ? 1 : 0, place: target }).state;
      }
      for (const index of own.keys())
        state = step(state, { type: 'bring', piece: index, place: index }).state;
      const next = step(state, { type: 'next', problem: state.current });
      const [effect] = next.effects;
      if (effect?.type === 'result' && effect.result.kind === 'score') return effect.result.score;
      state = next.state;
    }
  }

  test('counts pairs: four of them with one slip are three of four', () => {
    expect(scoreWith(4, new Set(['word 2']), {})).toEqual({
      allProblemsCount: 4,
      problemsAnsweredCorrectly: 3,
      problemsAnsweredIncorrectly: 1,
    });
  });

  test('is the same however many pairs lie on a sheet', () => {
    const slipped = fc.uniqueArray(fc.nat(11), { maxLength: 12 });
    // Two and five pairs leave a sheet of two, of which a slip costs both.
    const numbers = fc.integer({ min: 3, max: 12 }).filter((pairs) => pairs !== 5);
    fc.assert(
      fc.property(numbers, slipped, (pairs, places) => {
        const slips = new Set(places.filter((place) => place < pairs).map((place) => `word ${place}`));
        const expected = { allProblemsCount: pairs, problemsAnsweredCorrectly: pairs - slips.size };

        expect(scoreWith(pairs, slips, { variant: 4 })).toMatchObject(expected);
        expect(scoreWith(pairs, slips, { variant: 8 })).toMatchObject(expected);
      }),
    );
  });
});

test('whoever brings the wrong one of two has neither pair right', () => {
  const begun = begin(2);
  const after = (
    [
      { type: 'bring', piece: 1, place: 0 },
      { type: 'bring', piece: 0, place: 0 },
      { type: 'bring', piece: 1, place: 1 },
    ] as const
  ).reduce((state, event) => step(state, event).state, begun);

  expect(after.counted).toEqual({ asked: 2, right: 0 });
});

test('a sheet without a wrong move counts, and the next one comes', () => {
  const solved = count(4).reduce(
    (state, index) => step(state, { type: 'bring', piece: index, place: index }).state,
    begin(8),
  );

  expect(solved).toMatchObject({ phase: 'resolved', marks: ['right'] });
  expect(step(solved, { type: 'next', problem: 0 }).state.round.placed).toEqual([null, null, null, null]);
});

test('an answer brought to another card goes back and counts as an attempt', () => {
  const state = begin(4);

  expect(step(state, { type: 'bring', piece: 0, place: 1 }).state).toMatchObject({
    attempts: 1,
    said: { verdict: 'wrong' },
    round: state.round,
  });
});
