import { expect, test } from 'vitest';
import { credentialsOf, playerIn } from './team.ts';

const player = (username: string) => ({ username, password: `${username}-word` });

test('one player is no team', () => {
  expect(credentialsOf([player('ana')], {})).toEqual({ username: 'ana', password: 'ana-word' });
});

test('three players go as one call with their numbered pairs', () => {
  expect(credentialsOf([player('ana'), player('leo'), player('mia')], { multiFamilyTeam: true })).toEqual({
    username: 'ana',
    password: 'ana-word',
    username2: 'leo',
    password2: 'leo-word',
    username3: 'mia',
    password3: 'mia-word',
    isTeam: true,
    multiFamilyTeam: true,
  });
});

test('each of a team is found again by their place', () => {
  const credentials = credentialsOf([player('leo'), player('mia'), player('ana')], {});

  expect([0, 1, 2].map((place) => playerIn(credentials, place))).toEqual([
    player('leo'),
    player('mia'),
    player('ana'),
  ]);
});
