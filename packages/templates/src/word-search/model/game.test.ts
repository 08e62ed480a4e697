import { describe, expect, test } from 'vitest';
import { type Round, robot, start, step, view, type WordSearchEvent, type WordSearchState } from './game.ts';
import { lineBetween, meantLine, meantWord } from './lines.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const WORDS = ['sun', 'cat', 'apple'];

function opened(options: object = {}, words: readonly string[] = WORDS, players = 1, locale = 'en') {
  const data = dataSchema.parse({
    problems: [
      { id: 'p1', title: ' Things ', words, wordsAudio: { cat: 'cat.mp3' }, wordsImage: { cat: 'cat.svg' } },
    ],
  });
  const dealt = start(data, optionsSchema.parse(options), 3, { players, locale });
  return step(dealt.state, { type: 'start' }).state;
}

const wordAt = (round: Round, text: string) => round.words.findIndex((word) => word.text === text);

function lineOf(round: Round, text: string, backwards = false): WordSearchEvent {
  const cells = round.words[wordAt(round, text)]?.cells ?? [];
  const [from, to] = [cells[0] ?? -1, cells.at(-1) ?? -1];
  return { type: 'select', piece: backwards ? to : from, place: backwards ? from : to };
}

const find = (state: WordSearchState, text: string, backwards = false) =>
  step(state, lineOf(state.round, text, backwards));

function wrong(state: WordSearchState): WordSearchEvent {
  const move = robot.move(state, 'wrong', 1);
  if (move === null) throw new Error('no wrong line');
  return move;
}

describe('a grid', () => {
  test('shows its words in capitals, with their marks, each in its cells', () => {
    const { round } = opened({}, ['mañana', 'café', 'sol'], 1, 'es');

    expect(round.title).toBe('Things');
    expect(round.words.map(({ cells }) => cells.map((cell) => round.letters[cell]).join(''))).toEqual([
      'MAÑANA',
      'CAFÉ',
      'SOL',
    ]);
  });

  test('lists the words as they are written, or by the alphabet of the language', () => {
    const texts = (options: object) =>
      opened(options, ['zorro', 'ñandú', 'nube'], 1, 'es').round.words.map(({ text }) => text);

    expect(texts({})).toEqual(['zorro', 'ñandú', 'nube']);
    expect(texts({ wordSearch: { alphabetize: true } })).toEqual(['nube', 'ñandú', 'zorro']);
  });

  test('hides at most twenty words, and none that is too short or too long', () => {
    const many = Array.from({ length: 23 }, (_, index) => `q${String.fromCharCode(97 + index)}z`);

    expect(opened({}, [...many, 'ox', 'refrigerators']).round.words).toHaveLength(20);
  });
});

describe('a line', () => {
  test('along a word marks it as found, named, shown and heard', () => {
    const { state, effects } = find(opened(), 'cat');

    expect(state.round.found).toEqual([wordAt(state.round, 'cat')]);
    expect(state.said).toMatchObject({
      verdict: 'part',
      lesson: { word: { text: 'cat', audio: 'cat.mp3' }, image: 'cat.svg' },
    });
    expect(effects.map(({ type }) => type)).toEqual(['sound', 'lesson']);
  });

  test('may be drawn from either end', () => {
    expect(find(opened(), 'cat', true).state.round.found).toHaveLength(1);
  });

  test('along a word that is found already is nothing', () => {
    const { state } = find(opened(), 'cat');

    expect(find(state, 'cat')).toEqual({ state, effects: [] });
  });

  test('that misses a word by a letter is nothing: it was seen', () => {
    const state = opened();
    const cells = state.round.words[wordAt(state.round, 'apple')]?.cells ?? [];

    const slipped = step(state, { type: 'select', piece: cells[0] ?? 0, place: cells[3] ?? 0 });

    expect(slipped).toEqual({ state, effects: [] });
  });

  test('along a word that another one writes backwards is neither found nor counted', () => {
    const state = opened({}, ['tape', 'pat', 'sun']);
    const [first, , third] = state.round.words[wordAt(state.round, 'tape')]?.cells ?? [];

    const drawn = step(state, { type: 'select', piece: third ?? 0, place: first ?? 0 });

    expect(drawn).toEqual({ state, effects: [] });
  });

  test('of two letters, or of none, is nothing', () => {
    const state = opened();

    expect(step(state, { type: 'select', piece: 0, place: 1 })).toEqual({ state, effects: [] });
    expect(step(state, { type: 'select', piece: 0, place: state.round.side * 2 + 1 })).toEqual({
      state,
      effects: [],
    });
  });

  test('along other letters is wrong, costs one word, and names what is looked for', () => {
    const state = opened();
    const missed = step(state, wrong(state)).state;

    expect(missed.said).toMatchObject({ verdict: 'wrong', lesson: { again: { text: 'sun' } } });
    expect(missed.attempts).toBe(1);
    const last = WORDS.reduce((now, word) => find(now, word).state, missed);
    expect(last.counted).toEqual({ asked: 3, right: 2 });
  });

  test('passes the turn when it is wrong, and earns 500 points when it is right', () => {
    const state = opened({}, WORDS, 2);
    const right = find(state, 'cat').state;
    const missed = step(right, wrong(right)).state;

    expect(right.players).toMatchObject({ turning: 0, points: [500, 0] });
    expect(missed.players?.turning).toBe(1);
  });
});

