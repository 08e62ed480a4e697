import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { codeForEmail, codeForFirstOwner } from './owner-codes.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse();
});

beforeEach(async () => {
  await house.db.deleteFrom('owner_codes').execute();
  await house.db.deleteFrom('users').execute();
});

afterAll(() => house.close());

const PERSON = {
  firstname: 'Wangari',
  lastname: 'Otieno',
  email: 'wangari@example.org',
  password: 'seven quiet hippos',
  locale: 'sw',
  timeZone: 'Africa/Nairobi',
};

const use = (code: string, more: Partial<typeof PERSON> = {}) =>
  house.ask('makeFirstOwner', { body: { code, ...PERSON, ...more } });

const owners = () =>
  house.db
    .selectFrom('users')
    .select(['email', 'role_alias as role', 'locale', 'time_zone as timeZone'])
    .orderBy('email')
    .execute();

async function codeOfStart(): Promise<string> {
  const code = await codeForFirstOwner(house.db);
  if (code === null) throw new Error('There is an owner already.');
  return code;
}

test('a start without an owner has a code, which makes the first one and signs in', async () => {
  const code = await codeOfStart();

  const looked = await house.ask('firstOwnerCode', { params: { code } });
  const reply = await use(code);
  const account = await house.ask('myAccount', { as: reply.json().token });

  expect(looked.json()).toEqual({ success: true, email: null });
  expect(reply.statusCode).toBe(200);
  expect(account.json().data).toMatchObject({ email: PERSON.email, locale: 'sw', temporaryPassword: false });
  expect(await owners()).toEqual([
    { email: PERSON.email, role: 'SUPER', locale: 'sw', timeZone: 'Africa/Nairobi' },
  ]);
  const login = await house.ask('login', { body: { username: PERSON.email, password: PERSON.password } });
  expect((await house.ask('usersTable', { as: login.json().token })).json().total).toBe(1);
});

test('it works once, and no other code of a start works once there is an owner', async () => {
  const [first, second] = [await codeOfStart(), await codeOfStart()];
  await use(first);

  const replies = [
    await use(first, { email: 'two@example.org' }),
    await use(second, { email: 'three@example.org' }),
    await house.ask('firstOwnerCode', { params: { code: second } }),
  ];

  expect(replies.map((reply) => reply.json().code)).toEqual(Array(3).fill('auth.linkInvalid'));
  expect(await owners()).toHaveLength(1);
  expect(await codeForFirstOwner(house.db)).toBeNull();
});

test('of codes used at the same moment one makes the owner', async () => {
  const codes = [await codeOfStart(), await codeOfStart(), await codeOfStart()];

  const replies = await Promise.all(
    codes.flatMap((code, place) => [
      use(code, { email: `a${place}@example.org` }),
      use(code, { email: `b${place}@example.org` }),
    ]),
  );

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await owners()).toHaveLength(1);
});

test.each([
  ['password123', 'auth.passwordCommon'],
  ['letmeplay1', 'auth.passwordCommon'],
  ['wangari@example.org', 'auth.passwordIsName'],
  ['WangariOtieno', 'auth.passwordIsName'],
  ['Wangari2026', 'auth.passwordIsName'],
])('the owner of everything gets no password that is guessed first: %s', async (password, problem) => {
  const code = await codeOfStart();

  const refused = await use(code, { password });
  const chosen = await use(code);

  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: problem, fields: { password: expect.any(String) } });
  expect(chosen.statusCode).toBe(200);
});

test('it expires, and a made-up one is refused', async () => {
  const code = await codeOfStart();
  await house.db
    .updateTable('owner_codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();

  const replies = [await use(code), await use('made-up-made-up-made-up-made-up')];

  expect(replies.map((reply) => reply.json().code)).toEqual(['auth.linkInvalid', 'auth.linkInvalid']);
  expect(await owners()).toEqual([]);
});

test('only its hash is kept', async () => {
  const code = await codeOfStart();

  const rows = await house.db.selectFrom('owner_codes').selectAll().execute();

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('what is wrong is said beside the field, and the code can still be used', async () => {
  const code = await codeOfStart();
  const fieldsOf = async (more: Partial<typeof PERSON>) =>
    Object.keys((await use(code, more)).json().fields ?? {});

  expect(await fieldsOf({ password: 'short' })).toEqual(['password']);
  expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
  expect(await fieldsOf({ locale: 'xx' })).toEqual(['locale']);
  expect(await fieldsOf({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
  expect(await fieldsOf({ firstname: ' ' })).toEqual(['firstname']);
  expect((await use(code)).statusCode).toBe(200);
});

test('a code made by hand makes one more owner, of its own email alone', async () => {
  await use(await codeOfStart());
  const code = await codeForEmail(house.db, 'kamau@example.org');

  const looked = await house.ask('firstOwnerCode', { params: { code } });
  const other = await use(code, { email: 'else@example.org' });
  const own = await use(code, { email: 'kamau@example.org' });

  expect(looked.json().email).toBe('kamau@example.org');
  expect(other.json()).toMatchObject({ code: 'request.invalid', fields: { email: expect.any(String) } });
  expect(own.statusCode).toBe(200);
  expect((await owners()).map(({ role }) => role)).toEqual(['SUPER', 'SUPER']);
});

test('somebody who is locked out comes in by a code made by hand, and old sessions end', async () => {
  const { token } = (await use(await codeOfStart())).json();
  await house.db.updateTable('users').set({ role_alias: 'REGULAR', blocked_at: new Date() }).execute();
  const code = await codeForEmail(house.db, PERSON.email);

  const reply = await use(code, { password: 'nine loud giraffes' });

  expect(reply.statusCode).toBe(200);
  expect(await owners()).toMatchObject([{ email: PERSON.email, role: 'SUPER' }]);
  expect((await house.ask('myAccount', { as: reply.json().token })).statusCode).toBe(200);
  expect((await house.ask('myAccount', { as: token })).statusCode).toBe(401);
});

test('guessing is slowed down for each address', async () => {
  const guess = () =>
    house.server.inject({
      method: 'POST',
      url: '/api/auth/first-owner',
      remoteAddress: '203.0.113.77',
      payload: { code: 'made-up-made-up-made-up-made-up', ...PERSON },
    });

  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await guess()).statusCode);

  expect(statuses.at(0)).not.toBe(429);
  expect(statuses.at(-1)).toBe(429);
});
