import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { asks, givenLetters, validity, warnings } from './validity.ts';

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

test('a word that nothing tells of is played; its author is warned, and asked for something where nothing is told at all', () => {
  const untold = [{ code: 'word.unsaid', path: at('definition') }];

  expect([validity(dataOf({ word: 'sun' })), asks(dataOf({ word: 'sun' }))]).toEqual([[], untold]);
  expect(asks(dataOf({ word: 'sun', image: 'sun.svg' }))).toEqual(untold);
  expect(asks(dataOf({ word: 'sun', definition: 'It shines' }))).toEqual([]);
  const beside = dataOf({ word: 'sun' }, { word: 'sun', audio: 'sun.mp3' });
  expect([asks(beside), warnings(beside)]).toEqual([[], untold]);
});

test('a mask is counted in the word as it is stored, decomposed or with blanks around it', () => {
  const cut = dataOf({ word: 'e\u0301a', letters: [0, 1, 0], definition: 'x' });
  const blank = dataOf({ word: ' cat', letters: [0, 1, 0, 0], definition: 'x' });

  expect(validity(cut)).toEqual([{ code: 'mask.cutsLetter', path: at('letters') }]);
  expect(blank.problems.map(givenLetters)).toEqual([[true, false, false]]);
  expect(warnings(blank)).toEqual([]);
});

test('the author of a mask that is too short or too long is warned', () => {
  for (const letters of [
    [0, 1],
    [0, 0, 0, 1, 1],
  ])
    expect(warnings(dataOf({ word: 'cat', letters, definition: 'x' }))).toEqual([
      { code: 'mask.length', path: at('letters') },
    ]);
});
