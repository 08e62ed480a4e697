import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clusterData,
  eventually,
  nothingRuns,
  processesOf,
  query,
  type ScratchInstallation,
  scratchInstallation,
  serverPid,
} from './testing/scratch-installation.ts';

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

async function answers(url: string): Promise<boolean> {
  return eventually(async () => (await query(url, 'select 1')).length === 1);
}

test('a killed server comes back on the same address with its data, as often as it is killed', async () => {
  const { url } = await scratch.start();
  await query(url, 'create table kept as select 1 as one');

  for (let kill = 0; kill < 7; kill += 1) {
    process.kill(await serverPid(scratch), 'SIGKILL');

    expect(await answers(url)).toBe(true);
  }
  expect(await query(url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a killed server comes back although one of its processes was too busy to notice', async () => {
  const { url } = await scratch.start();
  const busy = query(url, `do $$ begin while clock_timestamp() < now() + '2 s' loop end loop; end $$`);
  await eventually(async () => {
    const rows = await query(
      url,
      `select from pg_stat_activity where query like 'do %' and state = 'active'`,
    );
    return rows.length === 1;
  });

  process.kill(await serverPid(scratch), 'SIGKILL');

  expect(await answers(url)).toBe(true);
  expect(await readFile(join(scratch.dataFolder, 'postgres', 'postgres.log'), 'utf8')).toContain(
    'pre-existing shared memory block',
  );
  await busy.catch(() => undefined);
});

test('a stop while the server is being restarted leaves no process behind', async () => {
  const postgres = await scratch.start();

  process.kill(await serverPid(scratch), 'SIGKILL');
  await eventually(async () => (await processesOf(scratch)).length === 0, 100);
  await postgres.stop();

  expect(await nothingRuns(scratch)).toBe(true);
});

test('a server that cannot be started is tried again until it can', async () => {
  const { url } = await scratch.start();
  const log = join(scratch.dataFolder, 'postgres', 'postgres.log');
  const control = join(await clusterData(scratch), 'global', 'pg_control');
  const failures = async () => (await readFile(log, 'utf8')).split('pg_control').length - 1;

  await rename(control, `${control}.lost`);
  process.kill(await serverPid(scratch), 'SIGKILL');
  const triedAgain = await eventually(async () => (await failures()) >= 3, 60_000);
  await rename(`${control}.lost`, control);

  expect(triedAgain).toBe(true);
  expect(await answers(url)).toBe(true);
});

test('a killed Flink takes its server with it, and the next start has the data', async () => {
  const other = scratch.startElsewhere();
  const url = await other.outcome;
  await query(url, 'create table kept as select 1 as one');
  expect(await processesOf(scratch)).not.toEqual([]);

  await other.kill();

  expect(await nothingRuns(scratch)).toBe(true);
  const next = await scratch.start();
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a killed Flink takes its server with it even when a connection is at work', async () => {
  const other = scratch.startElsewhere();
  const client = new pg.Client({ connectionString: await other.outcome });
  client.on('error', () => {});
  await client.connect();
  const work = client.query('select pg_sleep(600)').catch(() => 'lost');

  await other.kill();

  expect(await work).toBe('lost');
  expect(await nothingRuns(scratch)).toBe(true);
});

test('a start right after Flink and its server were both killed succeeds at once', async () => {
  const other = scratch.startElsewhere();
  await query(await other.outcome, 'create table kept as select 1 as one');

  process.kill(await serverPid(scratch), 'SIGKILL');
  await other.kill();
  const next = await scratch.start();

  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a start right after Flink was killed waits for the old server to end', async () => {
  const other = scratch.startElsewhere();
  await query(await other.outcome, 'create table kept as select 1 as one');
  const old = await serverPid(scratch);

  await other.kill();
  const next = await scratch.start();

  expect(await serverPid(scratch)).not.toBe(old);
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a first start that was killed half-way is thrown away and done again', async () => {
  const fresh = await scratchInstallation();
  const home = join(fresh.dataFolder, 'postgres');
  const drafts = async () => (await readdir(home)).filter((entry) => entry.startsWith('cluster.partial-'));
  const other = fresh.startElsewhere();
  const half = await eventually(async () => {
    const [draft] = await drafts();
    return draft !== undefined && (await readdir(join(home, draft, 'data'))).includes('base');
  });

  await other.kill();
  expect(half).toBe(true);
  await expect(stat(join(home, 'cluster'))).rejects.toThrow('ENOENT');
  const next = await fresh.start();

  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await drafts()).toEqual([]);
  await fresh.remove();
});

test('a pid file that names a process of somebody else neither blocks the start nor ends that process', async () => {
  const data = await clusterData(scratch);
  const { uid, gid } = await stat(data);
  const bystander = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
  await writeFile(join(data, 'postmaster.pid'), `${bystander.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n`);

  const postgres = await scratch.start();

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  bystander.kill('SIGKILL');
  await once(bystander, 'exit');
});

test.each(['', 'half-writ'])('a pid file that holds "%s" does not block the start', async (content) => {
  await writeFile(join(await clusterData(scratch), 'postmaster.pid'), content);

  const postgres = await scratch.start();

  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
