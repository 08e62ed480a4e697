import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { NamingClient } from './named-statements.ts';
import type { DB } from './tables.gen.ts';

export type Db = Kysely<DB>;
export type DbOrTx = Db | Transaction<DB>;

// int8 and numeric arrive as text because they may exceed a double; counts here never do.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string, size: number, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that dies (database restarted) must not end the process; the pool opens a new one.
  pool.on('error', onError);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
