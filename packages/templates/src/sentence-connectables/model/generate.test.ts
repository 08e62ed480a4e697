import { generateFrom } from '@flink/game-kit/model/generate/generate.ts';
import { expect, test } from 'vitest';
import { generator } from './generate.ts';

const told = (word: string, sentence: string) => ({ word, hasPicture: false, sentence });
const list = [
  told('cat', 'The cat sleeps.'),
  told('dog', 'My dog runs fast.'),
  told('hen', 'A hen lays eggs.'),
];
const generate = (words: typeof list) => generateFrom({ generator }, words, { random: 1, locale: 'en' });

test('the sentence of a word is asked for, among three words of the other sentences', () => {
  const made = generate(list);
  if (!made.ok) throw new Error('three sentences make a game');
  const [cat] = made.gameData.problems;

  expect(cat).toMatchObject({ id: 'cat', sentence: 'The cat sleeps.', wordsMask: [] });
  expect(cat?.options).toHaveLength(3);
  expect(cat?.options.every((word) => /^(My|dog|runs|fast\.|A|hen|lays|eggs\.)$/.test(word))).toBe(true);
});

test('a sentence of fewer than 3 or more than 12 words leaves its word out, and that is said', () => {
  const short = told('sun', 'Sun shines.');
  const long = told('sea', 'one two three four five six seven eight nine ten eleven twelve thirteen');

  expect(generate([...list, short, long, told('moon', ' ')])).toMatchObject({
    ok: true,
    leftOut: [
      { code: 'wordlists.sentenceLength', params: { word: 'sun' } },
      { code: 'wordlists.sentenceLength', params: { word: 'sea' } },
      { code: 'wordlists.noSentence', params: { word: 'moon' } },
    ],
  });
  expect(generate([...list.slice(1), short])).toEqual({
    ok: false,
    issues: [
      { code: 'wordlists.sentenceLength', params: { word: 'sun' } },
      { code: 'wordlists.minThreeWords' },
    ],
  });
});
