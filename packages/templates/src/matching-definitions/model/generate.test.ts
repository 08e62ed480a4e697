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

test('two words with one meaning never meet: the second is left out, and that is said', () => {
  const made = generator.generate(
    [
      { ...defined('cat'), picture: 'cat.svg' },
      { word: 'kitty', hasPicture: true, picture: 'cat.svg' },
      { ...defined('puss'), definition: 'What cat means' },
      defined('run'),
      defined('sun'),
    ],
    task,
  );

  expect(made).toMatchObject({
    ok: true,
    gameData: { problems: [{ answers: [{ text: 'cat' }, { text: 'run' }, { text: 'sun' }] }] },
    leftOut: [
      { code: 'wordlists.sameMeaning', params: { word: 'kitty' } },
      { code: 'wordlists.sameMeaning', params: { word: 'puss' } },
    ],
  });
});

test('fewer than three words with a meaning are refused', () => {
  expect(
    generator.generate([defined('run'), defined('sun'), { word: 'the', hasPicture: false }], task),
  ).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.noMeaning', params: { word: 'the' } }, { code: 'wordlists.minThreeWords' }],
  });
});
