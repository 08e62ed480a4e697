import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOf } from '../../../rate-limits/place-hash.ts';
import { throttle as throttleIn } from '../sign-in/throttle.ts';
import { DEMO_PASSWORD, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

let house: SignInHouse;
let token: string;

const EMAIL = 'author@flink.test';
const form = { firstname: 'Alba', lastname: 'Romero', email: EMAIL, locale: 'en' };

beforeAll(async () => {
  house = await openSignInHouse();
});

afterAll(() => house.close());

beforeEach(async () => {
  await house.db.deleteFrom('sign_in_guesses').execute();
  const { password_hash } = await house.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'rep@flink.test')
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('users')
    .set({ email: EMAIL, firstname: 'Alba', locale: 'en', temporary_password: false, password_hash })
    .where('role_alias', '=', 'AUTHOR')
    .execute();
  token = await house.tokenOf(EMAIL);
});

const read = async (as = token) =>
  (await house.ask('myAccount', { as })).json<{ data: Record<string, unknown> }>().data;
const save = (change: object, as = token) => house.ask('saveMyAccount', { as, body: { ...form, ...change } });
const signIn = async (username: string, password: string) =>
  (await house.ask('login', { body: { username, password } })).statusCode;
const temporary = () =>
  house.db
    .updateTable('users')
    .set({ temporary_password: true })
    .where('role_alias', '=', 'AUTHOR')
    .execute();

test('a person sees the own account and nothing secret of it', async () => {
  expect(await read()).toEqual({
    _id: expect.any(String),
    ...form,
    temporaryPassword: false,
    pendingEmail: null,
  });
});

test.each(['leo', null])('%s has no account to see', async (name) => {
  const as = name === null ? null : await house.tokenOf(name);

  expect((await house.ask('myAccount', { as })).statusCode).toBe(name === null ? 401 : 403);
});

test('name and language change without a password, and the answer is a token that knows them', async () => {
  const answer = await save({ firstname: ' Albina ', locale: 'sw' });

  const session = await house.sessionOf(answer.json<{ token: string }>().token);
  expect(session.user).toMatchObject({ firstname: 'Albina', locale: 'sw' });
  expect(await read()).toMatchObject({ firstname: 'Albina', locale: 'sw' });
});

test.each([
  ['locale', { locale: 'xx' }],
  ['firstname', { firstname: '  ' }],
  ['lastname', { lastname: 'a\0b' }],
  ['email', { email: 'no email' }],
])('a wrong %s is told at its field', async (field, change) => {
  const answer = await save(change);

  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: object }>().fields).toHaveProperty(field);
});

describe('the email', () => {
  const mails = () =>
    house.db.selectFrom('outbox_messages').select(['recipient', 'subject', 'text']).orderBy('_id').execute();
  const linkIn = (text = '') => /\/confirm-email\/([\w-]{43})\b/.exec(text)?.[1] ?? '';
  const confirm = (link: string) => house.ask('confirmEmail', { body: { token: link } });
  const wish = (email: string, as = token) => save({ email, currentPassword: DEMO_PASSWORD }, as);

  beforeEach(async () => {
    await house.db.deleteFrom('outbox_messages').execute();
    await house.db.deleteFrom('email_changes').execute();
  });

  test('changes when the link that was sent to the new one is opened, and the old one is told', async () => {
    const answer = await wish('alba@flink.test');

    expect(answer.json()).toMatchObject({ pendingEmail: 'alba@flink.test' });
    expect(await read()).toMatchObject({ email: EMAIL, pendingEmail: 'alba@flink.test' });
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(200);
    expect(await signIn('alba@flink.test', DEMO_PASSWORD)).toBe(401);
    const [asked] = await mails();
    expect(asked?.recipient).toBe('alba@flink.test');

    expect((await confirm(linkIn(asked?.text))).statusCode).toBe(200);

    expect(await read()).toMatchObject({ email: 'alba@flink.test', pendingEmail: null });
    expect(await signIn('alba@flink.test', DEMO_PASSWORD)).toBe(200);
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(401);
    const [, told] = await mails();
    expect(told).toMatchObject({
      recipient: EMAIL,
      subject: 'The email of your Flink account was changed',
    });
    expect(told?.text).toContain('alba@flink.test');
    expect((await confirm(linkIn(asked?.text))).json()).toMatchObject({ code: 'auth.linkInvalid' });
  });

  test('that was left opens nothing any more: a link to a new password that was sent there is dead', async () => {
    await house.ask('forgotPassword', { body: { email: EMAIL } });
    const [sent] = await mails();
    const token = /set-password\/(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
    const opened = async () => (await house.ask('passwordLink', { params: { token } })).statusCode;
    const before = await opened();
    await wish('alba@flink.test');
    const [, asked] = await mails();

    await confirm(linkIn(asked?.text));

    expect([before, await opened()]).toEqual([200, 403]);
  });

  test('is the one wished for last; an older link and one after its day are dead', async () => {
    await wish('first@flink.test');
    await wish('second@flink.test');
    const [first, second] = await mails();
    await house.db.updateTable('email_changes').set({ expires_at: new Date() }).execute();

    for (const mail of [first, second])
      expect((await confirm(linkIn(mail?.text))).json()).toMatchObject({ code: 'auth.linkInvalid' });
    expect(await read()).toMatchObject({ email: EMAIL, pendingEmail: null });
  });

  test('is asked for three times an hour at most: nobody fills the mailbox of a stranger', async () => {
    for (let n = 0; n < 3; n += 1) expect((await wish(`stranger${n}@flink.test`)).statusCode).toBe(200);

    expect((await wish('stranger@flink.test')).json()).toMatchObject({ code: 'request.tooMany' });
  });

  test.each([
    ['no', undefined, 'Required'],
    ['a wrong', 'wrong', 'This is not your password'],
  ])('does not with %s password', async (_which, currentPassword, text) => {
    const answer = await save({ email: 'alba@flink.test', currentPassword });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { currentPassword: text } });
    expect(await read()).toMatchObject({ email: EMAIL });
  });

  test('of another user or of a family is taken', async () => {
    for (const email of ['teacher@flink.test', 'garcia@flink.test']) {
      const answer = await save({ email, currentPassword: DEMO_PASSWORD });

      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'request.notUnique',
        fields: { email: 'Should be unique' },
      });
    }
  });

  test('two who confirm the same one at the same moment: one gets it', async () => {
    const other = await house.tokenOf('regular@flink.test');
    await wish('wanted@flink.test');
    await wish('wanted@flink.test', other);
    const links = (await mails()).map(({ text }) => linkIn(text));

    const answers = await Promise.all(links.map(confirm));

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await house.db
      .updateTable('users')
      .set({ email: 'regular@flink.test' })
      .where('role_alias', '=', 'REGULAR')
      .execute();
  });
});

