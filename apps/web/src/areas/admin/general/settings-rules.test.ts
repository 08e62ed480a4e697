import { expect, test } from 'vitest';
import { offeredRates, tooFewLanguages } from './settings-rules.ts';

test('the rates of reports are those of the list, in their order, and the one that is set', () => {
  expect(offeredRates(['Once a Year', 'Monthly'], 'Monthly')).toEqual(['Monthly', 'Once a Year']);
  expect(offeredRates(['Once a Year'], 'Quarterly')).toEqual(['Quarterly', 'Once a Year']);
  expect(offeredRates([], 'Monthly')).toHaveLength(5);
});

test('a group of languages with none of them is named', () => {
  expect(tooFewLanguages({ registrationLocales: ['en'], emailsLocales: [] })).toEqual(['emailsLocales']);
  expect(tooFewLanguages({ registrationLocales: ['en'], emailsLocales: ['sw'] })).toEqual([]);
});
