import { describe, expect, test } from 'vitest';
import { start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0, showAnswer: 1 });

function begin(problem: Record<string, unknown> = {}, players = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        text: [
          { text: 'The ' },
          { text: 'cat ', marked: true },
          { text: 'chases the ' },
          { text: 'mouse', marked: true },
          { text: '.' },
        ],
        incorrectAnswers: ['house', ''],
        ...problem,
      },
    ],
  });
  return step(start(data, options, 1, { players, locale: 'en' }).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const put = (game: Played, text: string, place: number | null) =>
  step(game.state, { type: 'put', piece: game.state.round.answers.indexOf(text), place });
const check = (game: Played) => step(game.state, { type: 'check' });
const filled = ({ state }: Played) =>
  state.round.blanks.map(({ answer }) => (answer === null ? null : state.round.answers[answer]));

describe('the table', () => {
  test('offers the missing words and the incorrect ones, without the empty', () => {
    expect([...begin().state.round.answers].sort()).toEqual(['cat', 'house', 'mouse']);
  });

  test('keeps the spaces around a missing word in the text', () => {
    expect(begin().state.round.parts).toEqual([
      { kind: 'text', text: 'The ' },
      { kind: 'blank', blank: 0 },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'chases the ' },
      { kind: 'blank', blank: 1 },
      { kind: 'text', text: '.' },
    ]);
  });

  test('has at most eight answers, but always every missing word', () => {
    const many = begin({ incorrectAnswers: [...'abcdefghij'] }).state.round.answers;

    expect(many).toHaveLength(8);
    expect(many).toEqual(expect.arrayContaining(['cat', 'mouse']));
  });
});

describe('what is heard as a problem comes', () => {
  const one = [{ text: 'I go to ' }, { text: 'bed', marked: true }, { text: '.' }];

  test('is a sentence with its one gap, unless its author has recorded something', () => {
    expect(begin({ text: one }).effects).toEqual([
      { type: 'speech', text: 'I go to ….', locale: 'en', isTask: true },
    ]);
    expect(begin({ text: one, task: { audio: 'bed.mp3' } }).effects).toMatchObject([{ type: 'sound' }]);
  });

  test('is nothing of a text with several gaps', () => {
    expect(begin().effects).toEqual([]);
  });
});

describe('answers that look the same', () => {
  test('are offered once, and none beside a missing word that it would fit as well', () => {
    const { answers } = begin({ incorrectAnswers: ['cat ', 'house', 'house', ' house'] }).state.round;

    expect([...answers].sort()).toEqual(['cat', 'house', 'mouse']);
  });
});

describe('the score', () => {
  test('counts every gap, right or not at the first check', () => {
    const wrong = check(put(put(begin(), 'cat', 0), 'house', 1));
    const solved = check(put(wrong, 'mouse', 1));

    expect(step(solved.state, { type: 'next', problem: 0 }).effects).toMatchObject([
      { result: { score: { allProblemsCount: 2, problemsAnsweredCorrectly: 1 } } },
    ]);
  });

  test('keeps what was right before the answer was shown', () => {
    const wrong = check(put(put(begin(), 'cat', 0), 'house', 1));
    const revealed = step(wrong.state, { type: 'reveal' });

    expect(step(revealed.state, { type: 'next', problem: 0 }).effects).toMatchObject([
      { result: { score: { allProblemsCount: 2, problemsAnsweredCorrectly: 1 } } },
    ]);
  });
});

describe('a clue', () => {
  const clue = (game: Played) => step(game.state, { type: 'clue' });
  const gaps = (...words: string[]) => words.flatMap((text) => [{ text, marked: true }, { text: ' ' }]);

  test('takes an answer away that belongs nowhere, also one that lies in a gap', () => {
    const wrong = check(put(begin(), 'cat', 1));
    const helped = clue(put(wrong, 'house', 0));

    expect(filled(helped)).toEqual([null, null]);
    expect(put(helped, 'house', 0).state).toEqual(helped.state);
    expect(view(helped.state).clue).toBeNull();
  });

  test('leaves something to choose where one gap is open', () => {
    const one = { text: gaps('cat'), incorrectAnswers: ['dog', 'hen'] };
    const wrong = check(put(begin(one), 'dog', 0));
    const helped = clue(wrong);

    expect(helped.state.round.gone).toHaveLength(1);
    expect(view(helped.state).clue).toBeNull();
  });

  test('fills a gap that was filled wrongly where every answer belongs somewhere', () => {
    const game = begin({ text: gaps('one', 'two', 'three'), incorrectAnswers: [] });
    const wrong = check(put(game, 'three', 0));
    const helped = clue(wrong);

    expect(filled(helped)).toEqual(['one', null, null]);
    expect(helped.state.round.blanks[0]?.right).toBe(true);
    expect(view(helped.state).clue).toBeNull();
  });
});

