import { AppError } from '@flink/contract/errors/app-error.ts';
import { sql } from 'kysely';
import type { House } from '../../house.ts';
import { inTime } from '../../in-time.ts';

const ANSWER_WITHIN_MS = 2_000;

/** Whether what Flink needs answers: the database and the files. */
export const readiness = ({ db, files }: Pick<House, 'db' | 'files'>) => ({
  /** Throws server.unavailable. */
  async check(): Promise<void> {
    try {
      await inTime(Promise.all([sql`select 1`.execute(db), files.check()]), ANSWER_WITHIN_MS);
    } catch (error) {
      throw new AppError('server.unavailable', { cause: error });
    }
  },
});
