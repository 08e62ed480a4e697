import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const setting = { players: 1, locale: 'en' };

function begin(
  items: readonly (string | object)[] = ['egg', 'chick', 'hen'],
  options: object = {},
  seed = 1,
) {
  const data = dataSchema.parse({
    problems: [{ id: 'p', items: items.map((item) => (typeof item === 'string' ? { text: item } : item)) }],
  });
  return step(start(data, optionsSchema.parse(options), seed, setting).state, { type: 'start' }).state;
}

type State = ReturnType<typeof begin>;
const put = (state: State, item: number, place: number | null) =>
  step(state, { type: 'put', piece: item, place }).state;
const check = (state: State) => step(state, { type: 'check' }).state;
const lay = (state: State, ...items: number[]) =>
  items.reduce((before, item, place) => put(before, item, place), state);

describe('the tray', () => {
  test('never shows the right order where another one can be seen', () => {
    const items = fc.array(fc.constantFrom('egg', 'hen', 'fox'), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(items, fc.integer(), (words, seed) => {
        fc.pre(new Set(words).size > 1);
        const { round } = begin(words, {}, seed);

        expect(round.tray.toSorted()).toEqual([...words.keys()]);
        expect(round.tray.map((item) => words[item])).not.toEqual(words);
      }),
    );
  });
});

describe('laying', () => {
  test('an item lies where it was put, and goes back to the tray', () => {
    const laid = put(begin(), 2, 0);

    expect(laid.round.placed).toEqual([2, null, null]);
    expect(put(laid, 2, null).round.placed).toEqual([null, null, null]);
  });

  test('two that lie change places; one from the tray sends the other back to it', () => {
    const laid = lay(begin(), 2, 1);

    expect(put(laid, 2, 1).round.placed).toEqual([1, 2, null]);
    expect(put(laid, 0, 1).round.placed).toEqual([2, 0, null]);
  });

  test('however often they are moved, every item lies in one place or in the tray', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: -1, max: 5 }))),
        (moves) => {
          const { placed } = moves.reduce(
            (state, [item, place]) => put(state, item, place < 0 ? null : place),
            begin(['a', 'b', 'c', 'd']),
          ).round;
          const lying = placed.filter((item) => item !== null);

          expect(placed).toHaveLength(4);
          expect(new Set(lying).size).toBe(lying.length);
        },
      ),
    );
  });

  test('one that stands from the start stays, and its place takes no other', () => {
    const state = begin(['egg', { text: 'chick', shouldBeSlot: false }, 'hen']);

    expect(state.round).toMatchObject({ placed: [null, 1, null], settled: [false, true, false] });
    expect(put(state, 0, 1)).toEqual(state);
    expect(put(state, 1, 0)).toEqual(state);
  });
});

