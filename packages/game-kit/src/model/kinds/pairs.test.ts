import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pair, pairMoves, pairRules, sheetsOf } from './pairs.ts';

const pair = (question: string, answer: string): Pair => ({
  question: { text: question },
  answer: { text: answer },
});
const ANIMALS = [pair('moo', 'cow'), pair('meow', 'cat'), pair('woof', 'dog')];
const deal = (pairs: readonly Pair[], seed = 1) => pairRules.deal({ pairs }, seed, 1).value;
const bring = (round: ReturnType<typeof deal>, answer: number, target: number) =>
  pairRules.play(round, { type: 'bring', piece: answer, place: target });

describe('the sheets', () => {
  test('hold every pair once, in order, about equally many and never one alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 8 }), (count, most) => {
        const pairs = Array.from({ length: count }, (_, index) => pair(String(index), 'x'));
        const sheets = sheetsOf(pairs, most);
        const sizes = sheets.map((sheet) => sheet.pairs.length);

        expect(sheets.flatMap((sheet) => sheet.pairs)).toEqual(pairs);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        if (most > 2) expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('are of three and two rather than of four and one', () => {
    const five = Array.from({ length: 5 }, () => pair('q', 'a'));

    expect(sheetsOf(five, 4).map(({ pairs }) => pairs.length)).toEqual([3, 2]);
  });
});

describe('bringing an answer', () => {
  test('to its own target lays it there; the last one solves the sheet', () => {
    const one = bring(deal(ANIMALS), 0, 0);
    const two = bring(one.round, 2, 2);

    expect(one).toMatchObject({ verdict: 'part', round: { placed: [0, null, null] } });
    expect(bring(two.round, 1, 1)).toMatchObject({ verdict: 'right', round: { placed: [0, 1, 2] } });
  });

  test('to another target is wrong and leaves the table as it was', () => {
    const round = deal(ANIMALS);

    expect(bring(round, 0, 1)).toMatchObject({ round, verdict: 'wrong', missed: [1] });
  });

  test('to a full target, of one that lies already, or that there is not, does nothing', () => {
    const { round } = bring(deal(ANIMALS), 0, 0);

    for (const [answer, target] of [
      [1, 0],
      [0, 1],
      [9, 1],
      [1, 9],
    ] as const) {
      expect(bring(round, answer, target)).toEqual({ round, verdict: 'nothing' });
    }
  });

  test('two answers that look the same are as good as each other', () => {
    const twins = [pair('a big cat', 'cat'), pair('a small cat', ' cat'), pair('woof', 'dog')];

    expect(bring(deal(twins), 1, 0).verdict).toBe('part');
    expect(bring(deal(twins), 0, 1).verdict).toBe('part');
  });

  test('two targets that look the same take each answer that belongs to one of them', () => {
    const twins = [pair('a dog', 'dog'), pair('a dog ', 'puppy'), pair('moo', 'cow')];

    expect(bring(deal(twins), 1, 0).verdict).toBe('part');
    expect(bring(deal(twins), 0, 1).verdict).toBe('part');
    expect(bring(deal(twins), 2, 1).verdict).toBe('wrong');
  });

  test('whatever looks the same, what was accepted never leaves an answer without its place', () => {
    const words = fc.constantFrom('cat', 'dog', 'cow');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, words), { minLength: 2, maxLength: 8 }),
        fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 60 }),
        (pairs, moves) => {
          let round = deal(pairs.map(([question, answer]) => pair(question, answer)));
          for (const [answer, target] of moves) round = bring(round, answer, target).round;
          while (round.placed.includes(null)) {
            const { verdict, round: next } = pairRules.play(round, pairMoves.right(round));

            expect(['part', 'right']).toContain(verdict);
            round = next;
          }
        },
      ),
    );
  });
});

describe('a clue', () => {
  const SHEET = [...ANIMALS, pair('neigh', 'horse')];

  test('lays an answer that was looked for in vain', () => {
    expect(pairRules.clue?.(deal(SHEET), [2])?.placed).toEqual([null, null, 2, null]);
  });

  test('is not there for targets that nobody missed, nor where two are left', () => {
    const { round } = bring(deal(SHEET), 2, 2);
    const { round: two } = bring(round, 1, 1);

    expect(pairRules.clue?.(round, [2])).toBeNull();
    expect(pairRules.clue?.(round, [2, 3])?.placed).toEqual([null, null, 2, 3]);
    expect(pairRules.clue?.(two, [3])).toBeNull();
  });
});

test('showing the answer fills every target with one that belongs there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('cat', 'dog', 'cow'), { minLength: 2, maxLength: 8 }),
      fc.integer(),
      fc.nat(20),
      (words, seed, moves) => {
        let round = deal(
          words.map((word, index) => pair(String(index), word)),
          seed,
        );
        for (let move = 0; move < moves && round.placed.includes(null); move += 1) {
          const next = move % 2 ? pairMoves.right(round) : (pairMoves.wrong(round) ?? pairMoves.right(round));
          round = pairRules.play(round, next).round;
        }
        const { placed } = pairRules.reveal(round);

        expect([...placed].sort()).toEqual(words.map((_word, index) => index).sort());
        placed.forEach((answer, target) => {
          expect(words[answer ?? -1]).toBe(words[target]);
        });
      },
    ),
  );
});
