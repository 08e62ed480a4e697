import { expect, test } from 'vitest';
import { dataSchema, optionsSchema } from './schema.ts';
import { questionsOf, validity, warnings } from './validity.ts';

test('an activity without problems cannot be played, one that says nothing of its own can', () => {
  expect(validity({ problems: [] })).toEqual([{ code: 'problems.none', path: ['gameData', 'problems'] }]);
  expect(validity(dataSchema.parse({ problems: [{ id: 'p1' }] }))).toEqual([]);
});

test.each([
  [0, 1],
  [1, 1],
  [2.9, 2],
  [5, 5],
  [9, 5],
  [Number.NaN, 1],
])('%s questions are asked as %s', (questionsNumber, asked) => {
  expect(questionsOf({ questionsNumber })).toBe(asked);
});

test('an author is told that more than five questions are not asked', () => {
  const options = optionsSchema.parse({ questionsNumber: '6' });

  expect(warnings({ problems: [] }, options)).toEqual([
    { code: 'questionsNumber.outside', path: ['options', 'questionsNumber'] },
  ]);
  expect(warnings({ problems: [] }, optionsSchema.parse({}))).toEqual([]);
  const own = dataSchema.parse({ problems: [{ id: 'p1' }, { id: 'p2', questionsNumber: 9 }] });
  expect(warnings(own, optionsSchema.parse({}))).toEqual([
    { code: 'questionsNumber.outside', path: ['gameData', 'problems', 1, 'questionsNumber'] },
  ]);
});
