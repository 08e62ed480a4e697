import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../db/database.ts';
import type { ClockJob } from './job.ts';

const MOST_TRIES = 5;
const NEXT_TRY_MS = 5_000;

/** Somebody reads the tables for long. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A month is put beside the others under a lock that waits for all who read them, and who finishes a game waits behind it:
 * it gives up soon and tries again. There are months left until another night. Answers whether one was made.
 */
export async function makeMonths(db: Db, nextTryMs = NEXT_TRY_MS): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '1s'`.execute(tx);
        const before = await countMonths(tx);
        await sql`select make_months(current_date, (current_date + interval '3 months')::date)`.execute(tx);
        return (await countMonths(tx)) > before;
      });
    } catch (error) {
      if (tries === MOST_TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(nextTryMs);
    }
  }
}

async function countMonths(tx: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_inherits
    where inhparent in ('play_time'::regclass, 'activity_results'::regclass)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Each night: the months to come, long before something is played in them. */
export const makeMonthsJob: ClockJob = {
  name: 'make-months',
  cron: '50 2 * * *',
  run: async ({ db }) => {
    // PostgreSQL looks at each month by itself, and never at how large all of them are; to look at all takes long.
    if (await makeMonths(db)) await sql`analyze play_time, activity_results`.execute(db);
  },
};
