import { expect, test } from 'vitest';
import { silentPace } from './silent-pace.ts';

test('each word is looked at for as long as it is, and a sentence ends with a breath', () => {
  const [the, elephant, he] = silentPace('“The elephant.” He', 'en');

  expect(the).toEqual({ first: 1, end: 4, ms: 430 });
  expect(elephant).toEqual({ first: 4, end: 12, ms: 1_180 });
  expect(he).toMatchObject({ first: 14, end: 16 });
});

test('words that no space parts are words', () => {
  expect(silentPace('แมวกินปลา', 'th').map(({ first, end }) => [first, end])).toEqual([
    [0, 3],
    [3, 6],
    [6, 9],
  ]);
});

test('a text without words is over at once', () => {
  expect(silentPace(' … ', 'en')).toEqual([]);
});
