import { expect, test } from 'vitest';
import { adultIsHere, offersPoints, rewardStand } from './reward.ts';

test('a family that saves sees what is missing', () => {
  expect(rewardStand(250, 1000)).toEqual({ kind: 'saving', reached: 0.25, missing: 750 });
});

test('a family with enough points can turn them in', () => {
  expect(rewardStand(1000, 1000)).toEqual({ kind: 'ready', reached: 1 });
  expect(rewardStand(2480, 1000)).toEqual({ kind: 'ready', reached: 1 });
});

test('a center without rewards promises none', () => {
  expect(rewardStand(2480, 0)).toEqual({ kind: 'none' });
});

const learner = (type: 'adult' | 'child', familyId: string) => ({ type, familyId });
const here = (...learners: ReturnType<typeof learner>[]) =>
  adultIsHere({ learners, family: { _id: 'own' } } as unknown as Parameters<typeof adultIsHere>[0]);

test('an adult of the own family turns in a reward', () => {
  expect(here(learner('child', 'own'), learner('adult', 'own'))).toBe(true);
  expect(here(learner('child', 'own'))).toBe(false);
});

test('an adult of another family in the team does not', () => {
  expect(here(learner('child', 'own'), learner('adult', 'other'))).toBe(false);
});

test.each([
  [true, false, true],
  [false, false, false],
  [true, true, false],
])('points offered %s and one person %s: shown %s', (enable, onePerson, shown) => {
  const data = { center: { points: { enable } }, product: { onePerson } };
  expect(offersPoints(data as unknown as Parameters<typeof offersPoints>[0])).toBe(shown);
});
