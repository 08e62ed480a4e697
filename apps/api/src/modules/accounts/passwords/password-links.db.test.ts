import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, strangersAddress } from '../../../testing/test-house.ts';
import { openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';
import { makePasswordLink } from './password-links.service.ts';

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

beforeEach(async () => {
  await house.db.deleteFrom('outbox_messages').execute();
  await house.db.deleteFrom('sign_in_guesses').execute();
});

const forgot = (email: string, headers = {}) => house.ask('forgotPassword', { body: { email }, headers });
const mails = () =>
  house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).orderBy('_id').execute();

const tokenIn = (text: string): string => /\/set-password\/([\w-]{43})\b/.exec(text)?.[1] ?? '';
const mailedToken = async () => tokenIn((await mails())[0]?.text ?? '');

const check = (token: string) => house.ask('passwordLink', { params: { token } });
const use = (token: string, password: string, memberId?: string) =>
  house.ask('setPassword', { body: { token, password, ...(memberId ? { memberId } : {}) } });
const nameOf = ({ firstname }: { firstname: string }) => firstname;
const peopleIn = (answer: Awaited<ReturnType<typeof check>>): string[] =>
  answer.json<{ people: { firstname: string }[] }>().people.map(nameOf);
const canSignIn = async (username: string, password: string) =>
  (await house.ask('login', { body: { username, password } })).statusCode === 200;

describe('a forgotten password', () => {
  test('known and unknown emails get the very same answer', async () => {
    const [known, unknown] = [await forgot('author@flink.test'), await forgot('nobody@flink.test')];

    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.json()).toEqual({ success: true });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['author@flink.test']);
  });

  test('what is no email address is said beside the field, and nothing typed is missing', async () => {
    const [wrong, empty] = [await forgot('nobody@x.y'), await forgot(' ')];

    expect(wrong.json()).toMatchObject({ fields: { email: 'Invalid email address' } });
    expect(empty.json()).toMatchObject({ fields: { email: 'Required' } });
  });

  test('a user gets a mail in the own language, with a link that works once', async () => {
    await house.db
      .updateTable('users')
      .set({ locale: 'es', temporary_password: true })
      .where('email', '=', 'author@flink.test')
      .execute();
    await forgot('Author@flink.test ');
    const [mail] = await mails();
    const token = await mailedToken();

    expect(mail?.subject).toBe('Crea una nueva contraseña para Flink');
    expect(mail?.text).toContain('Alba');
    expect((await check(token)).json()).toEqual({
      success: true,
      kind: 'user',
      people: [],
      isWelcome: false,
      signInPath: null,
    });

    expect((await use(token, 'a new password')).json()).toEqual({ success: true, people: [] });

    expect(await canSignIn('author@flink.test', 'a new password')).toBe(true);
    expect((await check(token)).json()).toMatchObject({ code: 'auth.linkInvalid' });
    expect((await use(token, 'another password')).statusCode).toBe(403);
    expect(await canSignIn('author@flink.test', 'a new password')).toBe(true);
    const { _id } = await house.user('author@flink.test');
    const row = await house.db
      .selectFrom('users')
      .select('temporary_password')
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow();
    expect(row.temporary_password).toBe(false);
  });

  test('a family gets one in its language, with its usernames: an adult sets the own, then the children have theirs', async () => {
    await house.db
      .updateTable('families')
      .set({ message_locale: 'sw' })
      .where('email', '=', 'otieno@flink.test')
      .execute();
    await forgot('otieno@flink.test');
    const [mail] = await mails();
    const token = await mailedToken();
    const { _id: zawadi } = await house.member('zawadi');

    expect(mail?.subject).toBe('Weka nenosiri jipya la Flink ya familia yako');
    expect(mail?.text).toContain('baraka, amani, zawadi');
    const { familyId } = await house.member('baraka');
    expect((await check(token)).json()).toMatchObject({
      kind: 'family',
      isWelcome: false,
      signInPath: `/login?family=${familyId}`,
      people: [{ type: 'adult' }],
    });
    expect(peopleIn(await check(token))).toEqual(['Baraka']);
    expect((await use(token, 'karibu nyumbani', zawadi)).json()).toMatchObject({
      fields: { memberId: expect.any(String) },
    });

    expect(peopleIn(await use(token, 'karibu nyumbani'))).toEqual(['Amani', 'Zawadi']);

    for (const username of ['baraka', 'otieno@flink.test'])
      expect(await canSignIn(username, 'karibu nyumbani')).toBe(true);
    for (const username of ['amani', 'zawadi', 'ana'])
      expect(await canSignIn(username, 'karibu nyumbani')).toBe(false);

    expect((await use(token, 'twiga mrefu 4')).json()).toMatchObject({ fields: { memberId: 'Required' } });
    expect(peopleIn(await use(token, 'twiga mrefu 4', zawadi))).toEqual(['Amani']);
    expect(await canSignIn('zawadi', 'twiga mrefu 4')).toBe(true);
    expect(await canSignIn('baraka', 'karibu nyumbani')).toBe(true);
    expect((await use(token, 'simba mkubwa', zawadi)).statusCode).toBe(400);
  });

  test('the address that asked is told of each new password, and a new family is not', async () => {
    await forgot('otieno@flink.test');
    const token = await mailedToken();
    await house.db.deleteFrom('outbox_messages').execute();

    await use(token, 'karibu nyumbani');

    const [news, ...more] = await mails();
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      recipient: 'otieno@flink.test',
      subject: 'Nenosiri la Flink limebadilishwa',
    });
    expect(news?.text).toContain('Baraka');
    const { familyId } = await house.member('baraka');
    const welcome = tokenIn(await makePasswordLink(house.db, 'http://here', { familyId }, 'welcome'));
    await use(welcome, 'karibu nyumbani');
    expect(await mails()).toHaveLength(1);
  });

  test('somebody who is both staff and a family gets both mails', async () => {
    await house.db
      .updateTable('families')
      .set({ email: 'translator@flink.test' })
      .where('email', '=', 'smith@flink.test')
      .execute();

    await forgot('translator@flink.test');

    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Set a new password for Flink',
      "Set a new password for your family's Flink",
    ]);
  });

  test('a blocked user gets none', async () => {
    await house.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('email', '=', 'generated@flink.test')
      .execute();

    await forgot('generated@flink.test');

    expect(await mails()).toEqual([]);
  });

  test('at most three mails an hour go to an account, and the fourth answer is the same', async () => {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await forgot('rep@flink.test')).body);

    expect(new Set(answers).size).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  test('the link leads here, whatever a stranger writes into the headers', async () => {
    await forgot('clever@flink.test', { host: 'evil.test', 'x-forwarded-host': 'evil.test' });

    const [mail] = await mails();
    expect(mail?.text).not.toContain('evil.test');
    expect(mail?.text).toContain('http://127.0.0.1:3000/set-password/');
  });

  test('only a hash of the token is in the table', async () => {
    await forgot('region@flink.test');

    const token = await mailedToken();
    const links = await house.db.selectFrom('password_links').selectAll().execute();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(links)).not.toContain(token);
  });
});

