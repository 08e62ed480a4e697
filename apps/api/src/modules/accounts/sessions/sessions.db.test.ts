import type { Session } from '@flink/contract/entities/session.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingsBy } from '../../../plugins/access/standing.ts';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';
import { readStandingIn } from './read-standing.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

const renew = (token: string) => house.ask('updateToken', { as: token });
const renewed = async (token: string) => {
  const answer = await renew(token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ token: string }>().token;
};

const signed = (session: Session) => house.house.tokens.sign(session, new Date(Date.now() + 60_000));

/** As another server, or a person in charge, would: this one is not told. */
const change = (table: 'users' | 'family_members', id: string, set: object) =>
  house.db.updateTable(table).set(set).where('_id', '=', id).execute();

describe('renewing', () => {
  test('reads a user again, role and all', async () => {
    const token = await house.tokenOf('regular@flink.test');
    const { _id } = await house.user('regular@flink.test');
    await change('users', _id, { firstname: 'Regan', role_alias: 'TEACHER' });

    const session = await house.sessionOf(await renewed(token));

    expect(session).toMatchObject({ user: { firstname: 'Regan' }, userRole: { alias: 'TEACHER' } });
  });

  test('leaves a team a team, with what has changed about each', async () => {
    const token = await house.tokenOf('leo', 'ana', 'mia');
    const { _id } = await house.member('mia');
    await change('family_members', _id, { face: 'new-face' });

    const session = await house.sessionOf(await renewed(token));

    expect(session.team.map(({ username, face }) => [username, face])).toEqual([
      ['leo', 'leo'],
      ['ana', 'ana'],
      ['mia', 'new-face'],
    ]);
    await renewed(await signed(session));
  });

  test('leaves a school sign-in one', async () => {
    const session = await house.sessionOf(await house.tokenOf('leo'));
    const token = await signed({ ...session, cleverLogin: true });

    expect((await house.sessionOf(await renewed(token))).cleverLogin).toBe(true);
  });

  test('is refused when the center has expired in the meantime', async () => {
    const token = await house.tokenOf('amani');
    const expires = (at: Date | null) =>
      house.db
        .updateTable('learning_centers')
        .set({ expiration_date: at })
        .where('url', '=', 'baobab')
        .execute();
    await expires(new Date(Date.now() - 1));

    const answer = await renew(token);
    await expires(null);

    expect(answer.json()).toMatchObject({ code: 'learningCenters.expired' });
  });

  test('is refused when a payment has come in the way in the meantime', async () => {
    const { familyId } = await house.member('ana');
    const [admin, child] = [await house.tokenOf('ana'), await house.tokenOf('leo')];
    const rejected = (is: boolean) =>
      house.db.updateTable('purchases').set({ is_rejected: is }).where('family_id', '=', familyId).execute();
    await rejected(true);

    const answers = [await renew(admin), await renew(child)];
    await rejected(false);

    for (const answer of answers) {
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({ code: 'payments.rejected' });
    }
    await renewed(admin);
  });

  test('without a token is refused', async () => {
    expect((await house.ask('updateToken')).statusCode).toBe(401);
  });

  test.each([
    ['a changed password', { token_version: 99 }],
    ['a block', { blocked_at: new Date() }],
  ])(
    'is refused at once after %s of any member, although the door has not noticed yet',
    async (_what, set) => {
      const token = await house.tokenOf('baraka', 'amani', 'zawadi');
      await renewed(token);
      const { _id } = await house.member('zawadi');
      const before = await house.db
        .selectFrom('family_members')
        .select(['token_version', 'blocked_at'])
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow();
      await change('family_members', _id, set);

      const answer = await renew(token);
      await change('family_members', _id, before);

      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'session.invalid' });
    },
  );
});

describe('signing out', () => {
  const signOut = (token: string) => house.ask('signOut', { as: token });
  const account = (token: string) => house.ask('myAccount', { as: token });

  test('ends the token, its renewals and what was renewed from it, and no other session of the person', async () => {
    const token = await house.tokenOf('rep@flink.test');
    const later = await renewed(token);
    const elsewhere = await house.tokenOf('rep@flink.test');
    expect((await account(later)).statusCode).toBe(200);

    expect((await signOut(token)).statusCode).toBe(200);

    for (const ended of [token, later]) {
      expect((await account(ended)).json()).toMatchObject({ code: 'session.invalid' });
      expect((await renew(ended)).json()).toMatchObject({ code: 'session.invalid' });
      expect((await signOut(ended)).statusCode).toBe(401);
    }
    expect((await account(elsewhere)).statusCode).toBe(200);
  });

  test('on one server is noticed on another within a minute', async () => {
    const token = await house.tokenOf('rep@flink.test');
    const another = standingsBy(readStandingIn(house.db), () => Date.now() + 60_000);
    const session = await house.sessionOf(token);

    await signOut(token);

    await expect(another.check(session)).rejects.toMatchObject({ code: 'session.invalid' });
  });
});

