import { describe, expect, test } from 'vitest';
import {
  type EbookEvent,
  type EbookState,
  robot,
  soundsByItself,
  spokenOf,
  start,
  step,
  view,
} from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const text = (words: string) => ({ boxes: [{ text: words }] });

function open(pages: readonly object[], options: object = {}, data: object = {}, bookShare?: number) {
  const problems = pages.map((page, index) => ({ id: `p${index + 1}`, ...page }));
  const setting = { players: 1, locale: 'en', bookShare };
  const read = dataSchema.parse({ problems, ...data });
  return step(start(read, optionsSchema.parse(options), 1, setting).state, { type: 'start' });
}

type Played = ReturnType<typeof open>;
const send = (game: Played, ...events: EbookEvent[]): Played =>
  events.reduce<Played>((before, event) => step(before.state, event), game);
const turn = (place: number, seconds?: number): EbookEvent => ({
  type: 'turn',
  place,
  ...(seconds === undefined ? {} : { seconds }),
});
const ended = ({ at }: EbookState, medium: 'audio' | 'video' = 'audio', failed = false): EbookEvent => ({
  type: 'ended',
  page: at,
  medium,
  failed,
});
const delays = ({ effects }: Played) =>
  effects.flatMap((effect) => (effect.type === 'delay' ? [effect.milliseconds] : []));
const onward = ({ effects }: Played): EbookEvent => {
  const delay = effects.find((effect) => effect.type === 'delay');
  if (delay?.type !== 'delay') throw new Error('the page does not turn by itself');
  return delay.next;
};
const types = ({ effects }: Played) => effects.map(({ type }) => type);

const three = [text('one'), text('two'), text('three')];
const presented = { ebookMode: 'presentation' };

describe('reading by oneself', () => {
  test('any page is turned to, and the furthest is remembered', () => {
    const game = send(open(three), turn(1), turn(0));

    expect(game.state).toMatchObject({ at: 0, seen: 1 });
    expect(view(game.state)).toMatchObject({ steps: 'pages', progress: ['now', 'right', 'todo'] });
    expect(send(game, turn(7)).state).toEqual(game.state);
  });

  test('the book counts as partly done once the share of its pages that the center asks for was read', () => {
    const book = [text('one'), text('two'), text('three'), text('four'), text('five')];
    const third = send(open(book), turn(1), turn(2));

    expect(types(send(open(book), turn(1)))).toEqual([]);
    expect(types(third)).toEqual(['partial']);
    expect(types(send(third, turn(1), turn(3)))).toEqual([]);
    expect(types(send(open(book, {}, {}, 80), turn(2)))).toEqual([]);
    expect(types(send(open(book, {}, {}, 80), turn(3)))).toEqual(['partial']);
  });

  test('the last page marks the book mastered, and closing it says so', () => {
    const last = send(open(three), turn(2));

    expect(types(last)).toEqual(['mastered']);
    expect(types(send(last, turn(1), turn(2)))).toEqual([]);
    expect(send(last, { type: 'finish' }).effects).toEqual([
      { type: 'result', result: { kind: 'verdict', verdict: 'mastered' } },
    ]);
  });

  test('a book is not closed before its last page was seen', () => {
    const game = send(open(three), turn(1));

    expect(send(game, { type: 'finish' })).toEqual({ state: game.state, effects: [] });
  });

  test('a film on the last page is seen to its end before the book is mastered', () => {
    const last = send(open([text('one'), { video: 'end.mp4' }]), turn(1));

    expect(types(last)).toEqual([]);
    expect(send(last, { type: 'finish' }).effects).toMatchObject([{ result: { verdict: 'partial' } }]);
    expect(types(send(last, ended(last.state, 'video')))).toEqual(['mastered']);
  });

  test('no page turns by itself, and none sounds unless its author wants it', () => {
    const page = { ...text('one'), audio: 'one.mp3' };
    const quiet = open([page, page]);
    const sounding = open([page, page], { autoPlayAudioInManual: true });

    expect(delays(send(quiet, ended(quiet.state)))).toEqual([]);
    expect(soundsByItself(quiet.state)).toBe(false);
    expect(soundsByItself(sounding.state)).toBe(true);
    expect(send(quiet, { type: 'present' }).state).toEqual(quiet.state);
  });
});

