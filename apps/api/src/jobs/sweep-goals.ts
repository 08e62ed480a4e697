import { sweepGoals } from '../modules/play/learning-goals.repo.ts';
import type { ClockJob } from './job.ts';

/** A goal that was reached waits this long for the learner to come back and be congratulated. */
const CONGRATULATED_WITHIN_DAYS = 30;

export const sweepGoalsJob: ClockJob = {
  name: 'sweep-goals',
  cron: '35 * * * *',
  run: async ({ db }) => {
    await sweepGoals(db, new Date(Date.now() - CONGRATULATED_WITHIN_DAYS * 86_400_000));
  },
};