describe('filling in', () => {
  test('the check button comes with the first answer that is put', () => {
    expect(view(begin().state).canCheck).toBe(false);
    expect(view(put(begin(), 'cat', 0).state).canCheck).toBe(true);
  });

  test('an answer lies in one blank only, and makes room for another', () => {
    const moved = put(put(begin(), 'cat', 0), 'cat', 1);

    expect(filled(moved)).toEqual([null, 'cat']);
    expect(filled(put(moved, 'house', 1))).toEqual([null, 'house']);
    expect(filled(put(moved, 'cat', null))).toEqual([null, null]);
  });

  test('all right resolves the problem', () => {
    expect(check(put(put(begin(), 'cat', 0), 'mouse', 1)).state).toMatchObject({
      phase: 'resolved',
      marks: ['right'],
    });
  });

  test('a part that is right stays, and cannot be taken away', () => {
    const part = check(put(begin(), 'cat', 0));

    expect(part.state).toMatchObject({ phase: 'playing', attempts: 0, said: { verdict: 'part' } });
    expect(put(part, 'cat', null).state).toEqual(part.state);
    expect(put(part, 'house', 0).state).toEqual(part.state);
    expect(check(part).state).toEqual(part.state);
  });

  test('what is wrong goes back to the tray as one attempt, what is right stays', () => {
    const wrong = check(put(put(begin(), 'cat', 0), 'house', 1));

    expect(wrong.state).toMatchObject({ phase: 'playing', attempts: 1 });
    expect(filled(wrong)).toEqual(['cat', null]);
    expect(check(put(wrong, 'mouse', 1)).state.marks).toEqual(['tried']);
  });

  test('the same word twice may go to either blank', () => {
    const text = [{ text: 'row', marked: true }, { text: ', ' }, { text: 'row', marked: true }];
    const game = begin({ text });
    const [first, second] = game.state.round.answers.flatMap((answer, place) =>
      answer === 'row' ? [place] : [],
    );
    const one = step(game.state, { type: 'put', piece: second ?? 0, place: 0 });
    const both = step(one.state, { type: 'put', piece: first ?? 0, place: 1 });

    expect(check(both).state.marks).toEqual(['right']);
  });

  test('showing the answer fills every blank with its word', () => {
    const wrong = check(put(begin(), 'house', 0));
    const revealed = step(wrong.state, { type: 'reveal' });

    expect(filled(revealed)).toEqual(['cat', 'mouse']);
  });
});

describe('a text with a single gap', () => {
  const single = () =>
    begin({
      text: [{ text: 'The ' }, { text: 'cat', marked: true }, { text: ' sleeps.' }],
      incorrectAnswers: ['dog'],
    });

  test('is answered by what is put into it, without a check', () => {
    const right = put(single(), 'cat', 0);
    expect(right.state).toMatchObject({ phase: 'resolved', said: { verdict: 'right' } });
    expect(view(right.state).canCheck).toBe(false);
  });

  test('is heard as a whole when it is filled, and a wrong word is named', () => {
    expect(put(single(), 'cat', 0).state.said.lesson).toEqual({ word: { text: 'The cat sleeps.' } });
    const wrong = put(single(), 'dog', 0);
    expect(wrong.state).toMatchObject({
      phase: 'playing',
      attempts: 1,
      said: { lesson: { touched: { text: 'dog' }, again: { text: 'The … sleeps.' } } },
    });
    expect(filled(wrong)).toEqual([null]);
  });
});
