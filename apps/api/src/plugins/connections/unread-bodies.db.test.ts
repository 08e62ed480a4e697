import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenSomewhere } from '../../testing/raw-request.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';

/** More than is read after a refusal. */
const ENDLESS = 60_000_000;
const PER_MINUTE = 400;

let house: TestHouse;
let port: number;

beforeAll(async () => {
  house = await openTestHouse({ environment: { FLINK_REQUESTS_PER_MINUTE: String(PER_MINUTE) } });
  port = await listenSomewhere(house.server);
});

afterAll(() => house.close());

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

interface Refused {
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly bytes: number;
  readonly isChunked?: boolean;
}

/** A body, and a second request behind it on the same connection: both answers, or the end of the connection. */
async function answersTo({
  method = 'POST',
  path,
  type = 'application/json',
  bytes,
  isChunked = false,
}: Refused) {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  let text = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (statuses().length === 2) resolve();
  });
  // A sender that goes on into a closed connection is reset.
  socket
    .on('error', () => undefined)
    .on('end', resolve)
    .on('close', resolve);
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`;
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`);
  const body = Buffer.alloc(bytes, 'a');
  socket.write(isChunked ? Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), body]) : body);
  socket.write(isChunked ? `\r\n0\r\n\r\n${HEALTH}` : HEALTH);
  await promise;
  socket.destroy();
  return { statuses: statuses(), saysClose: /^connection: close\r$/im.test(text) };
}

const REFUSALS: readonly (readonly [string, number, Omit<Refused, 'bytes'>])[] = [
  ['a body read by hand', 413, { path: '/api/stripe/webhook' }],
  ['a body read by hand, of unknown length', 413, { path: '/api/stripe/webhook', isChunked: true }],
  ['an upload with a false link', 403, { path: '/api/files/upload/false', method: 'PUT', type: 'image/png' }],
  ['nobody who has signed in', 401, { path: '/api/flink-play/update-learners' }],
  ['a parsed body', 413, { path: '/api/auth/login' }],
  ['a parsed body of unknown length', 413, { path: '/api/auth/login', isChunked: true }],
  ['a media type', 415, { path: '/api/auth/login', type: 'text/csv' }],
  ['an unknown path', 404, { path: '/api/nowhere', type: 'text/csv' }],
  ['a method', 405, { path: '/api/health', type: 'text/csv' }],
];

for (const bytes of [1_200_000, ENDLESS])
  test.each(REFUSALS)(
    `refusing %s of ${bytes} bytes with %i lets no request behind it hang`,
    async (_, status, refused) => {
      const { statuses, saysClose } = await answersTo({ ...refused, bytes });

      // Of an endless body the answer may be lost with the connection.
      if (bytes !== ENDLESS || statuses.length > 0) expect(statuses[0]).toBe(status);
      if (statuses.length === 1) expect(saysClose).toBe(true);
      else if (bytes !== ENDLESS) expect(statuses).toEqual([status, 200]);
    },
  );

test('a sender that stops in the middle of a refused body is answered and cut off', async () => {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('error', () => undefined).on('close', () => resolve());
  socket.write('POST /api/stripe/webhook HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n');
  socket.write(Buffer.alloc(2_000_000));

  await closed;

  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toMatch(/^connection: close\r$/im);
});

test('an address that asks too often is refused without its connection hanging', async () => {
  const answers = [];
  for (let n = 0; n < PER_MINUTE; n += 1) answers.push(await house.server.inject({ url: '/api/health' }));
  expect(answers.at(-1)?.statusCode).toBe(429);

  const { statuses } = await answersTo({ path: '/api/flink-play/update-learners', bytes: 90_000 });

  expect(statuses).toEqual([429, 429]);
});