describe('the password', () => {
  test('changes with the current one, ends the other sessions and keeps this one by a new token', async () => {
    const elsewhere = await house.tokenOf(EMAIL);

    const answer = await save({ currentPassword: DEMO_PASSWORD, newPassword: 'a better one' });

    const fresh = answer.json<{ token: string }>().token;
    expect((await house.ask('myAccount', { as: fresh })).statusCode).toBe(200);
    for (const as of [elsewhere, token])
      expect((await house.ask('myAccount', { as })).json()).toMatchObject({ code: 'session.invalid' });
    expect(await signIn(EMAIL, 'a better one')).toBe(200);
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(401);
  });

  test.each([
    ['no', undefined, 'Required'],
    ['a wrong', 'wrong', 'This is not your password'],
  ])('does not with %s current one', async (_which, currentPassword, text) => {
    const answer = await save({ currentPassword, newPassword: 'a better one' });

    expect(answer.json()).toMatchObject({ fields: { currentPassword: text } });
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(200);
  });

  test.each([
    ['12345678', 'This password is one of the first that people try. Choose another one'],
    ['Romero-Alba', 'A password cannot be a name, a username or an email'],
    [EMAIL, 'A password cannot be a name, a username or an email'],
  ])('is not %s', async (newPassword, text) => {
    const answer = await save({ currentPassword: DEMO_PASSWORD, newPassword });

    expect(answer.json()).toMatchObject({ fields: { newPassword: text } });
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(200);
  });

  test('that has changed is told to the email', async () => {
    await house.db.deleteFrom('outbox_messages').execute();

    await save({ currentPassword: DEMO_PASSWORD, newPassword: 'a better one' });

    expect(await house.db.selectFrom('outbox_messages').select(['recipient', 'subject']).execute()).toEqual([
      { recipient: EMAIL, subject: 'A Flink password was changed' },
    ]);
  });

  test('is not too short', async () => {
    const answer = await save({ currentPassword: DEMO_PASSWORD, newPassword: '1234567' });

    expect(answer.json()).toMatchObject({ fields: { newPassword: 'Min length 8 characters' } });
  });

  test('guesses at the current one are counted with those at the door', async () => {
    const place = '198.51.100.7';
    const guess = (currentPassword: string) =>
      house.from(place, 'saveMyAccount', {
        as: token,
        body: { ...form, currentPassword, newPassword: 'a better one' },
      });
    const { _id: accountId } = await house.user(EMAIL);
    const throttle = throttleIn(house);
    const here = { place: placeOf(place, house.house.placeKey), device: null };
    for (let n = 0; n < 9; n += 1) await (await throttle.begin({ accountId }, here)).failed();
    expect((await guess('wrong')).statusCode).toBe(400);

    expect((await guess(DEMO_PASSWORD)).json()).toMatchObject({ code: 'auth.tooManyGuesses' });
  });

  test('that is temporary is changed without itself, and is temporary no more', async () => {
    await temporary();
    const before = await house.sessionOf(await house.tokenOf(EMAIL));

    const answer = await save({ newPassword: 'my very own' });

    const after = await house.sessionOf(answer.json<{ token: string }>().token);
    expect([before, after].map(({ user }) => user.temporaryPassword)).toEqual([true, false]);
    expect(await signIn(EMAIL, 'my very own')).toBe(200);
  });

  test('that is temporary is not replaced by itself', async () => {
    await temporary();

    const answer = await save({ newPassword: DEMO_PASSWORD });

    expect(answer.json()).toMatchObject({
      code: 'auth.samePassword',
      fields: { newPassword: expect.any(String) },
    });
    expect(await read()).toMatchObject({ temporaryPassword: true });
  });

  test('that is temporary does not let the email be changed without it', async () => {
    await temporary();

    const answer = await save({ email: 'alba@flink.test', newPassword: 'my very own' });

    expect(answer.json()).toMatchObject({ fields: { currentPassword: 'Required' } });
  });
});
