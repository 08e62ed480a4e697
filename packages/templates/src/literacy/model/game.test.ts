import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';
import { tokensOf } from './words.ts';

const options = optionsSchema.parse({ delayBeforeNext: 0 });

function begin(players = 1) {
  const data = dataSchema.parse({
    problems: [
      {
        id: 'p',
        task: { text: 'Find the words that rhyme with cat' },
        passage: [
          { text: 'The ' },
          { text: 'bat ', marked: true },
          { text: 'wears a ' },
          { text: 'hat', marked: true },
          { text: ', not a scarf.' },
        ],
      },
    ],
  });
  return step(start(data, options, 1, { players, locale: 'en' }).state, { type: 'start' });
}

type Played = ReturnType<typeof begin>;
const touch = (game: Played, word: string) =>
  step(game.state, { type: 'touch', place: game.state.round.tokens.findIndex(({ text }) => text === word) });

describe('the words of a passage', () => {
  const wordsOf = (text: string, locale: string) =>
    tokensOf([{ text, marked: false }], locale)
      .filter(({ kind }) => kind === 'word')
      .map((token) => token.text);

  test('are cut by the rules of the language', () => {
    expect(wordsOf("Ng'ombe hali nyama, don't you know?", 'sw')).toEqual([
      "Ng'ombe",
      'hali',
      'nyama',
      "don't",
      'you',
      'know',
    ]);
    expect(wordsOf('我喜欢苹果。', 'zh').length).toBeGreaterThan(1);
    expect(wordsOf('نمستے دنیا', 'ur')).toHaveLength(2);
  });

  test('lose no letter of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, marked) => {
        const joined = tokensOf([{ text, marked }], 'en').map((token) => token.text);

        expect(joined.join('').normalize('NFC')).toBe(text.normalize('NFC'));
      }),
    );
  });

  test('that are marked stay whole, without the spaces around them', () => {
    expect(tokensOf([{ text: ' ice cream ', marked: true }], 'en')).toEqual([
      { text: ' ', kind: 'between', marked: false },
      { text: 'ice cream', kind: 'word', marked: true },
      { text: ' ', kind: 'between', marked: false },
    ]);
  });
});

describe('touching a word', () => {
  test('a marked one is found, the last one resolves the problem', () => {
    const one = touch(begin(), 'bat');
    const both = touch(one, 'hat');

    expect(one.state).toMatchObject({ phase: 'playing', attempts: 0, said: { verdict: 'part' } });
    expect(both.state).toMatchObject({ phase: 'resolved', marks: ['right'] });
  });

  test('another one is an attempt, once', () => {
    const once = touch(begin(), 'scarf');

    expect(once.state).toMatchObject({ phase: 'playing', attempts: 1 });
    expect(touch(once, 'scarf').state).toEqual(once.state);
    expect(touch(touch(once, 'bat'), 'hat').state.marks).toEqual(['tried']);
  });

  test('is spoken of by the word, found or not, and what to look for is heard again', () => {
    const wrong = touch(begin(), 'scarf');
    const part = touch(begin(), 'bat');
    const asked = { text: 'Find the words that rhyme with cat' };

    expect(wrong.effects).toMatchObject([
      { type: 'sound' },
      { type: 'lesson', told: { verdict: 'wrong', lesson: { touched: { text: 'scarf' }, again: asked } } },
    ]);
    expect(part.effects).toMatchObject([
      { type: 'sound' },
      { type: 'lesson', told: { verdict: 'right', lesson: { word: { text: 'bat' } } } },
    ]);
    expect(touch(part, 'hat').state.said.lesson).toEqual({ word: { text: 'hat' } });
  });

  test('a found one, a comma and a place beyond the text do nothing', () => {
    const one = touch(begin(), 'bat');

    expect(touch(one, 'bat').state).toEqual(one.state);
    expect(touch(one, ', ').state).toEqual(one.state);
    expect(step(one.state, { type: 'touch', place: 99 }).state).toEqual(one.state);
  });

  test('every found word gives points to who found it', () => {
    const game = touch(touch(begin(2), 'bat'), 'scarf');

    expect(game.state.players).toMatchObject({ points: [500, 0], turning: 1 });
    expect(touch(game, 'hat').state.players?.points).toEqual([500, 400]);
  });

  test('showing the answer finds them all', () => {
    const game = begin();
    const stuck = { ...game, state: { ...game.state, showAnswer: 1, attempts: 1 } };
    const revealed = step(stuck.state, view(stuck.state).reveal ?? { type: 'start' });

    expect(revealed.state.round.found).toHaveLength(2);
  });

  test('every marked word counts, and a wrong word costs one of them', () => {
    const found = touch(touch(touch(begin(), 'scarf'), 'bat'), 'hat');

    expect(step(found.state, { type: 'next', problem: 0 }).effects).toMatchObject([
      { result: { score: { allProblemsCount: 2, problemsAnsweredCorrectly: 1 } } },
    ]);
  });

  test('a clue takes half of the other words away, and leaves one', () => {
    const others = ({ state }: Played) =>
      state.round.tokens.filter(
        ({ kind, marked }, place) =>
          kind === 'word' && !marked && ![...state.round.tried, ...state.round.gone].includes(place),
      ).length;
    let game = touch(begin(), 'scarf');
    const left = [others(game)];
    while (view(game.state).clue) {
      game = step(game.state, { type: 'clue' });
      left.push(others(game));
    }

    expect(left).toEqual([5, 2, 1]);
    for (const place of game.state.round.gone) {
      expect(step(game.state, { type: 'touch', place }).state).toEqual(game.state);
    }
    expect(game.state.attempts).toBe(1);
    expect(touch(touch(game, 'bat'), 'hat').state.phase).toBe('resolved');
  });
});

test('a passage is set in Roboto of size 18 where its author chose nothing', () => {
  expect(optionsSchema.parse({})).toMatchObject({ fontFamily: 'Roboto', fontSize: 18 });
  expect(optionsSchema.parse({ fontSize: '32' }).fontSize).toBe(32);
});

test('whoever touches all other words first has found none of the marked ones', () => {
  const begun = begin();
  const tried = begun.state.round.tokens.flatMap(({ kind, marked }, place) =>
    kind === 'word' && !marked ? [place] : [],
  );
  const after = tried.reduce((game, place) => step(game.state, { type: 'touch', place }), begun);

  expect(touch(touch(after, 'bat'), 'hat').state.counted).toEqual({ asked: 2, right: 0 });
});
