import { removeUnusedFiles } from '../modules/files/unused-files.service.ts';
import type { ClockJob } from './job.ts';

export const sweepActivityFilesJob: ClockJob = {
  name: 'sweep-activity-files',
  cron: '20 3 * * *',
  maxMinutes: 240,
  run: async (needs) => {
    const removed = await removeUnusedFiles(needs);
    if (removed > 0) needs.log.info({ removed }, 'files of activities that no version shows removed');
  },
};