describe('a link', () => {
  const linkFor = async (username: string) => {
    const { familyId } = await house.member(username);
    return tokenIn(await makePasswordLink(house.db, 'http://here', { familyId }, 'forgotten'));
  };

  test('of two who use it at the same moment, one gets it', async () => {
    const token = await linkFor('leo');
    const { _id: ana } = await house.member('ana');

    const answers = await Promise.all([
      use(token, 'the first password', ana),
      use(token, 'the second password', ana),
      use(token, 'the third password', ana),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403]);
    const winner = ['the first password', 'the second password', 'the third password'][
      answers.findIndex(({ statusCode }) => statusCode === 200)
    ];
    expect(await canSignIn('ana', winner ?? '')).toBe(true);
  });

  test('ends the sessions of whose password it sets, what devices knew of them, and the other links', async () => {
    const [older, token] = [await linkFor('leo'), await linkFor('leo')];
    await use(token, 'mango kite 41');
    const mine = await house.ask('login', { body: { username: 'ana', password: 'mango kite 41' } });
    const device = { cookie: cookieOf(mine) };
    const [ana, leo] = [mine.json<{ token: string }>().token, await house.tokenOf('leo')];
    const fresh = await linkFor('leo');

    await use(fresh, 'mango kite 42');

    expect((await house.ask('updateToken', { as: ana })).statusCode).toBe(401);
    expect((await house.ask('updateToken', { as: leo })).statusCode).toBe(200);
    expect((await use(older, 'mango kite 43')).statusCode).toBe(403);
    const { familyId } = await house.member('ana');
    const faces = await house.ask('familyLogins', { params: { familyId }, headers: device });
    expect(faces.json().data.members.map(nameOf)).toEqual(['A', 'L', 'M']);
  });

  test('opens the door again to whoever had guessed too often there, on that device at once', async () => {
    const place = strangersAddress();
    const token = await linkFor('leo');
    await house.guessWrong(10, 'ana', place);
    for (let n = 0; n < 4; n += 1) await house.guessWrong(10, 'ana', strangersAddress());

    const set = await house.from(place, 'setPassword', { body: { token, password: 'mango kite 44' } });

    const body = { username: 'ana', password: 'mango kite 44' };
    const headers = { cookie: cookieOf(set) };
    expect((await house.from(place, 'login', { body, headers })).statusCode).toBe(200);
  });

  test('is dead after its hour', async () => {
    const token = await linkFor('leo');
    await house.db
      .updateTable('password_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('used_at', 'is', null)
      .execute();

    expect((await check(token)).statusCode).toBe(403);
    expect((await use(token, 'too late for this')).json()).toMatchObject({ code: 'auth.linkInvalid' });
  });

  test('lives an hour when forgotten, a week as a welcome', async () => {
    const { familyId } = await house.member('leo');
    const hours = async (life: 'forgotten' | 'welcome') => {
      await makePasswordLink(house.db, 'http://here', { familyId }, life);
      const { expires_at: at } = await house.db
        .selectFrom('password_links')
        .select('expires_at')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return Math.round((at.getTime() - Date.now()) / 3_600_000);
    };

    expect(await hours('forgotten')).toBe(1);
    expect(await hours('welcome')).toBe(7 * 24);
  });

  test('nobody made is not valid', async () => {
    const made = 'x'.repeat(43);

    expect((await check(made)).json()).toMatchObject({ code: 'auth.linkInvalid' });
    expect((await use(made, 'a good password')).json()).toMatchObject({ code: 'auth.linkInvalid' });
  });

  test('does not take a password that is too short, and can be used after that', async () => {
    const token = await linkFor('leo');

    expect((await use(token, '1234567')).json()).toMatchObject({
      fields: { password: 'Min length 8 characters' },
    });

    expect((await use(token, 'mango kite 45')).statusCode).toBe(200);
  });

  test.each([
    ['password', 'This password is one of the first that people try. Choose another one'],
    ['letmeplay1', 'This password is one of the first that people try. Choose another one'],
    ['García2026', 'A password cannot be a name, a username or an email'],
    ['garcia@flink.test', 'A password cannot be a name, a username or an email'],
  ])('does not take %s, and says why at the field', async (password, text) => {
    const token = await linkFor('leo');

    expect((await use(token, password)).json()).toMatchObject({ fields: { password: text } });
    expect((await check(token)).statusCode).toBe(200);
  });

  test('after an adult has used it lasts an hour for the children, also when it was a welcome', async () => {
    const { familyId } = await house.member('leo');
    const token = tokenIn(await makePasswordLink(house.db, 'http://here', { familyId }, 'welcome'));

    await use(token, 'mango kite 46');

    const { expires_at: at } = await house.db
      .selectFrom('password_links')
      .select('expires_at')
      .where('set_for', '<>', sql<string[]>`'{}'`)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(at.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
  });

  test('of a family without adults sets the password of its learner', async () => {
    const token = await linkFor('sam');

    expect(peopleIn(await check(token))).toEqual(['Sam']);
    expect(peopleIn(await use(token, 'mango kite 47'))).toEqual([]);
    expect(await canSignIn('sam', 'mango kite 47')).toBe(true);
    expect((await check(token)).statusCode).toBe(403);
  });
});

describe('somebody in charge', () => {
  const send = async (as: string, email: string) => {
    const { _id } = await house.user(email);
    return house.ask('userForgotPassword', { as, params: { id: _id } });
  };

  test('sends a user the link', async () => {
    const answer = await send(await house.tokenOf('master@flink.test'), 'teacher@flink.test');

    expect(answer.json()).toEqual({ success: true });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['teacher@flink.test']);
  });

  test('is told when the user has had enough mails', async () => {
    const as = await house.tokenOf('master@flink.test');
    for (let n = 0; n < 3; n += 1) expect((await send(as, 'district@flink.test')).statusCode).toBe(200);

    expect((await send(as, 'district@flink.test')).statusCode).toBe(429);
  });

  test('of a center does not', async () => {
    for (const name of ['center@flink.test', 'teacher@flink.test'])
      expect((await send(await house.tokenOf(name), 'teacher@flink.test')).statusCode).toBe(403);
    expect(await mails()).toEqual([]);
  });

  test('of a district does for the people of that district, and for nobody else', async () => {
    const as = await house.tokenOf('district@flink.test');

    for (const name of ['super@flink.test', 'master@flink.test', 'author@flink.test'])
      expect((await send(as, name)).statusCode, name).toBe(404);
    expect((await send(as, 'teacher@flink.test')).statusCode).toBe(200);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['teacher@flink.test']);
  });

  test('does not find a user who is not there', async () => {
    const as = await house.tokenOf('master@flink.test');
    const { familyId } = await house.member('leo');

    expect((await house.ask('userForgotPassword', { as, params: { id: familyId } })).statusCode).toBe(404);
  });
});
