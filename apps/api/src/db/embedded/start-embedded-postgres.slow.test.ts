import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { FolderInUseError } from './folder-lock.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import {
  clusterData,
  modeOf,
  nothingRuns,
  query,
  type ScratchInstallation,
  scratchInstallation,
} from './testing/scratch-installation.ts';

const silent = { info() {}, warn() {} };
/** Line of postmaster.pid that names the folder of the Unix socket. */
const SOCKET_FOLDER_LINE = 4;
const root = process.getuid?.() === 0;

let initialized: ScratchInstallation;
let scratch: ScratchInstallation;

beforeAll(async () => {
  initialized = await scratchInstallation();
  await (await initialized.start()).stop();
});

beforeEach(async () => {
  scratch = await scratchInstallation({ copyOf: initialized });
});

afterEach(async () => {
  await scratch.remove();
});

afterAll(async () => {
  await initialized.remove();
});

test('a first start makes a database of Unicode text in UTC that listens on loopback only', async () => {
  const fresh = await scratchInstallation();
  const { url, port } = await fresh.start();

  const [row] = await query(
    url,
    `select current_database() as name, current_setting('server_encoding') as encoding,
       current_setting('timezone') as zone, current_setting('listen_addresses') as addresses,
       current_setting('port')::int as port, upper('ñandú') as upper`,
  );
  const pidFile = await readFile(join(await clusterData(fresh), 'postmaster.pid'), 'utf8');
  await fresh.remove();

  expect(row).toEqual({
    name: 'flink',
    encoding: 'UTF8',
    zone: 'UTC',
    addresses: '127.0.0.1',
    port,
    upper: 'ÑANDÚ',
  });
  expect(pidFile.split('\n')[SOCKET_FOLDER_LINE]).toBe('');
});

test('Flink is no superuser of its database, and a wrong password opens nothing', async () => {
  const { url } = await scratch.start();
  const stranger = new URL(url);
  stranger.password = 'guess';

  const [role] = await query(url, 'select rolsuper from pg_roles where rolname = current_user');

  expect(role).toEqual({ rolsuper: false });
  await expect(query(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('the password and the cluster are readable by their owner only', async () => {
  await scratch.start();

  const data = await clusterData(scratch);

  expect(await modeOf(data)).toBe('700');
  expect(await modeOf(join(data, '..', 'password'))).toBe('600');
});

test('what was written is there after a stop and a second start', async () => {
  const first = await scratch.start();
  await query(first.url, "create table kept as select 'Leo' as name");
  await first.stop();

  const second = await scratch.start();

  expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'Leo' }]);
});

test('a stop, and a second one at the same time, leaves no process behind', async () => {
  const postgres = await scratch.start();

  await Promise.all([postgres.stop(), postgres.stop()]);

  expect(await nothingRuns(scratch)).toBe(true);
});

test('a stop does not wait for open connections', async () => {
  const postgres = await scratch.start();
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  const work = client.query('select pg_sleep(600)').catch(() => 'lost');

  await postgres.stop();

  expect(await work).toBe('lost');
});

test('a second Flink on the same folder is refused with one sentence, and the first goes on', async () => {
  const first = await scratch.start();

  const refusals = await Promise.allSettled([scratch.start()]);
  const elsewhere = await scratch.startElsewhere().outcome;

  expect(refusals[0]).toMatchObject({ status: 'rejected', reason: expect.any(FolderInUseError) });
  expect(elsewhere).toMatch(/^StartError: Another Flink is already running on .+FLINK_DATA\.$/);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database of any name is made in a cluster that exists already', async () => {
  const second = await startEmbeddedPostgres({
    dataFolder: scratch.dataFolder,
    databaseName: 'Zweite "DB"',
    log: silent,
  });
  const [row] = await query(second.url, 'select current_database() as name');
  await second.stop();

  expect(row).toEqual({ name: 'Zweite "DB"' });
});

test('data of another PostgreSQL version stops the start and stays as it is', async () => {
  const versionFile = join(await clusterData(scratch), 'PG_VERSION');
  await writeFile(versionFile, '42\n');

  const start = scratch.start();

  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/written by PostgreSQL 42 .+FLINK_DATA/);
  expect(await readFile(versionFile, 'utf8')).toBe('42\n');
});

