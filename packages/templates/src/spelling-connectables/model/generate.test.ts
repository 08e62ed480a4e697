import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { template } from './index.ts';

const spoken = (word: string) => ({
  word,
  hasPicture: true,
  picture: `${word}.svg`,
  wordAudio: `${word}.mp3`,
  definition: `what ${word} means`,
});
const list = ['cat', 'horse', 'extraordinariness'].map(spoken);
const generate = (words: readonly object[]) =>
  generateFrom({ generator }, words as typeof list, { random: 1, locale: 'en' });

test('a word is asked for by its sound, picture and meaning, among letters that it does not have', () => {
  const made = generate(list);
  if (!made.ok) throw new Error('three words make a game');
  const [cat, , long] = made.gameData.problems;

  expect(cat).toMatchObject({
    id: 'cat',
    word: 'cat',
    audio: 'cat.mp3',
    image: 'cat.svg',
    definition: 'what cat means',
  });
  expect(cat?.options).toHaveLength(13);
  expect(cat?.options.some((letter) => 'cat'.includes(letter))).toBe(false);
  expect(new Set(long?.options)).toEqual(new Set(['c', 'h']));
});

test('words need their recording, no hyphens and no spaces; at least three of them', () => {
  const silent = { ...spoken('hen'), wordAudio: undefined };

  expect(generate([...list, silent])).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.audioRequired', params: { list: 'hen' } }],
  });
  expect(generate([...list.slice(1), spoken('yo-yo'), spoken('ice cream')])).toMatchObject({ ok: false });
});

test('words of one letter are spelled among those of the others', () => {
  const made = generate(['a', 'I', 'o'].map(spoken));
  if (!made.ok) throw new Error('three words make a game');

  expect(made.leftOut).toEqual([]);
  expect(template.validity(made.gameData, made.options, 'en')).toEqual([]);
  expect(template.warnings(made.gameData, made.options, 'en')).toEqual([]);
  for (const { word, options } of made.gameData.problems) expect(new Set([word, ...options]).size).toBe(3);
});

test('a list with one letter alone leaves nothing to choose, and that is said', () => {
  expect(generate(['o', 'oo', 'ooo'].map(spoken))).toEqual({
    ok: false,
    issues: [
      ...['o', 'oo', 'ooo'].map((word) => ({ code: 'wordlists.nothingToChoose', params: { word } })),
      { code: 'wordlists.minThreeWords' },
    ],
  });
});
