import type { Session, SessionLearner } from '@flink/contract/entities/session.ts';
import { expect, test, vi } from 'vitest';
import { standingsBy } from './standing.ts';

const person = {
  firstname: 'A',
  lastname: 'B',
  locale: 'en',
  temporaryPassword: false,
  masterOrganizationId: null,
  regionId: null,
  learningCenterId: null,
};
const role = { alias: 'REGULAR', name: 'Regular', redirect: 'account' as const, flags: {}, permissions: {} };

const staff = (id: string, version: number): Session => ({
  user: { _id: id, ...person },
  userRole: role,
  learner: null,
  team: [],
  cleverLogin: false,
  version,
});

const learner = (id: string): SessionLearner => ({
  _id: id,
  familyId: 'f',
  firstname: 'A',
  lastname: 'B',
  username: id,
  isAdmin: false,
  type: 'child',
  face: null,
});

const team = (version: number, ...ids: [string, ...string[]]): Session => ({
  ...staff(ids[0], version),
  learner: learner(ids[0]),
  team: ids.map(learner),
});

const invalid = expect.objectContaining({ code: 'session.invalid' });

function house(limit?: number) {
  const accounts = new Map<string, { version: number; blocked: boolean }>();
  const clock = { now: 0 };
  const load = vi.fn(async (_table: string, id: string) => accounts.get(id) ?? null);
  return { accounts, clock, load, standings: standingsBy(load, () => clock.now, limit) };
}

test('a person as they were when they signed in is let through', async () => {
  const { accounts, standings, load } = house();
  accounts.set('u', { version: 3, blocked: false });

  await standings.check(staff('u', 3));

  expect(load).toHaveBeenCalledWith('users', 'u');
});

test.each([
  ['a changed password', { version: 4, blocked: false }],
  ['a block', { version: 3, blocked: true }],
])('%s ends the session', async (_what, account) => {
  const { accounts, standings } = house();
  accounts.set('u', account);

  await expect(standings.check(staff('u', 3))).rejects.toEqual(invalid);
});

test('somebody who is gone has no session', async () => {
  await expect(house().standings.check(staff('u', 1))).rejects.toEqual(invalid);
});

test.each([0, 1, 2])('a change of member %i of a team ends the session of all', async (index) => {
  const { accounts, standings } = house();
  for (const id of ['a', 'b', 'c']) accounts.set(id, { version: 2, blocked: false });
  const session = team(6, 'a', 'b', 'c');
  await standings.check(session);
  const id = ['a', 'b', 'c'][index] ?? '';

  accounts.set(id, { version: 3, blocked: false });
  standings.drop([id]);

  await expect(standings.check(session)).rejects.toEqual(invalid);
});

test('a member of a team who is blocked or gone ends the session of all', async () => {
  const { accounts, standings } = house();
  accounts.set('a', { version: 1, blocked: false }).set('b', { version: 1, blocked: true });

  await expect(standings.check(team(2, 'a', 'b'))).rejects.toEqual(invalid);
  await expect(standings.check(team(1, 'a', 'gone'))).rejects.toEqual(invalid);
});

test('a change made elsewhere is noticed within half a minute, one made here at once', async () => {
  const { accounts, standings, clock, load } = house();
  accounts.set('u', { version: 1, blocked: false });
  await standings.check(staff('u', 1));
  await standings.check(staff('u', 1));
  expect(load).toHaveBeenCalledTimes(1);

  accounts.set('u', { version: 2, blocked: false });
  clock.now = 30_000;
  await expect(standings.check(staff('u', 1))).rejects.toEqual(invalid);

  accounts.set('u', { version: 3, blocked: false });
  standings.drop(['u']);
  await standings.check(staff('u', 3));
});

test('requests at the same moment ask the database once, and a failure is not kept', async () => {
  const { standings, load } = house();
  load.mockRejectedValueOnce(new Error('connection lost'));
  load.mockResolvedValue({ version: 1, blocked: false });

  const first = await Promise.allSettled([standings.check(staff('u', 1)), standings.check(staff('u', 1))]);
  await standings.check(staff('u', 1));

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is looked up while somebody changes the person is not kept', async () => {
  const { standings, load } = house();
  let answer: (account: { version: number; blocked: boolean }) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const early = standings.check(staff('u', 1));

  standings.drop(['u']);
  answer({ version: 1, blocked: false });
  await early;
  load.mockResolvedValue({ version: 2, blocked: false });

  await expect(standings.check(staff('u', 1))).rejects.toEqual(invalid);
});

test('only so many people are remembered, the latest of them', async () => {
  const { accounts, standings, load } = house(2);
  for (const id of ['a', 'b', 'c']) accounts.set(id, { version: 1, blocked: false });

  for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await standings.check(staff(id, 1));

  expect(load.mock.calls.map(([, id]) => id)).toEqual(['a', 'b', 'c', 'a']);
});
