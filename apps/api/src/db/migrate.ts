import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start-error.ts';
import { Connection } from './connection.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/** One fixed number for all servers of an installation: whoever comes second waits until the first has migrated. */
const MIGRATION_LOCK = 7_203_411;

const CONNECT_WITHIN_MS = 10_000;

/** Longer than any one migration should take. */
const LOCK_WITHIN_MS = 300_000;

const LOCK_NOT_AVAILABLE = '55P03';

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
export async function migrate(url: string, lockWithinMs = LOCK_WITHIN_MS): Promise<readonly string[]> {
  const migrations = await readMigrations();
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    await locked(client, lockWithinMs, () =>
      client.query(
        'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      ),
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    refuseForeignHistory(rows, migrations);
    const known = new Set(rows.map((row) => row.name));
    const applied: string[] = [];
    for (const migration of migrations)
      if (!known.has(migration.name) && (await apply(client, migration, lockWithinMs)))
        applied.push(migration.name);
    return applied;
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

/**
 * Holds the lock until the end of one transaction: a lock of the session stays behind for good where a pooler hands the
 * connection on.
 */
async function locked<Result>(
  client: Connection,
  withinMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${withinMs}`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]).catch((cause: unknown) => {
      if ((cause as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw cause;
      throw new StartError(
        'Another server has been changing the tables of the database for several minutes: wait until it is ready, or stop it, and start again.',
        { cause },
      );
    });
    await client.query('set local lock_timeout = 0');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // Without the connection there is nothing left to roll back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Answers whether it was applied now; another server may have done so since the names were read. */
function apply(client: Connection, migration: Migration, lockWithinMs: number): Promise<boolean> {
  return locked(client, lockWithinMs, async () => {
    const { rows } = await client.query('select from schema_migrations where name = $1', [migration.name]);
    if (rows.length > 0) return false;
    try {
      await client.query(migration.sql);
    } catch (error) {
      throw new StartError(`The migration ${migration.name} failed and was rolled back: ${String(error)}`, {
        cause: error,
      });
    }
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    return true;
  });
}
