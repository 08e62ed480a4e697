import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeEmbeddedPostgres } from '@flink/api/db/embedded/remove-embedded-postgres.ts';
import { startEmbeddedPostgres } from '@flink/api/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@flink/api/db/migrate.ts';
import { ROOT } from '../root.ts';

/** Types of the tables, read from a database that has run all migrations. */
export async function tablesFile(url: string): Promise<{ path: string; text: string }> {
  const codegen = join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      codegen,
      '--dialect',
      'postgres',
      '--url',
      url,
      '--print',
      '--log-level',
      'silent',
      '--exclude-pattern',
      '{pgboss.*,schema_migrations}',
    ],
    { maxBuffer: 20_000_000 },
  );
  return { path: 'apps/api/src/db/tables.gen.ts', text: stdout.trimStart() };
}

/** Runs `work` with the address of a throw-away migrated database. */
export async function withMigratedDatabase<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'flink-gen-'));
  const quiet = { info: () => {}, warn: () => {} };
  const postgres = await startEmbeddedPostgres({ dataFolder, log: quiet, settings: { fsync: 'off' } });
  try {
    await migrate(postgres.url);
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await removeEmbeddedPostgres(dataFolder);
    await rm(dataFolder, { recursive: true, force: true });
  }
}
