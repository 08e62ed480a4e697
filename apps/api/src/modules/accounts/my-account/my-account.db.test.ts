import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeOf } from '../sign-in/place-hash.ts';
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
  expect(await read()).toEqual({ _id: expect.any(String), ...form, temporaryPassword: false });
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
  test('changes with the current password', async () => {
    expect((await save({ email: 'alba@flink.test', currentPassword: DEMO_PASSWORD })).statusCode).toBe(200);

    expect(await signIn('alba@flink.test', DEMO_PASSWORD)).toBe(200);
    expect(await signIn(EMAIL, DEMO_PASSWORD)).toBe(401);
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

  test('two who take the same one at the same moment: one gets it', async () => {
    const other = await house.tokenOf('regular@flink.test');
    const take = (as: string) => save({ email: 'wanted@flink.test', currentPassword: DEMO_PASSWORD }, as);

    const answers = await Promise.all([take(token), take(other)]);

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
