import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plantsOf } from './plants.ts';

test('every group of a small level has its plant', () => {
  expect(plantsOf({ mastered: 1, partial: 1, total: 3 })).toEqual(['flower', 'bud', 'seed']);
  expect(plantsOf({ mastered: 2, partial: 0, total: 2 })).toEqual(['flower', 'flower']);
});

test('in a large level one plant stands for several groups', () => {
  expect(plantsOf({ mastered: 10, partial: 5, total: 30 })).toEqual([
    'flower',
    'flower',
    'bud',
    'seed',
    'seed',
    'seed',
  ]);
});

test('one mastered group of many is one flower', () => {
  expect(
    plantsOf({ mastered: 1, partial: 0, total: 100 }).filter((plant) => plant === 'flower'),
  ).toHaveLength(1);
});

const counts = fc
  .tuple(fc.nat(200), fc.nat(200), fc.nat(200))
  .map(([mastered, partial, rest]) => ({ mastered, partial, total: mastered + partial + rest }))
  .filter(({ total }) => total > 1);

test('a level is in full bloom when, and only when, all of it is mastered', () => {
  fc.assert(
    fc.property(counts, (level) => {
      const bloom = plantsOf(level).every((plant) => plant === 'flower');
      expect(bloom).toBe(level.mastered === level.total);
    }),
  );
});

test('what was begun is never shown as nothing', () => {
  fc.assert(
    fc.property(counts, (level) => {
      const grown = plantsOf(level).some((plant) => plant !== 'seed');
      expect(grown).toBe(level.mastered + level.partial > 0);
    }),
  );
});
