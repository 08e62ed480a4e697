import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { METRICS_TOKEN, openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../testing/two-tenants.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});

afterAll(() => house.close());

test('a living process says so', async () => {
  const reply = await house.ask('health');

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    uptimeSeconds: expect.any(Number),
  });
});

test('it is ready when database and files answer', async () => {
  const reply = await house.ask('ready');

  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ status: 'ok', database: 'ok', files: 'ok' });
});

test('without the database it lives but is not ready', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);
  const broken = await openTestHouse({ replace: (made) => ({ ...made, db: nowhere }) });

  const ready = await broken.ask('ready', { headers: { 'user-locale': 'es' } });
  const health = await broken.ask('health');
  await broken.close();
  await nowhere.destroy();

  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    success: false,
    code: 'server.unavailable',
    message: 'El servicio aún no está listo. Inténtalo de nuevo en un momento',
  });
  expect(health.statusCode).toBe(200);
});

test('without the files it is not ready', async () => {
  const broken = await openTestHouse({
    replace: (made) => ({
      ...made,
      files: { ...made.files, check: () => Promise.reject(new Error('disk full')) },
    }),
  });

  const ready = await broken.ask('ready');
  await broken.close();

  expect(ready.statusCode).toBe(503);
});

test('files that do not answer are not waited for', async () => {
  const hanging = await openTestHouse({
    replace: (made) => ({ ...made, files: { ...made.files, check: () => new Promise(() => undefined) } }),
  });
  const began = performance.now();

  const ready = await hanging.ask('ready');
  await hanging.close();

  expect(ready.statusCode).toBe(503);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('metrics are for SUPER and the metrics token', async () => {
  const forSuper = await house.ask('metrics', { as: world.visitor('SUPER').token });
  const forToken = await house.ask('metrics', { as: METRICS_TOKEN });
  const forMaster = await house.ask('metrics', { as: world.visitor('MASTER_ADMIN').token });

  expect(forSuper.statusCode).toBe(200);
  expect(forToken.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(forToken.body).toMatch(/^process_cpu_seconds_total [\d.]+/m);
  expect(forMaster.statusCode).toBe(403);
});

test('metrics count by pattern, never by address', async () => {
  await house.server.inject({
    method: 'GET',
    url: `/api/admin/learningCenters/${world.a.center.id}?x=ana@example.test`,
  });
  await house.server.inject({ method: 'GET', url: '/api/somewhere/ana@example.test' });

  const { body } = await house.ask('metrics', { as: METRICS_TOKEN });

  expect(body).toMatch(
    /flink_http_request_seconds_count\{method="GET",route="\/api\/admin\/learningCenters\/:id",status="401"\} 1/,
  );
  expect(body).toMatch(/flink_http_request_seconds_count\{method="GET",route="none",status="404"\} 1/);
  expect(body).not.toContain('ana@example.test');
  expect(body).not.toContain(world.a.center.id);
});

test('without a metrics token in the settings none opens the metrics', async () => {
  const closed = await openTestHouse({ environment: { FLINK_METRICS_TOKEN: '' } });

  const reply = await closed.ask('metrics', { as: METRICS_TOKEN });
  await closed.close();

  expect(reply.statusCode).toBe(401);
});
