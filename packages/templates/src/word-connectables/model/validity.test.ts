import { contentIssues } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { template } from './index.ts';

const stored = (problem: object) => ({ options: {}, gameData: { problems: [problem] } });
const codes = (problem: object) => contentIssues(template, stored(problem)).map(({ code }) => code);
const syllables = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

test('two to ten syllables can be joined', () => {
  expect(codes({ syllables: ['sun'] })).toEqual(['syllables.few']);
  expect(codes({ syllables: syllables(2) })).toEqual([]);
  expect(codes({ syllables: syllables(10) })).toEqual([]);
  expect(codes({ syllables: syllables(11) })).toEqual(['syllables.many']);
  expect(codes({ syllables: ['a', ' '] })).toEqual(['syllable.empty']);
  expect(codes({ syllables: ['ap', 'ple', ''] })).toEqual([]);
  expect(codes({ syllables: ['ap', 'ple', ''], mask: '001' })).toEqual([]);
});

test('a syllable that begins within a letter is refused', () => {
  expect(codes({ syllables: ['क', 'िताब'] })).toEqual(['syllable.cutsLetter']);
  expect(codes({ syllables: ['कि', 'ताब'] })).toEqual([]);
  expect(codes({ syllables: ['caf', 'e\u0301'] })).toEqual([]);
  expect(codes({ syllables: ['cafe', '\u0301'] })).toEqual(['syllable.cutsLetter']);
});

test('the mask has one mark for each syllable and leaves one free; there is something to choose', () => {
  expect(codes({ syllables: ['ap', 'ple'], mask: [0] })).toEqual(['mask.syllables']);
  expect(codes({ syllables: ['ap', 'ple'], mask: '11' })).toEqual(['mask.noneFree']);
  expect(codes({ syllables: ['ma', 'ma'] })).toEqual(['options.none']);
});

test('an author is told of syllables without a box, and of a word that nothing tells of', () => {
  const warned = reviewContent(template, stored({ syllables: syllables(9), options: ['x', 'y'] }));

  expect(warned.map(({ code }) => code)).toEqual(['options.many', 'word.untold']);
  const row = reviewContent(template, stored({ syllables: ['ap', '', 'ple'], definition: 'A fruit' }));
  expect(row).toMatchObject([{ code: 'syllable.empty', path: ['gameData', 'problems', 0, 'syllables', 1] }]);
});
