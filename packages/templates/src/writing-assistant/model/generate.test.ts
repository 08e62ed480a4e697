import { expect, test } from 'vitest';
import { generator } from './generate.ts';

const word = (text: string, picture?: string) => ({
  word: text,
  hasPicture: picture !== undefined,
  ...(picture ? { picture } : {}),
});
const task = { random: 1, locale: 'en' };
const wordsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => word(`word${'abcdefghijklm'[place]}`));

test('three words are a bank, two are none', () => {
  expect(generator.generate(wordsOf(3), task)).toMatchObject({ ok: true });
  expect(generator.generate(wordsOf(2), task)).toMatchObject({ ok: false });
});

test('of more than ten those with a picture come first, and ten are used', () => {
  const made = generator.generate([...wordsOf(12), word('frog', '/pictures/frog.svg')], task);
  if (!made.ok) throw new Error('there are enough');

  expect(made.gameData.words).toHaveLength(10);
  expect(made.gameData.words[0]).toEqual({ text: 'frog', image: '/pictures/frog.svg' });
});

test.each(['en', 'es', 'sw'])('guides in %s lead from a word to a story, each with a beginning', (locale) => {
  const made = generator.generate(wordsOf(3), { ...task, locale });
  if (!made.ok) throw new Error('there are enough');

  expect(made.gameData.guides).toHaveLength(3);
  expect(made.gameData.starters).toHaveLength(3);
  expect(new Set([...made.gameData.guides, ...made.gameData.starters].map(({ text }) => text)).size).toBe(6);
});

test('a language that nobody has written guides for has none of another one', () => {
  const made = generator.generate(wordsOf(3), { ...task, locale: 'fr' });

  expect(made).toMatchObject({ ok: true, gameData: { guides: [], starters: [] } });
});
