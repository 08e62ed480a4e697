import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** How far a copy has come; the database itself is never behind. */
export async function asOf(db: Db): Promise<string> {
  const { rows } = await sql<{ moment: Date }>`
    select case when pg_is_in_recovery() then coalesce(pg_last_xact_replay_timestamp(), now()) else now() end
      as moment`.execute(db);
  return (rows[0]?.moment ?? new Date()).toISOString();
}
