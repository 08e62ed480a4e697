import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { expect, test } from 'vitest';
import { draftOf, isChanged, movedTo, withElement, withoutElement } from './group-draft.ts';

const element = (_id: string) => ({
  _id,
  isGroup: false,
  name: _id,
  templateAlias: null,
  isValid: true,
  isGenerated: false,
});
const GROUP: MadeGroup = {
  _id: 'g',
  type: 'edu',
  name: 'Farm',
  version: 1,
  activityCount: 3,
  groupCount: 0,
  wordCount: 0,
  inWordAgList: false,
  locale: null,
  wordlistId: null,
  multilanguageWords: [],
  multilangWordsHelp: {},
  languages: [],
  defaultActivityId: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  educationalCategories: [],
  elements: ['a', 'b', 'c'].map(element),
};
const ids = (draft: { readonly elements: readonly { readonly _id: string }[] }) =>
  draft.elements.map(({ _id }) => _id).join('');

test('an element moves to the place of another, and not beyond the ends', () => {
  const draft = draftOf(GROUP);

  expect(ids(movedTo(draft, 'a', 2))).toBe('bca');
  expect(ids(movedTo(draft, 'c', 0))).toBe('cab');
  expect([movedTo(draft, 'a', -1), movedTo(draft, 'c', 3), movedTo(draft, 'z', 0)]).toEqual([
    draft,
    draft,
    draft,
  ]);
});

test('nothing stands in a group twice', () => {
  expect(ids(withElement(draftOf(GROUP), element('b')))).toBe('abc');
  expect(ids(withElement(draftOf(GROUP), element('d')))).toBe('abcd');
});

test('a group is changed by its name, its elements or their order', () => {
  const draft = draftOf(GROUP);

  expect(isChanged({ ...draft, name: ' Farm ' }, GROUP)).toBe(false);
  expect(isChanged({ ...draft, name: 'Farms' }, GROUP)).toBe(true);
  expect(isChanged(withoutElement(draft, 'a'), GROUP)).toBe(true);
  expect(isChanged(movedTo(draft, 'a', 1), GROUP)).toBe(true);
  expect(isChanged(movedTo(movedTo(draft, 'a', 1), 'a', 0), GROUP)).toBe(false);
});
