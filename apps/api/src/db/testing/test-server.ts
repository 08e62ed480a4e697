import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FolderInUseError } from '../embedded/folder-lock.ts';
import { removeEmbeddedPostgres } from '../embedded/remove-embedded-postgres.ts';
import { startEmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';

type TestServer = { url: string; stop(): Promise<void> };

const FOLDER = resolve(import.meta.dirname, '../../../../../.cache/test-postgres');
const RUNS_AT_ONCE = 32;

// Speed over safety: the cluster is thrown away after the run.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
};

export async function startTestServer(environment: NodeJS.ProcessEnv): Promise<TestServer> {
  const given = environment.FLINK_TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : startEmbeddedTestServer();
}

/** Runs at the same time get a numbered folder each; what a killed run left in one goes when it is used again. */
async function startEmbeddedTestServer(): Promise<TestServer> {
  for (let run = 1; run <= RUNS_AT_ONCE; run += 1) {
    const dataFolder = join(FOLDER, String(run));
    try {
      await removeLeftovers(dataFolder);
      const postgres = await startEmbeddedPostgres({
        dataFolder,
        log: { info() {}, warn: (message) => process.stderr.write(`${message}\n`) },
        settings: SETTINGS,
      });
      return {
        url: postgres.url,
        async stop() {
          await postgres.stop();
          await removeLeftovers(dataFolder);
        },
      };
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
    }
  }
  throw new Error(`${RUNS_AT_ONCE} runs of the tests are using ${FOLDER} already; wait for one to end.`);
}

async function removeLeftovers(dataFolder: string): Promise<void> {
  try {
    await removeEmbeddedPostgres(dataFolder);
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    // Nobody uses it and it cannot be made sense of, such as a cluster that was deleted half by hand.
    await rm(dataFolder, { recursive: true, force: true });
  }
}
