import { sweepGoals } from '../modules/play/goals/learning-goals.service.ts';
import type { ClockJob } from './job.ts';

export const sweepGoalsJob: ClockJob = {
  name: 'sweep-goals',
  cron: '35 * * * *',
  run: ({ db }) => sweepGoals(db),
};
