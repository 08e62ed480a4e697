import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterPaths, homeFolder } from './cluster-home.ts';
import { readPassword } from './init-cluster.ts';
import { databaseUrl } from './prepare-database.ts';

const PORT_LINE = 3;

/** The embedded PostgreSQL that a running Flink has started on this data folder; null when there is none. */
export async function runningPostgres(dataFolder: string, databaseName = 'flink'): Promise<string | null> {
  const home = await homeFolder(join(dataFolder, 'postgres'));
  const pidFile = await readFile(join(clusterPaths(home).data, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(pidFile.split('\n')[PORT_LINE]);
  return Number.isInteger(port) && port > 0
    ? databaseUrl(port, databaseName, await readPassword(home))
    : null;
}
