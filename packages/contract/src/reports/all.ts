import { activityDifficulty } from './activity-difficulty.ts';
import { cohort } from './cohort.ts';
import { contentPartners } from './content-partners.ts';
import { continuity } from './continuity.ts';
import { financial } from './financial.ts';
import { mastery } from './mastery.ts';
import type { ReportName } from './names.ts';
import type { Report } from './report.ts';
import { revenue } from './revenue.ts';
import { translatorWork } from './translator-work.ts';
import { usageAndMaster } from './usage-and-master.ts';

/** Every report that is built: calls, screens and tests are made of this list. */
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
