import { expect, test } from 'vitest';
import { generator } from './generate.ts';

const word = (text: string, more: object = {}) => ({
  word: text,
  hasPicture: false,
  wordAudio: `${text}.mp3`,
  ...more,
});
const task = { random: 1, locale: 'en' };

test('every word is asked for by its picture and its sound, all of its letters to write', () => {
  const made = generator.generate(
    [
      word('sun', { picture: 'sun.svg', hasPicture: true, definition: 'a star' }),
      word('milk'),
      word('tea', { definition: 'a drink' }),
    ],
    task,
  );

  expect(made).toMatchObject({
    ok: true,
    gameData: {
      problems: [
        { word: 'sun', letters: [0, 0, 0], image: 'sun.svg', audio: 'sun.mp3', definition: '' },
        { word: 'milk', letters: [0, 0, 0, 0], definition: '' },
        { word: 'tea', definition: 'a drink' },
      ],
    },
  });
});

test('what is no letter stands there from the start', () => {
  const made = generator.generate([word('ice cream'), word('well-known'), word("o'clock")], task);

  expect(made.ok && made.gameData.problems.map(({ letters }) => letters.join(''))).toEqual([
    '000100000',
    '0000100000',
    '0000000',
  ]);
});

test('words without a recording are named', () => {
  expect(
    generator.generate([word('sun'), word('milk', { wordAudio: undefined }), word('tea')], task),
  ).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.audioRequired', params: { list: 'milk' } }],
  });
});
