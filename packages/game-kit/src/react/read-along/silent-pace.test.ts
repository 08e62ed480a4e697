import { expect, test } from 'vitest';
import { silentPace, wordAtShare } from './silent-pace.ts';

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

test('the words of a recording light up one after the other, each for as long as it is', () => {
  const words = silentPace('I see elephants', 'en');
  const at = (share: number) => wordAtShare(words, share);

  expect(at(0)).toEqual({ first: 0, end: 1 });
  expect(at(0.3)).toEqual({ first: 1, end: 4 });
  expect(at(0.5)).toEqual({ first: 4, end: 13 });
  expect(at(0.99)).toEqual({ first: 4, end: 13 });
  expect(at(1)).toBeNull();
  expect(at(Number.NaN)).toBeNull();
});
