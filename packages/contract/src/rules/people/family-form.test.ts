import { expect, test } from 'vitest';
import { familyFormErrors, isEmptySlot, memberSlots } from './family-form.ts';

const ana = { _id: 'ana', firstname: 'Ana', lastname: 'García', username: 'ana', yob: '1988', password: '' };
const empty = { firstname: '', lastname: ' ', username: '', yob: '', password: '' };
const leo = { firstname: 'Leo', lastname: 'García', username: 'leo', yob: '', password: 'letmeplay1' };

const errors = (...members: (typeof leo | typeof ana)[]) =>
  familyFormErrors({ agreeReceiveTextMessages: false, phone: '', members }, null);

test('a family has six members, and one more for each addon', () => {
  expect([memberSlots(0), memberSlots(2)]).toEqual([6, 8]);
});

test('members who are complete and empty slots are taken', () => {
  expect(errors(ana, leo, empty)).toEqual({});
  expect([isEmptySlot(empty), isEmptySlot({ ...empty, _id: 'mia' })]).toEqual([true, false]);
});

test('of a member somebody began, names, username and password are required', () => {
  expect(errors(ana, { ...empty, firstname: 'Mia' })).toEqual({
    'members.1.lastname': 'families.memberRequired',
    'members.1.username': 'families.memberRequired',
    'members.1.password': 'families.memberRequired',
  });
});

test('one who is there cannot be emptied', () => {
  expect(errors({ ...empty, _id: 'ana' })).toMatchObject({ 'members.0.username': 'families.memberRequired' });
});

test.each([
  ['username', 'a b', 'registration.usernameLetters'],
  ['username', 'ab', 'registration.usernameTooShort'],
  ['username', ' ANA ', 'request.notUnique'],
  ['firstname', 'Al', 'registration.nameTooShort'],
  ['yob', '19', 'registration.yobTooShort'],
  ['password', 'short', 'auth.passwordTooShort'],
])('a %s of %j is refused with %s', (field, text, code) => {
  expect(errors(ana, { ...leo, [field]: text })).toEqual({ [`members.1.${field}`]: code });
});

test('the password of a member who is there is not changed here', () => {
  expect(errors({ ...ana, password: 'another-one' })).toEqual({ 'members.0.password': 'request.notAllowed' });
});

test('text messages need a phone, which a family without one gives here', () => {
  const wish = (phone: string) => ({ agreeReceiveTextMessages: true, phone, members: [ana] });

  expect(familyFormErrors(wish(''), null)).toEqual({ phone: 'request.required' });
  expect(familyFormErrors(wish('+1202'), null)).toEqual({ phone: 'registration.wrongPhone' });
  expect(familyFormErrors(wish(' +12025550143 '), null)).toEqual({});
  expect(familyFormErrors({ ...wish('+1'), agreeReceiveTextMessages: false }, null)).toEqual({});
});

test('a phone that is known stays', () => {
  const wish = (phone: string) => ({ agreeReceiveTextMessages: true, phone, members: [ana] });

  expect(familyFormErrors(wish(''), '+12025550143')).toEqual({});
  expect(familyFormErrors(wish('+12025550143'), '+12025550143')).toEqual({});
  expect(familyFormErrors(wish('+12025550199'), '+12025550143')).toEqual({ phone: 'request.notAllowed' });
});
