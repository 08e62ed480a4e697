import { faceCode } from '@flink/contract/rules/people/face-code.ts';
import { faceNames, faceParts } from '@flink/ui/play/people/faces.ts';
import { expect, test } from 'vitest';
import { faceOf } from './face-of.ts';

const mia = { _id: '01a1e47a', type: 'child', face: 'mia' } as const;

test('a chosen face is the same by its name and by its code', () => {
  for (const name of faceNames) {
    expect(faceOf({ ...mia, face: name })).toBe(name);
    expect(faceOf({ ...mia, face: faceCode(name) })).toBe(name);
  }
});

test('who chose none has a face of their age by their id', () => {
  const people = Array.from({ length: 50 }, (_, place) => ({ _id: `member-${place}`, face: null }));

  for (const type of ['adult', 'child'] as const)
    expect(new Set(people.map((one) => faceParts(faceOf({ ...one, type })).age))).toEqual(new Set([type]));
});

test('a face that is not there any more gives way to the one by id', () => {
  expect(faceOf({ ...mia, face: 'gone' })).toBe(faceOf({ ...mia, face: null }));
});
