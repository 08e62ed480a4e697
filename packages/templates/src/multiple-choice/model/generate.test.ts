import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const words = fc.uniqueArray(
  fc.string({ minLength: 1 }).filter((word) => word.trim() !== ''),
  {
    minLength: 3,
    maxLength: 30,
    selector: (word) => word.trim().toLowerCase(),
  },
);

test('from three words on, every wordlist gives an activity that can be played', () => {
  fc.assert(
    fc.property(words, fc.integer(), (list, random) => {
      const made = generator.generate(
        list.map((word) => ({ word, hasPicture: false, wordAudio: `${word}.mp3` })),
        { random, locale: 'en' },
      );
      if (!made.ok) throw new Error('three words are enough');

      expect(validity(made.gameData)).toEqual([]);
      expect(made.gameData.problems).toHaveLength(Math.min(20, list.length));
      for (const { correctAnswer, incorrectAnswers } of made.gameData.problems) {
        expect(incorrectAnswers).toHaveLength(2);
        expect(incorrectAnswers.map(({ text }) => text)).not.toContain(correctAnswer.text);
      }
    }),
  );
});

const cat = { word: 'cat', hasPicture: true, picture: 'cat.svg', wordAudio: 'cat.mp3' };
const run = { word: 'run', hasPicture: false, definition: 'to go fast on foot' };
const the = { word: 'the', hasPicture: false, definition: ' ', wordAudio: 'the.mp3' };
const task = { random: 1, locale: 'en' };

test('a word is asked by its picture, else by what it means, else by its sound', () => {
  const made = generator.generate([cat, run, the], task);

  expect(made.ok && made.gameData.problems.map(({ question }) => question)).toEqual([
    { text: '', image: 'cat.svg' },
    { text: 'to go fast on foot' },
    { text: '', audio: 'the.mp3' },
  ]);
});

test('a word that only its own letters could ask for is no question, but may stand among the answers', () => {
  const made = generator.generate([cat, run, the, { word: 'of', hasPicture: false }], task);
  if (!made.ok) throw new Error('three words can be asked for');

  expect(made.gameData.problems.map(({ id }) => id)).toEqual(['cat', 'run', 'the']);
});

test('too few words that can be asked for are refused', () => {
  const bare = ['of', 'to', 'by'].map((word) => ({ word, hasPicture: false }));

  expect(generator.generate([cat, run, ...bare], task)).toEqual({
    ok: false,
    issues: [
      ...bare.map(({ word }) => ({ code: 'wordlists.noMeaning', params: { word } })),
      { code: 'wordlists.minThreeWords' },
    ],
  });
});

test('no other answer fits the question as well', () => {
  const kitty = { ...cat, word: 'kitty' };
  const made = generator.generate([cat, kitty, run, the], task);
  if (!made.ok) throw new Error('four words can be asked for');

  for (const { id, incorrectAnswers } of made.gameData.problems.slice(0, 2)) {
    expect(incorrectAnswers.map(({ text }) => text).sort()).toEqual(['run', 'the']);
    expect(['cat', 'kitty']).toContain(id);
  }
});

test('what a word means is asked without its sound, which would be the answer', () => {
  const told = ['kind', 'brave', 'shy'].map((word) => ({
    word,
    hasPicture: false,
    wordAudio: `${word}.mp3`,
    definition: `what ${word} means`,
  }));
  const made = generator.generate(told, { random: 1, locale: 'en' });

  expect(made.ok && made.gameData.problems[0]?.question).toEqual({ text: 'what kind means' });
});

test('a broader word is never a wrong answer', () => {
  const birds = ['bird', 'flamingo', 'owl', 'nest', 'wing'].map((word) => ({
    word,
    hasPicture: true,
    picture: `${word}.svg`,
    ...(word === 'bird' ? { asRight: ['flamingo', 'owl'] } : {}),
  }));
  const made = generator.generate(birds, { random: 7, locale: 'en' });
  const wrong = (id: string) =>
    made.ok &&
    made.gameData.problems
      .find((one) => one.id === id)
      ?.incorrectAnswers.map(({ text }) => text)
      .toSorted();

  expect(wrong('bird')).toEqual(['nest', 'wing']);
  expect(wrong('flamingo')).not.toContain('bird');
});
