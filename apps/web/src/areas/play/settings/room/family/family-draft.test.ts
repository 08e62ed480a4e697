import { expect, test } from 'vitest';
import { sampleFamily } from '../testing/sample-family.ts';
import {
  familyBody,
  familyDraftOf,
  filled,
  isFamilyChanged,
  newMember,
  withConsent,
} from './family-draft.ts';

const leo = {
  _id: 'leo',
  firstname: 'Leo',
  lastname: 'García',
  username: 'leo',
  yob: 2018,
  isAdmin: false,
  type: 'child' as const,
  face: null,
};
const ana = {
  ...leo,
  _id: 'ana',
  firstname: 'Ana',
  username: 'ana',
  yob: null,
  isAdmin: true,
  type: 'adult' as const,
};

const family = { ...sampleFamily, familyMembers: [leo, ana] };

test('the family admin comes first, whatever the order of the members', () => {
  expect(familyDraftOf(family).members.map(({ firstname }) => firstname)).toEqual(['Ana', 'Leo']);
});

test('an empty slot is neither a change nor sent', () => {
  const draft = familyDraftOf(family);
  const opened = { ...draft, members: [...draft.members, newMember('new')] };

  expect(isFamilyChanged(family, opened)).toBe(false);
  expect(filled(opened)).toEqual(draft);
});

test('a name that was written anew is a change', () => {
  const draft = familyDraftOf(family);
  const [first, ...rest] = draft.members;

  expect(isFamilyChanged(family, { ...draft, members: [{ ...first, ...newMember('ana') }, ...rest] })).toBe(
    true,
  );
});

test('the wish not to be listed at sign-in is a change and is sent', () => {
  const hidden = { ...familyDraftOf(family), listedAtSignIn: false };

  expect(isFamilyChanged(family, hidden)).toBe(true);
  expect(familyBody(family, hidden)).toMatchObject({ listedAtSignIn: false });
});

test('a new member is sent without an id, the others with theirs', () => {
  const draft = familyDraftOf(family);
  const eva = {
    ...newMember('new'),
    firstname: 'Eva',
    lastname: 'García',
    username: 'eva',
    password: 'letmeplay1',
  };

  const { members } = familyBody(family, { ...draft, members: [...draft.members, eva] });

  expect(members.map((member) => '_id' in member && member._id)).toEqual(['ana', 'leo', false]);
  expect(members[2]).toEqual({
    firstname: 'Eva',
    lastname: 'García',
    username: 'eva',
    yob: '',
    type: 'child',
    password: 'letmeplay1',
  });
});

test('consent opens the phone of a family without one, and leaves a known one alone', () => {
  const none = familyDraftOf({ ...family, phone: null });
  const known = familyDraftOf({ ...family, phone: '+12025550143' });

  expect(withConsent(none, null, true).phone).toBe('+1');
  expect(withConsent(withConsent(none, null, true), null, false)).toEqual(none);
  expect(withConsent(known, '+12025550143', true).phone).toBe('+12025550143');
});
