import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStrings } from '../../../../content/load/strings.ts';
import { listenSomewhere, sendRaw } from '../testing/raw-request.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';

let house: TestHouse;
let port: number;

beforeAll(async () => {
  house = await openTestHouse();
  port = await listenSomewhere(house.server);
});

afterAll(() => house.close());

const login = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  house.server.inject({ method: 'POST', url: '/api/auth/login', headers, payload: body });

test.each(['es', 'sw'] as const)('an error is told in the language of the person: %s', async (locale) => {
  const row = readStrings().get('error.access.signInRequired');

  const reply = await house.ask('usersTable', { headers: { 'user-locale': locale } });

  expect(row?.[locale]).toBeTruthy();
  expect(row?.[locale]).not.toBe(catalogue['access.signInRequired'].text);
  expect(reply.json()).toEqual({
    success: false,
    code: 'access.signInRequired',
    message: row?.[locale],
  });
});

test('the fields of an error are told in that language too', async () => {
  const reply = await house.ask('login', { body: { username: 'ana' }, headers: { 'user-locale': 'es' } });

  expect(reply.json().fields).toEqual({ password: readStrings().get('error.request.required')?.es });
});

test.each(['fr', 'xx', 'no language', '', 'en-US'])(
  'without a text for "%s" it is told in English',
  async (locale) => {
    const reply = await house.ask('usersTable', { headers: { 'user-locale': locale } });

    expect(reply.json().message).toBe('Sign in to go on');
  },
);

test.each([
  ['half a JSON', '{"username":', 'request.malformedJson', 400],
  ['an empty body', '', 'request.malformedJson', 400],
  ['a JSON that would poison objects', '{"__proto__":{"admin":true}}', 'request.malformedJson', 400],
  ['a list instead of an object', '[]', 'request.invalid', 400],
  ['too much', `{"username":"${'x'.repeat(120_000)}"}`, 'request.tooLarge', 413],
])('%s gets %s', async (_, body, code, status) => {
  const reply = await login(body);

  expect(reply.json()).toMatchObject({ success: false, code });
  expect(reply.statusCode).toBe(status);
});

test('a kind of content that no call takes is refused', async () => {
  const reply = await login('<a/>', { 'content-type': 'application/xml' });

  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toMatchObject({ code: 'request.unsupportedMediaType' });
});

test('an address without a call, and a call with another method, are told apart', async () => {
  const nowhere = await house.server.inject({ method: 'GET', url: '/api/nowhere?email=ana@example.test' });
  const otherMethod = await house.server.inject({ method: 'DELETE', url: '/api/auth/login' });

  expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'route.notFound']);
  expect(nowhere.body).not.toContain('ana@example.test');
  expect([otherMethod.statusCode, otherMethod.json().code]).toEqual([405, 'method.notAllowed']);
  expect(otherMethod.headers.allow).toBe('POST');
});

test.each([
  '/api/admin/learningCenters/%',
  '/api/admin/learningCenters/%ff',
  `/api/admin/learningCenters/${'a'.repeat(5_000)}`,
])('an address that cannot be read is refused like any other wrong input', async (url) => {
  const reply = await house.server.inject({ method: 'GET', url });

  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    success: false,
    code: 'request.invalid',
    message: 'Something in the request is not right',
  });
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['bytes that are not HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400, 'request.invalid'],
  ['an invented method', 'BREW /api/health HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'request.invalid'],
  ['a header without a name', 'GET /api/health HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n', 400, 'request.invalid'],
  [
    'two lengths',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    400,
    'request.invalid',
  ],
  [
    'headers without end',
    `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    431,
    'request.tooLarge',
  ],
])('%s are answered and the connection is closed', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await sendRaw(port, bytes)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({
    success: false,
    code,
    message: catalogue[code as 'request.invalid' | 'request.tooLarge'].text,
  });
});
