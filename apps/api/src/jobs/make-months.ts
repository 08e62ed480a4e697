import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../db/database.ts';
import type { ClockJob } from './job.ts';

/** This month and three more. */
const MONTHS_AHEAD = 3;

const MAX_TRIES = 60;
const NEXT_TRY_MS = 5_000;

/**
 * PostgreSQL adds a month only under an exclusive lock on the rows without a month, and whoever finishes a game waits
 * behind it: what plays is done in a few milliseconds, and behind a long report it gives up before anybody notices.
 */
const LOCK_TIMEOUT = '50ms';

/** Somebody reads the tables for long. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Answers whether a month was made. */
export async function makeMonths(db: Db, nextTryMs = NEXT_TRY_MS, signal?: AbortSignal): Promise<boolean> {
  let isMade = false;
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1)
    if (await makeMonth(db, ahead, nextTryMs, signal)) isMade = true;
  return isMade;
}

async function makeMonth(
  db: Db,
  ahead: number,
  nextTryMs: number,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
        const before = await countMonths(tx);
        const month = sql`(current_date + make_interval(months => ${ahead}))::date`;
        await sql`select make_months(${month}, ${month})`.execute(tx);
        return (await countMonths(tx)) > before;
      });
    } catch (error) {
      if (tries === MAX_TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(nextTryMs, undefined, signal ? { signal } : {});
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
  cron: '5 3 * * *',
  run: async ({ db, signal }) => {
    // PostgreSQL looks at each month by itself, and never at how large all of them are; to look at all takes long.
    if (await makeMonths(db, NEXT_TRY_MS, signal)) await sql`analyze play_time, activity_results`.execute(db);
  },
};
