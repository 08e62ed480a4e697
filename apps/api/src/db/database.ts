import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { FOR_JOBS, FOR_PEOPLE } from './pulse.ts';
import { steadyPool } from './steady-pool.ts';
import type { DB } from './tables.gen.ts';

export type Db = Kysely<DB>;
export type DbOrTx = Db | Transaction<DB>;

// int8 and numeric arrive as text because they may exceed a double; counts here never do.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** What a connection is for says how long one waits for it. */
const KINDS = {
  /** Somebody waits for the answer; a statement that takes longer only keeps the connection from others. */
  calls: { patience: FOR_PEOPLE, statementMs: 30_000 },
  /** What is loaded at the start and done by the clock takes as long as it takes. */
  jobs: { patience: FOR_JOBS, statementMs: 0 },
} as const;

interface Wishes {
  readonly kind?: keyof typeof KINDS;
  /** The database answers again after it was away. */
  readonly onBack?: () => void;
}

export function openDatabase(
  url: string,
  size: number,
  onTrouble: (error: Error) => void,
  { kind = 'calls', onBack = () => undefined }: Wishes = {},
): Db {
  const pool = steadyPool({ url, size, onTrouble, onBack, ...KINDS[kind] });
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
