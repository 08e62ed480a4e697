import { expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const task = { random: 1, locale: 'en' };
const words = (...all: string[]) => all.map((word) => ({ word, hasPicture: false }));

test('words are hidden short ones first, about as many in each grid, at most six', () => {
  const made = generator.generate(
    words('elephant', 'cat', 'giraffe', 'dog', 'mouse', 'cow', 'hippo', 'zebra'),
    task,
  );
  if (!made.ok) throw new Error('eight words are enough');

  expect(validity(made.gameData, made.options, 'en')).toEqual([]);
  expect(made.gameData.problems.map((problem) => problem.words)).toEqual([
    ['cat', 'dog', 'cow', 'mouse'],
    ['hippo', 'zebra', 'giraffe', 'elephant'],
  ]);
});

test('recordings and pictures come along', () => {
  const made = generator.generate(
    [{ word: 'cat', hasPicture: true, picture: 'cat.svg', wordAudio: 'cat.mp3' }, ...words('dog', 'cow')],
    task,
  );

  expect(made).toMatchObject({
    ok: true,
    gameData: { problems: [{ wordsAudio: { cat: 'cat.mp3' }, wordsImage: { cat: 'cat.svg' } }] },
  });
});

test('only words of 3 to 12 characters without blanks and hyphens are kept; three are needed', () => {
  const refused = { ok: false, issues: [{ code: 'wordlists.minThreeSearchWords' }] };

  expect(generator.generate(words('ox', 'cat', 'dog', 'refrigerators'), task)).toEqual(refused);
  expect(generator.generate(words('ice cream', 'yo-yo', 'cat', 'dog'), task)).toEqual(refused);
  expect(generator.generate(words('cat', 'dog', 'cow'), task).ok).toBe(true);
});
