import { pointsConfig } from '@flink/contract/entities/points.ts';
import { expect, test } from 'vitest';
import { playKindOf, pointsBack, pointsFor } from './points.ts';

const config = pointsConfig.parse({
  enable: true,
  childMinimumUse: 10,
  childNormalUse: 50,
  togetherMinimumUse: 5,
  togetherNormalUse: 100,
  reversalTriggerTime: 7,
  reversalMinimumUse: 20,
  reversalNormalUse: 30,
});
const off = { ...config, enable: false };

test.each([
  [['child'], 'child'],
  [['child', 'child'], 'child'],
  [['adult'], 'adult'],
  [['adult', 'child'], 'together'],
  [['child', 'child', 'adult'], 'together'],
] as const)('a team of %j plays as %s', (types, kind) => {
  expect(playKindOf(types.map((type) => ({ type })))).toBe(kind);
});

test('a day brings points from its minimum on, and never where points are switched off', () => {
  expect(pointsFor('child', 599, config)).toBe(0);
  expect(pointsFor('child', 600, config)).toBe(50);
  expect(pointsFor('together', 300, config)).toBe(100);
  expect(pointsFor('child', 600, off)).toBe(0);
});

test('a family that hardly played loses points, but never more than it has', () => {
  expect(pointsBack(500, 1_199, config)).toBe(30);
  expect(pointsBack(10, 0, config)).toBe(10);
  expect(pointsBack(500, 1_200, config)).toBe(0);
  expect(pointsBack(500, 0, off)).toBe(0);
  expect(pointsBack(500, 0, { ...config, reversalTriggerTime: 0 })).toBe(0);
});
