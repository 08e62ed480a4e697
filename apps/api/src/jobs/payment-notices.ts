import { sendPaymentNotices } from '../modules/billing/notices/send-notices.ts';
import type { ClockJob } from './job.ts';

/** Within ten minutes after an hour of play time is left. */
export const paymentNoticesJob: ClockJob = {
  name: 'payment-notices',
  cron: '*/10 * * * *',
  run: async ({ db, log, signal }) => {
    const notices = await sendPaymentNotices({ db, log, signal });
    if (notices > 0) log.info({ notices }, 'notices about payments written');
  },
};
