import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { ClockJob } from './job.ts';

const MOST_TRIES = 5;
const NEXT_TRY_MS = 5_000;

/** Somebody reads the tables for long. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A month is put beside the others under a lock that waits for all who read them, and who finishes a game waits behind it:
 * it gives up soon and tries again. There are months left until another night.
 */
export async function makeMonths(db: Db, nextTryMs = NEXT_TRY_MS): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '1s'`.execute(tx);
        await sql`select make_months(current_date, (current_date + interval '3 months')::date)`.execute(tx);
      });
      return;
    } catch (error) {
      if (tries === MOST_TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(nextTryMs);
    }
  }
}

/** Each night: the months to come, long before something is played in them. */
export const makeMonthsJob: ClockJob = {
  name: 'make-months',
  cron: '50 2 * * *',
  run: async ({ db }) => {
    await makeMonths(db);
    // PostgreSQL looks at each month by itself, and never at how large all of them are.
    await sql`analyze play_time, activity_results`.execute(db);
  },
};
