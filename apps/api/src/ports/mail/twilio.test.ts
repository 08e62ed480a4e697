import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { DeliveryError } from './delivery-error.ts';
import { twilioMessenger } from './twilio.ts';

const message = { to: '+254700000001', text: 'Habari, Ana & Leo!' };
const running: Server[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const settings = (url: string) => ({ url, account: 'AC1', token: 'secret', from: '+15005550006' });

async function failure(sending: Promise<void>): Promise<DeliveryError> {
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`expected a DeliveryError, got ${inspect(error)}`);
  expect(inspect(error, { depth: 10 })).not.toMatch(/254700000001|secret/);
  return error;
}

test('a text message is posted as the service wants it', async () => {
  const requests: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const url = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1","status":"queued"}');
  });

  await twilioMessenger(settings(`${url}/`)).send(message);
  await twilioMessenger({ ...settings(url), from: 'MG123' }).send(message);

  expect(requests[0]).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC1/Messages.json' });
  expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    To: message.to,
    From: '+15005550006',
    Body: message.text,
  });
  expect(Object.fromEntries(new URLSearchParams(requests[1]?.body))).toEqual({
    To: message.to,
    MessagingServiceSid: 'MG123',
    Body: message.text,
  });
});

test.each([
  [400, 21211, 'badAddress', true],
  [400, 21610, 'refused', true],
  [401, 20003, 'auth', false],
  [404, 20404, 'refused', true],
  [429, 20429, 'temporary', false],
  [500, 20500, 'temporary', false],
])('the answer %i with number %i means %s', async (status, code, reason, isFinal) => {
  const url = await listen((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code, message: `no ${message.to}`, status }));
  });

  const error = await failure(twilioMessenger(settings(url)).send(message));

  expect(error).toMatchObject({ why: reason, isFinal, code: 'sms.failed' });
  expect(error.explanation).toContain(`(${code})`);
});

test('an error page instead of an answer is told by its status', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(503).end('<html>down</html>');
  });

  const error = await failure(twilioMessenger(settings(url)).send(message));

  expect(error).toMatchObject({
    why: 'temporary',
    explanation: 'The other side asks to try again later (503).',
  });
});

test('a silent service is a time-out', async () => {
  const url = await listen(() => undefined);

  const error = await failure(twilioMessenger({ ...settings(url), timeoutMs: 150 }).send(message));

  expect(error).toMatchObject({ why: 'timeout', isFinal: false });
});

test('a service that is not there, or sends us elsewhere, is unreachable', async () => {
  let wasFollowed = false;
  const elsewhere = await listen((_request, response) => {
    wasFollowed = true;
    response.end();
  });
  const redirecting = await listen((_request, response) => {
    response.writeHead(307, { location: elsewhere }).end();
  });

  const absent = await failure(twilioMessenger(settings('http://127.0.0.1:1')).send(message));
  const redirected = await failure(twilioMessenger(settings(redirecting)).send(message));

  expect([absent.why, redirected.why]).toEqual(['unreachable', 'unreachable']);
  expect(wasFollowed).toBe(false);
});

test('a wrong number never reaches the service', async () => {
  let asked = 0;
  const url = await listen((_request, response) => {
    asked++;
    response.end();
  });

  const error = await failure(twilioMessenger(settings(url)).send({ ...message, to: '0700' }));

  expect(error).toMatchObject({ why: 'badAddress', isFinal: true });
  expect(asked).toBe(0);
});
