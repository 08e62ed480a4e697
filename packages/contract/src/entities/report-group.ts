import { z } from 'zod';
import { REPORT_NAMES } from '../reports/names.ts';
import { GROUP_DAYS, type GroupDays } from '../rules/reports/group-days.ts';
import { COMPARED } from '../rules/reports/report-range.ts';
import { id, line, sent } from './shape.ts';

const GROUP_DAY_NAMES = Object.keys(GROUP_DAYS) as [GroupDays, ...GroupDays[]];

const fields = {
  name: z.string(),
  reports: z.array(z.enum(REPORT_NAMES)).min(1).max(REPORT_NAMES.length),
  days: z.enum(GROUP_DAY_NAMES),
  compared: z.enum(COMPARED),
};

/** Some reports with their own parameters, under a name (spec 3 §2.1, report groups). */
export const reportGroupForm = sent({
  ...fields,
  name: line(100),
  reports: fields.reports.refine((names) => new Set(names).size === names.length, {
    params: { code: 'request.notAllowed' },
  }),
});
export const reportGroup = z.object({ _id: id, ...fields });

export type ReportGroup = z.output<typeof reportGroup>;
