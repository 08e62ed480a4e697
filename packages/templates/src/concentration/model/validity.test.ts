import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity, warnings } from './validity.ts';

const problem = (id: string, image = `${id}.svg`) => ({ id, cards: [{ text: '', image }, { text: id }] });
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => problem(id));
const dataOf = (more: object = {}) =>
  dataSchema.parse({
    matchTypes: [{ type: 'image' }, { type: 'text' }],
    problems: six,
    cardsPerLevel: [12],
    ...more,
  });

test('six matches of two types on a table of cards can be played', () => {
  expect(validity(dataOf())).toEqual([]);
});

test('five matches are too few', () => {
  expect(validity(dataOf({ problems: six.slice(1) }))).toEqual([
    { code: 'problems.few', path: ['gameData', 'problems'] },
  ]);
});

test('a match whose card shows nothing of its type is none', () => {
  expect(validity(dataOf({ problems: [problem('x', ''), ...six.slice(1)] }))).toEqual([
    { code: 'card.empty', path: ['gameData', 'problems', 0, 'cards', 0] },
  ]);
  expect(warnings(dataOf({ problems: [problem('x', ''), ...six] }))).toEqual([
    { code: 'card.empty', path: ['gameData', 'problems', 0, 'cards', 0] },
  ]);
});

test('two match types with a type are needed', () => {
  expect(validity(dataOf({ matchTypes: [{ type: 'image' }, {}] }))).toContainEqual({
    code: 'matchTypes.few',
    path: ['gameData', 'matchTypes'],
  });
});

test('a level of at least four cards is needed', () => {
  expect(validity(dataOf({ cardsPerLevel: [2] }))).toEqual([
    { code: 'cardsPerLevel.few', path: ['gameData', 'cardsPerLevel'] },
  ]);
});

test('an author is told of a level that needs a second table', () => {
  const eleven = [...'abcdefghijk'].map((id) => problem(id));

  expect(warnings(dataOf({ problems: eleven, cardsPerLevel: [20, 22] }))).toEqual([
    { code: 'cardsPerLevel.many', path: ['gameData', 'cardsPerLevel', 1] },
  ]);
  expect(warnings(dataOf({ cardsPerLevel: [40] }))).toEqual([]);
});
