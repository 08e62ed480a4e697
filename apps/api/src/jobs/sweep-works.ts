import { removeForgottenFiles } from '../modules/play/works/forget-works.service.ts';
import type { ClockJob } from './job.ts';

export const sweepWorksJob: ClockJob = {
  name: 'sweep-works',
  cron: '*/10 * * * *',
  run: async (needs) => {
    const removed = await removeForgottenFiles(needs);
    if (removed > 0) needs.log.info({ removed }, 'files of works that are gone removed');
  },
};
