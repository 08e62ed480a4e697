import { expect, test } from 'vitest';
import { type LookSettings, lookIn } from './learner-look.ts';

const solution = {
  _id: 'english',
  themes: ['forest', 'sea'],
  characters: ['fletcher', 'owl'],
  defaultTheme: 'sea',
  defaultCharacter: 'fletcher',
};
const nothing: LookSettings = { theme: null, character: null, bySolution: {} };

test('without a choice the defaults of the solution are shown', () => {
  expect(lookIn(nothing, solution)).toEqual({ theme: 'sea', character: 'fletcher' });
});

test('what was chosen for the solution goes before what was chosen for all', () => {
  const settings = { theme: 'sea', character: 'owl', bySolution: { english: { theme: 'forest' } } };

  expect(lookIn(settings, solution)).toEqual({ theme: 'forest', character: 'owl' });
});

test('a choice that the solution does not have is passed over for the default', () => {
  const settings = { theme: 'space', character: 'whale', bySolution: { english: { theme: 'desert' } } };

  expect(lookIn(settings, solution)).toEqual({ theme: 'sea', character: 'fletcher' });
});

test('a default that is gone gives way to the first there is', () => {
  expect(lookIn(nothing, { ...solution, defaultTheme: 'gone' }).theme).toBe('forest');
  expect(lookIn(nothing, { ...solution, defaultTheme: null, themes: [] }).theme).toBeNull();
});
