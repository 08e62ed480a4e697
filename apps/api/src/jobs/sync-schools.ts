import { syncAllSchools } from '../modules/organizations/school-sync/daily-sync.service.ts';
import type { ClockJob } from './job.ts';

/** Each night; a sync that fails is written down and tried again the next day. */
export const syncSchoolsJob: ClockJob = {
  name: 'sync-schools',
  cron: '40 3 * * *',
  maxMinutes: 720,
  run: async ({ db, rosters, schoolTokens, log, origin, signal }) => {
    const states = await syncAllSchools({ db, rosters, tokens: schoolTokens, log, origin: origin(), signal });
    if (Object.keys(states).length > 0) log.info({ states }, 'schools synced');
  },
};
