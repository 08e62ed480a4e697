import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

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
    await renewed(await house.house.tokens.sign(session));
  });

  test('leaves a school sign-in one', async () => {
    const session = await house.sessionOf(await house.tokenOf('leo'));
    const token = await house.house.tokens.sign({ ...session, cleverLogin: true });

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

  test('does not shut somebody with an ended session out of what is open to all', async () => {
    const token = await house.tokenOf('consumer@flink.test');
    const { _id } = await house.user('consumer@flink.test');
    await change('users', _id, { token_version: 99 });
    house.house.standings.drop([_id]);

    expect((await house.ask('commonAll', { as: token })).statusCode).toBe(200);
  });
});
