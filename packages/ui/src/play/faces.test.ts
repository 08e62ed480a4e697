import { expect, test } from 'vitest';
import { faceFor, faceNames, faceParts } from './faces.ts';

const learners = Array.from({ length: 400 }, (_, number) => `learner-${number}`);

test('the same learner always gets the same face', () => {
  expect(learners.map((key) => faceFor(key))).toEqual(learners.map((key) => faceFor(key)));
});

test('every face is somebody’s: many learners use them all', () => {
  const used = new Set(learners.map((key) => faceFor(key)));

  expect([...used].toSorted()).toEqual(faceNames.toSorted());
});

test.each(['child', 'adult'] as const)('one who is known to be %s gets the face of one', (age) => {
  const ages = new Set(learners.map((key) => faceParts(faceFor(key, age)).age));

  expect([...ages]).toEqual([age]);
});
