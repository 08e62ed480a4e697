import { syncAllSchools } from '../modules/organizations/school-sync/daily-sync.service.ts';
import type { ClockJob } from './job.ts';

/** Each night; a sync that fails is written down and tried again the next day. */
export const syncSchoolsJob: ClockJob = {
  name: 'sync-schools',
  cron: '40 3 * * *',
  maxMinutes: 720,
  run: async ({ db, rosters, schoolTokens, log, origin, cursor, signal }) => {
    const needs = { db, rosters, tokens: schoolTokens, log, origin: origin(), cursor, signal };
    const states = await syncAllSchools(needs);
    if (Object.keys(states).length > 0) log.info({ states }, 'schools synced');
  },
};
