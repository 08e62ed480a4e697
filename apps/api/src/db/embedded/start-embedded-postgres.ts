import { StartError } from '../../start-error.ts';
import { type Binaries, installedBinaries, runnableBinaries } from './binaries.ts';
import { type ClusterHome, enterClusterHome } from './cluster-home.ts';
import { readPassword, readyCluster } from './init-cluster.ts';
import { databaseUrl, prepareDatabase } from './prepare-database.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { type StartLog, superviseServer } from './supervise-server.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  readonly port: number;
  /** Stops the server, writing everything. A second call waits for the first. */
  stop(): Promise<void>;
};

type EmbeddedPostgresOptions = {
  dataFolder: string;
  databaseName?: string;
  log: StartLog;
  /** Settings of postgresql.conf on top of Flink's own. */
  settings?: Record<string, string>;
};

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new StartError(
      'The embedded PostgreSQL runs on Linux and macOS; on Windows start Flink in WSL, or set DATABASE_URL.',
    );
  }
  const installed = await installedBinaries();
  const home = await enterClusterHome(options.dataFolder);
  let serverLog: ServerLog | undefined;
  try {
    serverLog = await openServerLog(home.folder);
    return await startIn(home, serverLog, installed, options);
  } catch (error) {
    await serverLog?.close();
    home.leave();
    throw asStartError(error, options.dataFolder);
  }
}

async function startIn(
  home: ClusterHome,
  serverLog: ServerLog,
  installed: Binaries,
  { databaseName = 'flink', log, settings = {} }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const place = { home: home.folder, account: home.account, log: serverLog };
  const binaries = await runnableBinaries(installed, home.account, home.folder);
  await readyCluster({ ...place, binaries, durable: settings.fsync !== 'off' });
  const password = await readPassword(home.folder);
  const server = await superviseServer({ ...place, binaries, password, settings }, log, (superuser) =>
    prepareDatabase(superuser, databaseName, password),
  );

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.stop();
    await serverLog.close();
    home.leave();
  };
  return {
    url: databaseUrl(server.port, databaseName, password),
    port: server.port,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** A full disk or a missing right can show at any step. */
function asStartError(error: unknown, dataFolder: string): unknown {
  if (error instanceof StartError || !(error instanceof Error) || !('syscall' in error)) return error;
  return new StartError(
    `Flink cannot keep its database in the data folder ${dataFolder} (${error.message}); put that right, or name another folder in FLINK_DATA.`,
    { cause: error },
  );
}
