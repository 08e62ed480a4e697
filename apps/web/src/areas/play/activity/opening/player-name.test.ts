import { expect, test } from 'vitest';
import { playerName } from './player-name.ts';

type Asked = NonNullable<Parameters<typeof playerName>[0]>;

const session = (learner: object | null, user: object): Asked => ({ learner, user }) as Asked;
const leo = { firstname: 'Leo', lastname: 'García' };
const ana = { firstname: 'Ana', lastname: 'García' };

test('a game that asks for a name gets that of the learner', () => {
  expect(playerName(session(leo, ana))).toEqual(leo);
});

test('without a learner, or one without a name, it gets that of the signed-in user', () => {
  expect(playerName(session(null, ana))).toEqual(ana);
  expect(playerName(session({ firstname: ' ', lastname: '' }, ana))).toEqual(ana);
});

test('nobody signed in, no name', () => {
  expect(playerName(null)).toBeUndefined();
  expect(playerName(session(null, { firstname: '', lastname: '' }))).toBeUndefined();
});
