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
};

const FIRST_PAUSE_MS = 50;
/** What holds a restart up is mostly a process of the old server that is about to notice. */
const LONGEST_PAUSE_MS = 500;
/** A full disk, a missing file: it takes a person to mend it, and Flink notices within this time. */
const LONGEST_PAUSE_AFTER_FAILURE_MS = 5_000;
/** A first start has nobody waiting for the database and says at once what is wrong. */
const FIRST_START_PATIENCE_MS = 30_000;

/**
 * Starts the server on a port of its own and starts it again there whenever it dies, for as long as Flink runs: people
 * are told to come back in a moment, and whatever kept it from starting may be mended meanwhile.
 */
export async function superviseServer(
  setup: ServerSetup,
  log: StartLog,
  prepare: (superuser: pg.Client) => Promise<void>,
): Promise<SupervisedServer> {
  const stopping = new AbortController();
  const first = await firstLaunch(setup);
  try {
    await prepare(first.superuser);
    await first.superuser.end();
  } catch (error) {
    await endServer(first.process);
    throw error;
  }

  let current = first.process;
  const watching = watch();

  async function watch(): Promise<void> {
    while (true) {
      current.letGo();
      const end = await current.ended;
      if (stopping.signal.aborted) return;
      const how = end.kind === 'exited' ? (end.signal ?? `code ${end.code}`) : end.error.message;
      log.warn(`The embedded PostgreSQL ended unexpectedly (${how}) and is being started again.`);
      const next = await relaunch(setup, first.port, { log, cancel: stopping.signal });
      if (!next) return;
      if (stopping.signal.aborted) return endServer(next);
      current = next;
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
  };
}

async function firstLaunch(setup: ServerSetup) {
  const started = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const port = await freePort();
    const launch = await launchServer(setup, port, new AbortController().signal);
    if (launch.kind === 'ready') return { ...launch, port };
    if (launch.reason === 'other' || performance.now() - started > FIRST_START_PATIENCE_MS) {
      throw new StartError(
        `The embedded PostgreSQL did not start (${tellingLine(launch.printed)}); see ${setup.log.path}, or set DATABASE_URL to use another PostgreSQL.`,
      );
    }
    await sleep(pause);
  }
}

/** Tries until the server runs again; gives nothing only when Flink is being stopped. */
async function relaunch(
  setup: ServerSetup,
  port: number,
  { log, cancel }: { log: StartLog; cancel: AbortSignal },
): Promise<SupervisedProcess | undefined> {
  let pause = FIRST_PAUSE_MS;
  while (!cancel.aborted) {
    const failure = await launchServer(setup, port, cancel).catch((error: Error) => error);
    if ('kind' in failure && failure.kind === 'ready') {
      await failure.superuser.end().catch(() => undefined);
      return failure.process;
    }
    if (cancel.aborted) break;
    const isPassing = 'kind' in failure && failure.reason !== 'other';
    if (!isPassing) {
      const why = 'kind' in failure ? tellingLine(failure.printed) : failure.message;
      log.warn(`The embedded PostgreSQL cannot be started (${why}) and will be tried again.`);
    }
    // Processes of a server that was killed hold its memory until they notice.
    await sleep(pause, undefined, { signal: cancel }).catch(() => undefined);
    pause = Math.min(pause * 2, isPassing ? LONGEST_PAUSE_MS : LONGEST_PAUSE_AFTER_FAILURE_MS);
  }
  return undefined;
}
