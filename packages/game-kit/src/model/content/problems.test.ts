import { expect, test } from 'vitest';
import { playable, problemIssues } from './problems.ts';

const check = (word: string) => (word === '' ? [{ code: 'word.none', path: ['word'] }] : []);

test('incomplete problems are left out and do not keep the rest from being played', () => {
  expect(playable(['cat', '', 'hen'], check)).toEqual(['cat', 'hen']);
  expect(problemIssues(['cat', '', 'hen'], check)).toEqual([]);
});

test('no problem at all is named', () => {
  expect(problemIssues([], check)).toEqual([{ code: 'problems.none', path: ['gameData', 'problems'] }]);
});

test('when none is complete, each says what it lacks', () => {
  expect(problemIssues(['', ''], check)).toEqual([
    { code: 'word.none', path: ['gameData', 'problems', 0, 'word'] },
    { code: 'word.none', path: ['gameData', 'problems', 1, 'word'] },
  ]);
});

test('too few complete ones are named too', () => {
  expect(problemIssues(['cat'], check, 2)).toEqual([
    { code: 'problems.few', path: ['gameData', 'problems'] },
  ]);
  expect(problemIssues(['cat', ''], check, 2)).toEqual([
    { code: 'word.none', path: ['gameData', 'problems', 1, 'word'] },
  ]);
});
