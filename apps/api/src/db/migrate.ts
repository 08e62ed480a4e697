import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { Connection } from './connection.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/** One fixed number for all servers of an installation: whoever comes second waits until the first has migrated. */
const MIGRATION_LOCK = 7_203_411;

const CONNECT_WITHIN_MS = 10_000;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Brings the database to this version. Returns the names that were applied now. */
export async function migrate(url: string): Promise<readonly string[]> {
  const migrations = await readMigrations();
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    refuseForeignHistory(rows, migrations);
    const applied = new Set(rows.map((row) => row.name));
    const pending = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

function refuseForeignHistory(
  applied: readonly { name: string; checksum: string }[],
  known: readonly Migration[],
): void {
  for (const row of applied) {
    const mine = known.find((migration) => migration.name === row.name);
    if (!mine) {
      throw new StartError(
        `The database was written by a newer version of Flink (migration ${row.name} is unknown here): start that version, or point DATABASE_URL or FLINK_DATA at another database.`,
      );
    }
    if (mine.checksum !== row.checksum) {
      throw new StartError(
        `The migration ${row.name} was changed after the database had run it: migrations are append-only, restore the file and add a new one.`,
      );
    }
  }
}

async function apply(client: Connection, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    // Without the connection there is nothing left to roll back.
    await client.query('rollback').catch(() => undefined);
    throw new StartError(`The migration ${migration.name} failed and was rolled back: ${String(error)}`, {
      cause: error,
    });
  }
}
