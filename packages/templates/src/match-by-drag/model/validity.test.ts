import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity } from './validity.ts';

const pair = (question: object, answer: object) => ({ id: 'p', question, answer });
const cat = pair({ image: 'cat.svg' }, { text: 'cat' });
const sun = pair({ text: 'it shines' }, { audio: 'sun.mp3' });
const issuesOf = (...problems: unknown[]) => validity(dataSchema.parse({ problems }));

test('two pairs are enough, whether read, seen or heard; incomplete ones beside them are left out', () => {
  expect(issuesOf(cat, sun, pair({}, {}))).toEqual([]);
});

test('one pair alone leaves nothing to choose', () => {
  expect(issuesOf(cat)).toEqual([{ code: 'problems.few', path: ['gameData', 'problems'] }]);
});

test('what is missing is named at its place', () => {
  expect(issuesOf(cat, pair({ text: ' ' }, { text: 'x' }), pair({ text: 'x' }, {}))).toEqual([
    { code: 'question.empty', path: ['gameData', 'problems', 1, 'question'] },
    { code: 'answer.empty', path: ['gameData', 'problems', 2, 'answer'] },
  ]);
});
