import { reversePoints } from '../modules/play/points/points.service.ts';
import type { ClockJob } from './job.ts';

/** Every hour: somewhere a day has just begun. */
export const reversePointsJob: ClockJob = {
  name: 'reverse-points',
  cron: '5 * * * *',
  run: async ({ db, log, signal }) => {
    const families = await reversePoints(db, signal);
    if (families > 0) log.info({ families }, 'points taken back');
  },
};
