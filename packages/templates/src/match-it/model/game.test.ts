import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step, view } from './game.ts';
import { template } from './index.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const setting = { players: 1, locale: 'en' };
const pieces = (...texts: string[]) => texts.map((text) => ({ text }));

function begin(problem: object = {}, options: object = {}, seed = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        questions: [{ text: 'On a farm' }, { text: '', audio: 'farm.mp3' }],
        correctAnswers: pieces('cow', 'hen'),
        incorrectAnswers: pieces('shark', 'whale'),
        ...problem,
      },
    ],
  });
  return step(start(data, optionsSchema.parse(options), seed, setting).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const bring = ({ state }: Played, text: string, slot: number) =>
  step(state, {
    type: 'bring',
    piece: state.round.answers.findIndex((one) => one.text === text),
    place: slot,
  });

describe('the tray', () => {
  test('holds as many right and wrong answers as are to be shown, never more than four of a kind', () => {
    const many = (kind: string) => Array.from({ length: 9 }, (_, index) => `${kind} ${index}`);
    const shown = (count: number) => (count < 1 ? 2 : Math.min(4, count));
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: -1, max: 12 }),
        fc.integer(),
        (correctItemsShown, incorrectItemsShown, seed) => {
          const { round } = begin(
            {
              correctAnswers: pieces(...many('right')),
              incorrectAnswers: pieces(...many('wrong')),
              correctItemsShown,
              incorrectItemsShown,
            },
            {},
            seed,
          ).state;
          const right = round.answers.filter(({ correct }) => correct);

          expect(right).toHaveLength(shown(correctItemsShown));
          expect(round.answers.length - right.length).toBe(shown(incorrectItemsShown));
          expect(round.placed).toHaveLength(right.length);
        },
      ),
    );
  });

  test('leaves out what has neither text nor picture nor sound', () => {
    expect(begin({ incorrectAnswers: pieces('shark', ' ') }).state.round.answers).toHaveLength(3);
  });

  test('holds nothing twice, and nothing wrong that looks right', () => {
    const { round } = begin({
      correctAnswers: pieces('cow', 'hen', 'cow '),
      incorrectAnswers: pieces(' hen', 'shark', 'shark'),
    }).state;

    expect(round.answers.map(({ text, correct }) => [text, correct]).sort()).toEqual([
      ['cow', true],
      ['hen', true],
      ['shark', false],
    ]);
  });

  test('holds no twin of a right answer that is not shown this time', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const problem = { correctItemsShown: 1, incorrectAnswers: pieces('cow', 'hen', 'shark') };
        const { answers } = begin(problem, {}, seed).state.round;

        expect(answers.filter(({ correct }) => !correct).map(({ text }) => text)).toEqual(['shark']);
      }),
    );
  });
});

