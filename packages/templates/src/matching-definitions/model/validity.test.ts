import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const pieces = (...texts: string[]) => texts.map((text) => ({ text }));
const issuesOf = (questions: readonly object[], answers: readonly object[]) =>
  validity(dataSchema.parse({ problems: [{ id: 'p1', questions, answers }] }));
const at = (...path: (string | number)[]) => ['gameData', 'problems', 0, ...path];

test('three pairs are enough, whether read, seen or heard', () => {
  expect(
    issuesOf(
      [{ text: 'says moo' }, { image: 'cat.svg' }, { audio: 'woof.mp3' }],
      pieces('cow', 'cat', 'dog'),
    ),
  ).toEqual([]);
});

test('two pairs are too few', () => {
  expect(issuesOf(pieces('says moo', 'says meow'), pieces('cow', 'cat'))).toEqual([
    { code: 'pairs.few', path: at('questions') },
  ]);
});

test('a definition without its word closes the problem', () => {
  expect(issuesOf(pieces('a', 'b', 'c', 'd'), pieces('1', '2', '3', ' '))).toEqual([
    { code: 'pairs.unequal', path: at('answers') },
    { code: 'answer.missing', path: at('answers', 3) },
  ]);
});

test('so does a word without its definition', () => {
  expect(issuesOf(pieces('a', 'b', 'c'), pieces('1', '2', '3', '4'))).toEqual([
    { code: 'pairs.unequal', path: at('answers') },
  ]);
});

test('a pair that is empty on both sides is left out', () => {
  expect(issuesOf(pieces('a', '', 'b', 'c'), pieces('1', '', '2', '3'))).toEqual([]);
});
