import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** How far a job has come. It outlives the run, so that the next one goes on there; the end of a run removes it. */
export interface JobCursor {
  read(): Promise<string | null>;
  save(cursor: string): Promise<void>;
}

export interface StoredJobCursor extends JobCursor {
  clear(): Promise<void>;
}

export function storedJobCursor(db: Db, name: string): StoredJobCursor {
  return {
    async read() {
      const row = await db
        .selectFrom('job_cursors')
        .select('cursor')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.cursor ?? null;
    },
    async save(cursor) {
      await db
        .insertInto('job_cursors')
        .values({ name, cursor })
        .onConflict((one) => one.column('name').doUpdateSet({ cursor, saved_at: sql<Date>`now()` }))
        .execute();
    },
    async clear() {
      await db.deleteFrom('job_cursors').where('name', '=', name).execute();
    },
  };
}