describe('bringing an answer', () => {
  test('right ones may go to any slot in any order, and the last one solves the problem', () => {
    const one = bring(begin(), 'hen', 0);
    const two = bring(one, 'cow', 1);

    expect(one.state).toMatchObject({ phase: 'playing', said: { verdict: 'part' } });
    expect(two.state).toMatchObject({ phase: 'resolved', marks: ['right'] });
  });

  test('a wrong one goes back to the tray and counts as an attempt', () => {
    const game = begin();
    const wrong = bring(game, 'shark', 0);

    expect(wrong.state).toMatchObject({ attempts: 1, said: { verdict: 'wrong' } });
    expect(wrong.state.round.placed).toEqual(game.state.round.placed);
  });

  test('a wrong one that is brought again costs nothing more', () => {
    const wrong = bring(begin(), 'shark', 0);

    expect(bring(wrong, 'shark', 1).state).toEqual(wrong.state);
  });

  test.each([
    [['hen', 'cow'], 2],
    [['hen', 'shark', 'cow'], 1],
    [['shark', 'hen', 'cow'], 0],
  ])('after %j, %i of two slots were answered without a wrong answer before', (order, right) => {
    const solved = order.reduce((out, name) => {
      const slot = out.state.round.placed.indexOf(null);
      return bring(out, name, slot);
    }, begin());

    expect(step(solved.state, { type: 'next', problem: 0 }).effects).toMatchObject([
      { result: { score: { allProblemsCount: 2, problemsAnsweredCorrectly: right } } },
    ]);
  });

  test('a clue takes a wrong answer away, as long as another one is left', () => {
    const problem = { incorrectAnswers: pieces('shark', 'whale', 'squid'), incorrectItemsShown: 3 };
    const wrong = bring(begin(problem), 'shark', 0).state;
    const helped = step(wrong, { type: 'clue' }).state;

    expect(view(wrong).clue).toEqual({ type: 'clue' });
    expect(helped.round.tried).toHaveLength(2);
    expect(helped).toMatchObject({ attempts: 1, said: { verdict: 'clue' } });
    expect(view(helped).clue).toBeNull();
  });

  test('a slot that is full, an answer that lies already and one that does not exist do nothing', () => {
    const one = bring(begin(), 'hen', 0);

    expect(bring(one, 'cow', 0).state).toEqual(one.state);
    expect(bring(one, 'hen', 1).state).toEqual(one.state);
    expect(bring(one, 'nobody', 1).state).toEqual(one.state);
    expect(bring(one, 'cow', 7).state).toEqual(one.state);
  });

  test('with own feedback the author speaks about this very answer', () => {
    const game = begin({
      specificFeedback: true,
      correctAnswers: [{ text: 'cow', feedbackText: 'Moo!' }],
      incorrectAnswers: [{ text: 'shark', feedbackText: 'It needs the sea.', feedbackAudio: 'sea.mp3' }],
    });

    expect(bring(game, 'shark', 0).state.said.text).toBe('It needs the sea.');
    expect(bring(game, 'shark', 0).effects).toContainEqual({
      type: 'sound',
      sound: { from: 'activity', file: 'sea.mp3' },
    });
    expect(bring(game, 'cow', 0).state.said.text).toBe('Moo!');
  });
});

test('showing the answer fills the slots that are empty and keeps those that are full', () => {
  const tried = bring(bring(begin({}, { showAnswer: 1 }), 'hen', 1), 'shark', 0);
  const { round, phase } = step(tried.state, { type: 'reveal' }).state;

  expect(round.placed.map((place) => place !== null && round.answers[place]?.text)).toEqual(['cow', 'hen']);
  expect(phase).toBe('resolved');
});

describe('as the problem comes', () => {
  test('the first question that can be heard is heard', () => {
    expect(begin().effects).toEqual([
      { type: 'sound', sound: { from: 'activity', file: 'farm.mp3' }, isTask: true },
    ]);
  });

  test('only a question that lies on the table is heard', () => {
    const questions = ['farm', 'sea', 'house', 'wood', 'sky', 'town'].map((text, index) => ({
      text,
      ...(index % 2 === 0 ? { audio: `${text}.mp3` } : {}),
    }));
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 4 }), (seed, questionItemsShown) => {
        const { state, effects } = begin({ questions, questionItemsShown }, {}, seed);
        const first = state.round.questions.find(({ audio }) => audio)?.audio;

        expect(effects).toEqual(
          first ? [{ type: 'sound', sound: { from: 'activity', file: first }, isTask: true }] : [],
        );
      }),
    );
  });
});

describe("an author's letters", () => {
  test('go with the problem to the table', () => {
    expect(begin({ fontFamily: 'Georgia', fontColor: '#0a4', fontSize: '40' }).state.round).toMatchObject({
      fontFamily: 'Georgia',
      fontColor: '#0a4',
      fontSize: 40,
    });
    expect(begin().state.round).not.toHaveProperty('fontColor');
  });

  test('that cannot be used do not cost the problem', () => {
    const { round } = begin({ fontFamily: 'a;b', fontColor: 'url(x)', fontSize: 'large' }).state;

    expect(round.questions).toHaveLength(2);
    expect(round).not.toHaveProperty('fontFamily');
    expect(round).not.toHaveProperty('fontColor');
    expect(round).not.toHaveProperty('fontSize');
  });
});

test('what is said about an answer is there before it is needed, as pictures and sounds are', () => {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        questions: [{ image: 'farm.svg' }],
        correctAnswers: [{ text: 'cow', audio: 'cow.mp3', feedbackAudio: 'moo.mp3' }],
        incorrectAnswers: [{ text: 'shark', feedbackAudio: 'sea.mp3' }],
      },
    ],
  });

  expect(template.media(data, optionsSchema.parse({}))).toEqual([
    'farm.svg',
    'cow.mp3',
    'moo.mp3',
    'sea.mp3',
  ]);
});
