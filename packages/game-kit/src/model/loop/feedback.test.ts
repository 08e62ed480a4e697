import { expect, test } from 'vitest';
import { FIRST_FEEDBACK, nextFeedback } from './feedback.ts';

function names(kind: 'correct' | 'incorrect', count: number): string[] {
  let cycle = FIRST_FEEDBACK;
  return Array.from({ length: count }, () => {
    const next = nextFeedback(cycle, kind);
    cycle = next.cycle;
    return next.sound.from === 'app' ? next.sound.name : '';
  });
}

test('correct sounds go from 1 to 7 and begin again', () => {
  expect(names('correct', 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2].map((number) => `correct-${number}`));
});

test('incorrect sounds go from 1 to 6 and begin again', () => {
  expect(names('incorrect', 8)).toEqual([1, 2, 3, 4, 5, 6, 1, 2].map((number) => `incorrect-${number}`));
});

test('one kind does not move the other on', () => {
  expect(nextFeedback(FIRST_FEEDBACK, 'correct').cycle).toEqual({ correct: 2, incorrect: 1 });
});
