import type { Translate } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import { newMember } from './family-draft.ts';
import { familyIssues } from './family-issues.ts';

const words: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');

const members = [{ ...newMember('ana'), firstname: 'Ana' }, newMember('new')];

test('what is wrong stands in the order of the form, the phone at its foot last', () => {
  const issues = familyIssues(
    words,
    { members },
    {
      phone: 'Required',
      'members.1.username': 'Required',
      'members.1.firstname': 'Required',
      'members.0.yob': 'No',
    },
  );

  expect(issues.map(({ field }) => field)).toEqual([
    'members.0.yob',
    'members.1.firstname',
    'members.1.username',
    'phone',
  ]);
});

test('each names the person, or the place of one without a name, and the field', () => {
  const [first, second] = familyIssues(
    words,
    { members },
    { 'members.0.yob': 'Should be a number', 'members.1.firstname': 'Required for member' },
  );

  expect(first?.text).toContain('Ana settings.family.yob');
  expect(first?.text).toContain('Should be a number');
  expect(second?.text).toContain('settings.family.memberNumber 1 settings.family.firstName');
});

test('a refusal of the server that stands at no field is told as it is', () => {
  expect(familyIssues(words, { members }, { members: 'Too many' })).toEqual([
    { field: 'members', text: 'Too many' },
  ]);
});
