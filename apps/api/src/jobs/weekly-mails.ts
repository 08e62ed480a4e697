import { sendWeeklyMails } from '../modules/reports/teacher-home/weekly-mail.service.ts';
import type { ClockJob } from './job.ts';

/** Every hour: somewhere Monday morning has just begun. */
export const weeklyMailsJob: ClockJob = {
  name: 'weekly-mails',
  cron: '15 * * * *',
  run: async ({ db, origin, log, signal }) => {
    const mails = await sendWeeklyMails({ db, origin: origin(), log, signal });
    if (mails > 0) log.info({ mails }, 'weekly mails written');
  },
};
