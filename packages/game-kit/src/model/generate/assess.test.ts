import { expect, test } from 'vitest';
import { assess } from './assess.ts';
import { wordGame } from './word-game.ts';

const generator = wordGame<readonly string[], null>({
  criteria: {
    imageRequired: true,
    audioRequired: true,
    hyphenAllowed: false,
    spacesAllowed: false,
    maxWordLength: 8,
    minWords: 2,
  },
  make: (asked) => ({ options: null, gameData: asked.map(({ word }) => word) }),
});
const task = { random: 1, locale: 'en' };
const word = (text: string, more = {}) => ({
  word: text,
  hasPicture: true,
  wordAudio: `${text}.mp3`,
  ...more,
});
const silent = (text: string) => ({ word: text, hasPicture: true });

test('a list is told which of its words a template does not take, and why', () => {
  const told = assess(
    { generator },
    [
      word('cat'),
      word('hen'),
      word('of', { hasPicture: false }),
      word('t-shirt'),
      word('ice bag'),
      word('elephants'),
      word('CAT'),
    ],
    task,
  );

  expect(told).toMatchObject({ taken: 2, of: 7, made: { ok: true, gameData: ['cat', 'hen'] } });
  expect(told.misfits).toEqual([
    { word: 'of', reason: 'picture' },
    { word: 't-shirt', reason: 'hyphen' },
    { word: 'ice bag', reason: 'space' },
    { word: 'elephants', reason: 'length' },
    { word: 'CAT', reason: 'twice' },
  ]);
  expect(told.notes).toEqual([{ code: 'wordlists.wordsWithoutImage', params: { list: 'of' } }]);
});

test('criteria set for an installation take the place of those of the game', () => {
  const criteria = { ...generator.criteria, audioRequired: false, spacesAllowed: true, minWords: 3 };
  const words = [word('cat'), silent('owl'), word('ice bag')];

  expect(assess({ generator }, words, { ...task, criteria })).toMatchObject({
    taken: 3,
    misfits: [],
    silent: [],
    made: { ok: true, gameData: ['cat', 'owl', 'ice bag'] },
  });
  expect(assess({ generator }, words.slice(1), { ...task, criteria }).made.ok).toBe(false);
});

test('words without sound are left out where enough others have one, and named', () => {
  const told = assess({ generator }, [word('cat'), word('hen'), silent('owl'), silent('bee')], task);

  expect(told).toMatchObject({ taken: 2, silent: ['owl', 'bee'], made: { ok: true } });
  expect(told.notes).toEqual([{ code: 'wordlists.missingAudio', params: { list: 'owl, bee' } }]);
});

test('where too few have a sound, that is the reason', () => {
  expect(assess({ generator }, [word('cat'), silent('owl')], task).made).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.audioRequired', params: { list: 'owl' } }],
  });
});

test('a template that cannot be made of words says so', () => {
  expect(assess({}, [word('cat')], task)).toMatchObject({
    taken: 0,
    made: { ok: false, issues: [{ code: 'wordlists.templatesWithoutGenerator' }] },
  });
});