describe('the life of a session', () => {
  const expiryOf = async (token: string) => {
    const { sessionId } = await house.sessionOf(token);
    const { expires_at, started_at } = await house.db
      .selectFrom('sessions')
      .select(['expires_at', 'started_at'])
      .where('_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return { expiresAt: expires_at, hours: (expires_at.getTime() - started_at.getTime()) / 3_600_000 };
  };

  test('is a month for learners and sixteen hours in the office, and renewing does not make it longer', async () => {
    const [learner, staff] = [await house.tokenOf('sam'), await house.tokenOf('author@flink.test')];
    const before = [await expiryOf(learner), await expiryOf(staff)];

    const after = [await expiryOf(await renewed(learner)), await expiryOf(await renewed(staff))];

    expect(before.map(({ hours }) => hours)).toEqual([30 * 24, 16]);
    expect(after).toEqual(before);
  });

  test('over, neither the door nor a renewal lets anybody in', async () => {
    const token = await house.tokenOf('author@flink.test');
    const { sessionId, user } = await house.sessionOf(token);
    await house.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('_id', '=', sessionId)
      .execute();
    house.house.standings.drop([user._id]);

    expect((await house.ask('myAccount', { as: token })).json()).toMatchObject({ code: 'session.expired' });
    expect((await renew(token)).json()).toMatchObject({ code: 'session.expired' });
  });
});

describe('the door', () => {
  const table = (token: string) => house.ask('usersTable', { as: token });

  test.each([
    ['a changed password', { token_version: 99 }],
    ['a block', { blocked_at: new Date() }],
  ])('ends a session after %s on every call', async (_what, set) => {
    const token = await house.tokenOf('master@flink.test');
    expect((await table(token)).statusCode).toBe(200);
    const { _id } = await house.user('master@flink.test');
    await change('users', _id, set);
    house.house.standings.drop([_id]);

    const answer = await table(token);
    await change('users', _id, { token_version: 1, blocked_at: null });
    house.house.standings.drop([_id]);

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'session.invalid' });
  });

  test('ends the session of a team when one of its members is blocked', async () => {
    const { familyId, _id } = await house.member('emma');
    const token = await house.tokenOf('john', 'emma');
    const members = () => house.ask('familyMembersByFamily', { as: token, params: { id: familyId } });
    expect((await members()).statusCode).toBe(200);
    await change('family_members', _id, { blocked_at: new Date() });
    house.house.standings.drop([_id]);

    const answer = await members();
    await change('family_members', _id, { blocked_at: null });
    house.house.standings.drop([_id]);

    expect(answer.statusCode).toBe(401);
  });

  test('asks for the role and the place of a person again, whatever the token says', async () => {
    const token = await house.tokenOf('consumer@flink.test');
    const { _id } = await house.user('consumer@flink.test');
    await change('users', _id, { role_alias: 'MASTER_ADMIN' });
    house.house.standings.drop([_id]);
    expect((await table(token)).statusCode).toBe(200);

    await change('users', _id, { role_alias: 'CONSUMER_REP' });
    house.house.standings.drop([_id]);

    expect((await table(token)).json()).toMatchObject({ code: 'access.denied' });
  });

  test('shuts learners out with their center', async () => {
    const token = await house.tokenOf('zawadi');
    const { _id, familyId } = await house.member('zawadi');
    const members = () => house.ask('familyMembersByFamily', { as: token, params: { id: familyId } });
    const expires = (at: Date | null) =>
      house.db
        .updateTable('learning_centers')
        .set({ expiration_date: at })
        .where('url', '=', 'baobab')
        .execute();
    expect((await members()).statusCode).toBe(200);
    await expires(new Date(Date.now() - 1));
    house.house.standings.drop([_id]);

    const answer = await members();
    await expires(null);
    house.house.standings.drop([_id]);

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'learningCenters.expired' });
  });

  test('asks the database once for many requests of a session', async () => {
    const session = await house.sessionOf(await house.tokenOf('leo', 'ana', 'mia'));
    let questions = 0;
    const read = readStandingIn(house.db);
    const standings = standingsBy((asked) => {
      questions += 1;
      return read(asked);
    });

    for (let n = 0; n < 20; n += 1) await standings.check(session);

    expect(questions).toBe(1);
  });

  test('does not shut somebody with an ended session out of what is open to all', async () => {
    const token = await house.tokenOf('consumer@flink.test');
    const { _id } = await house.user('consumer@flink.test');
    await change('users', _id, { token_version: 99 });
    house.house.standings.drop([_id]);

    expect((await house.ask('commonAll', { as: token })).statusCode).toBe(200);
  });
});
