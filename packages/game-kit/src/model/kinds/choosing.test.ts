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
      const filled = others.filter((text) => text.trim() !== '').length;

      expect(answers.filter(({ correct }) => correct)).toHaveLength(1);
      expect(answers).toHaveLength(Math.min(filled, most - 1) + 1);
    }),
  );
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