describe('checking', () => {
  test('is offered when something is placed, and once for each change', () => {
    const wrong = check(put(begin(), 2, 0));

    expect(view(begin()).canCheck).toBe(false);
    expect(view(put(begin(), 2, 2)).canCheck).toBe(true);
    expect(view(put(begin(), 2, 0)).canCheck).toBe(true);
    expect(view(check(put(begin(), 2, 2))).canCheck).toBe(false);
    expect(view(begin([{ text: 'egg', shouldBeSlot: false }, 'chick', 'hen'])).canCheck).toBe(false);
    expect(view(wrong).canCheck).toBe(false);
    expect(view(put(wrong, 0, 0)).canCheck).toBe(true);
  });

  test('one that lies right stays with its tick wherever it lies, and costs no attempt', () => {
    const part = check(put(begin(), 2, 2));

    expect(part).toMatchObject({ attempts: 0, said: { verdict: 'part' } });
    expect(part.round.settled).toEqual([false, false, true]);
  });

  test('a beginning that is right stays with its tick and costs no attempt', () => {
    const part = check(lay(begin(), 0, 1));

    expect(part).toMatchObject({ attempts: 0, said: { verdict: 'part' } });
    expect(part.round.settled).toEqual([true, true, false]);
    expect(put(part, 0, 2)).toEqual(part);
  });

  test('what is right stays, the rest is marked and can be moved', () => {
    const wrong = check(lay(begin(['a', 'b', 'c', 'd']), 0, 2, 1, 3));

    expect(wrong).toMatchObject({ attempts: 1, said: { verdict: 'wrong' } });
    expect(wrong.round).toMatchObject({ settled: [true, false, false, true], wrong: [1, 2] });
    expect(put(wrong, 2, 2).round).toMatchObject({ placed: [0, 1, 2, 3], wrong: [] });
  });

  const lessonOf = (state: State) =>
    step(state, { type: 'check' }).effects.flatMap((effect) =>
      effect.type === 'lesson' ? [effect.told.lesson] : [],
    );

  test('names what lies right while there is more to lay', () => {
    expect(lessonOf(put(begin(), 2, 2))).toEqual([{ word: { text: 'hen' } }]);
    expect(lessonOf(lay(begin(), 0, 1))).toEqual([{ word: { text: 'egg, chick' } }]);
    expect(lessonOf(put(check(put(begin(), 2, 2)), 0, 0))).toEqual([{ word: { text: 'egg' } }]);
  });

  test('names pictures by what they show, and praises those that have no name', () => {
    const pictures = [
      { image: 'egg.svg', name: 'egg' },
      { image: 'chick.svg', name: 'chick' },
      { image: 'hen.svg' },
    ];

    expect(lessonOf(lay(begin(pictures), 0, 1))).toEqual([{ word: { text: 'egg, chick' } }]);
    expect(lessonOf(put(begin(pictures), 2, 2))).toEqual([{}]);
  });

  test('names the first that lies wrong, to see and to hear', () => {
    const laid = lay(begin(['a', 'b', 'c', 'd']), 0, 2, 1, 3);

    expect(lessonOf(laid)).toEqual([{ misplaced: { text: 'c' } }]);
    expect(check(laid).said.lesson).toEqual({ misplaced: { text: 'c' } });
  });

  test('tells how to go on where what lies wrong has no name', () => {
    const pictures = ['one.svg', 'two.svg'].map((image) => ({ image }));

    expect(lessonOf(lay(begin(pictures), 1, 0))).toEqual([{ misplaced: null }]);
  });

  test('reads the row that is right, as long as it is short', () => {
    const long = ['one', 'two'].map((word) => `${word} ${'and on '.repeat(6)}`);

    expect(check(lay(begin(), 0, 1, 2)).said.lesson).toEqual({ word: { text: 'egg, chick, hen' } });
    expect(check(lay(begin(long), 0, 1)).said.lesson).toEqual({});
  });

  test('the whole row right solves the problem', () => {
    expect(check(lay(begin(), 0, 1, 2))).toMatchObject({ phase: 'resolved', marks: ['right'] });
  });

  test('items that look the same may change places', () => {
    expect(check(lay(begin(['na', 'no', 'na']), 2, 1, 0))).toMatchObject({ phase: 'resolved' });
  });
});

describe('the score', () => {
  const scoreOf = (state: State) => {
    const [effect] = step(state, { type: 'next', problem: state.current }).effects;
    return effect?.type === 'result' && effect.result.kind === 'score' ? effect.result.score : null;
  };

  test('counts every item that was laid, right or not at the first check', () => {
    const wrong = check(lay(begin(['a', 'b', 'c', 'd']), 0, 2, 1, 3));

    expect(scoreOf(check(put(wrong, 2, 2)))).toEqual({
      allProblemsCount: 4,
      problemsAnsweredCorrectly: 2,
      problemsAnsweredIncorrectly: 2,
    });
  });

  test('does not count what stood in its place from the start', () => {
    const state = begin(['egg', { text: 'chick', shouldBeSlot: false }, 'hen']);

    expect(scoreOf(check(put(put(state, 0, 0), 2, 2)))?.allProblemsCount).toBe(2);
  });

  test('of a row is the same however many stretches it is played in', () => {
    const solve = (state: State): State =>
      check(lay(state, ...state.round.items.map((_item, place) => place)));
    const rows = [20, 8, 3].map((count) => Array.from({ length: count }, (_, index) => `item ${index}`));

    for (const row of rows) {
      let state = check(put(begin(row), 1, 0));
      while (state.phase === 'playing' || state.current + 1 < state.problems.length) {
        state = solve(state);
        if (state.current + 1 < state.problems.length)
          state = step(state, { type: 'next', problem: state.current }).state;
      }

      expect(scoreOf(state)).toMatchObject({
        allProblemsCount: row.length,
        problemsAnsweredCorrectly: row.length - 1,
      });
    }
  });
});

