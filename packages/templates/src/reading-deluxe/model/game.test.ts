import { describe, expect, test } from 'vitest';
import { type ReadingEvent, readingOn, start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const timed = { text: 'One two three four.', hasTimer: true, totalWords: 4, benchmark: 60 };

function open(...pages: readonly object[]) {
  const problems = pages.map((page, index) => ({ id: `p${index + 1}`, ...page }));
  const data = dataSchema.parse({ problems });
  const setting = { players: 1, locale: 'en' };
  return step(start(data, optionsSchema.parse({}), 1, setting).state, { type: 'start' });
}

type Played = ReturnType<typeof open>;
const send = (game: Played, ...events: ReadingEvent[]): Played =>
  events.reduce<Played>((before, event) => step(before.state, event), game);
const types = ({ effects }: Played) => effects.map(({ type }) => type);
const go: ReadingEvent = { type: 'go' };
const stop = (seconds: number): ReadingEvent => ({ type: 'stop', seconds });
const finish: ReadingEvent = { type: 'finish' };

describe('the timer', () => {
  test('is started and stopped by hand, and tells words a minute', () => {
    const game = send(open(timed), go, stop(4));

    expect(readingOn(game.state, 0)?.reading).toEqual({
      speed: 60,
      benchmark: 60,
      totalWords: 4,
      spentTime: 4,
    });
    expect(send(game, finish).effects).toMatchObject([
      { result: { kind: 'verdict', verdict: 'mastered', reading: { speed: 60, benchmark: 60 } } },
    ]);
  });

  test('below the benchmark the text is partly done, and can be read again', () => {
    const slow = send(open(timed), go, stop(5));

    expect(send(slow, finish).effects).toMatchObject([
      { result: { verdict: 'partial', reading: { speed: 48 } } },
    ]);
    expect(send(slow, go, stop(3), finish).effects).toMatchObject([{ result: { verdict: 'mastered' } }]);
  });

  test('no page is turned and nothing is finished while it runs', () => {
    const game = send(open(timed, { text: 'More.' }), go);

    expect(send(game, { type: 'turn', place: 1 }).state).toEqual(game.state);
    expect(send(open(timed), go, finish).state.over).toBe(false);
  });

  test('that was never started leaves the text partly done, and the log says so', () => {
    expect(send(open(timed), finish).effects).toEqual([
      { type: 'warn', message: expect.stringContaining('not started') },
      { type: 'result', result: { kind: 'verdict', verdict: 'partial' } },
    ]);
  });

  test('without words or benchmark shows no result, and the log says so', () => {
    const { benchmark: _benchmark, ...bare } = timed;

    expect(send(open(bare), go, stop(4), finish).effects).toEqual([
      { type: 'warn', message: expect.stringContaining('benchmark') },
      { type: 'result', result: { kind: 'verdict', verdict: 'mastered' } },
    ]);
  });

  test('that ran when the tablet was closed is started anew', () => {
    const left = JSON.parse(JSON.stringify(send(open(timed), go).state));

    expect(step(left, { type: 'start' }).state).toMatchObject({ running: false, runs: [null] });
  });
});

describe('pages', () => {
  test('without a timer are read when the last one is reached', () => {
    const last = send(open({ text: 'One.' }, { text: 'Two.' }), { type: 'turn', place: 1 });

    expect(types(last)).toEqual(['mastered']);
    expect(send(last, finish).effects).toMatchObject([{ result: { verdict: 'mastered' } }]);
  });

  test('read the text of another one, by its id or its place', () => {
    const { pages } = open(
      { text: 'One.' },
      { textFrom: 'p1' },
      { textFrom: 0 },
      { textFrom: 9, image: 'a.svg' },
    ).state;

    expect(pages.map(({ text }) => text)).toEqual(['One.', 'One.', 'One.', '']);
  });

  test('that were not seen keep the text from being finished', () => {
    const game = open({ text: 'One.' }, { text: 'Two.' });

    expect(send(game, finish)).toEqual({ state: game.state, effects: [] });
  });
});

test('a page that was turned faster than anybody reads aloud counts as not read', () => {
  const game = send(
    open({ ...timed, text: 'A text of many words.', totalWords: 69, benchmark: 80 }),
    go,
    stop(6),
  );

  expect(send(game, finish).effects).toEqual([
    { type: 'warn', message: expect.stringContaining('faster') },
    { type: 'result', result: { kind: 'verdict', verdict: 'partial' } },
  ]);
  expect(send(game, go, stop(40), finish).effects).toMatchObject([
    { result: { verdict: 'mastered', reading: { speed: 104 } } },
  ]);
});

describe('an adult who listens', () => {
  const listening = send(open({ ...timed, totalWords: 4 }), { type: 'listen', on: true }, go);

  test('marks wrong words and the last one; right words a minute are held against the benchmark', () => {
    const game = send(listening, { type: 'wrong', place: 2 }, stop(2), { type: 'last', place: 4 });

    expect(send(game, finish).effects).toMatchObject([
      {
        result: {
          verdict: 'mastered',
          reading: { speed: 60, totalWords: 3, spentTime: 2 },
          listened: { tried: 3, correct: 2 },
        },
      },
    ]);
  });

  test('marks words, not commas, and nobody marks who does not listen', () => {
    expect(send(listening, { type: 'wrong', place: 1 }).state).toEqual(listening.state);
    const alone = open(timed);
    expect(send(alone, { type: 'wrong', place: 0 }).state).toEqual(alone.state);
  });

  test('begins without marks when the page is read again', () => {
    const again = send(listening, { type: 'wrong', place: 0 }, stop(4), go);

    expect(again.state.marks).toEqual([{ wrong: [], last: null }]);
  });
});
