import type { Session } from '@flink/contract/entities/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CLEVER_APP,
  type CleverServer,
  startCleverServer,
} from '../../../ports/school-sign-in/testing/clever-server.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';

const HOST = 'flink.school:8080';
const CALLBACK = `http://${HOST}/login/clever`;
const STATE = 'a-state-of-the-browser';

let house: TestHouse;

beforeAll(async () => {
  house = await openTestHouse({ world: 'demo', environment: { FLINK_PUBLIC_URL: `http://${HOST}` } });
});

afterAll(() => house.close());

const headers = { host: HOST };

const start = (url = CALLBACK, at = house) =>
  at.ask('cleverStart', { query: { url, state: STATE }, headers });

/** From the start to the code, as a browser goes; choosing a person by name on the page. */
async function codeOf(name: string): Promise<string> {
  const { url } = (await start()).json();
  const page = await house.server.inject({ url: pathOf(url), headers });
  const link = new RegExp(`<a href="([^"]*)">(?:(?!</a>)[\\s\\S])*<b>${name}</b>`).exec(page.body)?.[1] ?? '';
  const back = await house.server.inject({ url: link.replaceAll('&amp;', '&'), headers });
  const address = new URL(String(back.headers.location));
  expect(`${address.origin}${address.pathname}`).toBe(CALLBACK);
  expect(address.searchParams.get('state')).toBe(STATE);
  return address.searchParams.get('code') ?? '';
}

const pathOf = (url: string) => url.replace(new URL(url).origin, '');

const login = (code: string, url = CALLBACK, locale = 'en') =>
  house.ask('cleverLogin', { body: { code, url }, headers: { ...headers, 'user-locale': locale } });

const sessionOf = (token: string): Session =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test.each([
  ['Theo Nakamura', 'TEACHER'],
  ['Celia Brandt', 'LEARNING_CENTER_ADMIN'],
  ['Clara Voss', 'CLEVER_ADMIN'],
])('%s of the school walks in as %s', async (name, alias) => {
  const reply = await login(await codeOf(name));

  expect(reply.statusCode).toBe(200);
  expect(sessionOf(reply.json().token)).toMatchObject({
    user: { firstname: name.split(' ')[0] },
    userRole: { alias },
    learner: null,
    cleverLogin: true,
  });
});

test.each([
  ['Leo García', 'leo', 'child'],
  ['Mia García', 'mia', 'child'],
  ['Ana García', 'ana', 'adult'],
])('%s walks in as the learner %s', async (name, username, type) => {
  const reply = await login(await codeOf(name));

  expect(reply.statusCode).toBe(200);
  expect(sessionOf(reply.json().token)).toMatchObject({ learner: { username, type }, cleverLogin: true });
});

test('the token of a school sign-in opens what it should', async () => {
  const { token } = (await login(await codeOf('Theo Nakamura'))).json();

  const account = await house.ask('myAccount', { as: token });

  expect(account.json()).toMatchObject({ data: { email: 'teacher@flink.test' } });
});

test('somebody the school knows and Flink does not is told so, in the own language', async () => {
  const reply = await login(await codeOf('Nadia Park'), CALLBACK, 'es');

  expect(reply.json()).toMatchObject({
    success: false,
    code: 'auth.cleverFailed',
    message: expect.stringMatching(/: tu cuenta escolar todavía no está conectada con Flink$/),
  });
});

test('a school sign-in that fails says why', async () => {
  const reply = await login(await codeOf('Otto Lindqvist'));

  expect(reply.json()).toMatchObject({
    code: 'auth.cleverFailed',
    message: 'Clever sign-in failed: the school sign-in does not answer',
  });
});

test('a code is used once, and only for the address it was made for', async () => {
  const code = await codeOf('Theo Nakamura');

  const elsewhere = await login(code, 'http://evil.test/login/clever');
  const first = await login(code);
  const second = await login(code);

  expect(elsewhere.json().code).toBe('auth.cleverFailed');
  expect(first.statusCode).toBe(200);
  expect(second.json()).toMatchObject({
    code: 'auth.cleverFailed',
    message: 'Clever sign-in failed: this sign-in has expired or was already used',
  });
});

test.each([
  'https://evil.test/login/clever',
  `http://${HOST}.evil.test/login/clever`,
  `http://${HOST}/elsewhere`,
  `http://${HOST}/login/clever?next=https://evil.test`,
])('a sign-in that would come back to %s is not begun', async (url) => {
  const reply = await start(url);
  const page = await house.ask('sandboxCleverAuthorize', {
    query: { redirect_uri: url, state: STATE },
    headers,
  });
  const chosen = await house.ask('sandboxCleverChoose', {
    query: { redirect_uri: url, state: STATE, person: 'sandbox-teacher' },
    headers,
  });

  expect(reply.json()).toMatchObject({ code: 'request.invalid', fields: { url: expect.any(String) } });
  expect(page.statusCode).toBe(400);
  expect(chosen.statusCode).toBe(400);
  expect(chosen.headers.location).toBeUndefined();
});

