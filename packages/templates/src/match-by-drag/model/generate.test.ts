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

test('two words with one picture never meet: the second is left out, and that is said', () => {
  const made = generator.generate(
    [pictured('cat'), { ...pictured('kitty'), picture: 'cat.svg' }, pictured('sun')],
    task,
  );

  expect(made).toMatchObject({
    ok: true,
    gameData: { problems: [{ id: 'cat' }, { id: 'sun' }] },
    leftOut: [{ code: 'wordlists.sameMeaning', params: { word: 'kitty' } }],
  });
});

test('fewer than two pictures are refused', () => {
  expect(generator.generate([pictured('cat'), { word: 'the', hasPicture: true }], task)).toEqual({
    ok: false,
    issues: [
      { code: 'wordlists.noMeaning', params: { word: 'the' } },
      { code: 'wordlists.notEnoughAfterFilter' },
    ],
  });
});
