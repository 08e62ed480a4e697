import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenSomewhere } from '../../testing/raw-request.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';

const MANY = 500;

let house: TestHouse;
let port: number;

beforeAll(async () => {
  house = await openTestHouse();
  port = await listenSomewhere(house.server);
});

afterAll(() => house.close());

test('nobody may be silent for long before, in the middle of or after a request', () => {
  const { headersTimeout, timeout, keepAliveTimeout } = house.server.server;

  expect(headersTimeout).toBeLessThanOrEqual(15_000);
  expect(timeout).toBeLessThanOrEqual(60_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(75_000);
});

test('hundreds of connections that never ask anything are told so and closed', async () => {
  // What is fifteen seconds in service; when it is looked for stays as it is.
  house.server.server.headersTimeout = 300;
  const said: string[] = [];
  const silent = await Promise.all(
    Array.from({ length: MANY }, async () => {
      const socket: Socket = connect({ host: '127.0.0.1', port });
      socket.setEncoding('utf8').once('data', (text: string) => said.push(text));
      await once(socket, 'connect');
      return socket;
    }),
  );

  await Promise.all(silent.map((socket) => (socket.closed ? undefined : once(socket, 'close'))));

  expect(said).toHaveLength(MANY);
  expect(said[0]).toMatch(/^HTTP\/1.1 408 /);
  expect(said[0]).toContain('"code":"request.tooSlow"');
  expect((await house.ask('health')).statusCode).toBe(200);
});
