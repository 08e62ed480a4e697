import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const word = (text: string) => ({
  word: text,
  hasPicture: true,
  picture: `${text}.svg`,
  wordAudio: `${text}.mp3`,
});
const list = (length: number) => Array.from({ length }, (_, index) => word(`word${index}`));
const task = { random: 1, locale: 'en' };

test('each word lies beside its picture', () => {
  const made = generator.generate(list(6), task);

  expect(made).toMatchObject({
    ok: true,
    gameData: {
      matchTypes: [{ type: 'image' }, { type: 'text' }],
      cardsPerLevel: [12],
    },
  });
  if (!made.ok) throw new Error('a game is made');
  expect(made.gameData.problems[0]?.cards).toEqual([
    { text: '', image: 'word0.svg', name: 'word0' },
    { text: 'word0', audio: 'word0.mp3' },
  ]);
  expect(validity(made.gameData)).toEqual([]);
});

test.each([
  [6, [12]],
  [7, [14]],
  [8, [12, 16]],
  [9, [12, 16]],
  [10, [12, 16, 20]],
  [20, [12, 16, 20]],
])('%i words lie in levels of %j cards, which show every word', (count, levels) => {
  const made = generator.generate(list(count), task);

  expect(made.ok && made.gameData.cardsPerLevel).toEqual(levels);
  expect(levels.reduce((sum, cards) => sum + cards / 2, 0)).toBeGreaterThanOrEqual(count);
});

test('fewer than six words are too few', () => {
  expect(generator.generate(list(5), task)).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.minSixWords' }],
  });
});
