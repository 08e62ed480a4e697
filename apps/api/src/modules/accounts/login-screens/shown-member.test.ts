import { expect, test } from 'vitest';
import { shownMember } from './shown-member.ts';

const mia = {
  _id: '01a1e47a',
  username: 'mia.g',
  firstname: 'mia',
  face: 'mia',
  type: 'child',
  isAdmin: true,
};

test('on a device that knows her she is shown as she is', () => {
  expect(shownMember(mia, true)).toEqual({ ...mia, isKnown: true });
});

test('elsewhere she is a face and a letter, and nothing tells her name', () => {
  const shown = shownMember(mia, false);

  expect(shown).toEqual({
    _id: '01a1e47a',
    username: '01a1e47a',
    firstname: 'M',
    face: expect.any(String),
    type: 'child',
    isAdmin: false,
    isKnown: false,
  });
  expect(JSON.stringify(shown).toLowerCase()).not.toContain('mia');
});

test.each([
  ['Élodie', 'É'],
  ['Ngũgĩ', 'N'],
  ['नेहा', 'ने'],
  ['عائشة', 'ع'],
  ['ßara', 'S'],
  ['  Ana', 'A'],
  ['', ''],
])('the first letter of %s is %s', (firstname, letter) => {
  expect(shownMember({ ...mia, firstname }, false).firstname).toBe(letter);
});
