import { CompiledQuery } from 'kysely';
import type { Db } from '../db/database.ts';

/** Every counter that servers share is in it. */
export const COUNTERS_TABLE = 'sign_in_guesses';
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  /** An hour when not said. */
  readonly seconds?: number;
}

/** Counters in the database, so that all servers of an installation count together. */
export const rateLimitStore = (db: Db, { seconds = HOUR_SECONDS, ...limit }: Limit) => ({
  ...limit,
  duration: seconds,
  storeClient: asPool(db),
  storeType: 'pool',
  tableName: COUNTERS_TABLE,
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
