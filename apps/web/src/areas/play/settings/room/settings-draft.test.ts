import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { lookIn } from '@flink/contract/rules/play/learner-look.ts';
import { expect, test } from 'vitest';
import { changeOf, draftOf, picked, withLooks } from './settings-draft.ts';

const reading = {
  _id: 'reading',
  themes: ['savanna', 'sea'],
  characters: ['fletcher', 'pili'],
  defaultTheme: 'savanna',
  defaultCharacter: 'fletcher',
};
const numbers = { ...reading, _id: 'numbers', defaultTheme: 'sea' };

const settings: LearnerSettings = {
  selectedSolutionId: 'reading',
  autoAnimation: true,
  activityHelp: true,
  teamHelp: true,
  touchSpeaks: false,
  theme: null,
  character: null,
  bySolution: {},
};

const kept = { settings, selectedSolutionId: 'reading', locale: 'en', solutions: [reading, numbers] };
const draft = draftOf(kept);

test('what was only looked at has not changed', () => {
  expect(changeOf(kept, draft)).toBeNull();
});

test('a switch that was turned is saved alone', () => {
  expect(changeOf(kept, { ...draft, activityHelp: false })).toEqual({ settings: { activityHelp: false } });
});

test('a switch that was turned and turned back has not changed', () => {
  expect(changeOf(kept, { ...draft, activityHelp: true })).toBeNull();
});

test('a theme is picked for the chosen solution only', () => {
  const sea = picked(draft, 'theme', 'sea');

  expect(changeOf(kept, sea)).toEqual({ settings: { bySolution: { reading: { theme: 'sea' } } } });
  expect(lookIn(withLooks(settings, sea), reading).theme).toBe('sea');
  expect(lookIn(withLooks(settings, picked(draft, 'theme', 'savanna')), numbers).theme).toBe('sea');
});

test('the theme that shows anyway is no change', () => {
  expect(changeOf(kept, picked(draft, 'theme', 'savanna'))).toBeNull();
});

test('theme and character of two solutions are saved together', () => {
  const first = picked(picked(draft, 'theme', 'sea'), 'character', 'pili');
  const both = picked({ ...first, selectedSolutionId: 'numbers' }, 'character', 'pili');

  expect(changeOf(kept, both)).toEqual({
    settings: {
      selectedSolutionId: 'numbers',
      bySolution: { reading: { theme: 'sea', character: 'pili' }, numbers: { character: 'pili' } },
    },
  });
});

test('what was chosen earlier can be changed back to the default', () => {
  const chosen = { ...settings, bySolution: { reading: { theme: 'sea' } } };

  expect(changeOf({ ...kept, settings: chosen }, picked(draft, 'theme', 'savanna'))).toEqual({
    settings: { bySolution: { reading: { theme: 'savanna' } } },
  });
});

test('another language is saved beside the settings, the one that is spoken is no change', () => {
  expect(changeOf(kept, { ...draft, locale: 'sw' })).toEqual({ locale: 'sw' });
  expect(changeOf(kept, { ...draft, locale: 'sw', teamHelp: false })).toEqual({
    settings: { teamHelp: false },
    locale: 'sw',
  });
  expect(changeOf(kept, { ...draft, locale: 'en' })).toBeNull();
});
