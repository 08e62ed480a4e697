import { removeLeftPieces } from '../modules/files/pieces.ts';
import type { ClockJob } from './job.ts';

/** An upload that was not finished within a day never will be. */
const ABANDONED_AFTER_MS = 86_400_000;

export const sweepUploads: ClockJob = {
  name: 'sweep-uploads',
  cron: '40 * * * *',
  run: async ({ files, log }) => {
    const before = new Date(Date.now() - ABANDONED_AFTER_MS);
    const removed = (await files.removeAbandonedUploads(before)) + (await removeLeftPieces(files, before));
    if (removed > 0) log.info({ removed }, 'abandoned uploads removed');
  },
};
