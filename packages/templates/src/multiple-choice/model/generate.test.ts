import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const words = fc.uniqueArray(
  fc.string({ minLength: 1 }).filter((word) => word.trim() !== ''),
  {
    minLength: 3,
    maxLength: 30,
  },
);

test('from three words on, every wordlist gives an activity that can be played', () => {
  fc.assert(
    fc.property(words, fc.integer(), (list, random) => {
      const made = generator.generate(
        list.map((word) => ({ word, hasPicture: false })),
        { random, locale: 'en' },
      );
      if (!made.ok) throw new Error('three words are enough');

      expect(validity(made.gameData)).toEqual([]);
      expect(made.gameData.problems).toHaveLength(Math.min(12, list.length));
      for (const { correctAnswer, incorrectAnswers } of made.gameData.problems) {
        expect(incorrectAnswers).toHaveLength(2);
        expect(incorrectAnswers.map(({ text }) => text)).not.toContain(correctAnswer.text);
      }
    }),
  );
});

test('a word is asked by its picture, else by what it means, and can be heard', () => {
  const made = generator.generate(
    [
      { word: 'cat', hasPicture: true, picture: 'cat.svg', wordAudio: 'cat.mp3' },
      { word: 'run', hasPicture: false, definition: 'to go fast on foot' },
      { word: 'the', hasPicture: false },
    ],
    { random: 1, locale: 'en' },
  );

  expect(made.ok && made.gameData.problems.map(({ question }) => question)).toEqual([
    { text: '', image: 'cat.svg', audio: 'cat.mp3' },
    { text: 'to go fast on foot' },
    { text: 'the' },
  ]);
});
