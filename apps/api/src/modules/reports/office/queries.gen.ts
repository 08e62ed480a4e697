// Made by npm run gen from the files *.report.ts.
import type { ReportName } from '@flink/contract/reports/names.ts';
import { activityDifficultyReport } from './house/activity-difficulty.report.ts';
import { contentPartnersReport } from './house/content-partners.report.ts';
import { financialReport } from './house/financial.report.ts';
import { revenueReport } from './house/revenue.report.ts';
import { translatorWorkReport } from './house/translator-work.report.ts';
import { cohortReport } from './learners/cohort.report.ts';
import { continuityReport } from './learners/continuity.report.ts';
import { masteryReport } from './learners/mastery.report.ts';
import { usageAndMasterReport } from './learners/usage-and-master.report.ts';
import type { ServedReport } from './served-report.ts';

export const QUERIES: Readonly<Record<ReportName, ServedReport>> = {
  'usage-and-master': usageAndMasterReport,
  mastery: masteryReport,
  cohort: cohortReport,
  continuity: continuityReport,
  revenue: revenueReport,
  financial: financialReport,
  'activity-difficulty': activityDifficultyReport,
  'content-partners': contentPartnersReport,
  'translator-work': translatorWorkReport,
};
