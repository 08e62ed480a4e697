import { expect, test } from 'vitest';
import { dataSchema, optionsSchema } from './schema.ts';
import { asks, questionsOf, validity, warnings } from './validity.ts';

test('an activity without problems cannot be played, one that says nothing of its own can', () => {
  expect(validity({ problems: [] })).toEqual([{ code: 'problems.none', path: ['gameData', 'problems'] }]);
  expect(validity(dataSchema.parse({ problems: [{ id: 'p1' }] }))).toEqual([]);
});

test('an author says direction, things and number of each question; what is stored without is played', () => {
  const whole = { id: 'p1', direction: 'LEFT', assetsType: 'FOOD', questionsNumber: 1 };
  const part = dataSchema.parse({ problems: [{ ...whole, assetsType: undefined }] });
  const beside = dataSchema.parse({ problems: [whole, { id: 'p2', direction: 'LEFT', assetsType: 'FOOD' }] });
  const unset = (index: number, name: string) => [
    { code: 'grid.unset', path: ['gameData', 'problems', index, name] },
  ];

  expect([validity(part), asks(part)]).toEqual([[], unset(0, 'assetsType')]);
  expect([asks(beside), warnings(beside, optionsSchema.parse({}))]).toEqual([
    [],
    unset(1, 'questionsNumber'),
  ]);
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
  expect(warnings(own, optionsSchema.parse({})).filter(({ code }) => code !== 'grid.unset')).toEqual([
    { code: 'questionsNumber.outside', path: ['gameData', 'problems', 1, 'questionsNumber'] },
  ]);
});
