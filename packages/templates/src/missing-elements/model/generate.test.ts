import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const word = (text: string, sentence?: string) => ({
  word: text,
  hasPicture: false,
  ...(sentence === undefined ? {} : { sentence }),
});
const task = { random: 1, locale: 'en' };
const words = [
  word('cat', 'The cat sleeps.'),
  word('house', 'Our house is red.'),
  word('well-known', 'A well-known song.'),
];

test('every word gives its sentence with a gap and two other words', () => {
  const made = generator.generate(words, task);
  if (!made.ok) throw new Error('each word has a sentence');

  expect(validity(made.gameData)).toEqual([]);
  expect(made.options).toMatchObject({ fontFamily: 'Roboto', fontSize: 32 });
  expect(made.gameData.problems.map(({ text }) => text.find(({ marked }) => marked)?.text)).toEqual([
    'cat',
    'house',
    'well-known',
  ]);
  for (const { id, incorrectAnswers } of made.gameData.problems) {
    expect(incorrectAnswers).toHaveLength(2);
    expect(incorrectAnswers).not.toContain(id);
  }
});

test('a word at the start of its sentence keeps its capital, and is not looked for inside another', () => {
  const made = generator.generate([...words, word('art', 'Start with Art today.')], task);

  expect(made.ok && made.gameData.problems.at(-1)?.text).toEqual([
    { text: 'Start with ', marked: false },
    { text: 'Art', marked: true },
    { text: ' today.', marked: false },
  ]);
});

test('words without a sentence, or not in it, are named', () => {
  expect(generator.generate([...words, word('sun'), word('moon', 'It is dark.')], task)).toEqual({
    ok: false,
    issues: [
      { code: 'word.noSentence', path: ['sun'] },
      { code: 'word.notInSentence', path: ['moon'] },
    ],
  });
});
