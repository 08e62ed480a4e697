import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { clusterPaths } from './cluster-home.ts';
import { SUPERUSER } from './init-cluster.ts';
import { retireOldServer, saysItIsStarting } from './old-server.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerLog } from './server-log.ts';
import { type SupervisedProcess, startSupervised } from './supervised-process.ts';

export type ServerSetup = {
  home: string;
  account: ServerAccount;
  binaries: Binaries;
  log: ServerLog;
  password: string;
  settings: Record<string, string>;
};

type Launch =
  | { kind: 'ready'; process: SupervisedProcess; superuser: pg.Client }
  | { kind: 'failed'; reason: 'port-taken' | 'old-memory-in-use' | 'other'; printed: string };

const POLL_MS = 15;
/** Replaying the log after a crash takes as long as it takes; longer than this is not a start any more. */
const READY_WITHIN_MS = 300_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  // Messages of statements quote values, and values are people's names.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // After a crash everything is forced to the disk: in one go, where the system can, instead of file by file, which takes
  // a slow disk many seconds.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};

/** Starts the server and waits until it answers. Only a state that no retry can change is thrown. */
export async function launchServer(setup: ServerSetup, port: number, cancel: AbortSignal): Promise<Launch> {
  const { data } = clusterPaths(setup.home);
  const { impostor } = await retireOldServer(data);
  const printed = setup.log.sinceNow();
  const server = startSupervised({
    program: join(setup.binaries.folder, 'bin', 'postgres'),
    args: serverArguments(data, port, setup.settings),
    account: setup.account,
    output: setup.log.descriptor,
    // The variable by which pg_ctl tells the server which live process in a pid file is not a server.
    env: impostor === undefined ? {} : { PG_GRANDPARENT_PID: String(impostor) },
  });

  try {
    const superuser = await connectWhenReady(server, port, setup, cancel);
    if (superuser) return { kind: 'ready', process: server, superuser };
  } catch (error) {
    await endServer(server);
    throw error;
  }
  await endServer(server);
  const end = await server.ended;
  const output = end.kind === 'not-started' ? end.error.message : await printed();
  return { kind: 'failed', reason: reasonOf(output), printed: output };
}

export function serverArguments(data: string, port: number, settings: Record<string, string>): string[] {
  const all = Object.entries({ ...SETTINGS, ...settings });
  return ['-D', data, '-p', String(port), ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

export function reasonOf(output: string): 'port-taken' | 'old-memory-in-use' | 'other' {
  if (output.includes('Address already in use')) return 'port-taken';
  if (output.includes('pre-existing shared memory block')) return 'old-memory-in-use';
  return 'other';
}

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;

/** Fast shutdown: open transactions are rolled back and everything is written; immediate only when that hangs. */
export async function endServer(server: SupervisedProcess): Promise<void> {
  server.holdOn();
  for (const [signal, patience] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
    ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
  ] as const) {
    if (server.hasEnded()) return;
    server.signal(signal);
    const giveUp = new AbortController();
    await Promise.race([
      server.ended,
      sleep(patience, undefined, { signal: giveUp.signal }).catch(() => undefined),
    ]);
    giveUp.abort();
  }
}

async function connectWhenReady(
  server: SupervisedProcess,
  port: number,
  { home, password }: ServerSetup,
  cancel: AbortSignal,
): Promise<pg.Client | undefined> {
  const started = performance.now();
  const { data } = clusterPaths(home);
  while (!server.hasEnded() && !cancel.aborted && performance.now() - started < READY_WITHIN_MS) {
    // Asked over and over, a server that replays its log would be busy with saying no.
    if (await saysItIsStarting(data)) {
      await sleep(POLL_MS);
      continue;
    }
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    });
    // A connection that breaks later is noticed through the server's process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (isWrongPassword(error)) {
        throw new StartError(
          'The embedded database does not accept the password kept beside it; restore the whole data folder from one backup, or name another folder in FLINK_DATA.',
          { cause: error },
        );
      }
      await sleep(POLL_MS);
    }
  }
  return undefined;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '28P01';
}
