import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator, groupsOf } from './generate.ts';
import { validity } from './validity.ts';

const task = { random: 1, locale: 'en' };
const pictured = (word: string) => ({ word, hasPicture: true, picture: `${word}.svg` });
const count = (length: number) => Array.from({ length }, (_, index) => index);

test('words come in groups of three; one or two that are left join earlier groups', () => {
  expect([3, 4, 5, 6, 7, 8].map((length) => groupsOf(count(length)).map((group) => group.length))).toEqual([
    [3],
    [4],
    [5],
    [3, 3],
    [4, 3],
    [4, 4],
  ]);
});

test('from three pictured words on, every word is asked once, against words of its group only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 20 }), (length) => {
      const words = count(length).map((index) => pictured(`word ${index}`));
      const made = generator.generate(words, task);
      if (!made.ok) throw new Error('three words are enough');

      expect(validity(made.gameData)).toEqual([]);
      expect(made.gameData.problems.map(({ id }) => id).sort()).toEqual(words.map(({ word }) => word).sort());
      for (const { id, incorrectAnswers } of made.gameData.problems) {
        expect(incorrectAnswers.length).toBeGreaterThanOrEqual(2);
        expect(incorrectAnswers.map(({ text }) => text)).not.toContain(id);
      }
    }),
  );
});

test('fewer than three words with pictures are refused', () => {
  expect(
    generator.generate([pictured('cat'), pictured('dog'), { word: 'the', hasPicture: true }], task),
  ).toEqual({
    ok: false,
    issues: [
      { code: 'wordlists.noMeaning', params: { word: 'the' } },
      { code: 'wordlists.minThreePictures' },
    ],
  });
});

test('a word that has a recording is heard with its picture', () => {
  const made = generator.generate(
    [{ ...pictured('cat'), wordAudio: 'cat.mp3' }, pictured('dog'), pictured('sun')],
    task,
  );

  expect(made.ok && made.gameData.problems[0]).toMatchObject({
    questions: [{ text: '', image: 'cat.svg', audio: 'cat.mp3' }],
    correctAnswers: [{ text: 'cat' }],
    correctItemsShown: 1,
  });
});

test('two words with one picture are never set against each other, and each has two that are wrong', () => {
  const alike = fc.array(fc.constantFrom('cat.svg', 'dog.svg', 'hen.svg', 'sun.svg'), {
    minLength: 3,
    maxLength: 20,
  });
  fc.assert(
    fc.property(alike, (pictures) => {
      const words = pictures.map((picture, index) => ({ word: `word ${index}`, hasPicture: true, picture }));
      const pictureOf = new Map(words.map(({ word, picture }) => [word, picture]));
      const made = generator.generate(words, task);

      if (new Set(pictures).size >= 3) expect(made.ok).toBe(true);
      if (new Set(pictures).size === 1) expect(made.ok).toBe(false);
      for (const { id, incorrectAnswers } of made.ok ? made.gameData.problems : []) {
        expect(incorrectAnswers.length).toBeGreaterThanOrEqual(2);
        expect(incorrectAnswers.map(({ text }) => pictureOf.get(text))).not.toContain(pictureOf.get(id));
      }
    }),
  );
});
