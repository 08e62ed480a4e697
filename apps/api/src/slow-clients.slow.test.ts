import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../content/load/demo-world.ts';
import { type ScratchInstallation, scratchInstallation } from './db/embedded/testing/scratch-installation.ts';
import { type SpawnedFlink, spawnFlink } from './testing/spawned-flink.ts';

const SLOW_CLIENTS = 500;
const BYTE_EVERY_MS = 3_000;
/** The grace of a body, and the time until somebody looks. */
const CLOSED_WITHIN_MS = 60_000;

let installation: ScratchInstallation;
let flink: SpawnedFlink;
let address: URL;

beforeAll(async () => {
  installation = await scratchInstallation();
  flink = spawnFlink({ FLINK_DATA: installation.dataFolder, FLINK_LOG: 'error' });
  address = new URL(await flink.ready);
});

afterAll(async () => {
  flink.signal('SIGKILL');
  await flink.ended;
  await installation.remove();
});

/** Announces a body and sends a byte of it now and then, for as long as it is let. */
function slowClient(): { readonly socket: Socket; readonly closed: Promise<void> } {
  const socket = connect({ host: address.hostname, port: Number(address.port) });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('error', () => undefined).on('close', () => resolve());
  socket.resume();
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n',
  );
  const timer = setInterval(() => socket.writable && socket.write(' '), BYTE_EVERY_MS);
  closed.then(() => clearInterval(timer));
  return { socket, closed };
}

const call = async (path: string, token: string | null, body?: object) => {
  const answer = await fetch(new URL(path, address), {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, path).toBe(200);
  return answer.json();
};

test('a family plays while 500 clients send a byte every three seconds, until these are cut off', async () => {
  const clients = Array.from({ length: SLOW_CLIENTS }, slowClient);
  const allClosed = Promise.all(clients.map(({ closed }) => closed)).then(() => true);
  let isOver = false;
  allClosed.then(() => {
    isOver = true;
  });
  const { token } = await call('/api/auth/login', null, { username: 'leo', password: DEMO_PASSWORD });
  const startedAt = Date.now();

  let played = 0;
  while (!isOver && Date.now() - startedAt < CLOSED_WITHIN_MS) {
    await call('/api/flink-play/get-data', token);
    await call('/api/flink-play/track-time', token, { addTimeInApp: 1 });
    played += 1;
  }

  expect(played).toBeGreaterThan(20);
  expect(await Promise.race([allClosed, Promise.resolve(false)])).toBe(true);
});
