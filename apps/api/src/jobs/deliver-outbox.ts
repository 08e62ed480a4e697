import type { ClockJob } from './job.ts';

/** Every minute; what a service refused for now is tried again later by its own clock. */
export const deliverOutbox: ClockJob = {
  name: 'deliver-outbox',
  cron: '* * * * *',
  run: async ({ mail, log, signal }) => {
    const delivered = await mail.deliver(signal);
    if (Object.values(delivered).some((count) => count > 0)) log.info({ delivered }, 'messages handed on');
  },
};
