import { expect, test } from 'vitest';
import { dataSchema } from './schema.ts';
import { validity, warnings } from './validity.ts';

test('a sheet of paper is enough, but its author should know that nothing leads the writer', () => {
  expect(validity()).toEqual([]);
  expect(warnings(dataSchema.parse({}))).toEqual([{ code: 'guides.none', path: ['gameData', 'guides'] }]);
});

test('guides in another language are guides', () => {
  const data = dataSchema.parse({ multiLocaleGuides: { sw: [{ text: 'Unaona nini?' }] } });

  expect(warnings(data)).toEqual([]);
});

test('an eleventh word is not shown', () => {
  const words = Array.from({ length: 11 }, (_, place) => ({ text: `word ${place}` }));

  expect(warnings(dataSchema.parse({ guides: [{ text: 'What?' }], words }))).toEqual([
    { code: 'words.beyondTen', path: ['gameData', 'words', 10] },
  ]);
});
