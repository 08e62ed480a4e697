import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  nothingRuns,
  processesOf,
  query,
  type ScratchInstallation,
  scratchInstallation,
} from './db/embedded/testing/scratch-installation.ts';
import { readMigrations } from './db/migrate.ts';
import { withDatabase } from './db/testing/database-names.ts';
import { type SpawnedFlink, spawnFlink } from './testing/spawned-flink.ts';

/** One sentence, one line: it starts with a capital, ends with a full stop, and nothing follows. */
const ONE_SENTENCE = /^[A-Z][^\n]+\.\n$/;

let folder: string;
let dataFolder: string;
const spawned: SpawnedFlink[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flink-start-'));
});

afterEach(async () => {
  for (const flink of spawned.splice(0)) {
    flink.signal('SIGKILL');
    await flink.ended;
  }
  await rm(dataFolder, { recursive: true, force: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function start(environment: Readonly<Record<string, string>>): SpawnedFlink {
  dataFolder = join(folder, 'data');
  const flink = spawnFlink({ FLINK_DATA: dataFolder, ...environment });
  spawned.push(flink);
  return flink;
}

/** The sentence with which a start stops; checks that it stopped as a start should. */
async function refusalOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const { code, stdout, stderr } = await start(environment).ended;
  expect(stderr).toMatch(ONE_SENTENCE);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr.trim();
}

test('a wrong variable stops the start before anything is made', async () => {
  expect(await refusalOf({ PORT: 'eighty' })).toBe(
    'The variable PORT is not usable: set it to a number from 0 to 65535.',
  );
  expect(existsSync(dataFolder)).toBe(false);
});

test('the demo world on an address that others reach stops the start before anything is made', async () => {
  const sentence = await refusalOf({ HOST: '0.0.0.0' });

  expect(sentence).toContain('HOST is 0.0.0.0');
  expect(sentence).toContain('FLINK_DEMO=off');
  expect(sentence).toContain('FLINK_DEMO=open');
  expect(existsSync(dataFolder)).toBe(false);
});

test('a taken port stops the start before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const sentence = await refusalOf({ PORT: String(port) });
  other.close();

  expect(sentence).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop the other program or set PORT to a free one.`,
  );
  expect(existsSync(dataFolder)).toBe(false);
});

test('a data folder that cannot be made stops the start', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');

  const sentence = await refusalOf({ FLINK_DATA: join(file, 'data') });

  expect(sentence).toContain(`The data folder ${join(file, 'data')} cannot be written to`);
  expect(sentence).toContain('set FLINK_DATA to another folder');
});

test('a data folder where no folder can be made stops the start at once', async () => {
  const sentence = await refusalOf({ FLINK_DATA: '/proc/flink/data' });

  expect(sentence).toContain('The data folder /proc/flink/data cannot be written to');
});

test('a database that cannot be reached stops the start, and its password is not shown', async () => {
  const sentence = await refusalOf({ DATABASE_URL: 'postgres://flink:open-sesame@127.0.0.1:1/house' });

  expect(sentence).toBe(
    'The database house at 127.0.0.1:1 does not answer (ECONNREFUSED): check DATABASE_URL, or unset it for the embedded database.',
  );
  expect(await readdir(dataFolder)).toEqual([]);
});

describe('with a database of its own', () => {
  let postgres: ScratchInstallation;
  let serverUrl: string;
  let databases = 0;

  beforeAll(async () => {
    postgres = await scratchInstallation();
    serverUrl = (await postgres.start()).url;
  });

  afterAll(() => postgres.remove());

  async function newDatabase(): Promise<string> {
    databases += 1;
    await query(serverUrl, `create database house_${databases}`);
    return withDatabase(serverUrl, `house_${databases}`);
  }

  test('a wrong password stops the start and is not shown', async () => {
    const wrong = new URL(serverUrl);
    wrong.password = 'open-sesame';

    const sentence = await refusalOf({ DATABASE_URL: wrong.href });

    expect(sentence).toMatch(
      /^The database flink at 127\.0\.0\.1:\d+ does not answer \(password authentication failed for user "\w+"\): check DATABASE_URL/,
    );
    expect(sentence).not.toContain('open-sesame');
  });

  test('a database that is not there stops the start', async () => {
    expect(await refusalOf({ DATABASE_URL: withDatabase(serverUrl, 'elsewhere') })).toContain(
      '(database "elsewhere" does not exist): check DATABASE_URL',
    );
  });

  test('a database of a newer version stops the start and is left as it was', async () => {
    const url = await newDatabase();
    await query(
      url,
      `create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz default now())`,
    );
    await query(url, `insert into schema_migrations values ('9999-teleport.sql', 'x')`);

    const sentence = await refusalOf({ DATABASE_URL: url });

    expect(sentence).toContain('newer version of Flink (migration 9999-teleport.sql is unknown here)');
    expect(sentence).toContain('point DATABASE_URL or FLINK_DATA at another database');
    expect(await query(url, `select relname from pg_class where relname = 'users'`)).toEqual([]);
    expect(await readdir(dataFolder)).toEqual([]);
  });

  test('two servers that start at once on an empty database share one world', async () => {
    const url = await newDatabase();
    const shared = { DATABASE_URL: url, FLINK_LOG: 'error' };

    const servers = [start(shared), start(shared)];
    const addresses = await Promise.all(servers.map(({ ready }) => ready));

    const ready = await Promise.all(addresses.map((address) => fetch(`${address}/api/ready`)));
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
    const [counted] = await query(
      url,
      `select (select count(*)::int from schema_migrations) as migrations, (select count(*)::int from locales) as locales,
        (select count(*)::int from users) as users, (select count(*)::int from families) as families`,
    );
    expect(counted).toEqual({
      migrations: (await readMigrations()).length,
      locales: 5,
      users: 14,
      families: 12,
    });
    const [here, there] = addresses;
    const { token } = await signIn(String(here), 'super@flink.test');
    const elsewhere = await fetch(`${there}/api/admin/users`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(elsewhere.status).toBe(200);
    for (const server of servers) server.signal('SIGTERM');
    expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);

    const open = await refusalOf({ DATABASE_URL: url, HOST: '0.0.0.0', FLINK_DEMO: 'off' });
    expect(open).toContain('This database holds the demo world, whose passwords are public');
  });
});

/** How much longer everything takes because the machine does other things: 1 when it does none. */
async function busyness(): Promise<number> {
  const work = `
    const began = performance.now();
    while (process.cpuUsage().user < 400_000) Math.sqrt(began);
    process.stdout.write(String((performance.now() - began) / 400));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', work]);
  return Math.max(1, Number(stdout));
}

async function signIn(address: string, username: string): Promise<{ token: string }> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'letmeplay1' }),
  });
  return reply.json();
}

