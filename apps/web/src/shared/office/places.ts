import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import { type AccessRule, allows, type Holder } from '@flink/contract/access/rules.ts';
import { CRUD_SECTIONS, mayIn, mayReport, REPORT_SECTIONS, titleCase } from '../admin-sections.ts';

export interface Place {
  readonly path: string;
  readonly title: string;
}

const PLACES: readonly (Place & { readonly access: AccessRule })[] = [
  { path: '/admin/my-account', title: 'title.adminMyAccount', access: ROLE_ALIASES },
  { path: '/flink-make/edit-activities', title: 'title.makeEditActivities', access: 'flinkMake' },
  { path: '/flink-make/search-activities', title: 'title.makeSearchActivities', access: 'flinkMake' },
  { path: '/flink-make/activity-groups', title: 'title.makeActivityGroups', access: 'flinkMake' },
  { path: '/flink-make/wordlists', title: 'title.makeWordlists', access: 'flinkMake' },
  { path: '/flink-make/search-wordlists', title: 'title.makeSearchWordlists', access: 'flinkMake' },
  { path: '/flink-admin/report-groups', title: 'title.reportReportGroups', access: 'flinkAdmin' },
  { path: '/flink-admin/reports', title: 'title.reportReports', access: 'flinkAdmin' },
  { path: '/admin/general', title: 'title.adminGeneral', access: mayIn('general', 'view') },
  {
    path: '/admin/view-documents',
    title: 'title.adminViewDocuments',
    access: mayIn('view-documents', 'view'),
  },
  ...CRUD_SECTIONS.map(({ name }) => ({
    path: `/admin/${name}`,
    title: `title.admin${titleCase(name)}`,
    access: mayIn(name, 'view'),
  })),
  ...REPORT_SECTIONS.map((name) => ({
    path: `/admin/reports/${name}`,
    title: `title.adminReports${titleCase(name)}`,
    access: mayReport(name),
  })),
];

/** Pages without a parameter that would open for this person. */
export const placesFor = (holder: Holder | null): readonly Place[] =>
  PLACES.filter(({ access }) => allows(access, holder));
