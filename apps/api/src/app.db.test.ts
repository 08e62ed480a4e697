import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { type Db, openDatabase } from './db/database.ts';
import { listenSomewhere, sendRaw } from './testing/raw-request.ts';
import { openTestHouse } from './testing/test-house.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: flink.test\r\n\r\n`;

/** Keeps a table to itself, so that whoever reads it waits until it is let go. */
async function holdTable(url: string): Promise<() => Promise<void>> {
  const db = openDatabase(url, 2, () => undefined);
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table learning_centers in access exclusive mode`.execute(tx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await holding;
    await db.destroy();
  };
}

const somebodyWaits = (db: Db) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 10_000 },
  );

test('a server that stops finishes what it began, takes nothing new and says so', async () => {
  const house = await openTestHouse();
  const port = await listenSomewhere(house.server);
  const release = await holdTable(house.databaseUrl);
  const socket = connect({ host: '127.0.0.1', port });
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.write(request('/api/common/all'));
  await somebodyWaits(house.db);

  const stopped = house.app.stop();
  const stranger = sendRaw(port, request('/api/health'));
  await expect(stranger).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  socket.write(request('/api/ready'));
  await sleep(50);
  expect(received).toBe('');
  await release();
  await once(socket, 'close');
  await stopped;

  const [finished = '', refused = ''] = received.split(/(?<=\})(?=HTTP\/1\.1 )/);
  expect(finished).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(finished.split('\r\n\r\n')[1] ?? '')).toMatchObject({ learningCenters: [] });
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  expect(refused.toLowerCase()).toContain('connection: close');
  expect(refused).toContain('"code":"server.unavailable"');
  await house.close();
});

test('an idle connection does not keep a server from stopping', async () => {
  const house = await openTestHouse();
  const port = await listenSomewhere(house.server);
  const idle = connect({ host: '127.0.0.1', port });
  idle.write(request('/api/health'));
  await once(idle, 'data');
  const began = performance.now();

  await house.app.stop();

  expect(performance.now() - began).toBeLessThan(3_000);
  idle.destroy();
  await house.close();
});
