import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { template } from './index.ts';

const stored = (problem: object) => ({ options: {}, gameData: { problems: [problem] } });
const codes = (problem: object) => contentIssues(template, stored(problem)).map(({ code }) => code);
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

test('two to twelve words can be joined; words that are given need no box', () => {
  expect(codes({ sentence: words(1) })).toEqual(['sentence.short']);
  expect(codes({ sentence: words(2) })).toEqual([]);
  expect(codes({ sentence: words(12) })).toEqual([]);
  expect(codes({ sentence: words(13) })).toEqual(['sentence.long']);
  expect(codes({ sentence: words(13), wordsMask: [1, ...Array(12).fill(0)] })).toEqual([]);
});

test('the mask has one mark for each word with its punctuation', () => {
  expect(codes({ sentence: 'Yes , I can !', wordsMask: [0, 0, 0] })).toEqual([]);
  expect(codes({ sentence: 'Yes, I can!', wordsMask: [0, 0, 0, 0, 0] })).toEqual(['mask.words']);
  expect(codes({ sentence: 'Yes, I can!', wordsMask: [1, 1, 1] })).toEqual(['mask.noneFree']);
});

test('something must be written, and something to choose', () => {
  expect(codes({ sentence: ' ' })).toEqual(['sentence.empty']);
  expect(codes({ sentence: 'no no' })).toEqual(['options.none']);
});

test('two words are played, and their author is asked for a sentence of three', () => {
  const review = (...sentences: readonly string[]) =>
    reviewContent(template, {
      options: {},
      gameData: { problems: sentences.map((sentence) => ({ sentence })) },
    }).map(({ code, path, severity }) => `${severity} ${code} at ${path.slice(2).join('.')}`);

  expect(review(words(3))).toEqual([]);
  expect(review(words(2))).toEqual(['error sentence.short at 0.sentence']);
  expect(review(words(3), words(2))).toEqual(['warning sentence.short at 1.sentence']);
});

test('an author is told of words without a box', () => {
  const review = reviewContent(template, stored({ sentence: words(11), options: ['a', 'b'] }));

  expect(review).toEqual([
    { code: 'options.many', path: ['gameData', 'problems', 0, 'options'], severity: 'warning' },
  ]);
});
