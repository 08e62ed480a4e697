import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const task = { random: 1, locale: 'en' };
const pictured = (word: string) => ({ word, hasPicture: true, picture: `${word}.svg` });

test('each word is brought to its picture, and is heard where it has a recording', () => {
  const made = generator.generate([{ ...pictured('cat'), wordAudio: 'cat.mp3' }, pictured('sun')], task);
  if (!made.ok) throw new Error('two words are enough');

  expect(validity(made.gameData)).toEqual([]);
  expect(made.gameData.problems).toEqual([
    { id: 'cat', question: { text: '', image: 'cat.svg' }, answer: { text: 'cat', audio: 'cat.mp3' } },
    { id: 'sun', question: { text: '', image: 'sun.svg' }, answer: { text: 'sun' } },
  ]);
});

test('no more than twelve words are used', () => {
  const made = generator.generate(
    Array.from({ length: 20 }, (_, index) => pictured(`word ${index}`)),
    task,
  );

  expect(made.ok && made.gameData.problems).toHaveLength(12);
});

test('fewer than two pictures are refused', () => {
  expect(generator.generate([pictured('cat'), { word: 'the', hasPicture: true }], task)).toEqual({
    ok: false,
    issues: [{ code: 'words.fewPictures', path: [] }],
  });
});
