import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { officeCalls } from '../calls/office.ts';
import { resourcesCalls } from '../calls/resources.ts';
import {
  addressOf,
  CallFailed,
  type ClientSettings,
  createCaller,
  createClient,
  sayOfSilence,
} from './client.ts';
import { endpoints } from './endpoints.gen.ts';
import { officeEndpoints } from './office-endpoints.gen.ts';

const ID = '019a1111-1111-7111-8111-111111111111';

/** A server that gives one answer and remembers what it was asked. */
function serverThat(answer: () => Promise<Response>) {
  const asked: { address: string; init: RequestInit }[] = [];
  const fetch: ClientSettings['fetch'] = async (address, init = {}) => {
    asked.push({ address: String(address), init });
    return answer();
  };
  return { asked, fetch };
}

const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

function clientOf(fetch: ClientSettings['fetch'], token: string | null = 'a-token') {
  return createClient(createCaller({ fetch, token: () => token, locale: () => 'sw' }), {
    ...endpoints,
    ...officeEndpoints,
  });
}

async function failureOf(promise: Promise<unknown>): Promise<CallFailed> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallFailed) return error;
  throw new Error(`It did not fail as a call fails: ${String(error)}`);
}

test('the generated endpoints are of calls that are declared so, and none of what only the office asks', () => {
  const declared = Object.entries(calls as Record<string, Call>)
    .filter(([name]) => name in endpoints)
    .map(([name, { method, path }]) => [name, [method, path]]);

  expect(endpoints).toEqual(Object.fromEntries(declared));
  expect(Object.keys(endpoints).filter((name) => name in resourcesCalls || name in officeCalls)).toEqual([]);
});

test('a call goes to its address with the session and the language', async () => {
  const server = serverThat(json({ success: true, data: [] }));

  await clientOf(server.fetch)('familyMembersByFamily', { params: { id: ID } });

  expect(server.asked).toEqual([
    {
      address: `/api/families/get-family-members-by-family/${ID}`,
      init: {
        method: 'GET',
        headers: { authorization: 'Bearer a-token', 'user-locale': 'sw' },
        body: null,
        signal: null,
      },
    },
  ]);
});

test('a body is sent as JSON, and without a session no header claims one', async () => {
  const server = serverThat(json({ success: true, token: 't' }));
  const body = { username: 'ana', password: 'sésame "1"' };

  await clientOf(server.fetch, null)('login', { body });

  const { method, headers, body: sent } = server.asked[0]?.init ?? {};
  expect(method).toBe('POST');
  expect(headers).toEqual({ 'user-locale': 'sw', 'content-type': 'application/json' });
  expect(JSON.parse(String(sent))).toEqual(body);
});

test('what a person typed cannot leave its place in the address', () => {
  const address = addressOf('/api/files/download/{token}/{name}', {
    params: { token: '../../admin?x=1', name: 'a b/ñ#&%.mp3' },
    query: { filter: '50% & más', page: 2 },
  });

  const { pathname, searchParams } = new URL(address, 'http://flink.test');
  expect(pathname.split('/').slice(4).map(decodeURIComponent)).toEqual(['../../admin?x=1', 'a b/ñ#&%.mp3']);
  expect(Object.fromEntries(searchParams)).toEqual({ filter: '50% & más', page: '2' });
});

test('empty and missing filters are left out of the address', () => {
  expect(addressOf('/api/admin/users', { query: { filter: '', order: undefined, page: 1 } })).toBe(
    '/api/admin/users?page=1',
  );
  expect(addressOf('/api/admin/users', {})).toBe('/api/admin/users');
});

test('the reply is what the server sent', async () => {
  const reply = { data: [], total: 0, unfiltered: 3 };

  expect(await clientOf(serverThat(json(reply)).fetch)('auditTable')).toEqual(reply);
});

test('an error of the server arrives with its code, text and fields', async () => {
  const body = {
    success: false,
    code: 'request.invalid',
    message: 'Kuna kosa',
    fields: { username: 'Inahitajika' },
  };

  const failure = await failureOf(
    clientOf(serverThat(json(body, 400)).fetch)('login', { body: { username: '', password: '' } }),
  );

  expect(failure).toMatchObject({
    status: 400,
    code: 'request.invalid',
    message: 'Kuna kosa',
    fields: { username: 'Inahitajika' },
  });
});

test('where no answer comes it is said in the language of the reader', async () => {
  sayOfSilence('Seva haijibu');
  try {
    const away = await failureOf(
      clientOf(async () => Promise.reject(new TypeError('Failed to fetch')))('auditTable'),
    );
    const strange = await failureOf(
      clientOf(serverThat(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })).fetch)(
        'auditTable',
      ),
    );

    expect([away.message, strange.message]).toEqual(['Seva haijibu', 'Seva haijibu']);
  } finally {
    sayOfSilence('No response from server');
  }
});

test.each([
  ['a page of a proxy', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['JSON that is not ours', 'null'],
])('an error that is %s still is a failed call', async (_, text) => {
  const server = serverThat(async () => new Response(text, { status: 502 }));

  const failure = await failureOf(clientOf(server.fetch)('auditTable'));

  expect(failure).toMatchObject({
    status: 502,
    code: 'server.noResponse',
    message: 'No response from server',
  });
});

test('a server that cannot be reached is a failed call', async () => {
  const server = serverThat(async () => {
    throw new TypeError('fetch failed');
  });

  const failure = await failureOf(clientOf(server.fetch)('auditTable'));

  expect(failure).toMatchObject({
    status: 0,
    code: 'network',
    message: 'No response from server',
    fields: {},
  });
});

test('an answer that breaks off or is a page instead of JSON is a failed call', async () => {
  const server = serverThat(async () => new Response('<h1>Sign in to the Wi-Fi</h1>'));

  expect(await failureOf(clientOf(server.fetch)('auditTable'))).toMatchObject({ code: 'network' });
});

test('a call that was given up is not reported as a failure of the line', async () => {
  const giveUp = new AbortController();
  const fetch: ClientSettings['fetch'] = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  const answer = clientOf(fetch)('auditTable', {}, { signal: giveUp.signal });
  giveUp.abort();

  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(answer).rejects.not.toBeInstanceOf(CallFailed);
});
