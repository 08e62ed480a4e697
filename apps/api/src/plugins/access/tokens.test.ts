import { LEARNER_ROLE, roles } from '@flink/contract/access/roles.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { keysFrom } from '../../secret.ts';
import { tokensWith } from './tokens.ts';

const keys = keysFrom('a secret of the tests that is long enough');
const tokens = tokensWith(keys.session);
const ID = '019a1111-1111-7111-8111-111111111111';

const session: Session = {
  sessionId: ID,
  user: {
    _id: ID,
    firstname: 'Ana',
    lastname: 'García',
    locale: 'es',
    temporaryPassword: false,
    masterOrganizationId: ID,
    regionId: null,
    learningCenterId: null,
  },
  userRole: {
    alias: 'REGULAR',
    name: 'Regular',
    redirect: 'account',
    flags: {},
    permissions: { ...roles.REGULAR.permissions },
  },
  learner: null,
  team: [],
  cleverLogin: false,
  version: 3,
};

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000);

const signed = (payload: object, expires = '1h', key = keys.session, alg = 'HS256') =>
  new SignJWT(payload as JWTPayload).setProtectedHeader({ alg }).setExpirationTime(expires).sign(key);

const codeOf = (token: string) =>
  tokens.read(token).then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );

test('a session comes back from its token as it went in', async () => {
  expect(await tokens.read(await tokens.sign(session, inAMonth()))).toEqual(session);
});

test('a token lives twelve hours', async () => {
  const token = await tokens.sign(session, inAMonth());

  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(exp - iat).toBe(12 * 3_600);
});

test('a token does not outlive its session', async () => {
  const token = await tokens.sign(session, new Date(Date.now() + 60_000));

  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(exp - iat).toBeLessThanOrEqual(60);
});

test('a token past its time is an expired session, not an invalid one', async () => {
  expect(await codeOf(await signed(session, '-1s'))).toBe('session.expired');
});

test('a token that was changed, or signed with another key, is invalid', async () => {
  const [head, , signature] = (await tokens.sign(session, inAMonth())).split('.');
  const promoted = { ...session, userRole: { ...session.userRole, alias: 'SUPER' } };
  const payload = Buffer.from(JSON.stringify({ ...promoted, exp: 9_999_999_999 })).toString('base64url');

  expect(await codeOf(`${head}.${payload}.${signature}`)).toBe('session.invalid');
  expect(await codeOf(await signed(session, '1h', keysFrom('another secret of another house').session))).toBe(
    'session.invalid',
  );
  expect(await codeOf(await signed(session, '1h', keys.fileLinks))).toBe('session.invalid');
});

test('a token is written in one way only: the last letter of its signature has no free bits', async () => {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const token = await tokens.sign(session, inAMonth());
  const others = [...ALPHABET].map((letter) => token.slice(0, -1) + letter).filter((text) => text !== token);

  const codes = new Set(await Promise.all([...others, `${token}=`].map(codeOf)));

  expect([...codes]).toEqual(['session.invalid']);
  expect(await codeOf(token)).toBe('accepted');
});

test('a token that names no algorithm, or another one, is invalid', async () => {
  const unsigned = new UnsecuredJWT({ ...session }).setExpirationTime('1h').encode();
  const longKey = new Uint8Array(64).fill(7);

  expect(await codeOf(unsigned)).toBe('session.invalid');
  expect(await codeOf(await signed(session, '1h', longKey, 'HS512'))).toBe('session.invalid');
});

test.each(['', 'not-a-token', 'a.b.c', '....', 'eyJhbGciOiJIUzI1NiJ9..'])('%j is no token', async (text) => {
  expect(await codeOf(text)).toBe('session.invalid');
});

test.each(['SUPER', null, 7, undefined])(
  'a role that is %j instead of an object is told as such',
  async (userRole) => {
    expect(await codeOf(await signed({ ...session, userRole }))).toBe('session.roleShape');
  },
);

test.each([
  ['without a user', { ...session, user: undefined }],
  ['with half a role', { ...session, userRole: { alias: 'SUPER' } }],
  ['with a learner that is none', { ...session, learner: { _id: ID } }],
  ['without a version', { ...session, version: undefined }],
])('a session %s is invalid although it is signed', async (_, payload) => {
  expect(await codeOf(await signed(payload))).toBe('session.invalid');
});

test("a learner's session carries the role object that the spec asks for", async () => {
  const learner = {
    _id: ID,
    familyId: ID,
    firstname: 'Leo',
    lastname: 'García',
    username: 'leo',
    isAdmin: false,
    type: 'child' as const,
    face: null,
    familyPlace: 0,
  };
  const { alias, name, redirect } = LEARNER_ROLE;
  const userRole = { alias, name, redirect, flags: {}, permissions: {} };

  const read = await tokens.read(
    await tokens.sign({ ...session, userRole, learner, team: [learner] }, inAMonth()),
  );

  expect(read.learner).toEqual(learner);
  expect(read.userRole).toEqual(userRole);
});
