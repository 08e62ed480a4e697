import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../loop/loop.ts';
import { areNeighbours } from './box-path.ts';
import {
  type Cell,
  type ConnectingRound,
  type Connection,
  connectingMoves,
  connectingRules,
  hasChoice,
} from './connecting.ts';

const grid = { columns: 4, rows: 4 };
const cells = (text: string): Cell[] =>
  [...text].map((sign) => ({ text: sign, kind: sign === ' ' ? 'breaker' : 'free' }));
const connection = (text: string, extras = 'xyz', audio?: string): Connection => ({
  question: { text: 'Which?', image: 'cat.svg' },
  whole: { text, ...(audio ? { audio } : {}) },
  line: cells(text),
  extras: [...extras],
  grid,
});
const dealt = (text: string, extras?: string, audio?: string, seed = 1) =>
  connectingRules.deal(connection(text, extras, audio), seed, 1).value;

/** Joins the boxes with these letters, each once. */
function join(round: ConnectingRound, letters: string) {
  let turn: Turn<ConnectingRound> = { round, verdict: 'nothing' };
  for (const letter of letters) {
    const { boxes, chain } = turn.round;
    const place = boxes.findIndex((text, box) => text === letter && !chain.includes(box));
    turn = connectingRules.play(turn.round, { type: 'join', place });
  }
  return turn;
}
const written = ({ chain, boxes }: ConnectingRound) => chain.map((box) => boxes[box]).join('');

describe('the board', () => {
  test('has every letter of the line next to the one before, and the extra ones around them', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { boxes } = dealt('elephant', 'xyz', undefined, seed);
        const filled = boxes.filter((text) => text !== null);
        const paths = (from: number, left: string): boolean =>
          left === '' ||
          boxes.some(
            (text, box) => text === left[0] && areNeighbours(grid, from, box) && paths(box, left.slice(1)),
          );

        expect(filled.toSorted().join('')).toBe([...'elephantxyz'].toSorted().join(''));
        expect(boxes.some((text, box) => text === 'e' && paths(box, 'lephant'))).toBe(true);
      }),
    );
  });

  test('takes no more extra letters than there are boxes', () => {
    expect(dealt('cat', 'abcdefghijklmnopqrstuvwxyz').boxes.every((text) => text !== null)).toBe(true);
  });
});

describe('joining', () => {
  test('is judged with the last box, and then the word is told with its picture', () => {
    const part = join(dealt('cat'), 'ca');
    const whole = join(part.round, 't');

    expect(part.verdict).toBe('nothing');
    expect(whole).toMatchObject({
      verdict: 'right',
      lesson: { word: { text: 'cat' }, image: 'cat.svg' },
    });
  });

  test('keeps the right beginning of a wrong word, and says which box was wrong without writing the answer', () => {
    const turn = join(dealt('cat', 'xyz', 'cat.mp3'), 'cxt');

    expect(turn).toMatchObject({
      verdict: 'wrong',
      lesson: { touched: { text: 'x' }, again: { text: '', audio: 'cat.mp3' } },
    });
    expect(written(turn.round)).toBe('c');
    expect(turn.round.wrong).toHaveLength(2);
    expect(join(turn.round, 'at').verdict).toBe('right');
  });

  test('twins are as good as each other', () => {
    const round = dealt('noon', 'no');
    const boxes = round.boxes.flatMap((text, box) => (text === 'n' || text === 'o' ? [box] : []));
    const lastOf = (letter: string, not: number[]) =>
      boxes.findLast((box) => round.boxes[box] === letter && !not.includes(box)) ?? -1;
    const chain: number[] = [];
    for (const letter of 'noon') chain.push(lastOf(letter, chain));

    const turn = chain.reduce(
      (before, place) => connectingRules.play(before.round, { type: 'join', place }),
      join(round, ''),
    );

    expect(turn.verdict).toBe('right');
  });

  test('a word of several is judged by itself, stays, and costs or wins nothing yet', () => {
    const first = join(dealt('sun set'), 'sun');
    const wrong = join(first.round, 'xet');

    expect(first).toMatchObject({ verdict: 'nothing', round: { settled: 3 } });
    expect(wrong.verdict).toBe('wrong');
    expect(written(wrong.round)).toBe('sun');
    expect(join(wrong.round, 'set').verdict).toBe('right');
  });

  test('the last box is taken back, and a box that is touched again ends the chain before it; a found word stays', () => {
    const { round } = join(dealt('sun set'), 'sunse');
    const back = connectingRules.play(round, { type: 'back' }).round;
    const again = connectingRules.play(round, { type: 'join', place: round.chain[3] ?? -1 }).round;
    const found = connectingRules.play(round, { type: 'join', place: round.chain[0] ?? -1 }).round;
    const all = connectingRules.play(connectingRules.play(again, { type: 'back' }).round, {
      type: 'back',
    }).round;

    expect([back, again, found, all].map(written)).toEqual(['suns', 'sun', 'sunse', 'sun']);
  });

  test('a hole, a box of a found word and one that is gone cannot be joined', () => {
    const round = dealt('cat', 'xyz');
    const hole = round.boxes.indexOf(null);
    const gone = round.boxes.indexOf('x');

    expect(connectingRules.play(round, { type: 'join', place: hole }).round.chain).toEqual([]);
    expect(connectingRules.play(round, { type: 'join', place: 99 }).round.chain).toEqual([]);
    expect(
      connectingRules.play({ ...round, gone: [gone] }, { type: 'join', place: gone }).round.chain,
    ).toEqual([]);
  });
});

describe('help', () => {
  test('a clue takes every second box away that does not belong to the line, and leaves one', () => {
    const round = dealt('cat', 'wxyza');
    const once = connectingRules.clue?.(round, []);
    const twice = once && connectingRules.clue?.(once, []);

    expect(once?.gone.map((box) => round.boxes[box]).every((text) => 'wxyz'.includes(text ?? ' '))).toBe(
      true,
    );
    expect(once?.gone).toHaveLength(2);
    expect(twice?.gone).toHaveLength(3);
    expect(twice && connectingRules.clue?.(twice, [])).toBe(null);
  });

  test('the answer is filled in, whatever was joined before', () => {
    fc.assert(
      fc.property(fc.integer(), fc.stringMatching(/^[noxy]{0,3}$/), (seed, letters) => {
        const { round } = join(dealt('noon sun', 'noxy', undefined, seed), letters);

        expect(written(connectingRules.reveal(round))).toBe('noonsun');
      }),
    );
  });

  test('a robot aims right and wrong', () => {
    const round = dealt('cat');
    const right = connectingMoves.right(round);
    const wrong = connectingMoves.wrong(round);

    expect(right.type === 'join' && round.boxes[right.place]).toBe('c');
    expect(wrong?.type === 'join' && round.boxes[wrong.place]).not.toBe('c');
  });
});

test('one letter, however often, is nothing to choose from', () => {
  expect(hasChoice(cells('aa'), ['a'])).toBe(false);
  expect(hasChoice(cells('aa'), ['b'])).toBe(true);
});