describe('the end', () => {
  test('comes 1 s after the last word, whatever the author wrote', () => {
    const two = ['sun', 'cat'].reduce((now, word) => find(now, word).state, opened({ delayBeforeNext: 7 }));
    const last = find(two, 'apple');
    const heard = step(last.state, { type: 'heard', problem: 0, left: [] });

    expect(last.state.phase).toBe('resolved');
    expect(last.effects).toContainEqual({
      type: 'delay',
      milliseconds: 1_000,
      next: { type: 'waited', problem: 0 },
    });
    expect(heard.effects).toEqual([]);
    expect(step(heard.state, { type: 'waited', problem: 0 }).effects).toEqual([
      {
        type: 'result',
        result: {
          kind: 'score',
          score: { allProblemsCount: 3, problemsAnsweredCorrectly: 3, problemsAnsweredIncorrectly: 0 },
        },
      },
    ]);
  });

  test('is partly reached with the second word, once', () => {
    const first = find(opened(), 'sun');
    const second = find(first.state, 'cat');
    const third = find(second.state, 'apple');

    expect(first.effects).not.toContainEqual({ type: 'partial' });
    expect(second.effects).toContainEqual({ type: 'partial' });
    expect(third.effects).not.toContainEqual({ type: 'partial' });
  });

  test('is told word by word', () => {
    expect(view(find(opened(), 'cat').state).progress).toEqual(['right', 'now', 'todo']);
  });
});

describe('a hint', () => {
  test('shows one letter of a word that is not found yet, and only one at a time', () => {
    const state = find(opened(), 'cat').state;
    const { state: hinted, effects } = step(state, { type: 'hint' });
    const word = hinted.round.words[hinted.round.hint?.word ?? -1];

    expect(word?.text).not.toBe('cat');
    expect(word?.cells).toContain(hinted.round.hint?.cell);
    expect(effects).toEqual([{ type: 'sound', sound: { from: 'app', name: 'card-flip' } }]);
    expect(hinted.attempts).toBe(0);
    expect(step(hinted, { type: 'hint' })).toEqual({ state: hinted, effects: [] });
  });

  test('goes when its word is found, and another can be asked for', () => {
    const { state } = step(opened(), { type: 'hint' });
    const text = state.round.words[state.round.hint?.word ?? -1]?.text ?? '';
    const found = find(state, text).state;

    expect(found.round.hint).toBeNull();
    expect(step(found, { type: 'hint' }).state.round.hint).not.toBeNull();
  });

  test('is not given where the author wants none', () => {
    const state = opened({ wordSearch: { showHints: false } });

    expect(step(state, { type: 'hint' })).toEqual({ state, effects: [] });
  });
});

test('the answer shows every word, and counts as an attempt', () => {
  const state = opened({ showAnswer: 0 });
  const revealed = step(state, { type: 'reveal' }).state;

  expect(revealed.round.found).toHaveLength(3);
  expect(revealed.counted).toEqual({ asked: 3, right: 0 });
});

test('a line from or to a cell that the grid does not have is none', () => {
  const state = opened();

  for (const [piece, place] of [
    [-1, 2],
    [0, 1e4],
    [0.5, 2],
    [0, Number.NaN],
  ] as const)
    expect(step(state, { type: 'select', piece, place }).state).toEqual(state);
});

describe('lines', () => {
  test('are read as words are, from whichever end they were drawn', () => {
    expect(lineBetween(0, 2, 4)).toEqual([0, 1, 2]);
    expect(lineBetween(2, 0, 4)).toEqual([0, 1, 2]);
    expect(lineBetween(8, 0, 4)).toEqual([0, 4, 8]);
    expect(lineBetween(10, 0, 4)).toEqual([0, 5, 10]);
    expect(lineBetween(2, 8, 4)).toEqual([8, 5, 2]);
    expect(lineBetween(0, 6, 4)).toEqual([]);
  });

  test('go where a hand means them to go, and end at the edge', () => {
    expect(meantLine(0, 7, 4)).toEqual([0, 1, 2, 3]);
    expect(meantLine(0, 11, 4)).toEqual([0, 5, 10, 15]);
    expect(meantLine(5, 5, 4)).toEqual([5]);
    expect(meantLine(13, 1, 4)).toEqual([13, 9, 5, 1]);
    expect(meantLine(1, 12, 4)).toEqual([1, 5, 9, 13]);
  });

  test('of a finger that is larger than the letters mean the word beside them', () => {
    const words = [
      [0, 1, 2],
      [16, 11, 6],
      [4, 9, 14, 19],
    ];
    const wordAt = (from: number, to: number, reach: number) =>
      meantWord(lineBetween(from, to, 5), words, 5, reach);

    expect(wordAt(5, 7, 1)).toEqual([0, 1, 2]);
    expect(wordAt(3, 0, 1)).toEqual([0, 1, 2]);
    expect(wordAt(5, 17, 1)).toBeUndefined();
    expect(wordAt(10, 12, 1)).toBeUndefined();
    expect(wordAt(0, 4, 1)).toBeUndefined();
    expect(wordAt(5, 7, 0)).toBeUndefined();
    expect(wordAt(0, 2, 0)).toEqual([0, 1, 2]);
    expect(wordAt(24, 9, 1)).toEqual([4, 9, 14, 19]);
  });
});
