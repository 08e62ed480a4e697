// Made by npm run gen from the files *.report.ts.

/** The reports that are built, as in their addresses (spec 3 §2.1), in the order of the bar. */
export const REPORT_NAMES = [
  'usage-and-master',
  'mastery',
  'cohort',
  'continuity',
  'revenue',
  'financial',
  'activity-difficulty',
  'content-partners',
  'translator-work',
] as const;
