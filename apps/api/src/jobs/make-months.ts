import { sql } from 'kysely';
import type { ClockJob } from './job.ts';

/** Each night: the months to come, long before something is played in them. */
export const makeMonthsJob: ClockJob = {
  name: 'make-months',
  cron: '50 2 * * *',
  run: async ({ db }) => {
    await sql`select make_months(current_date, (current_date + interval '3 months')::date)`.execute(db);
  },
};
