import { sql } from 'kysely';
import type { Db, DbOrTx } from '../database.ts';

/** For tests that move time or start anew: within it the triggers that keep the ledger of hours rest. */
export const rewriting = (db: Db, work: (tx: DbOrTx) => Promise<unknown>): Promise<unknown> =>
  db.transaction().execute(async (tx) => {
    await sql`alter table prepaid_ledger disable trigger user`.execute(tx);
    await work(tx);
    await sql`alter table prepaid_ledger enable trigger user`.execute(tx);
  });
