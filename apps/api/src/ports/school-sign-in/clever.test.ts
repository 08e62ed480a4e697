import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cleverSchoolSignIn } from './clever.ts';
import type { SchoolSignIn } from './port.ts';
import { CLEVER_APP, type CleverServer, startCleverServer } from './testing/clever-server.ts';

const redirectUrl = 'https://play.flink.test/login/clever';
const teacher = { id: '64f0e292/6b', district: '64ef5e6c', roles: { teacher: { legacy_id: '1' } } };

let clever: CleverServer;
let school: SchoolSignIn;

beforeAll(async () => {
  clever = await startCleverServer();
  school = cleverAnswering(20_000);
});

const cleverAnswering = (answerWithinMs: number) =>
  cleverSchoolSignIn({ ...CLEVER_APP, url: clever.url, apiUrl: clever.url, answerWithinMs });

afterEach(() => clever.instead.clear());

afterAll(() => clever.close());

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.reason}` : String(error)),
  );

const signIn = (user: Parameters<CleverServer['give']>[0] = teacher, by = school) =>
  by.exchange({ code: clever.give(user, redirectUrl), redirectUrl });

test('people are sent to Clever with what it needs to send them back', () => {
  const url = new URL(school.authorizeUrl({ redirectUrl, state: 's&t' }));

  expect(`${url.origin}${url.pathname}`).toBe(`${clever.url}/oauth/authorize`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app-4f',
    redirect_uri: redirectUrl,
    state: 's&t',
  });
  expect(school.sandbox).toBeNull();
});

test('a code tells district, person and kind', async () => {
  expect(await signIn()).toEqual({ districtId: '64ef5e6c', userId: '64f0e292/6b', userType: 'teacher' });
});

test.each([
  [{ student: {} }, 'student'],
  [{ contact: {} }, 'contact'],
  [{ staff: {} }, 'staff'],
  [{ district_admin: {} }, 'district_admin'],
  [{ school_admin: {} }, 'school_admin'],
  [{ contact: {}, teacher: {} }, 'teacher'],
  [{ staff: {}, district_admin: {} }, 'district_admin'],
  [{ teacher: null, student: {} }, 'student'],
])('the roles %j make a %s', async (roles, userType) => {
  expect(await signIn({ ...teacher, roles })).toMatchObject({ userType });
});

test.each([[{}], [{ robot: {} }]])('the roles %j are of no kind that can sign in', async (roles) => {
  expect(await reasonOf(signIn({ ...teacher, roles }))).toBe('auth.cleverFailed school.unknownType');
});

test('a code that is wrong, used or of another page is refused', async () => {
  const code = clever.give(teacher, redirectUrl);
  await school.exchange({ code, redirectUrl });

  expect(await reasonOf(school.exchange({ code, redirectUrl }))).toBe('auth.cleverFailed school.codeRefused');
  expect(await reasonOf(school.exchange({ code: 'made up', redirectUrl }))).toBe(
    'auth.cleverFailed school.codeRefused',
  );
  const other = clever.give(teacher, 'https://elsewhere.test/login/clever');
  expect(await reasonOf(school.exchange({ code: other, redirectUrl }))).toBe(
    'auth.cleverFailed school.codeRefused',
  );
});

test('a wrong secret of ours is refused', async () => {
  const stranger = cleverSchoolSignIn({
    ...CLEVER_APP,
    secret: 'wrong',
    url: clever.url,
    apiUrl: clever.url,
  });

  const work = stranger.exchange({ code: clever.give(teacher, redirectUrl), redirectUrl });

  expect(await reasonOf(work)).toBe('auth.cleverFailed school.codeRefused');
});

const PLACES = ['POST /oauth/tokens', 'GET /v3.0/me', 'GET /v3.0/users/64f0e292%2F6b'];

test.each(PLACES)('%s answering 503 is no answer', async (place) => {
  clever.instead.set(place, (_, response) => response.writeHead(503).end('<h1>Sorry</h1>'));

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.noAnswer');
});

test.each(PLACES)('%s answering too late is no answer', async (place) => {
  clever.instead.set(place, () => undefined);

  expect(await reasonOf(signIn(teacher, cleverAnswering(300)))).toBe('auth.cleverFailed school.noAnswer');
});

test.each(PLACES)('%s stopping in the middle of its answer is no answer', async (place) => {
  clever.instead.set(place, (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    response.destroy();
  });

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.noAnswer');
});

test.each(PLACES)('%s leading elsewhere is not followed', async (place) => {
  let followed = false;
  clever.instead.set('GET /elsewhere', (_, response) => {
    followed = true;
    response.end('{}');
  });
  clever.instead.set(place, (_, response) => response.writeHead(302, { location: '/elsewhere' }).end());

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.noAnswer');
  expect(followed).toBe(false);
});

test.each(
  PLACES.flatMap((place) => [
    [place, 'no JSON'],
    [place, '{"data":{}}'],
    [place, 'null'],
  ]),
)('%s answering %s is not understood', async (place, body) => {
  clever.instead.set(place ?? '', (_, response) => response.writeHead(200).end(body));

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.badAnswer');
});

test.each(PLACES.slice(1))('%s refusing the token means the school does not let us', async (place) => {
  clever.instead.set(place, (_, response) => response.writeHead(401).end('{}'));

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.notAllowed');
});

test('somebody else’s record in the answer is not believed', async () => {
  clever.instead.set('GET /v3.0/users/64f0e292%2F6b', (_, response) =>
    response.end(JSON.stringify({ data: { ...teacher, id: 'another' } })),
  );

  expect(await reasonOf(signIn())).toBe('auth.cleverFailed school.badAnswer');
});

test('nobody listening is no answer', async () => {
  const nowhere = cleverSchoolSignIn({
    ...CLEVER_APP,
    url: 'http://127.0.0.1:1',
    apiUrl: 'http://127.0.0.1:1',
  });

  expect(await reasonOf(nowhere.exchange({ code: 'x', redirectUrl }))).toBe(
    'auth.cleverFailed school.noAnswer',
  );
});
