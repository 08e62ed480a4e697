import { CompiledQuery } from 'kysely';
import type { Db } from '../../../db/database.ts';

export const GUESSES_TABLE = 'sign_in_guesses';
export const HOUR_SECONDS = 3_600;

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
}

/** Counters an hour long, in the database, so that all servers of an installation count together. */
export const rateLimitStore = (db: Db, limit: Limit) => ({
  ...limit,
  duration: HOUR_SECONDS,
  storeClient: asPool(db),
  storeType: 'pool',
  tableName: GUESSES_TABLE,
  tableCreated: true,
  // The sweep of old rows is a job of the house (jobs/sweep-sign-in.ts).
  clearExpiredByTimeout: false,
});

/** The limiter speaks to a pool of pg; the house has one already, behind Kysely. */
function asPool(db: Db) {
  return {
    query: async ({ text, values = [] }: { readonly text: string; readonly values?: readonly unknown[] }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
