import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const words = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 3, maxLength: 30 })
  .map((list) => list.map((word) => ({ word, hasPicture: true, picture: `${word}.svg` })));

test('from three words with pictures on, every wordlist gives an activity that can be played', () => {
  fc.assert(
    fc.property(words, fc.integer(), (list, random) => {
      const made = generator.generate(list, { random, locale: 'en' });
      if (!made.ok) throw new Error('three words are enough');

      expect(validity(made.gameData)).toEqual([]);
      expect(made.gameData.problems).toHaveLength(Math.min(20, list.length));
      for (const { question, correctAnswers, incorrectAnswers } of made.gameData.problems) {
        expect(correctAnswers).toEqual([{ text: '', image: `${question.text}.svg`, name: question.text }]);
        expect(incorrectAnswers).toHaveLength(2);
        expect(incorrectAnswers.map(({ image }) => image)).not.toContain(correctAnswers[0]?.image);
      }
    }),
  );
});

test('the word can be heard where it was recorded', () => {
  const made = generator.generate(
    ['cat', 'dog', 'hen'].map((word) => ({
      word,
      hasPicture: true,
      picture: `${word}.svg`,
      wordAudio: `${word}.mp3`,
    })),
    { random: 1, locale: 'en' },
  );

  expect(made.ok && made.gameData.problems[0]?.question).toEqual({ text: 'cat', audio: 'cat.mp3' });
});

test('words without pictures are not enough', () => {
  const made = generator.generate(
    ['cat', 'dog', 'hen'].map((word) => ({ word, hasPicture: false })),
    { random: 1, locale: 'en' },
  );

  expect(made).toEqual({ ok: false, issues: [{ code: 'wordlists.minThreePictures' }] });
});

test('fewer than three different pictures are refused', () => {
  const words = ['cat', 'kitty', 'puss', 'dog'].map((word) => ({
    word,
    hasPicture: true,
    picture: word === 'dog' ? 'dog.svg' : 'cat.svg',
  }));

  expect(generator.generate(words, { random: 1, locale: 'en' })).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.minThreePictures' }],
  });
});

test('no picture is shown twice, though two words share it', () => {
  const words = ['cat', 'kitty', 'dog', 'hen'].map((word) => ({
    word,
    hasPicture: true,
    picture: word === 'kitty' ? 'cat.svg' : `${word}.svg`,
  }));
  for (let random = 0; random < 20; random += 1) {
    const made = generator.generate(words, { random, locale: 'en' });
    if (!made.ok) throw new Error('three pictures are enough');

    for (const { correctAnswers, incorrectAnswers } of made.gameData.problems) {
      expect(new Set([...correctAnswers, ...incorrectAnswers].map(({ image }) => image)).size).toBe(3);
    }
  }
});
