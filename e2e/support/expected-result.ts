import { expect } from '@playwright/test';
import type { Score } from '../../packages/game-kit/src/model/loop/effect.ts';
import { models } from '../../packages/templates/src/models.gen.ts';

/** What must come of a game that the robot has played to its end. */
export function expectResult(alias: string, fixture: string, aim: 'right' | 'wrong', result: unknown): void {
  // What is read is not right or wrong: to its end, it is mastered, unless it was held against a clock.
  if (models.get(alias)?.hasScore === false) {
    expect(result, fixture).toMatchObject({ kind: 'verdict' });
    return;
  }
  expect(result, fixture).toMatchObject({ kind: 'score' });
  // A robot that means to be wrong is so once in every problem; what it finds beside counts.
  const mistakes = (result as { score: Score }).score.problemsAnsweredIncorrectly;
  if (aim === 'right') expect(mistakes, fixture).toBe(0);
  else expect(mistakes, fixture).toBeGreaterThan(0);
}
