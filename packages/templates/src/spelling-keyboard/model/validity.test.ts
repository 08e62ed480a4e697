import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity, warnings } from './validity.ts';

const dataOf = (...problems: readonly object[]) =>
  dataSchema.parse({ problems: problems.map((problem, index) => ({ id: `p${index}`, ...problem })) });
const at = (field: string) => ['gameData', 'problems', 0, field];

test('an activity without problems cannot be played', () => {
  expect(validity(dataOf())).toEqual([{ code: 'problems.none', path: ['gameData', 'problems'] }]);
});

test('a problem needs a word', () => {
  expect(validity(dataOf({ word: '  ' }))).toEqual([{ code: 'word.empty', path: at('word') }]);
});

test('something of the word is to be written', () => {
  expect(validity(dataOf({ word: 'cat', letters: [1, 1, 1] }))).toEqual([
    { code: 'mask.noneFree', path: at('letters') },
  ]);
  expect(validity(dataOf({ word: 'cat', letters: [1, 0, 1] }))).toEqual([]);
});

test('a mask that cuts a letter is refused', () => {
  expect(validity(dataOf({ word: 'किताब', letters: [1, 0, 0, 0, 0] }))).toEqual([
    { code: 'mask.cutsLetter', path: at('letters') },
  ]);
});

test('a word that cannot be asked for is left out of an activity that can be played, and its author is told', () => {
  const data = dataOf({ word: '' }, { word: 'sun', definition: 'It shines' });

  expect(validity(data)).toEqual([]);
  expect(warnings(data)).toEqual([{ code: 'word.empty', path: at('word') }]);
});

test('the author of a word that nothing tells of is warned', () => {
  expect(warnings(dataOf({ word: 'sun' }))).toEqual([{ code: 'word.untold', path: at('definition') }]);
});
