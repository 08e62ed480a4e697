import { OPEN } from '@flink/contract/access/rules.ts';
import { defineCall } from '@flink/contract/call.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { keysFrom } from '../../secret.ts';
import { throwAwayServer } from '../../testing/throw-away-server.ts';
import { routesOf } from '../calls.ts';

const METRICS = 'metrics-token-of-the-tests';
const shown = z.object({ who: z.string() });

const group = {
  open: defineCall({ method: 'GET', path: '/api/open', summary: 'For all', access: OPEN, reply: shown }),
  closed: defineCall({
    method: 'POST',
    path: '/api/closed',
    summary: 'With a session',
    access: 'signedIn',
    body: z.strictObject({ text: z.string() }),
    reply: shown,
  }),
  figures: defineCall({
    method: 'GET',
    path: '/api/figures',
    summary: 'Figures',
    access: 'metrics',
    reply: shown,
  }),
};

let server: Awaited<ReturnType<typeof throwAwayServer>>;

beforeAll(async () => {
  const show = async ({ principal }: { principal: { kind: string } }) => ({ who: principal.kind });
  server = await throwAwayServer(group, routesOf(group)({ open: show, closed: show, figures: show }), {
    metricsToken: METRICS,
  });
});

afterAll(() => server.close());

const expired = () =>
  new SignJWT({ user: {}, userRole: {} })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('-1s')
    .sign(keysFrom('a secret of the tests that is long enough').session);

const open = (authorization?: string) =>
  server.inject({ method: 'GET', url: '/api/open', headers: authorization ? { authorization } : {} });

const closed = (authorization?: string, payload = '{"text":"hi"}') =>
  server.inject({
    method: 'POST',
    url: '/api/closed',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    payload,
  });

test('an open call takes a person with an expired or broken token for nobody', async () => {
  const replies = [await open(), await open(`Bearer ${await expired()}`), await open('Bearer broken')];

  expect(replies.map((reply) => reply.json())).toEqual(Array(3).fill({ who: 'anonymous' }));
});

test('a closed call says why it stays closed', async () => {
  const codes = [
    await closed(),
    await closed(`Bearer ${await expired()}`),
    await closed('Bearer broken'),
    await closed(`Bearer ${METRICS}`),
  ].map((reply) => [reply.statusCode, reply.json().code]);

  expect(codes).toEqual([
    [401, 'access.signInRequired'],
    [401, 'session.expired'],
    [401, 'session.invalid'],
    [403, 'access.denied'],
  ]);
});

test.each(['Basic YTpi', 'Bearer', 'Bearer a b', 'token'])(
  'the header %j is no session',
  async (authorization) => {
    expect((await closed(authorization)).json().code).toBe('access.signInRequired');
  },
);

test("a stranger's body is not read before the door is opened", async () => {
  const reply = await closed(undefined, '{"broken');

  expect(reply.json().code).toBe('access.signInRequired');
});

test('the metrics token opens the metrics and nothing else', async () => {
  const figures = (token: string) =>
    server.inject({ method: 'GET', url: '/api/figures', headers: { authorization: `Bearer ${token}` } });

  expect((await figures(METRICS)).json()).toEqual({ who: 'metrics' });
  expect((await figures(`${METRICS}x`)).statusCode).toBe(401);
  expect((await figures(METRICS.slice(1))).statusCode).toBe(401);
});
