import { settingsService } from '../modules/catalog/settings.service.ts';
import { countCells } from '../modules/reports/office/cells/count-cells.ts';
import type { ClockJob } from './job.ts';

/** Each minute: what is over at a center is counted once, and again where something came late. */
export const countReportCellsJob: ClockJob = {
  name: 'count-report-cells',
  cron: '* * * * *',
  maxMinutes: 240,
  run: async ({ db, signal }) => countCells(db, await settingsService({ db }).reports(), undefined, signal),
};
