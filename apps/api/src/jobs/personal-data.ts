import { makeArchives, removeArchives } from '../modules/personal-data/archives.service.ts';
import { doDueDeletions } from '../modules/personal-data/deletions.service.ts';
import type { ClockJob } from './job.ts';
import { PERSONAL_DATA_JOB } from './job-names.ts';

/** What people asked of their data: archives at once, deletions when their days of waiting are over. */
export const personalDataJob: ClockJob = {
  name: PERSONAL_DATA_JOB,
  cron: '* * * * *',
  run: async (needs) => {
    const done = {
      deleted: await doDueDeletions(needs),
      made: await makeArchives(needs),
      removed: await removeArchives(needs),
    };
    if (Object.values(done).some((count) => count > 0)) needs.log.info({ done }, 'personal data');
  },
};
