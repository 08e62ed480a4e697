import { describe, expect, test } from 'vitest';
import {
  added,
  BLANK_SET,
  type CategorySet,
  changed,
  choosingOf,
  inMode,
  keptSets,
  MOST_SETS,
  removed,
  withField,
} from './category-sets.ts';

const set = (more: Partial<CategorySet> = {}): CategorySet => ({
  ...BLANK_SET,
  scopeId: 'literacy',
  grade: '1',
  firstCategory: 'words',
  secondCategory: 'nature',
  thirdCategory: 'animals',
  ...more,
});
const withMenu = () => true;

describe('changing a higher level clears the lower ones', () => {
  test('a category those below it', () => {
    expect(withField(set(), 'firstCategory', 'phonics')).toEqual(
      set({ firstCategory: 'phonics', secondCategory: null, thirdCategory: null }),
    );
    expect(withField(set(), 'thirdCategory', null)).toEqual(set({ thirdCategory: null }));
  });

  test('a level takes the place of the grade, and all categories go', () => {
    expect(withField(set(), 'level', 'A')).toEqual({ ...BLANK_SET, scopeId: 'literacy', level: 'A' });
    expect(withField(withField(set(), 'level', 'A'), 'grade', '2')).toEqual({
      ...BLANK_SET,
      scopeId: 'literacy',
      grade: '2',
    });
  });

  test('another scope begins from nothing', () => {
    expect(withField(set(), 'scopeId', 'numbers')).toEqual({ ...BLANK_SET, scopeId: 'numbers' });
  });
});

test('clearing grade or level removes that entry', () => {
  const both = choosingOf([set(), set({ grade: '2' }), set({ grade: '3' })]);

  expect(changed(both, 1, 'grade', null).sets).toEqual([set(), set({ grade: '3' })]);
  expect(changed(choosingOf([set()]), 0, 'grade', null).sets).toEqual([BLANK_SET]);
});

describe('multiple attributes', () => {
  test('are one to six', () => {
    let choosing = inMode(choosingOf([set()]), true);
    for (let more = 0; more < 10; more += 1) choosing = added(choosing);

    expect(choosing.sets).toHaveLength(MOST_SETS);
  });

  test('switch off when only one remains', () => {
    const both = choosingOf([set(), set({ grade: '2' })]);

    expect(both.isMultiple).toBe(true);
    expect(removed(both, 0)).toEqual({ sets: [set({ grade: '2' })], isMultiple: false });
  });

  test('switched off keep the first alone', () => {
    expect(inMode(choosingOf([set(), set({ grade: '2' })]), false)).toEqual({
      sets: [set()],
      isMultiple: false,
    });
  });

  test('leave room for those of others', () => {
    expect(inMode(choosingOf([set()]), true, 1)).toEqual({ sets: [set()], isMultiple: false });
  });
});

test('only what is complete is kept, and each once', () => {
  const choosing = {
    sets: [set(), BLANK_SET, set({ grade: null }), set(), set({ grade: null, level: 'A' })],
    isMultiple: true,
  };

  expect(keptSets(choosing, withMenu)).toEqual([set(), set({ grade: null, level: 'A' })]);
  expect(keptSets({ sets: [set({ grade: null })], isMultiple: false }, () => false)).toHaveLength(1);
});