test('the practice school takes nobody to another name that leads here', async () => {
  const other = { host: 'evil.test' };
  const query = { redirect_uri: 'http://evil.test/login/clever', state: STATE };

  const page = await house.ask('sandboxCleverAuthorize', { query, headers: other });
  const chosen = await house.ask('sandboxCleverChoose', {
    query: { ...query, person: 'sandbox-teacher' },
    headers: other,
  });

  expect([page.statusCode, chosen.statusCode]).toEqual([400, 400]);
});

test('without the demo world there is no practice school', async () => {
  const own = await openTestHouse({ environment: { FLINK_DEMO: 'off', FLINK_PUBLIC_URL: `http://${HOST}` } });
  const query = { redirect_uri: CALLBACK, state: STATE };

  const page = await own.ask('sandboxCleverAuthorize', { query, headers });
  const begun = await start(CALLBACK, own);
  const signedIn = await own.ask('cleverLogin', { body: { code: 'any', url: CALLBACK }, headers });
  await own.close();

  expect(page.statusCode).toBe(404);
  expect([begun.json().code, signedIn.json().code]).toEqual(['auth.cleverFailed', 'auth.cleverFailed']);
});

test('the page of the sandbox may run nothing and is kept nowhere', async () => {
  const page = await house.ask('sandboxCleverAuthorize', {
    query: { redirect_uri: CALLBACK, state: STATE },
    headers: { ...headers, 'accept-language': 'sw-KE,sw;q=0.9' },
  });

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<html lang="sw" dir="ltr">');
});

test('a person who is not in the district cannot be chosen', async () => {
  const query = { redirect_uri: CALLBACK, state: STATE, person: 'sandbox-nobody' };

  expect((await house.ask('sandboxCleverChoose', { query, headers })).json().code).toBe('notFound');
});

test('who was blocked stays out', async () => {
  await house.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('email', '=', 'center@flink.test')
    .execute();

  const reply = await login(await codeOf('Celia Brandt'));

  expect(reply.statusCode).toBe(403);
});

test('a contact of the school is never signed in as a child', async () => {
  const move = (from: string, to: string) =>
    house.db.updateTable('family_members').set({ clever_id: to }).where('clever_id', '=', from).execute();
  await move('sandbox-contact', 'ana-herself');
  await move('sandbox-student-2', 'sandbox-contact');

  const reply = await login(await codeOf('Ana García'));
  await move('sandbox-contact', 'sandbox-student-2');
  await move('ana-herself', 'sandbox-contact');

  expect(reply.json().code).toBe('auth.cleverFailed');
});

test('an id of another district opens nothing here', async () => {
  const rename = (from: string, to: string) =>
    house.db
      .updateTable('master_organizations')
      .set({ clever_district_id: to })
      .where('clever_district_id', '=', from)
      .execute();
  await rename('sandbox-district', 'another-district');

  const staff = await login(await codeOf('Theo Nakamura'));
  const learner = await login(await codeOf('Leo García'));
  await rename('another-district', 'sandbox-district');

  expect([staff.json().code, learner.json().code]).toEqual(['auth.cleverFailed', 'auth.cleverFailed']);
});

test('a family whose payment was rejected stays out here too', async () => {
  await house.db.updateTable('purchases').set({ is_rejected: true, status: 'Canceled' }).execute();

  const reply = await login(await codeOf('Leo García'));
  await house.db.updateTable('purchases').set({ is_rejected: false, status: 'Active' }).execute();

  expect(reply.json().code).toBe('payments.rejected');
});

test('with Clever itself in use a teacher walks in through it, and the sandbox is gone', async () => {
  const clever: CleverServer = await startCleverServer();
  const real = await openTestHouse({
    world: 'demo',
    environment: {
      FLINK_CLEVER_ID: CLEVER_APP.id,
      FLINK_CLEVER_SECRET: CLEVER_APP.secret,
      FLINK_CLEVER_URL: clever.url,
      FLINK_CLEVER_API_URL: clever.url,
      FLINK_PUBLIC_URL: 'https://play.flink.test',
    },
  });
  try {
    const url = 'https://play.flink.test/login/clever';
    const code = clever.give(
      { id: 'sandbox-teacher', district: 'sandbox-district', roles: { teacher: {} } },
      url,
    );

    const begun = await start(url, real);
    const reply = await real.ask('cleverLogin', { body: { code, url } });
    const sandbox = { redirect_uri: url, state: STATE };
    const page = await real.ask('sandboxCleverAuthorize', { query: sandbox });
    const chosen = await real.ask('sandboxCleverChoose', {
      query: { ...sandbox, person: 'sandbox-teacher' },
    });

    expect(begun.json().url).toMatch(`${clever.url}/oauth/authorize?`);
    expect(sessionOf(reply.json().token)).toMatchObject({
      userRole: { alias: 'TEACHER' },
      cleverLogin: true,
    });
    expect([page.json().code, chosen.json().code]).toEqual(['notFound', 'notFound']);
  } finally {
    await real.close();
    await clever.close();
  }
});
