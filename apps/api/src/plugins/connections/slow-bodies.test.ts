import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listenSomewhere } from '../../testing/raw-request.ts';
import { answerSlowRequest } from '../errors.ts';
import { limitConnectionsPerAddress } from './connections-per-address.ts';
import { refuseSlowBodies } from './slow-bodies.ts';

async function listening(graceMs: number, bytesPerSecond: number, answerMs = 0) {
  const app = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true });
  refuseSlowBodies(app, answerSlowRequest, { graceMs, bytesPerSecond, checkEveryMs: 20 });
  limitConnectionsPerAddress(app.server, 3);
  app.post('/', async ({ body }) => {
    await setTimeout(answerMs);
    return { letters: String(body).length };
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return { app, port: await listenSomewhere(app) };
}

/** Sends one byte every few milliseconds until the connection closes. */
async function trickle(port: number, bytes: number) {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.endsWith('}')) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
  let left = bytes;
  const timer = setInterval(() => {
    if (!socket.writable || left === 0) return;
    left -= 1;
    socket.write('a');
  }, 10);
  await once(socket, 'close');
  clearInterval(timer);
  return text;
}

test('a body below the minimum rate is refused with 408 and its connection ends', async () => {
  const { app, port } = await listening(100, 100_000);

  const answer = await trickle(port, 100_000);
  await app.close();

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request.tooSlow"');
});

test('a slow body above the minimum rate arrives', async () => {
  const { app, port } = await listening(100, 10);

  const answer = await trickle(port, 60);
  await app.close();

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"letters":60}');
});

test('a body that has arrived is not slow, however long its answer takes', async () => {
  const { app, port } = await listening(20, 1_000_000, 150);

  const answer = await trickle(port, 1);
  await app.close();

  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('an address has no more than its share of connections, and gets it back', async () => {
  const { app, port } = await listening(1_000, 1);
  const open = () => connect({ host: '127.0.0.1', port }).on('error', () => undefined);
  const three = [open(), open(), open()];
  await Promise.all(three.map((socket) => once(socket, 'connect')));

  await once(open(), 'close');
  three[0]?.destroy();
  await expect
    .poll(() => new Promise((done) => app.server.getConnections((_, count) => done(count))))
    .toBe(2);
  const again = open();
  again.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = await once(again, 'data');
  for (const socket of [...three, again]) socket.destroy();
  await app.close();

  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
});