describe('a presentation', () => {
  test('stays 5 seconds on a page without media', () => {
    const game = open(three, presented);

    expect(delays(game)).toEqual([5_000]);
    expect(send(game, onward(game)).state.at).toBe(1);
  });

  test('goes on 2 seconds after what is heard has ended, and 5 where it could not be heard', () => {
    const game = open([{ ...text('one'), audio: 'one.mp3' }, text('two')], presented);

    expect(delays(game)).toEqual([]);
    expect(delays(send(game, ended(game.state)))).toEqual([2_000]);
    expect(delays(send(game, ended(game.state, 'audio', true)))).toEqual([5_000]);
  });

  test('waits for sound and film, or ends the film with the sound', () => {
    const page = { audio: 'one.mp3', video: 'one.mp4' };
    const both = open([page, text('two')], presented);
    const cut = open([page, text('two')], { ...presented, endVideoWhenAudioEnds: true });

    expect(delays(send(both, ended(both.state, 'audio')))).toEqual([]);
    expect(delays(send(both, ended(both.state, 'audio'), ended(both.state, 'video')))).toEqual([2_000]);
    expect(delays(send(cut, ended(cut.state, 'audio')))).toEqual([2_000]);
  });

  test('ends with its last page', () => {
    const game = open([text('one'), text('two')], presented);
    const last = send(game, onward(game));
    const end = send(last, onward(last));

    expect(types(last)).toEqual(['mastered', 'delay']);
    expect(end.effects).toEqual([{ type: 'result', result: { kind: 'verdict', verdict: 'mastered' } }]);
    expect(end.state.over).toBe(true);
  });

  test('stands still when it is paused, and a delay of before turns no page', () => {
    const game = open(three, presented);
    const paused = send(game, { type: 'pause' });
    const again = send(paused, { type: 'present' });

    expect(send(paused, onward(game)).state.at).toBe(0);
    expect(send(again, onward(game)).state.at).toBe(0);
    expect(send(again, onward(again)).state.at).toBe(1);
  });

  test('goes on from the page that the reader turns to', () => {
    const game = open(three, presented);
    const ahead = send(game, turn(1));

    expect(send(ahead, onward(game)).state.at).toBe(1);
    expect(send(ahead, onward(ahead)).state.at).toBe(2);
  });

  test('is taken up again where it was left', () => {
    const game = open(three, presented);
    const left = JSON.parse(JSON.stringify(send(game, onward(game)).state));
    const back = step(left, { type: 'start' });

    expect(back.state.at).toBe(1);
    expect(delays(back)).toEqual([5_000]);
  });

  test('of a book that is read either way begins with a touch', () => {
    const game = open(three, { ebookMode: 'both' });

    expect(delays(game)).toEqual([]);
    expect(delays(send(game, { type: 'present' }))).toEqual([5_000]);
  });
});

describe('the reading timer', () => {
  const timed = (seconds: number, data: object = { totalWords: 90, benchmark: 60 }) =>
    send(open(three, { displayTimer: true }, data), turn(1, 10), turn(2, 20), { type: 'finish', seconds });

  test('tells the speed against the benchmark, which decides', () => {
    expect(timed(90).effects).toEqual([
      {
        type: 'result',
        result: {
          kind: 'verdict',
          verdict: 'mastered',
          reading: { speed: 60, benchmark: 60, totalWords: 90, spentTime: 90 },
        },
      },
    ]);
    expect(timed(92).effects).toMatchObject([
      { result: { verdict: 'partial', reading: { speed: 59, benchmark: 60 } } },
    ]);
  });

  test('a book that was leafed through faster than anybody reads is not mastered', () => {
    expect(timed(20, { totalWords: 230, benchmark: 60 }).effects).toEqual([
      { type: 'result', result: { kind: 'verdict', verdict: 'partial' } },
    ]);
  });

  test('leaves the book to the reader: nothing sounds, no page turns, the last page marks nothing', () => {
    const options = { displayTimer: true, ebookMode: 'presentation', autoPlayAudioInManual: true };
    const game = open([{ audio: 'one.mp3' }, text('two')], options, { totalWords: 9, benchmark: 9 });

    expect(soundsByItself(game.state)).toBe(false);
    expect(types(send(game, turn(1)))).toEqual([]);
  });

  test('goes on from the seconds of before', () => {
    const { state } = send(open(three, { displayTimer: true }), turn(1, 31));

    expect(state.timer).toBe(31);
    expect(send({ state, effects: [] }, turn(0, 4)).state.timer).toBe(31);
  });

  test.each([{ totalWords: 90 }, { benchmark: 60 }, { totalWords: 0, benchmark: 'fast' }])(
    'shows no speed with %o alone, says so in the log, and the book is read',
    (data) => {
      const end = timed(90, data);

      expect(end.effects).toEqual([
        { type: 'warn', message: expect.stringContaining('totalWords') },
        { type: 'result', result: { kind: 'verdict', verdict: 'mastered' } },
      ]);
    },
  );
});

test('the voice reads every box but those that are not to be read', () => {
  const [page] = dataSchema.parse({
    problems: [{ id: 'p', boxes: [{ text: ' One. ' }, { text: 'SHOP', ignoreTTS: true }, { text: 'Two.' }] }],
  }).problems;

  expect(page && spokenOf(page)).toBe('One.\nTwo.');
});

test('the robot leafs to the end and closes the book', () => {
  expect(robot.move(open(three).state, 'right', 1)).toEqual(turn(1));
  expect(robot.move(send(open(three), turn(2)).state, 'right', 1)).toEqual({ type: 'finish' });
});
