import { settingsService } from '../modules/catalog/settings.service.ts';
import { rebuildSums } from '../modules/reports/office/sums/rebuild-sums.ts';
import type { ClockJob } from './job.ts';

/** Each Sunday night: the sums are kept as people play, and this mends what a restored or changed database has lost. */
export const rebuildReportSumsJob: ClockJob = {
  name: 'rebuild-report-sums',
  cron: '20 3 * * 0',
  run: async ({ db }) => rebuildSums(db, await settingsService({ db }).reports()),
};
