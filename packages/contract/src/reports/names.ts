import type { PermissionTree } from '../access/rules.ts';

/** The reports that are built, as in their addresses (spec 3 §2.1), in the order of the bar. Light: everybody loads it. */
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

export type ReportName = (typeof REPORT_NAMES)[number];

/** Those with an address of their own; mastery is the other side of usage, on the same screen. */
export const REPORT_SCREENS: readonly ReportName[] = REPORT_NAMES.filter((name) => name !== 'mastery');

/** Who has reports at all; a teacher has them without Admin. */
export const HAS_REPORTS: PermissionTree = { flinkAdmin: { reports: { view: true } } };

/** Who opens it at its address in Admin. */
export const mayOpenReport = (name: ReportName): PermissionTree => ({
  admin: { reports: { [name]: { view: true } } },
});
