import { expect, test } from 'vitest';
import { stateOf } from '../lists/activity-state.tsx';
import { categoryWords } from '../lists/category-words.ts';
import { isFound, listAddress, readListAddress } from './list-address.ts';
import { savedWhen } from './saved-when.ts';

test('what is shown stands in the address and is read from there again', () => {
  const shown = { search: 'farm & co', show: 'toFix', activity: 'a1' } as const;

  const address = listAddress(shown);

  expect(readListAddress(new URL(address, 'http://flink.test').searchParams)).toEqual(shown);
  expect(listAddress({ search: '', show: null, activity: null })).toBe('/flink-make/edit-activities');
});

test('a state that is not there shows all', () => {
  expect(readListAddress(new URLSearchParams('show=burning')).show).toBeNull();
});

test('an activity is found by its name and by its template, in any case', () => {
  const farm = { activityName: 'Who lives on the farm?', activityTemplateName: 'Match it' };

  expect(isFound(farm, ' FARM ')).toBe(true);
  expect(isFound(farm, 'match')).toBe(true);
  expect(isFound(farm, 'snail')).toBe(false);
});

test('an activity without problems is not started, and one that can be played is ready', () => {
  expect(stateOf({ isValid: false, problemCount: 0 })).toBe('notStarted');
  expect(stateOf({ isValid: false, problemCount: 3 })).toBe('toFix');
  expect(stateOf({ isValid: true, problemCount: 0 })).toBe('ready');
  expect(stateOf({ isValid: false, problemCount: null })).toBe('toFix');
});

test('it is said how long ago something was saved, after a day when', () => {
  const now = Date.parse('2026-03-02T12:00:00Z');

  expect(savedWhen('2026-03-02T11:58:00Z', 'en', now)).toBe('2 minutes ago');
  expect(savedWhen('2026-03-02T12:00:30Z', 'en', now)).toBe('now');
  expect(savedWhen('2026-02-20T12:00:00Z', 'en', now)).toContain('2026');
});

test('a category is named from its scope down; that of a scope one does not work in is not', () => {
  const category = (id: string, title: string) => ({ id, title, grades: [], levels: [] });
  const scope = {
    _id: 's',
    name: 'Early literacy',
    categories: {
      grades: ['1'],
      levels: [],
      assignedLevels: [],
      firstMenu: 'grades',
      firstCategory: { title: 'Subject', items: [category('f', 'Vocabulary')] },
      secondCategory: { title: 'Theme', items: { f: [category('t', 'Animals')] } },
      thirdCategory: { title: '', items: {} },
    },
  } as const;
  const set = { grade: '1', level: null, firstCategory: 'f', secondCategory: 't', thirdCategory: null };

  expect(categoryWords([scope], { scopeId: 's', ...set })).toEqual([
    'Early literacy',
    '1',
    'Vocabulary',
    'Animals',
  ]);
  expect(categoryWords([scope], { scopeId: 'other', ...set })).toBeNull();
});
