import { paymentClock } from '../modules/billing/payment-clock.ts';
import type { ClockJob } from './job.ts';

/** Every minute: what a crash or a lost event left half done, and what is due today. */
export const reconcilePaymentsJob: ClockJob = {
  name: 'reconcile-payments',
  cron: '* * * * *',
  run: async ({ db, payments, log, signal }) => {
    const done = await paymentClock({ db, payments, log }).strike(undefined, signal);
    if (Object.values(done).some((count) => count > 0)) log.info({ done }, 'payments');
  },
};
