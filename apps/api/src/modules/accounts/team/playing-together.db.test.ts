import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingsBy } from '../../../plugins/access/standing.ts';
import { strangersAddress } from '../../../testing/test-house.ts';
import { readStandingIn } from '../sessions/read-standing.ts';
import { credentials, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

beforeEach(async () => {
  await house.db.deleteFrom('sign_in_guesses').execute();
});

afterAll(() => house.close());

type Names = readonly [string, ...string[]];

const join = async (body: object, ...team: Names) =>
  house.from(strangersAddress(), 'joinTeam', { as: await house.tokenOf(...team), body });
const leave = async (name: string, ...team: Names) =>
  house.ask('leaveTeam', {
    as: await house.tokenOf(...team),
    body: { learnerId: (await house.member(name))._id },
  });

async function teamAfter(answer: Awaited<ReturnType<typeof join>>) {
  expect(answer.statusCode, answer.body).toBe(200);
  const session = await house.sessionOf(answer.json<{ token: string }>().token);
  expect(session.learner).toEqual(session.team[0]);
  return session.team.map(({ username }) => username);
}

const refusal = (answer: Awaited<ReturnType<typeof join>>) => {
  const { code, fields } = answer.json<{ code: string; fields?: Record<string, string> }>();
  return { status: answer.statusCode, code, at: Object.keys(fields ?? {}) };
};

describe('joining', () => {
  test('a second and a third play with those who are there, who stay first', async () => {
    expect(await teamAfter(await join(credentials('mia'), 'leo'))).toEqual(['leo', 'mia']);
    expect(await teamAfter(await join(credentials('ana'), 'leo', 'mia'))).toEqual(['leo', 'mia', 'ana']);
  });

  test('somebody of another family joins where the center allows it', async () => {
    expect(await teamAfter(await join(credentials('emma'), 'leo'))).toEqual(['leo', 'emma']);
  });

  test.each([
    ['with a wrong password', { username: 'mia', password: 'wrong' }, 401, 'auth.wrongCredentials'],
    ['who is there already', credentials('leo'), 400, 'auth.twiceInTeam'],
    ['of another center', credentials('amani'), 403, 'auth.notOneTeam'],
    ['of the staff', credentials('teacher@flink.test'), 403, 'auth.notOneTeam'],
  ])('somebody %s is told at the password', async (_who, body, status, code) => {
    expect(refusal(await join(body, 'leo'))).toEqual({ status, code, at: ['password'] });
  });

  test('a fourth is too many', async () => {
    expect(refusal(await join(credentials('emma'), 'leo', 'ana', 'mia'))).toEqual({
      status: 403,
      code: 'auth.notOneTeam',
      at: ['password'],
    });
  });

  test('a team of whom one was blocked meanwhile has ended', async () => {
    const token = await house.tokenOf('leo', 'ana');
    const { _id } = await house.member('ana');
    const block = (at: Date | null) =>
      house.db.updateTable('family_members').set({ blocked_at: at }).where('_id', '=', _id).execute();
    await block(new Date());

    const answer = await house.ask('joinTeam', { as: token, body: credentials('mia') });

    await block(null);
    expect(answer.statusCode).toBe(401);
  });

  test('a school sign-in stays one', async () => {
    const session = await house.sessionOf(await house.tokenOf('leo'));
    const token = await house.house.tokens.sign(
      { ...session, cleverLogin: true },
      new Date(Date.now() + 60_000),
    );

    const answer = await house.ask('joinTeam', { as: token, body: credentials('mia') });

    expect((await house.sessionOf(answer.json<{ token: string }>().token)).cleverLogin).toBe(true);
  });
});

describe('leaving', () => {
  test('the others play on', async () => {
    expect(await teamAfter(await leave('ana', 'leo', 'ana', 'mia'))).toEqual(['leo', 'mia']);
  });

  test('when the first one leaves, the next is the first', async () => {
    expect(await teamAfter(await leave('leo', 'leo', 'mia'))).toEqual(['mia']);
  });

  test.each<[who: string, name: string, team: Names]>([
    ['the last one', 'leo', ['leo']],
    ['somebody who is not there', 'mia', ['leo', 'ana']],
  ])('%s cannot leave', async (_who, name, team) => {
    expect((await leave(name, ...team)).statusCode).toBe(403);
  });
});

describe('the session of a team that has changed', () => {
  const renew = (token: string) => house.ask('updateToken', { as: token });
  const play = (token: string) => house.ask('playData', { as: token });

  test.each(['left', 'joined'])(
    'is not renewed after somebody has %s, and is heard for a minute',
    async (how) => {
      const before = await house.tokenOf('leo', 'mia');
      const { _id: learnerId } = await house.member('mia');
      const changed =
        how === 'left'
          ? await house.ask('leaveTeam', { as: before, body: { learnerId } })
          : await house.ask('joinTeam', { as: before, body: credentials('ana') });
      const after = changed.json<{ token: string }>().token;

      expect((await renew(before)).json()).toMatchObject({ code: 'session.invalid' });
      expect((await renew(after)).statusCode).toBe(200);
      expect((await play(before)).statusCode).toBe(200);
      const aMinuteLater = standingsBy(readStandingIn(house.db), () => Date.now() + 61_000);
      await expect(aMinuteLater.check(await house.sessionOf(before))).rejects.toMatchObject({
        code: 'session.invalid',
      });
      await aMinuteLater.check(await house.sessionOf(after));
    },
  );

  test('is replaced once: who presses twice gets one team', async () => {
    const before = await house.tokenOf('leo', 'mia');
    const { _id: learnerId } = await house.member('mia');
    const leaves = () => house.ask('leaveTeam', { as: before, body: { learnerId } });

    const answers = await Promise.all([leaves(), leaves()]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('lasts no longer for all the changes', async () => {
    const before = await house.tokenOf('leo', 'mia');
    const { sessionId } = await house.sessionOf(before);
    const soon = new Date(Date.now() + 90_000);
    await house.db.updateTable('sessions').set({ expires_at: soon }).where('_id', '=', sessionId).execute();
    const { _id: learnerId } = await house.member('mia');

    const answer = await house.ask('leaveTeam', { as: before, body: { learnerId } });

    const session = await house.sessionOf(answer.json<{ token: string }>().token);
    const row = await house.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('_id', '=', session.sessionId)
      .executeTakeFirstOrThrow();
    expect(row.expires_at).toEqual(soon);
  });
});

test('staff have no team', async () => {
  const as = await house.tokenOf('teacher@flink.test');

  expect((await house.ask('joinTeam', { as, body: credentials('leo') })).statusCode).toBe(403);
});
