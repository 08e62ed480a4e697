import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const task = { random: 1, locale: 'en' };
const defined = (word: string) => ({ word, hasPicture: false, definition: `what ${word} means` });

test('each word is asked by what it means, else by its picture, and can be heard', () => {
  const made = generator.generate(
    [
      { ...defined('run'), wordAudio: 'run.mp3' },
      { word: 'cat', hasPicture: true, picture: 'cat.svg' },
      defined('sun'),
      { word: 'the', hasPicture: false },
    ],
    task,
  );
  if (!made.ok) throw new Error('three words are enough');

  expect(validity(made.gameData)).toEqual([]);
  expect(made.gameData.problems).toEqual([
    {
      id: 'words',
      questions: [{ text: 'what run means' }, { text: '', image: 'cat.svg' }, { text: 'what sun means' }],
      answers: [{ text: 'run', audio: 'run.mp3' }, { text: 'cat' }, { text: 'sun' }],
    },
  ]);
});

test('no more than twelve words are used', () => {
  const made = generator.generate(
    Array.from({ length: 20 }, (_, index) => defined(`word ${index}`)),
    task,
  );

  expect(made.ok && made.gameData.problems[0]?.answers).toHaveLength(12);
});

test('fewer than three words with a meaning are refused', () => {
  expect(
    generator.generate([defined('run'), defined('sun'), { word: 'the', hasPicture: false }], task),
  ).toEqual({ ok: false, issues: [{ code: 'words.fewDefinitions', path: [] }] });
});
