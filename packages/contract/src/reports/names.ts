import type { PermissionTree } from '../access/rules.ts';

/** The reports that are built, as in their addresses (spec 3 §2.1), in the order of the bar. Light: everybody loads it. */
export const REPORT_NAMES = ['usage-and-master', 'cohort'] as const;

export type ReportName = (typeof REPORT_NAMES)[number];

/** `usage-and-master` → `usageAndMaster`, as its texts are called. */
export const reportKeyOf = (name: ReportName): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Who opens it at its address in Admin. */
export const mayOpenReport = (name: ReportName): PermissionTree => ({
  admin: { reports: { [name]: { view: true } } },
});

/** Who has reports at all; a teacher has them without Admin. */
export const HAS_REPORTS: PermissionTree = { flinkAdmin: { reports: { view: true } } };
