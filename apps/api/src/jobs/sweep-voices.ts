import { sweepVoices } from '../modules/speech/sweep-voices.ts';
import type { ClockJob } from './job.ts';

/** Some two hundred thousand words; the starter library has two thousand. */
const MOST_BYTES = 1_073_741_824;

export const sweepVoicesJob: ClockJob = {
  name: 'sweep-voices',
  cron: '50 3 * * *',
  run: async ({ files, log, signal }) => {
    const removed = await sweepVoices(files, MOST_BYTES, signal);
    if (removed > 0) log.info({ removed }, 'the oldest voices removed');
  },
};
