import { describe, expect, test } from 'vitest';
import { start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const setting = { players: 1, locale: 'en' };
const count = (length: number) => Array.from({ length }, (_, index) => index);

function begin(pairs: number, { words = 'word', options = {}, problems = 1 } = {}) {
  const data = dataSchema.parse({
    problems: count(problems).map((problem) => ({
      id: `p${problem}`,
      questions: count(pairs).map((index) => ({ text: `${words} ${problem}.${index}` })),
      answers: count(pairs).map((index) => ({ text: `answer ${problem}.${index}` })),
    })),
  });
  return step(start(data, optionsSchema.parse(options), 1, setting).state, { type: 'start' }).state;
}

type State = ReturnType<typeof begin>;
const sizes = ({ problems }: State) => problems.map(({ pairs }) => pairs.length);
const definitions = ({ problems }: State) =>
  problems.flatMap(({ pairs }) => pairs.map(({ question }) => question.text));

describe('the sheets', () => {
  test('hold at most four pairs with short definitions', () => {
    expect(sizes(begin(3))).toEqual([3]);
    expect(sizes(begin(10))).toEqual([4, 3, 3]);
  });

  test('hold at most three with long ones, so that they can be read on a phone', () => {
    expect(sizes(begin(10, { words: 'a definition that goes on and on and on for long' }))).toEqual([
      3, 3, 2, 2,
    ]);
  });

  test('come as the author wrote them, or mixed when the order is random', () => {
    const written = definitions(begin(6, { problems: 2 }));
    const mixed = definitions(begin(6, { problems: 2, options: { randomOrder: true } }));

    expect(written).toEqual(count(12).map((index) => `word ${Math.floor(index / 6)}.${index % 6}`));
    expect(mixed).not.toEqual(written);
    expect([...mixed].sort()).toEqual([...written].sort());
  });

  test('a limit counts problems, not sheets', () => {
    expect(sizes(begin(8, { problems: 3, options: { questionsLimit: 1 } }))).toEqual([4, 4]);
  });
});

test('a sheet is solved when each word has come to its definition', () => {
  const solved = count(3).reduce(
    (state, index) => step(state, { type: 'bring', piece: index, place: index }).state,
    begin(3),
  );

  expect(solved).toMatchObject({ phase: 'resolved', marks: ['right'] });
});

test('a word brought to another definition goes back and counts as an attempt', () => {
  const state = begin(3);
  const wrong = step(state, { type: 'bring', piece: 0, place: 1 }).state;

  expect(wrong).toMatchObject({ attempts: 1, said: { verdict: 'wrong' }, round: state.round });
});

test('the score counts definitions, not sheets', () => {
  let state = step(begin(10), { type: 'bring', piece: 0, place: 1 }).state;
  while (state.phase !== 'over') {
    const { pairs } = state.round;
    for (const index of pairs.keys())
      state = step(state, { type: 'bring', piece: index, place: index }).state;
    const next = step(state, { type: 'next', problem: state.current });
    state = next.state;
    if (state.phase === 'over') {
      expect(next.effects).toMatchObject([
        { result: { score: { allProblemsCount: 10, problemsAnsweredCorrectly: 9 } } },
      ]);
    }
  }
});