describe('with the embedded database', () => {
  let house: ScratchInstallation;

  beforeAll(async () => {
    house = await scratchInstallation();
  });

  afterAll(() => house.remove());

  const startHouse = () => start({ FLINK_DATA: house.dataFolder, FLINK_LOG: 'error' });

  test('a first start shows the way in; SIGTERM ends it and leaves no process', async () => {
    const flink = startHouse();
    const address = await flink.ready;
    const { token } = await signIn(address, 'leo');

    flink.signal('SIGTERM');
    const { code, stdout, stderr } = await flink.ended;

    expect(token).toMatch(/^eyJ/);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(`Flink is ready at ${address}`);
    expect(stdout).toContain('Demo sign-ins, password letmeplay1:');
    expect(stdout).toMatch(/super@flink\.test +SUPER/);
    expect(await nothingRuns(house)).toBe(true);
  });

  test('a second start takes less than five seconds; SIGINT ends it and leaves no process', async () => {
    const before = await busyness();
    const began = performance.now();
    const flink = startHouse();
    await flink.ready;
    const took = performance.now() - began;
    const after = await busyness();
    flink.signal('SIGINT');
    const { code } = await flink.ended;

    expect(code).toBe(0);
    expect(took).toBeLessThan(5_000 * Math.max(before, after));
    expect(await nothingRuns(house)).toBe(true);
  });

  test('a signal in the middle of a start leaves no process either', async () => {
    const flink = startHouse();
    const isUnderWay = await eventually(async () => (await processesOf(house)).length > 0, 60_000);

    flink.signal('SIGTERM');
    const { stdout } = await flink.ended;

    expect({ isUnderWay, stdout }).toEqual({ isUnderWay: true, stdout: '' });
    expect(await nothingRuns(house)).toBe(true);
  });
});
