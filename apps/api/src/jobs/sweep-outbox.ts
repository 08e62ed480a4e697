import type { ClockJob } from './job.ts';

/** Messages hold names and links; nobody needs them after a month. */
const KEPT_DAYS = 30;

export const sweepOutbox: ClockJob = {
  name: 'sweep-outbox',
  cron: '10 3 * * *',
  run: async ({ db }) => {
    const oldest = new Date(Date.now() - KEPT_DAYS * 86_400_000);
    await db.deleteFrom('outbox_messages').where('created_at', '<', oldest).execute();
  },
};
