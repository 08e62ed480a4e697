import type { PermissionTree } from '../access/rules.ts';

/** The reports that are built, as in their addresses (spec 3 §2.1), in the order of the bar. Light: everybody loads it. */
export const REPORT_NAMES = [
  'usage-and-master',
  'cohort',
  'continuity',
  'revenue',
  'financial',
  'content-partners',
  'translator-work',
] as const;

export type ReportName = (typeof REPORT_NAMES)[number];

/** Who opens it at its address in Admin. */
export const mayOpenReport = (name: ReportName): PermissionTree => ({
  admin: { reports: { [name]: { view: true } } },
});
