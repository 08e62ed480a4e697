import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const two = {
  id: 'p1',
  text: [{ text: 'cats', marked: true }, { text: ' and ' }, { text: 'dogs', marked: true }],
  incorrectAnswers: [],
};
const one = { ...two, text: [{ text: 'A ' }, { text: 'cat', marked: true }] };
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('two marked words are each other’s wrong answer', () => {
  expect(issuesOf(two)).toEqual([]);
});

test('a single marked word needs an incorrect answer', () => {
  expect(issuesOf(one, { ...one, incorrectAnswers: [' '] })).toEqual([
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 1, 'incorrectAnswers'] },
  ]);
  expect(issuesOf({ ...one, incorrectAnswers: ['dog'] })).toEqual([]);
});

test('a text without a marked word has nothing to fill', () => {
  expect(issuesOf({ ...two, text: [{ text: 'All is there.' }, { text: ' ', marked: true }] })).toEqual([
    { code: 'marked.none', path: ['gameData', 'problems', 0, 'text'] },
  ]);
});

test('one complete problem is enough', () => {
  expect(issuesOf(one, two)).toEqual([]);
});

test('a mark that cuts a letter is refused, and a whole one is not', () => {
  const marking = (...texts: string[]) => ({
    ...two,
    text: texts.map((text, index) => ({ text, marked: index === 1 })),
    incorrectAnswers: ['पानी'],
  });

  expect(issuesOf(marking('क', 'ि', 'ताब'))).toEqual([
    { code: 'marked.cutsLetter', path: ['gameData', 'problems', 0, 'text', 1] },
  ]);
  expect(issuesOf(marking('', 'कि', 'ताब'))).toEqual([]);
});

test('two gaps need no list of incorrect answers, one gap does', () => {
  const { incorrectAnswers: _two, ...twoGaps } = two;
  const { incorrectAnswers: _one, ...oneGap } = one;

  expect(issuesOf(twoGaps)).toEqual([]);
  expect(issuesOf(oneGap)).toEqual([
    { code: 'incorrectAnswers.none', path: ['gameData', 'problems', 0, 'incorrectAnswers'] },
  ]);
});
