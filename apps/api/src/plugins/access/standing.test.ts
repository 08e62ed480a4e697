import type { Session, SessionLearner } from '@flink/contract/entities/session.ts';
import { expect, test, vi } from 'vitest';
import { type Standing, standingsBy } from './standing.ts';

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

const staff = (id: string, version = 1): Session => ({
  sessionId: `session of ${id}`,
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
  familyPlace: 0,
});

const team = (version: number, ...ids: [string, ...string[]]): Session => ({
  ...staff(ids[0], version),
  learner: learner(ids[0]),
  team: ids.map(learner),
});

const refused = (code: string) => expect.objectContaining({ code });
const invalid = refused('session.invalid');

const DAY_MS = 86_400_000;

const standing = (session: Session, more: Partial<Standing> = {}): Standing => ({
  session,
  isDemo: false,
  expiresAt: new Date(DAY_MS),
  endedAt: null,
  centerExpiresAt: null,
  ...more,
});

function house(limit?: number) {
  /** What the database says, by session. */
  const now = new Map<string, Standing>();
  const clock = { now: 0 };
  const read = vi.fn(async ({ sessionId }: Session): Promise<Standing | null> => now.get(sessionId) ?? null);
  return {
    clock,
    read,
    standings: standingsBy(read, () => clock.now, limit),
    says: (known: Standing) => now.set(known.session.sessionId, known),
  };
}

test('a person as they were when they signed in is let through', async () => {
  const { says, standings } = house();
  says(standing(staff('u', 3)));

  expect((await standings.check(staff('u', 3))).session).toEqual(staff('u', 3));
});

test('what people may do is what the database says, not what the token says', async () => {
  const { says, standings } = house();
  const demoted = { ...staff('u'), userRole: { ...role, alias: 'REGULAR' } };
  says(standing(demoted));

  const { session } = await standings.check({ ...demoted, userRole: { ...role, alias: 'SUPER' } });

  expect(session.userRole.alias).toBe('REGULAR');
});

test('a changed password ends the session', async () => {
  const { says, standings } = house();
  says(standing(staff('u', 4)));

  await expect(standings.check(staff('u', 3))).rejects.toEqual(invalid);
});

test('somebody who is blocked or gone has no session', async () => {
  await expect(house().standings.check(staff('u'))).rejects.toEqual(invalid);
});

test.each([
  ['a session that was left', { endedAt: new Date(5) }, 'session.invalid'],
  ['one that has lasted its time', { expiresAt: new Date(5) }, 'session.expired'],
  ['one at a center that has expired', { centerExpiresAt: new Date(5) }, 'learningCenters.expired'],
])('%s is refused from that moment on, also when it was looked up before', async (_what, more, code) => {
  const { says, standings, clock, read } = house();
  says(standing(staff('u'), more));
  clock.now = 4;
  await standings.check(staff('u'));

  clock.now = 5;

  await expect(standings.check(staff('u'))).rejects.toEqual(refused(code));
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([0, 1, 2])('a change of member %i of a team ends the session of all', async (index) => {
  const { says, standings } = house();
  const session = team(6, 'a', 'b', 'c');
  says(standing(session));
  await standings.check(session);

  says(standing({ ...session, version: 7 }));
  standings.drop([['a', 'b', 'c'][index] ?? '']);

  await expect(standings.check(session)).rejects.toEqual(invalid);
});

test('a change made elsewhere is noticed within half a minute, one made here at once', async () => {
  const { says, standings, clock, read } = house();
  says(standing(staff('u', 1)));
  await standings.check(staff('u', 1));
  await standings.check(staff('u', 1));
  expect(read).toHaveBeenCalledTimes(1);

  says(standing(staff('u', 2)));
  clock.now = 30_000;
  await expect(standings.check(staff('u', 1))).rejects.toEqual(invalid);

  says(standing(staff('u', 3)));
  standings.drop(['u']);
  await standings.check(staff('u', 3));
});

test('a renewed session is read again at once', async () => {
  const { says, standings } = house();
  const before = staff('u');
  says(standing(before));
  await standings.check(before);

  says(standing({ ...before, userRole: { ...role, alias: 'TEACHER' } }));
  standings.refresh(before);

  expect((await standings.check(before)).session.userRole.alias).toBe('TEACHER');
});

test('a session that was left here is refused at once, without asking', async () => {
  const { says, standings, read } = house();
  says(standing(staff('u')));
  await standings.check(staff('u'));

  standings.end(staff('u'));

  await expect(standings.check(staff('u'))).rejects.toEqual(invalid);
  expect(read).toHaveBeenCalledTimes(1);
});

test('requests at the same moment ask the database once, and a failure is not kept', async () => {
  const { says, standings, read } = house();
  says(standing(staff('u')));
  read.mockRejectedValueOnce(new Error('connection lost'));

  const first = await Promise.allSettled([standings.check(staff('u')), standings.check(staff('u'))]);
  await standings.check(staff('u'));

  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([
  ['changes the person', 'drop'],
  ['signs out', 'end'],
] as const)('what is looked up while somebody %s is not kept', async (_what, how) => {
  const { standings, read } = house();
  const slow = Promise.withResolvers<Standing | null>();
  read.mockReturnValueOnce(slow.promise);
  const early = standings.check(staff('u'));

  if (how === 'drop') standings.drop(['u']);
  else standings.end(staff('u'));
  slow.resolve(standing(staff('u')));
  await early;

  await expect(standings.check(staff('u'))).rejects.toEqual(invalid);
});

test('only so many sessions are remembered, the latest of them', async () => {
  const { says, standings, read } = house(2);
  for (const id of ['a', 'b', 'c']) says(standing(staff(id)));

  for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) await standings.check(staff(id));

  expect(read.mock.calls.map(([{ user }]) => user._id)).toEqual(['a', 'b', 'c', 'a']);
});
