import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { JobNeeds } from '../../../jobs/job.ts';
import { sweepSignIn } from '../../../jobs/sweep-sign-in.ts';
import { standingsBy } from '../../../plugins/access/standing.ts';
import { readStandingIn } from '../sessions/read-standing.ts';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

const userId = async (email: string) => (await house.user(email))._id;
const viewAsUser = async (as: string, email: string) =>
  house.ask('viewAsUser', { as, params: { id: await userId(email) } });
const viewAsLearner = async (as: string, username: string) =>
  house.ask('viewAsLearner', { as, params: { id: (await house.member(username))._id } });
const tokenIn = (reply: Awaited<ReturnType<typeof viewAsUser>>) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ token: string }>().token;
};
const account = (as: string) => house.ask('myAccount', { as });
const expiryOf = (token: string): number =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp;

/** Brings a person back to what they were, as another server or a person in charge would change them. */
const restored: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const restore of restored.splice(0)) await restore();
});
async function change(email: string, set: object, back: object) {
  const id = await userId(email);
  const write = async (values: object) => {
    await house.db.updateTable('users').set(values).where('_id', '=', id).execute();
    house.house.standings.drop([id]);
  };
  restored.push(() => write(back));
  await write(set);
}

describe('who sees Flink as whom', () => {
  test('an owner sees the office as the head office, marked with who looks', async () => {
    const owner = await house.tokenOf('super@flink.test');

    const token = tokenIn(await viewAsUser(owner, 'master@flink.test'));

    const { user, userRole, viewer } = await house.sessionOf(token);
    expect(user._id).toBe(await userId('master@flink.test'));
    expect(userRole.alias).toBe('MASTER_ADMIN');
    expect(viewer?._id).toBe(await userId('super@flink.test'));
    expect((await account(token)).json().data.email).toBe('master@flink.test');
  });

  test('the head office sees Play as a learner', async () => {
    const token = tokenIn(await viewAsLearner(await house.tokenOf('master@flink.test'), 'leo'));

    const { learner, team } = await house.sessionOf(token);
    expect(learner?.username).toBe('leo');
    expect(team.map(({ username }) => username)).toEqual(['leo']);
    const data = await house.ask('playData', { as: token, query: { reports: 'groups' } });
    expect(data.statusCode, data.body).toBe(200);
  });

  test.each([
    ['the head office as an owner', 'master@flink.test', 'super@flink.test', 403, 'viewing.notBelow'],
    ['the head office as itself', 'master@flink.test', 'master@flink.test', 400, 'viewing.yourself'],
    ['an owner as himself', 'super@flink.test', 'super@flink.test', 400, 'viewing.yourself'],
    ['a district as its center', 'district@flink.test', 'center@flink.test', 403, 'access.denied'],
    ['a teacher as anybody', 'teacher@flink.test', 'regular@flink.test', 403, 'access.denied'],
  ])('never %s', async (_what, viewer, person, status, code) => {
    const reply = await viewAsUser(await house.tokenOf(viewer), person);

    expect(reply.statusCode).toBe(status);
    expect(reply.json().code).toBe(code);
  });

  test('a blocked person is refused with a sentence, also a member of a blocked family', async () => {
    const owner = await house.tokenOf('super@flink.test');
    await change('regular@flink.test', { blocked_at: new Date() }, { blocked_at: null });
    const { familyId } = await house.member('sam');
    const blockFamily = (at: Date | null) =>
      house.db.updateTable('families').set({ blocked_at: at }).where('_id', '=', familyId).execute();
    restored.push(() => blockFamily(null));
    await blockFamily(new Date());

    const replies = [await viewAsUser(owner, 'regular@flink.test'), await viewAsLearner(owner, 'sam')];

    for (const reply of replies)
      expect(reply.json()).toMatchObject({
        code: 'viewing.blocked',
        message: 'This person is blocked and sees nothing of Flink',
      });
  });

  test('who is not there is not found', async () => {
    const as = await house.tokenOf('super@flink.test');
    const id = '00000000-0000-7000-8000-000000000000';

    const replies = [
      await house.ask('viewAsUser', { as, params: { id } }),
      await house.ask('viewAsLearner', { as, params: { id } }),
    ];

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('looking as another is no step to looking as a third', async () => {
    const owner = await house.tokenOf('super@flink.test');
    const head = tokenIn(await viewAsUser(owner, 'master@flink.test'));

    const reply = await viewAsUser(head, 'teacher@flink.test');

    expect(reply.json().code).toBe('viewing.readOnly');
  });
});

describe('what the token opens', () => {
  test('nothing is changed, in the words of who looks', async () => {
    const token = tokenIn(await viewAsLearner(await house.tokenOf('super@flink.test'), 'ana'));

    const reply = await house.ask('turnInReward', {
      as: token,
      body: { id: '00000000-0000-7000-8000-000000000001' },
      headers: { 'user-locale': 'es' },
    });

    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({
      code: 'viewing.readOnly',
      message: 'Estás viendo Flink como otra persona. Puedes mirar, pero no se cambia nada',
    });
  });

  test('nor what is open to everybody, where the token comes along', async () => {
    const token = tokenIn(await viewAsLearner(await house.tokenOf('super@flink.test'), 'ana'));

    const reply = await house.ask('forgotPassword', { as: token, body: { email: 'garcia@flink.test' } });

    expect(reply.json().code).toBe('viewing.readOnly');
  });

  test('what learners made stays theirs', async () => {
    const token = tokenIn(await viewAsLearner(await house.tokenOf('super@flink.test'), 'ana'));

    const reply = await house.ask('learnerWorks', { as: token });

    expect(reply.json().code).toBe('viewing.private');
  });

  test('half an hour, and renewing does not make it longer', async () => {
    const token = tokenIn(await viewAsUser(await house.tokenOf('super@flink.test'), 'teacher@flink.test'));
    const minutes = (expiryOf(token) * 1_000 - Date.now()) / 60_000;

    const renewed = (await house.ask('updateToken', { as: token })).json<{ token: string }>().token;

    expect(minutes).toBeLessThanOrEqual(30);
    expect(minutes).toBeGreaterThan(29);
    expect(expiryOf(renewed)).toBe(expiryOf(token));
    expect((await house.sessionOf(renewed)).viewer).toEqual((await house.sessionOf(token)).viewer);
  });

  test('it is over with the own session at the latest', async () => {
    const own = await house.tokenOf('super@flink.test');
    const { sessionId } = await house.sessionOf(own);
    const soon = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 60_000);
    await house.db.updateTable('sessions').set({ expires_at: soon }).where('_id', '=', sessionId).execute();

    const token = tokenIn(await viewAsUser(own, 'teacher@flink.test'));

    expect(expiryOf(token) * 1_000).toBe(soon.getTime());
  });
});

describe('it ends', () => {
  const over = async (token: string) => (await account(token)).json().code;

  test('when the person who looks signs out, on this server at once and on others within a minute', async () => {
    const own = await house.tokenOf('super@flink.test');
    const token = tokenIn(await viewAsUser(own, 'teacher@flink.test'));
    const session = await house.sessionOf(token);
    expect((await account(token)).statusCode).toBe(200);

    await house.ask('signOut', { as: own });

    expect(await over(token)).toBe('session.invalid');
    expect((await house.ask('updateToken', { as: token })).json().code).toBe('session.invalid');
    const another = standingsBy(readStandingIn(house.db), () => Date.now() + 60_000);
    await expect(another.check(session)).rejects.toMatchObject({ code: 'session.invalid' });
  });

  test.each([
    ['is blocked', { blocked_at: new Date() }, { blocked_at: null }],
    ['loses the role', { role_alias: 'CONSUMER_REP' }, { role_alias: 'MASTER_ADMIN' }],
    ['gets a new password', { token_version: 99 }, { token_version: 1 }],
  ])('when the person who looks %s', async (_what, set, back) => {
    const token = tokenIn(await viewAsUser(await house.tokenOf('master@flink.test'), 'teacher@flink.test'));
    expect((await account(token)).statusCode).toBe(200);

    await change('master@flink.test', set, back);

    expect(await over(token)).toBe('session.invalid');
  });

  test('when the person who is seen gets more rights than who looks', async () => {
    const token = tokenIn(await viewAsUser(await house.tokenOf('master@flink.test'), 'regular@flink.test'));

    await change('regular@flink.test', { role_alias: 'SUPER' }, { role_alias: 'REGULAR' });

    expect(await over(token)).toBe('session.invalid');
  });

  test('with a sign-out of its own, which leaves the own session and that of the person alone', async () => {
    const [own, person] = [
      await house.tokenOf('super@flink.test'),
      await house.tokenOf('teacher@flink.test'),
    ];
    const token = tokenIn(await viewAsUser(own, 'teacher@flink.test'));

    const reply = await house.ask('signOut', { as: token });

    expect(reply.statusCode, reply.body).toBe(200);
    expect(await over(token)).toBe('session.invalid');
    expect((await account(own)).statusCode).toBe(200);
    expect((await account(person)).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  const entriesOf = async (token: string) => {
    const { sessionId, user } = await house.sessionOf(token);
    const { at } = await house.db
      .selectFrom('audit_log')
      .select('at')
      .where('_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return house.db
      .selectFrom('audit_log')
      .select(['actor_name as who', 'action', 'resource', 'row_title as whom'])
      .where('row_id', '=', user._id)
      .where('at', '>=', at)
      .orderBy('at')
      .execute();
  };

  test('says who saw Flink as whom, from when to when, and each end once', async () => {
    const own = await house.tokenOf('super@flink.test');
    const { firstname, lastname } = (await house.sessionOf(own)).user;
    const token = tokenIn(await viewAsLearner(own, 'leo'));
    const during = await entriesOf(token);

    await house.ask('signOut', { as: token });
    await house.ask('signOut', { as: own });

    const entry = { who: `${firstname} ${lastname}`, resource: 'familyMembers', whom: 'Leo García' };
    expect(during).toEqual([{ ...entry, action: 'viewStart' }]);
    expect(await entriesOf(token)).toEqual([
      { ...entry, action: 'viewStart' },
      { ...entry, action: 'viewEnd' },
    ]);
  });

  test('has the end too when the person who looked signs out', async () => {
    const own = await house.tokenOf('super@flink.test');
    const token = tokenIn(await viewAsUser(own, 'rep@flink.test'));

    await house.ask('signOut', { as: own });

    expect((await entriesOf(token)).map(({ action }) => action)).toEqual(['viewStart', 'viewEnd']);
  });

  test('gets the end of a view that nobody came back from, at the moment it was over', async () => {
    const token = tokenIn(await viewAsUser(await house.tokenOf('super@flink.test'), 'clever@flink.test'));
    const { sessionId, user } = await house.sessionOf(token);
    const over = new Date(Date.now() - 1_000);
    await house.db.updateTable('sessions').set({ expires_at: over }).where('_id', '=', sessionId).execute();

    await sweepSignIn.run(house.house as unknown as JobNeeds);
    await sweepSignIn.run(house.house as unknown as JobNeeds);

    const ends = await house.db
      .selectFrom('audit_log')
      .select('at')
      .where('row_id', '=', user._id)
      .where('action', '=', 'viewEnd')
      .execute();
    expect(ends).toEqual([{ at: over }]);
  });

  test('does not note the person as seen', async () => {
    const seen = () =>
      house.db
        .selectFrom('users')
        .select('last_seen_at')
        .where('email', '=', 'consumer@flink.test')
        .executeTakeFirstOrThrow();
    const before = await seen();

    tokenIn(await viewAsUser(await house.tokenOf('super@flink.test'), 'consumer@flink.test'));

    expect(await seen()).toEqual(before);
  });
});
