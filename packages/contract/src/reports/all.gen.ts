// Made by npm run gen from the files *.report.ts.
import { usageAndMaster } from './usage-and-master.report.ts';
import { mastery } from './mastery.report.ts';
import { cohort } from './cohort.report.ts';
import { continuity } from './continuity.report.ts';
import { revenue } from './revenue.report.ts';
import { financial } from './financial.report.ts';
import { activityDifficulty } from './activity-difficulty.report.ts';
import { contentPartners } from './content-partners.report.ts';
import { translatorWork } from './translator-work.report.ts';
import type { ReportName } from './names.ts';
import type { Report } from './report.ts';

export const REPORTS: Readonly<Record<ReportName, Report>> = {
  'usage-and-master': usageAndMaster,
  mastery,
  cohort,
  continuity,
  revenue,
  financial,
  'activity-difficulty': activityDifficulty,
  'content-partners': contentPartners,
  'translator-work': translatorWork,
};
