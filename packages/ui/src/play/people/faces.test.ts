import { expect, test } from 'vitest';
import { faceFor, faceNames, faceParts } from './faces.ts';

const learners = Array.from({ length: 400 }, (_, number) => `learner-${number}`);

test('the same learner always gets the same face', () => {
  const drawn = () => learners.map((key) => faceFor(key, 'child'));
  expect(drawn()).toEqual(drawn());
});

test('every face is somebody’s: many learners use them all', () => {
  const used = new Set(learners.flatMap((key) => [faceFor(key, 'child'), faceFor(key, 'adult')]));

  expect([...used].toSorted()).toEqual(faceNames.toSorted());
});

test.each(['child', 'adult'] as const)('one who is known to be %s gets the face of one', (age) => {
  const ages = new Set(learners.map((key) => faceParts(faceFor(key, age)).age));

  expect([...ages]).toEqual([age]);
});

test('faces are only ever added at the end, so that nobody finds another face in their place', () => {
  const first =
    'amani juma neema joseph leo mia emma noor ana john wei zawadi baraka oscar fatuma kiran lucia makena hana imani elena tom wanjiku gurdeep hassan priya sora ingrid';

  expect(faceNames.slice(0, 28)).toEqual(first.split(' '));
});

test('there are children and adults of many kinds to choose from', () => {
  const parts = faceNames.map(faceParts);
  const kinds = (of: (one: (typeof parts)[number]) => unknown) => new Set(parts.map(of)).size;

  expect(parts.length).toBeGreaterThanOrEqual(24);
  expect(kinds(({ skin }) => skin)).toBeGreaterThanOrEqual(6);
  expect(kinds(({ hair }) => hair)).toBeGreaterThanOrEqual(18);
  expect(parts.filter(({ wrinkles }) => wrinkles).length).toBeGreaterThanOrEqual(3);
  expect(new Set(parts.flatMap(({ aids = [] }) => aids)).size).toBe(4);
});
