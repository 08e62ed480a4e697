import { mergeCenterTotals } from '../modules/reports/rollup/center-totals.ts';
import type { ClockJob } from './job.ts';

/** Keeps the totals of reports small: each change has added a row. */
export const mergeReportTotalsJob: ClockJob = {
  name: 'merge-report-totals',
  cron: '*/10 * * * *',
  run: ({ db, signal }) => mergeCenterTotals(db, signal),
};
