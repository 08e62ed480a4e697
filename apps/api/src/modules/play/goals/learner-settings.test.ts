import { expect, test } from 'vitest';
import { settingsFrom, solutionsIn, withChange } from './learner-settings.ts';

const [ENGLISH, SPANISH] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

test('a learner who has chosen nothing has every help switched on', () => {
  expect(settingsFrom({})).toEqual({
    selectedSolutionId: null,
    autoAnimation: true,
    activityHelp: true,
    teamHelp: true,
    touchSpeaks: false,
    theme: null,
    character: null,
    bySolution: {},
  });
});

test('settings of another time that are not understood are as if never chosen', () => {
  expect(settingsFrom({ autoAnimation: 'yes' })).toEqual(settingsFrom({}));
});

test('a change touches what it names, and each solution by itself', () => {
  const before = withChange(settingsFrom({}), {
    activityHelp: false,
    bySolution: { [ENGLISH]: { theme: 'sea', character: 'fletcher' } },
  });

  const after = withChange(before, {
    theme: 'forest',
    bySolution: { [ENGLISH]: { theme: 'space' }, [SPANISH]: { theme: 'sea' } },
  });

  expect(after).toEqual({
    ...before,
    theme: 'forest',
    bySolution: { [ENGLISH]: { theme: 'space', character: 'fletcher' }, [SPANISH]: { theme: 'sea' } },
  });
});

test('the solutions that a change names are known before it is saved', () => {
  expect(solutionsIn({ selectedSolutionId: ENGLISH, bySolution: { [SPANISH]: {} } })).toEqual([
    ENGLISH,
    SPANISH,
  ]);
  expect(solutionsIn({ theme: 'sea' })).toEqual([]);
});
