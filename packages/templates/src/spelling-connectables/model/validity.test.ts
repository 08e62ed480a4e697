import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { template } from './index.ts';

const codes = (problem: object) =>
  contentIssues(template, { options: {}, gameData: { problems: [problem] } }).map(({ code }) => code);
const warned = (problem: object) =>
  reviewContent(template, { options: {}, gameData: { problems: [problem] } })
    .filter(({ severity }) => severity === 'warning')
    .map(({ code }) => code);

test('a word of up to 35 letters can be spelled, a longer one not', () => {
  expect(codes({ word: `${'ab'.repeat(17)}a` })).toEqual([]);
  expect(codes({ word: 'ab'.repeat(18) })).toEqual(['word.long']);
  expect(codes({ word: `${'ab'.repeat(17)}a and`.slice(0, 36) })).toEqual([]);
});

test('a mask that cuts a letter is refused, and so is one of another length', () => {
  expect(codes({ word: 'किताब', letters: [0, 1, 0, 0, 0] })).toEqual(['mask.cutsLetter']);
  expect(codes({ word: 'e\u0301te', letters: [0, 1, 0, 0] })).toEqual(['mask.cutsLetter']);
  expect(codes({ word: 'cat', letters: [0] })).toEqual(['mask.length']);
  expect(codes({ word: 'cat', letters: [0, 0, 0, 0] })).toEqual(['mask.length']);
});

test('something must be free, and something to choose', () => {
  expect(codes({ word: 'cat', letters: '111' })).toEqual(['mask.noneFree']);
  expect(codes({ word: 'o', options: ['o'] })).toEqual(['options.none']);
  expect(codes({ word: 'o', options: ['a'] })).toEqual([]);
});

test('the name of the learner needs no word', () => {
  expect(codes({ useName: true })).toEqual([]);
  expect(codes({ word: ' ' })).toEqual(['word.empty']);
});

test('an author is told of letters without a box, and of a word that nothing tells of', () => {
  expect(warned({ word: 'cat', options: 'abcdefghijklmnopqrst', definition: 'It purrs.' })).toEqual([
    'options.many',
  ]);
  expect(warned({ word: 'cat', options: 'dog', audio: 'cat.mp3' })).toEqual([]);
});

test('something must tell which word it is, also of a name, before it is ready', () => {
  const asked = (...problems: readonly object[]) =>
    reviewContent(template, { options: {}, gameData: { problems } }).map(
      ({ code, severity }) => `${severity} ${code}`,
    );

  expect(asked({ word: 'cat', options: 'dog' })).toEqual(['error word.untold']);
  expect(asked({ useName: true })).toEqual(['error word.untold']);
  expect(asked({ useName: true, definition: 'Your name' }, { word: 'cat', options: 'dog' })).toEqual([
    'warning word.untold',
  ]);
});
