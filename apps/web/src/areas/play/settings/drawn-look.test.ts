import { expect, test } from 'vitest';
import { DEFAULT_LOOK, drawnLook, lookFrom, lookWord, scenesIn } from './drawn-look.ts';

const solution = {
  _id: 'reading',
  themes: ['winter', 'sea', 'space'],
  characters: ['luna', 'fletcher'],
  defaultTheme: 'space',
  defaultCharacter: 'luna',
};
const nothingChosen = { theme: null, character: null, bySolution: {} };

test('without a choice the default of the solution shows', () => {
  expect(drawnLook(nothingChosen, solution)).toEqual({ theme: 'space', character: 'luna' });
});

test('what was chosen for the solution shows', () => {
  const settings = { ...nothingChosen, bySolution: { reading: { theme: 'sea', character: 'fletcher' } } };

  expect(drawnLook(settings, solution)).toEqual({ theme: 'sea', character: 'fletcher' });
});

test('a theme that nobody has drawn is passed over', () => {
  const settings = { ...nothingChosen, bySolution: { reading: { theme: 'winter' } } };

  expect(drawnLook(settings, solution).theme).toBe('space');
});

test('a solution that offers nothing looks like the house', () => {
  expect(drawnLook(nothingChosen, { ...solution, themes: [], characters: [] })).toEqual(DEFAULT_LOOK);
});

test('a look is read back as it was kept, and nothing else is', () => {
  const look = { theme: 'sea', character: 'otto' } as const;

  expect(lookFrom(lookWord(look))).toEqual(look);
  expect(lookFrom('winter otto')).toBeNull();
  expect(lookFrom('')).toBeNull();
});

test('pictures of the installation take turns with drawn scenes; a scene that nobody has drawn is passed over', () => {
  const link = '/api/files/download/token/beach';

  expect(scenesIn([link, 'scene-sea-2', 'scene-moon-1', 'scene-sea-9'])).toEqual([
    link,
    { theme: 'sea', number: 2 },
  ]);
  expect(scenesIn(['scene-moon-1'])).toBeUndefined();
  expect(scenesIn(undefined)).toBeUndefined();
});
