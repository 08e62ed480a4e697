import { settingsService } from '../modules/catalog/settings.service.ts';
import { rebuildSums } from '../modules/reports/office/sums/rebuild-sums.ts';
import type { ClockJob } from './job.ts';

/** Each Sunday night: the sums are kept as people play, and this mends what a restored or changed database has lost. */
export const rebuildReportSumsJob: ClockJob = {
  name: 'rebuild-report-sums',
  cron: '25 3 * * 0',
  maxMinutes: 720,
  run: async ({ db, signal }) => rebuildSums(db, await settingsService({ db }).reports(), undefined, signal),
};
