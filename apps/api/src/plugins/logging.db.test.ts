import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listenSomewhere, sendRaw } from '../testing/raw-request.ts';
import { signInName } from '../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { makeTwoTenants, PASSWORD, type TwoTenants } from '../testing/two-tenants.ts';

const lines: string[] = [];
let house: TestHouse;
let world: TwoTenants;
let web: string;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'flink-test-web-'));
  await mkdir(join(web, 'assets'));
  for (const file of ['index.html', 'index-play.html', 'worker.js', 'favicon.ico'])
    await writeFile(join(web, file), '<p>Flink</p>');
  await writeFile(join(web, 'page-paths.json'), '["/set-password/$token"]');
  house = await openTestHouse({ webFolder: web, log: { write: (line) => void lines.push(line) } });
  world = await makeTwoTenants(house);
});

afterAll(async () => {
  await house.close();
  await rm(web, { recursive: true });
});

beforeEach(() => {
  lines.length = 0;
});

const log = () => lines.join('');
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const get = (url: string) => house.server.inject({ method: 'GET', url });

test('a request is logged by its pattern, its status and its id', async () => {
  const reply = await house.ask('learningCentersRow', {
    params: { id: world.a.center.id },
    as: world.visitor('SUPER').token,
  });

  const finished = entries().find((entry) => 'res' in entry);
  expect(finished).toMatchObject({
    app: 'flink',
    res: { status: 200 },
    reqId: reply.headers['x-request-id'],
  });
  expect(entries().find((entry) => 'req' in entry)).toMatchObject({
    req: { method: 'GET', route: '/api/admin/learningCenters/:id' },
  });
  expect(log()).not.toContain(world.a.center.id);
});

test('no name, email, password or token of a person who signs in is logged', async () => {
  const email = signInName(world.a.user('TEACHER'));
  const child = world.a.child.marker;

  await house.ask('login', { body: { username: email, password: 'a wrong passw0rd' } });
  await house.ask('login', { body: { username: child, password: PASSWORD } });
  await house.ask('login', { body: { username: email, password: PASSWORD, [`${child}`]: 1 } });
  await house.ask('familyMembersByFamily', {
    params: { id: world.a.taught.id },
    as: world.visitor('TEACHER').token,
  });
  await house.ask('updateToken', { as: `${world.visitor('TEACHER').token}x` });

  expect(lines.length).toBeGreaterThanOrEqual(10);
  for (const secret of [email, child, PASSWORD, 'a wrong passw0rd', String(world.visitor('TEACHER').token)]) {
    expect(log()).not.toContain(secret);
  }
});

test.each([
  '/login?username=quokka7x&password=open-sesame',
  '/api/nowhere/quokka7x?password=open-sesame',
  '/api/admin/users?filter=quokka7x&password=open-sesame',
  '/api/admin/learningCenters/%?password=open-sesame&name=quokka7x',
  '/assets/quokka7x.js?password=open-sesame',
])('what stands in an address is not logged: %s', async (url) => {
  await get(url);

  expect(log()).not.toMatch(/open-sesame|quokka7x/);
});

test('broken bodies are not quoted', async () => {
  const send = (payload: string) =>
    house.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  await send('{"username":"quokka7x","password":"open-sesame"');
  await send('{"username":"quokka7x","password":"open-sesame" quokka7x}');
  await send(JSON.stringify({ username: 'quokka7x', password: 'open-sesame'.repeat(20_000) }));

  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(log()).not.toMatch(/open-sesame|quokka7x/);
});

test('a failure is logged by its place and code, without the row that the database quotes', async () => {
  await sql`
    create function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'Failing row contains (%, %)', new.email, new.firstname using detail = new.password_hash;
    end $$`.execute(house.db);
  await sql`create trigger refuse before update on users for each row execute function refuse()`.execute(
    house.db,
  );
  const row = world.a.user('REGULAR');

  const reply = await house.ask('login', { body: { username: signInName(row), password: PASSWORD } });
  await sql`drop function refuse() cascade`.execute(house.db);

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ success: false, code: 'server.failed', message: 'Something went wrong.' });
  const failure = entries().find(({ msg }) => msg === 'request failed');
  expect(failure).toMatchObject({ level: 50, err: { code: 'P0001', stack: expect.stringContaining('at ') } });
  expect(failure?.reqId).toBe(reply.headers['x-request-id']);
  expect(log()).not.toContain(row.marker);
  expect(log()).not.toContain('argon2');
});

test('a connection that is closed before its request is read is no failure', async () => {
  const port = await listenSomewhere(house.server);
  // What a health check leaves that gives up: the request is here, the connection is gone.
  house.server.server.prependOnceListener('request', ({ socket }: IncomingMessage) => socket.destroy());

  await sendRaw(port, 'GET /api/admin/users HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await get('/api/admin/users');

  expect(entries().filter((entry) => 'req' in entry)).toHaveLength(2);
  expect(entries().filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
