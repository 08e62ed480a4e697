import { expect, test } from 'vitest';
import { generateFrom } from './generate.ts';
import { wordGame } from './word-game.ts';

const generator = wordGame<readonly string[], null>({
  criteria: {
    imageRequired: true,
    audioRequired: true,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 10,
    minWords: 2,
  },
  make: (asked) => ({ options: null, gameData: asked.map(({ word }) => word) }),
});
const task = { random: 1, locale: 'en' };
const spoken = (word: string, hasPicture = true) => ({ word, hasPicture, wordAudio: `${word}.mp3` });

test('a template without a generator says so', () => {
  expect(generateFrom({}, [spoken('cat')], task)).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.templatesWithoutGenerator' }],
  });
});

test('only the words that fit reach the template', () => {
  expect(
    generateFrom({ generator }, [spoken('cat'), spoken('the', false), spoken('hen')], task),
  ).toMatchObject({
    ok: true,
    gameData: ['cat', 'hen'],
  });
});

test('too few words after filtering are refused', () => {
  expect(generateFrom({ generator }, [spoken('cat'), spoken('the', false)], task)).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.notEnoughAfterFilter' }],
  });
});

test('words without the recording that a template needs are named', () => {
  expect(generateFrom({ generator }, [spoken('cat'), { word: 'hen', hasPicture: true }], task)).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.audioRequired', params: { list: 'hen' } }],
  });
});
