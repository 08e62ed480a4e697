import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChoosingRound, choose, choosingMoves, dealAnswers, MOST_ANSWERS, oneLess } from './choosing.ts';

const deal = (others: readonly string[], seed: number, most = MOST_ANSWERS): ChoosingRound =>
  dealAnswers(
    { text: 'right' },
    others.map((text) => ({ text })),
    most,
    seed,
  ).value;

const lots = fc.record({
  others: fc.array(fc.constantFrom('', ' ', 'cat', 'dog', 'hen'), { maxLength: 12 }),
  seed: fc.nat(),
  most: fc.integer({ min: 2, max: MOST_ANSWERS }),
});

test('the right answer is always there, once, with as many others as fit and are filled', () => {
  fc.assert(
    fc.property(lots, ({ others, seed, most }) => {
      const { answers } = deal(others, seed, most);
      const filled = new Set(others.filter((text) => text.trim() !== '')).size;

      expect(answers.filter(({ correct }) => correct)).toHaveLength(1);
      expect(answers).toHaveLength(Math.min(filled, most - 1) + 1);
    }),
  );
});

test('whoever chooses what looks like the right answer is right, and nothing stands there twice', () => {
  const words = fc.array(fc.constantFrom('right', ' right ', 'cat', 'cat ', 'dog'), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(), (others, seed) => {
      const round = deal(others, seed);
      const texts = round.answers.map(({ text }) => text.trim());

      expect(new Set(texts).size).toBe(texts.length);
      round.answers.forEach(({ text }, place) => {
        expect(choose(round, place).verdict).toBe(text.trim() === 'right' ? 'right' : 'wrong');
      });
    }),
  );
});

test('a robot finds nothing wrong to choose where all answers are twins of the right one', () => {
  expect(choosingMoves.wrong(deal(['right', ' right'], 1))).toBeNull();
});

test('a wrong answer counts once, a place that does not exist never', () => {
  const round = deal(['cat', 'dog'], 3);
  const wrong = round.answers.findIndex(({ correct }) => !correct);
  const tried = choose(round, wrong);

  expect(tried.verdict).toBe('wrong');
  expect(choose(tried.round, wrong).verdict).toBe('nothing');
  expect(choose(round, 9).verdict).toBe('nothing');
});

test('clues end while there is still a choice, and never take the right answer away', () => {
  fc.assert(
    fc.property(lots, ({ others, seed, most }) => {
      let round = deal(others, seed, most);
      for (let next = oneLess(round); next; next = oneLess(round)) round = next;
      const wrong = round.answers.length - 1;

      expect(round.tried).toHaveLength(Math.max(0, wrong - 1));
      expect(choose(round, choosingMoves.right(round).place).verdict).toBe('right');
    }),
  );
});

test('an answer teaches its word, or what was touched and what was asked', () => {
  const question = { text: 'tea' };
  const round = { ...deal(['cat'], 1), question };
  const place = (right: boolean) => round.answers.findIndex(({ correct }) => correct === right);

  expect(choose(round, place(true)).lesson).toEqual({ word: { text: 'right' } });
  expect(choose(round, place(false)).lesson).toEqual({ touched: { text: 'cat' }, again: question });
});