describe('a clue', () => {
  test('lays an item that lay wrong before, as long as two others are left', () => {
    const wrong = check(lay(begin(['a', 'b', 'c', 'd']), 1, 2, 3, 0));
    const helped = step(wrong, { type: 'clue' }).state;

    expect(helped.round.settled).toEqual([true, false, false, false]);
    expect(helped.round.placed[0]).toBe(0);
    expect(helped).toMatchObject({ attempts: 1, missed: wrong.missed });

    const again = step(helped, { type: 'clue' }).state;
    expect(again.round.settled).toEqual([true, true, false, false]);
    expect(view(again).clue).toBeNull();
  });

  test('is not there for items that nobody has laid wrong', () => {
    const wrong = check(put(begin(['a', 'b', 'c', 'd']), 1, 0));
    const mended = check(put(wrong, 0, 0));

    expect(view(wrong).clue).toEqual({ type: 'clue' });
    expect(view(mended).clue).toBeNull();
  });
});

test('a team gets points for every item, also for those that lie right beside a wrong one', () => {
  const data = dataSchema.parse({ problems: [{ id: 'p', items: [...'abcd'].map((text) => ({ text })) }] });
  const begun = step(start(data, optionsSchema.parse({}), 1, { players: 2, locale: 'en' }).state, {
    type: 'start',
  }).state;
  const wrong = check(lay(begun, 0, 2, 1, 3));

  expect(wrong.players).toEqual({ turning: 1, points: [500 + 1000, 0], powerLevels: [1, 1] });
  expect(check(put(wrong, 2, 2)).players?.points).toEqual([1500, 400 + 500]);
});

test('showing the answer lays the whole row', () => {
  const { round, phase } = step(check(put(begin(undefined, { showAnswer: 1 }), 2, 0)), {
    type: 'reveal',
  }).state;

  expect(round).toMatchObject({ placed: [0, 1, 2], settled: [true, true, true], wrong: [] });
  expect(phase).toBe('resolved');
});

describe('a row longer than the screen', () => {
  const row = (name: string, count: number) => ({
    id: name,
    items: Array.from({ length: count }, (_, index) => ({ text: `${name} ${index + 1}` })),
  });
  const played = (problems: readonly object[], options: object, seed = 1) =>
    start(dataSchema.parse({ problems }), optionsSchema.parse(options), seed, setting).state.problems.map(
      ({ items }) => items.map(({ text }) => text),
    );

  test('is asked from its start to its end, whatever the order of the rows', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const texts = played([row('a', 20), row('b', 3), row('c', 9)], { randomOrder: true }, seed).flat();

        for (const [name, count] of [
          ['a', 20],
          ['b', 3],
          ['c', 9],
        ] as const) {
          const from = texts.indexOf(`${name} 1`);
          expect(texts.slice(from, from + count)).toEqual(row(name, count).items.map(({ text }) => text));
        }
      }),
    );
  });

  test('counts as one for the limit, and is played whole', () => {
    const stretches = played([row('a', 20), row('b', 3)], { questionsLimit: 1 });

    expect(stretches).toHaveLength(3);
    expect(stretches.flat()).toEqual(row('a', 20).items.map(({ text }) => text));
  });

  test('rows come by lot', () => {
    const rows = [row('a', 2), row('b', 2), row('c', 2)];
    const firsts = Array.from({ length: 30 }, (_, seed) => played(rows, { randomOrder: true }, seed)[0]?.[0]);

    expect(new Set(firsts)).toEqual(new Set(['a 1', 'b 1', 'c 1']));
  });
});
