import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { freePort } from './free-port.ts';
import { endServer, launchServer, type ServerSetup } from './launch-server.ts';
import { tellingLine } from './server-log.ts';
import type { SupervisedProcess } from './supervised-process.ts';

export type StartLog = { info(message: string): void; warn(message: string): void };

type SupervisedServer = {
  port: number;
  stop(): Promise<void>;
  onGone(listener: (error: Error) => void): void;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
const PATIENCE_MS = 30_000;
/** Failures for no reason that is known to pass. A first start has nobody waiting for the database and says so at once. */
const FAILURES_OF_FIRST_START = 1;
const FAILURES_OF_RESTART = 5;
/** A server that dies again this soon after a restart has not recovered. */
const STEADY_AFTER_MS = 60_000;
const DEATHS_IN_A_ROW = 5;

/** Starts the server on a port of its own and restarts it there whenever it dies, until it is stopped. */
export async function superviseServer(
  setup: ServerSetup,
  log: StartLog,
  prepare: (superuser: pg.Client) => Promise<void>,
): Promise<SupervisedServer> {
  const stopping = new AbortController();
  const listeners = new Set<(error: Error) => void>();
  const first = await launchPatiently(setup, { kind: 'any' }, stopping.signal);
  try {
    await prepare(first.superuser);
    await first.superuser.end();
  } catch (error) {
    await endServer(first.process);
    throw error;
  }

  let current = first.process;
  const watching = watch(first.process);

  async function watch(server: SupervisedProcess): Promise<void> {
    server.letGo();
    let steadySince = performance.now();
    let deaths = 0;
    let watched = server;
    while (true) {
      const end = await watched.ended;
      if (stopping.signal.aborted) return;
      deaths = performance.now() - steadySince > STEADY_AFTER_MS ? 1 : deaths + 1;
      const how = end.kind === 'exited' ? (end.signal ?? `code ${end.code}`) : end.error.message;
      log.warn(`The embedded PostgreSQL ended unexpectedly (${how}) and is being restarted.`);
      try {
        if (deaths > DEATHS_IN_A_ROW) throw new Error(`It ended ${deaths} times in a row.`);
        const next = await launchPatiently(setup, { kind: 'same', port: first.port }, stopping.signal);
        if (stopping.signal.aborted) return await endServer(next.process);
        current = watched = next.process;
        watched.letGo();
        steadySince = performance.now();
        await next.superuser.end().catch(() => undefined);
      } catch (error) {
        if (stopping.signal.aborted) return;
        const gone = new Error('The embedded PostgreSQL ended and could not be restarted.', { cause: error });
        for (const listener of listeners) listener(gone);
        return;
      }
      log.info('The embedded PostgreSQL is running again.');
    }
  }

  return {
    port: first.port,
    async stop() {
      stopping.abort();
      await endServer(current);
      await watching;
    },
    onGone: (listener) => void listeners.add(listener),
  };
}

type Port = { kind: 'any' } | { kind: 'same'; port: number };

async function launchPatiently(setup: ServerSetup, wanted: Port, cancel: AbortSignal) {
  const started = performance.now();
  let failuresLeft = wanted.kind === 'same' ? FAILURES_OF_RESTART : FAILURES_OF_FIRST_START;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const port = wanted.kind === 'same' ? wanted.port : await freePort();
    const launch = await launchServer(setup, port, cancel);
    if (launch.kind === 'ready') return { ...launch, port };

    if (launch.reason === 'other') failuresLeft -= 1;
    if (failuresLeft === 0 || cancel.aborted || performance.now() - started > PATIENCE_MS) {
      throw new StartError(
        `The embedded PostgreSQL did not start (${tellingLine(launch.printed)}); see ${setup.log.path}, or set DATABASE_URL to use another PostgreSQL.`,
      );
    }
    // Processes of a server that was killed hold its memory until they notice.
    await sleep(pause, undefined, { signal: cancel });
  }
}
