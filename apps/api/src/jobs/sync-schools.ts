import { syncAllSchools } from '../modules/organizations/school-sync/daily-sync.service.ts';
import type { ClockJob } from './job.ts';

/** At night where most schools are; a sync that fails is written down and tried again the next day. */
export const syncSchoolsJob: ClockJob = {
  name: 'sync-schools',
  cron: '20 8 * * *',
  run: async ({ db, rosters, schoolTokens, log, origin }) => {
    const states = await syncAllSchools({ db, rosters, tokens: schoolTokens, log, origin: origin() });
    if (Object.keys(states).length > 0) log.info({ states }, 'schools synced');
  },
};
