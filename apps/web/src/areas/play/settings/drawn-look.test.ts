import { expect, test } from 'vitest';
import {
  chosenLook,
  DEFAULT_LOOK,
  drawnCharacter,
  drawnTheme,
  lookFrom,
  lookWord,
  ownCharacter,
  scenesIn,
} from './drawn-look.ts';

const solution = {
  _id: 'reading',
  themes: ['winter', 'sea', 'space'],
  characters: ['luna', 'fletcher'],
  defaultTheme: 'space',
  defaultCharacter: 'luna',
};
const nothingChosen = { theme: null, character: null, bySolution: {} };

test('without a choice the default of the solution shows', () => {
  expect(chosenLook(nothingChosen, solution, {})).toEqual({ theme: 'space', character: 'luna' });
});

test('what was chosen for the solution shows', () => {
  const settings = { ...nothingChosen, bySolution: { reading: { theme: 'sea', character: 'fletcher' } } };

  expect(chosenLook(settings, solution, {})).toEqual({ theme: 'sea', character: 'fletcher' });
});

test('a theme that nobody has drawn is passed over', () => {
  const settings = { ...nothingChosen, bySolution: { reading: { theme: 'winter' } } };

  expect(chosenLook(settings, solution, {}).theme).toBe('space');
});

test('a theme that Admin made is offered once it has a scene, and borrows the colors of the default', () => {
  const settings = { ...nothingChosen, bySolution: { reading: { theme: 'winter' } } };
  const own = { scenes: { winter: ['/api/files/download/token/snow'] } };

  expect(chosenLook(settings, solution, own).theme).toBe('winter');
  expect(drawnTheme('winter')).toBe('forest');
});

test('a character that Admin made is shown by its pictures', () => {
  const offers = { ...solution, characters: ['hare', 'luna'], defaultCharacter: 'hare' };
  const own = { characters: { hare: { name: 'Hare', pictures: { idle: '/hare.png' } } } };

  expect(chosenLook(nothingChosen, offers, own).character).toBe('hare');
  expect(chosenLook(nothingChosen, offers, {}).character).toBe('luna');
  expect(ownCharacter(own, 'hare')).toEqual({ name: 'hare', pictures: { idle: '/hare.png' } });
  expect(ownCharacter(own, 'luna')).toBeNull();
  expect(drawnCharacter('hare')).toBe('fletcher');
});

test('a solution that offers nothing looks like the house', () => {
  expect(chosenLook(nothingChosen, { ...solution, themes: [], characters: [] }, {})).toEqual(DEFAULT_LOOK);
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
