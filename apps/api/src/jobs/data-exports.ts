import { makeExports, removeExports } from '../modules/reports/data-export/make-exports.service.ts';
import type { ClockJob } from './job.ts';
import { DATA_EXPORT_JOB } from './job-names.ts';

/** What people asked to take along: made at once, or where another server stopped; deleted when its days are over. */
export const dataExportsJob: ClockJob = {
  name: DATA_EXPORT_JOB,
  cron: '* * * * *',
  run: async (needs) => {
    const done = { removed: await removeExports(needs), made: await makeExports(needs) };
    if (Object.values(done).some((count) => count > 0)) needs.log.info({ done }, 'data exports');
  },
};
