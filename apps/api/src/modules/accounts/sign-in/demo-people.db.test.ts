import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenSomewhere, sendRaw } from '../../../testing/raw-request.ts';
import { credentials, DEMO_PASSWORD, openSignInHouse, type SignInHouse } from '../testing/sign-in-house.ts';

const HERE = '127.0.0.1';
const AFAR = '203.0.113.9';
const refused = { statusCode: 403, code: 'auth.demoOnlyHere' };

let house: SignInHouse;

beforeAll(async () => {
  house = await openSignInHouse({
    environment: {
      FLINK_DEMO: 'on',
      FLINK_TRUST_PROXY: 'on',
      FLINK_PUBLIC_URL: 'https://play.example.org',
    },
  });
});

afterAll(() => house.close());

const login = (name: string, peer: string, headers: Readonly<Record<string, string>> = {}) =>
  house.from(peer, 'login', { body: credentials(name), headers });

type Answer = Awaited<ReturnType<typeof login>>;
const told = (answer: Answer) => ({ statusCode: answer.statusCode, code: answer.json().code });
const tokenIn = (answer: Answer) => answer.json<{ token: string }>().token;

describe('behind a proxy of this machine', () => {
  test.each(['super@flink.test', 'leo', 'garcia@flink.test', 'sam'])(
    '%s signs in on this machine and not from elsewhere, whatever the proxy calls them',
    async (name) => {
      expect((await login(name, HERE)).statusCode).toBe(200);
      expect(told(await login(name, HERE, { 'x-forwarded-for': HERE }))).toEqual(refused);
      expect(told(await login(name, HERE, { 'x-forwarded-for': AFAR }))).toEqual(refused);
      expect(told(await login(name, HERE, { 'x-forwarded-for': `${HERE}, ${AFAR}` }))).toEqual(refused);
      expect(told(await login(name, HERE, { 'x-real-ip': AFAR }))).toEqual(refused);
      expect(told(await login(name, AFAR))).toEqual(refused);
    },
  );

  test('a wrong password is all that a guesser from elsewhere hears of', async () => {
    const answer = await house.from(AFAR, 'login', { body: { username: 'ana', password: 'not hers' } });

    expect(told(answer)).toEqual({ statusCode: 401, code: 'auth.wrongCredentials' });
  });

  test('a session that was begun on this machine is of no use elsewhere', async () => {
    const as = tokenIn(await login('super@flink.test', HERE));

    expect((await house.from(HERE, 'usersTable', { as })).statusCode).toBe(200);
    expect(told(await house.from(HERE, 'usersTable', { as, headers: { 'x-forwarded-for': AFAR } }))).toEqual(
      refused,
    );
    expect(told(await house.from(AFAR, 'updateToken', { as }))).toEqual(refused);
  });

  test('the sandbox of the school sign-in lets nobody in from elsewhere', async () => {
    const url = 'https://play.example.org/login/clever';
    // As people are whom a sync has made: they are not of the demo world.
    await house.db
      .updateTable('users')
      .set({ is_demo: false })
      .where('role_alias', '=', 'LEARNING_CENTER_ADMIN')
      .execute();
    const code = await house.house.school.sandbox?.codeFor('sandbox-school-admin', url);

    const answer = await house.from(HERE, 'cleverLogin', {
      body: { code, url },
      headers: { 'x-forwarded-for': AFAR },
    });

    expect(told(answer)).toEqual(refused);
  });

  test('nobody resumes payments of the demo world from elsewhere', async () => {
    const answer = await house.from(AFAR, 'resumePayments', {
      body: { username: 'ana', password: DEMO_PASSWORD },
    });

    expect(told(answer)).toEqual(refused);
  });

  test('people who are not of the demo world sign in from everywhere', async () => {
    await house.db
      .updateTable('users')
      .set({ is_demo: false })
      .where('email', '=', 'regular@flink.test')
      .execute();

    expect((await login('regular@flink.test', HERE, { 'x-forwarded-for': AFAR })).statusCode).toBe(200);
  });
});

describe('bytes as an ordinary proxy of this machine sends them', () => {
  let plain: SignInHouse;
  let port: number;

  beforeAll(async () => {
    plain = await openSignInHouse({ environment: { FLINK_DEMO: 'on' } });
    port = await listenSomewhere(plain.server);
  });

  afterAll(() => plain.close());

  const statusOf = async (version: string, headers: readonly string[]) => {
    const body = JSON.stringify(credentials('super@flink.test'));
    const head = [
      `POST /api/auth/login HTTP/${version}`,
      ...headers,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    const answer = await sendRaw(port, `${head.join('\r\n')}\r\n\r\n${body}`);
    return Number(answer.split(' ')[1]);
  };
  const LOCAL = 'Host: 127.0.0.1:3000';

  test.each([
    ['1.0', [LOCAL, 'X-Forwarded-For: 127.0.0.1']],
    ['1.0', [LOCAL, 'X-Real-IP: 127.0.0.1']],
    ['1.0', [LOCAL, 'Forwarded: for=127.0.0.1;host=localhost']],
    ['1.0', [LOCAL]],
    ['1.0', []],
    ['1.1', [LOCAL, 'X-Forwarded-For: 127.0.0.1']],
    ['1.1', [LOCAL, 'CF-Connecting-IP: ::1']],
    ['1.1', ['Host: play.example.org']],
  ])('HTTP/%s with %j opens no demo account', async (version, headers) => {
    expect(await statusOf(version, headers)).toBe(403);
  });

  test('two Host headers open no demo account', async () => {
    expect([400, 403]).toContain(await statusOf('1.1', [LOCAL, 'Host: play.example.org']));
  });

  test('HTTP/1.1 with a Host of this machine does', async () => {
    expect(await statusOf('1.1', [LOCAL])).toBe(200);
  });
});

test('with FLINK_DEMO=open everybody may try it', async () => {
  const open = await openSignInHouse({
    environment: { FLINK_DEMO: 'open', FLINK_PUBLIC_URL: 'https://play.example.org' },
  });
  try {
    expect((await open.from(AFAR, 'login', { body: credentials('leo') })).statusCode).toBe(200);
  } finally {
    await open.close();
  }
});