test('a folder that cannot be written stops the start', async () => {
  await writeFile(join(scratch.folder, 'file'), '');
  const dataFolder = join(scratch.folder, 'file', 'data');

  const start = startEmbeddedPostgres({ dataFolder, log: silent });

  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`cannot write to the data folder ${dataFolder}`);
});

test('a cluster folder that lost its files stops the start instead of being replaced by an empty one', async () => {
  const data = await clusterData(scratch);
  await rm(data, { recursive: true });

  await expect(scratch.start()).rejects.toThrow(/no longer holds a whole database/);
});

test('a lost or foreign password stops the start', async () => {
  const password = join(await clusterData(scratch), '..', 'password');

  await writeFile(password, 'another\n');
  await expect(scratch.start()).rejects.toThrow(/does not accept the password/);
  await rm(password);
  await expect(scratch.start()).rejects.toThrow(/password of the database cannot be read/);

  expect(await nothingRuns(scratch)).toBe(true);
});

test('a setting that PostgreSQL does not know is named', async () => {
  const start = startEmbeddedPostgres({
    dataFolder: scratch.dataFolder,
    log: silent,
    settings: { fsync: 'off', colour_of_the_elephant: 'blue' },
  });

  await expect(start).rejects.toThrow(/did not start .+colour_of_the_elephant/);
});

test('a data folder with spaces and quotes in its name works', async () => {
  const dataFolder = join(scratch.folder, `Ana's "data" folder $HOME`);
  await mkdir(dataFolder);

  const postgres = await startEmbeddedPostgres({ dataFolder, log: silent, settings: { fsync: 'off' } });
  const rows = await query(postgres.url, 'select 1 as one');
  await postgres.stop();

  expect(rows).toEqual([{ one: 1 }]);
});

test('in a folder closed to all others the database starts, and starts again', async () => {
  const closed = await scratchInstallation({ mode: 0o700 });
  try {
    const first = await closed.start();
    await query(first.url, 'create table kept as select 1 as one');
    await first.stop();

    const second = await closed.start();
    const rows = await query(second.url, 'select one from kept');

    expect(rows).toEqual([{ one: 1 }]);
    expect((await clusterData(closed)).startsWith(closed.folder)).toBe(!root);
  } finally {
    await closed.remove();
  }
});

test.runIf(root)(
  'a copy of a data folder whose database is kept outside cannot start beside it',
  async () => {
    const closed = await scratchInstallation({ mode: 0o700 });
    try {
      await closed.start();
      const copy = join(closed.folder, 'copy');
      await cp(closed.dataFolder, copy, { recursive: true });

      await expect(startEmbeddedPostgres({ dataFolder: copy, log: silent })).rejects.toThrow(
        FolderInUseError,
      );
    } finally {
      await closed.remove();
    }
  },
);

test.runIf(root)('a database kept outside that was lost is not replaced by an empty one', async () => {
  const closed = await scratchInstallation({ mode: 0o700 });
  try {
    await (await closed.start()).stop();
    const home = join(await clusterData(closed), '..', '..');
    await rm(home, { recursive: true });

    await expect(closed.start()).rejects.toThrow(/which is gone; bring it back, or delete/);
    await mkdir(home);
  } finally {
    await closed.remove();
  }
});

test.runIf(root)('a cluster that root has restored from a backup is given back to its user', async () => {
  const data = await clusterData(scratch);
  await promisify(execFile)('chown', ['-R', '0:0', data]);

  const postgres = await scratch.start();

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(data)).uid).not.toBe(0);
});

test('the server logs neither statements nor the values in them', async () => {
  const postgres = await scratch.start();
  await query(postgres.url, "create table child (name text primary key); insert into child values ('Amani')");

  await query(postgres.url, "insert into child values ('Amani')").catch(() => undefined);
  await query(postgres.url, "select 'Zawadi'::int").catch(() => undefined);
  await postgres.stop();

  const home = join(await clusterData(scratch), '..', '..');
  expect(await readdir(home)).toContain('postgres.log');
  const log = await readFile(join(home, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/Amani|Zawadi/);
});
