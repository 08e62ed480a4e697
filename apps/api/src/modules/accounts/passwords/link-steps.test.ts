import { expect, test } from 'vitest';
import { settableNow } from './link-steps.ts';

const ana = { _id: 'ana', type: 'adult' };
const ben = { _id: 'ben', type: 'adult' };
const leo = { _id: 'leo', type: 'child' };
const mia = { _id: 'mia', type: 'child' };

const ids = (people: readonly { _id: string }[]) => people.map(({ _id }) => _id);

test('an adult comes first', () => {
  expect(ids(settableNow([ana, leo, ben], []))).toEqual(['ana', 'ben']);
});

test('then the children, each once, and no other adult', () => {
  expect(ids(settableNow([ana, leo, ben, mia], ['ana']))).toEqual(['leo', 'mia']);
  expect(ids(settableNow([ana, leo, ben, mia], ['ana', 'mia']))).toEqual(['leo']);
  expect(settableNow([ana, leo, mia], ['ana', 'leo', 'mia'])).toEqual([]);
});

test('where there is no adult the learner sets the own', () => {
  expect(ids(settableNow([leo], []))).toEqual(['leo']);
  expect(settableNow([leo], ['leo'])).toEqual([]);
});
