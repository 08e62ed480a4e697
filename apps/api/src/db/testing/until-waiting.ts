import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../database.ts';

/** Until so many transactions of this database wait for another one. */
export const untilWaiting = (db: Db, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toEqual([{ count }]);
    },
    { timeout: 10_000 },
  );
