import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { removeEmbeddedPostgres } from '../remove-embedded-postgres.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const silent = { info() {}, warn() {} };

// The scenarios kill processes, not the machine: without waiting for the disk they mean the same.
const settings = { fsync: 'off' };

export type ScratchInstallation = {
  folder: string;
  dataFolder: string;
  start(): Promise<EmbeddedPostgres>;
  /** Starts it from another Node process, which can then be killed. */
  startElsewhere(): OtherProcess;
  remove(): Promise<void>;
};

type OtherProcess = {
  /** The address of the database, or the text of the error that stopped the start. */
  outcome: Promise<string>;
  kill(): Promise<void>;
};

export async function scratchInstallation(
  options: { mode?: number; copyOf?: ScratchInstallation } = {},
): Promise<ScratchInstallation> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'flink-embedded-')));
  await chmod(folder, options.mode ?? 0o755);
  const dataFolder = join(folder, 'data');
  if (options.copyOf) await promisify(execFile)('cp', ['-a', options.copyOf.dataFolder, dataFolder]);
  const running = new Set<EmbeddedPostgres>();
  const others = new Set<OtherProcess>();
  return {
    folder,
    dataFolder,
    async start() {
      const postgres = await startEmbeddedPostgres({ dataFolder, log: silent, settings });
      running.add(postgres);
      return postgres;
    },
    startElsewhere() {
      const other = startInOtherProcess(dataFolder);
      others.add(other);
      return other;
    },
    async remove() {
      for (const postgres of running) await postgres.stop();
      for (const other of others) await other.kill();
      await removeEmbeddedPostgres(dataFolder);
      await rm(folder, { recursive: true });
    },
  };
}

function startInOtherProcess(dataFolder: string): OtherProcess {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../start-embedded-postgres.ts', import.meta.url))};
    setInterval(() => {}, 1000);
    try {
      const log = { info() {}, warn() {} };
      const { url } = await startEmbeddedPostgres(${JSON.stringify({ dataFolder, settings })
        .slice(0, -1)
        .concat(', log }')});
      process.stdout.write(url + '\\n');
    } catch (error) {
      process.stdout.write(error.name + ': ' + error.message + '\\n');
    }
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return {
    outcome: Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      once(child, 'exit').then(() => 'ended before it said anything'),
    ]),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that dies while the connection closes is what several scenarios are about.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

type Where = Pick<ScratchInstallation, 'dataFolder'>;

/** Where the cluster is, be it in the data folder or elsewhere. */
export async function clusterData({ dataFolder }: Where): Promise<string> {
  const entry = join(dataFolder, 'postgres');
  const pointer = await readFile(join(entry, 'where-the-database-is.txt'), 'utf8').catch(() => entry);
  return join(pointer.split('\n')[0] ?? entry, 'cluster', 'data');
}

export async function serverPid(where: Where): Promise<number> {
  return Number((await pidFile(where))[0]);
}

/** The address of a database that another process keeps, for its superuser. */
export async function superuserUrl(where: Where): Promise<string> {
  const port = (await pidFile(where))[3];
  const password = await readFile(join(await clusterData(where), '..', 'password'), 'utf8');
  return `postgres://postgres:${password.trim()}@127.0.0.1:${port}/flink`;
}

const pidFile = async (where: Where) =>
  (await readFile(join(await clusterData(where), 'postmaster.pid'), 'utf8')).split('\n');

/** Waited for, because the watcher of a server that has ended needs a moment to hear of it. */
export async function nothingRuns(scratch: ScratchInstallation): Promise<boolean> {
  return eventually(async () => (await processesOf(scratch)).length === 0);
}

/** Every process, server or watcher, that was started for this data folder and has not ended. */
export async function processesOf(scratch: ScratchInstallation): Promise<number[]> {
  const data = await clusterData(scratch);
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (/^\d+$/.test(entry) && command.split('\0').includes(data)) found.push(Number(entry));
  }
  return found;
}

export async function eventually(condition: () => Promise<boolean>, withinMs = 15_000): Promise<boolean> {
  const started = performance.now();
  while (performance.now() - started < withinMs) {
    if (await condition().catch(() => false)) return true;
    await sleep(20);
  }
  return false;
}

export async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}
