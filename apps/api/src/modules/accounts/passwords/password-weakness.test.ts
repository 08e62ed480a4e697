import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../content/load/demo-world.ts';
import { passwordWeakness } from './password-weakness.ts';

const ana = ['Ana', 'García López', 'ana.g', 'garcia-home@example.org'];

test.each([
  'password',
  '12345678',
  'iloveyou',
  'Password1',
  'P@ssw0rd',
  'PASSWORD2026!',
  'sunshine1',
  'football99',
  'qwerty2024',
  'letmeplay2',
  DEMO_PASSWORD,
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'hgfedcba1',
  '98765432',
  'qweasdzxc',
  'asdf1234',
  'mnbvcxz1',
  '1qaz2wsx',
  '19880412',
  '12.04.1988',
  'contraseña1',
  'nenosiri12',
])('%s is one of the first that people try', (password) => {
  expect(passwordWeakness(password, ana)).toBe('auth.passwordCommon');
});

test.each([
  'garcia-home@example.org',
  'GARCIA-HOME@example.org',
  'garcia-home',
  'garciahome',
  'anagarcia',
  'García Ana',
  'garcía2026',
  'ana12345',
  '1988garcia!',
  'lopezgarcia',
])('%s names the person', (password) => {
  expect(passwordWeakness(password, ana)).toBe('auth.passwordIsName');
});

test.each([
  'sunny day 7',
  'a new password',
  'the cat sat on my homework',
  'karibu nyumbani kwetu',
  'tres tigres tristes',
  'mango-kite-41',
  'vK4!tr9z',
  '739184625',
  'ana loves mangoes',
])('%s is a password', (password) => {
  expect(passwordWeakness(password, ana)).toBeNull();
});

test('names in every script count, short ones and missing ones do not', () => {
  expect(passwordWeakness('محمد1234567', ['محمد'])).toBe('auth.passwordIsName');
  expect(passwordWeakness('Ωμέγα2024', ['Ωμέγα'])).toBe('auth.passwordIsName');
  expect(passwordWeakness('Li has a boat', ['Li', null, undefined, ''])).toBeNull();
});

test('a long text that could be cut into pieces in many ways is answered, too', () => {
  expect(passwordWeakness(`${'qwertyuiop'.repeat(19)}xo`, ana)).toBeNull();
});
