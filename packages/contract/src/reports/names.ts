import type { PermissionTree } from '../access/rules.ts';
import { REPORT_NAMES } from './names.gen.ts';

export { REPORT_NAMES };

export type ReportName = (typeof REPORT_NAMES)[number];

/** Those with an address of their own; mastery is the other side of usage, on the same screen. */
export const REPORT_SCREENS = REPORT_NAMES.filter((name) => name !== 'mastery');
export type ReportScreen = (typeof REPORT_SCREENS)[number];

/** Who has reports at all; a teacher has them without Admin. */
export const HAS_REPORTS: PermissionTree = { flinkAdmin: { reports: { view: true } } };

/** Who opens it at its address in Admin. */
export const mayOpenReport = (name: ReportName): PermissionTree => ({
  admin: { reports: { [name]: { view: true } } },
});
