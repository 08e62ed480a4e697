import { RESOURCES } from './all.ts';
import { titleKeyOf } from './section-title.ts';

/** What is written down in the audit besides the rows of the sections. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  activities: 'audit.activities',
  activityGroups: 'title.makeActivityGroups',
  codes: 'audit.codes',
  config: 'title.adminGeneral',
  dataExports: 'title.adminReportsDataExport',
  familyMembers: 'audit.familyMembers',
  pendingRegistrations: 'title.adminPendingRegistrations',
  personalData: 'audit.personalData',
  plans: 'audit.plans',
  wordlists: 'title.makeWordlists',
};

/** The kinds of things in the audit, as the calls name them, and the text that people know them by. */
export const AUDIT_KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(RESOURCES).map(({ name, section }) => [name, titleKeyOf(section)] as const),
  ),
  ...OTHER_KINDS,
};
