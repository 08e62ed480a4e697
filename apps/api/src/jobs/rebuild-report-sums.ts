import { rebuildSums } from '../modules/reports/rollup/rebuild-sums.ts';
import type { ClockJob } from './job.ts';

/** Each Sunday night: repairs what a restored or changed database has lost. */
export const rebuildReportSumsJob: ClockJob = {
  name: 'rebuild-report-sums',
  cron: '25 3 * * 0',
  maxMinutes: 720,
  run: ({ db, signal }) => rebuildSums(db, signal),
};
