import type { RoleAlias } from '@flink/contract/access/roles.ts';
import { type AccessRule, allows, type Holder, STAFF } from '@flink/contract/access/rules.ts';
import { HAS_REPORTS, mayOpenReport, REPORT_SCREENS } from '@flink/contract/reports/names.ts';
import { reportKeyOf } from '@flink/contract/reports/report-key.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { SectionGroup } from '@flink/contract/resources/kit/resource.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { RESOURCE_SECTIONS } from '@flink/contract/resources/sections.ts';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import type { AreaId } from '@flink/ui/office/shell/rail.tsx';
import { mayIn } from '../office-routes.ts';

export interface OfficeSection {
  readonly path: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  /** Of roles that find more there than others. */
  readonly aboutFor?: Readonly<Partial<Record<RoleAlias, string>>>;
  readonly access: AccessRule;
  /** Of nobody else, not even of who may do everything: it shows what is their own. */
  readonly onlyFor?: RoleAlias;
  /** Roles that the page has nothing to show to. */
  readonly notFor?: readonly RoleAlias[];
  readonly area: Exclude<AreaId, 'play'>;
  readonly icon: IconName;
  /** Where it stands in the column beside the page; without one it stands in the bar. */
  readonly group?: SectionGroup;
}

const adminSection = (
  name: string,
  rest: Pick<Required<OfficeSection>, 'about' | 'icon' | 'group'>,
): OfficeSection => ({
  path: `/admin/${name}`,
  title: titleKeyOf(name),
  access: mayIn(name),
  area: 'admin',
  ...rest,
});

/** As people look for them. */
const GROUPS: readonly SectionGroup[] = ['people', 'organisations', 'catalogue', 'language', 'sales'];

/**
 * What the office offers: the bar, the column, "go to anything" and the home pages are made of it. What the kit manages
 * comes in by its declaration, anything else with its row here and its screen in the route table.
 */
const OFFICE_SECTIONS: readonly OfficeSection[] = [
  {
    path: '/flink-make/edit-activities',
    title: 'title.makeEditActivities',
    about: 'web.about.makeEditActivities',
    access: 'flinkMake',
    area: 'make',
    icon: 'list-check',
  },
  {
    path: '/flink-make/search-activities',
    title: 'title.makeSearchActivities',
    about: 'web.about.makeSearchActivities',
    access: 'flinkMake',
    area: 'make',
    icon: 'search',
  },
  {
    path: '/flink-make/translations',
    title: 'title.makeTranslations',
    about: 'web.about.makeTranslations',
    access: 'flinkMake',
    area: 'make',
    icon: 'language',
  },
  {
    path: '/flink-make/activity-groups',
    title: 'title.makeActivityGroups',
    about: 'web.about.makeActivityGroups',
    access: 'flinkMake',
    area: 'make',
    icon: 'folder',
  },
  {
    path: '/flink-make/wordlists',
    title: 'title.makeWordlists',
    about: 'web.about.makeWordlists',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    icon: 'list-letters',
  },
  {
    path: '/flink-make/search-wordlists',
    title: 'title.makeSearchWordlists',
    about: 'web.about.makeSearchWordlists',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    icon: 'filter-search',
  },
  {
    path: '/flink-make/publish-requests',
    title: 'title.makePublishRequests',
    about: 'make.publishing.about',
    access: { flinkMake: { activities: { edit: true } } },
    area: 'make',
    icon: 'message-check',
  },
  {
    path: '/flink-make/examples',
    title: 'title.makeExamples',
    about: 'make.examples.about',
    access: 'flinkMake',
    area: 'make',
    icon: 'player-play',
  },
  {
    path: '/flink-admin',
    title: 'teacherHome.home',
    about: 'web.about.teacherHome',
    access: ['TEACHER'],
    onlyFor: 'TEACHER',
    area: 'report',
    icon: 'home-heart',
  },
  {
    path: '/flink-admin/reports',
    title: 'title.report.usage-and-master',
    about: 'report.usageAndMaster.about',
    access: ['TEACHER'],
    onlyFor: 'TEACHER',
    area: 'report',
    icon: 'chart-bar',
  },
  ...REPORT_SCREENS.map(
    (name): OfficeSection => ({
      path: `/admin/reports/${name}`,
      title: `title.report.${name}`,
      about: `report.${reportKeyOf(name)}.about`,
      access: mayOpenReport(name),
      area: 'report',
      icon: 'chart-bar',
    }),
  ),
  {
    path: '/admin/reports/family',
    title: 'title.report.family',
    about: 'report.family.about',
    access: HAS_REPORTS,
    notFor: ['SUPER', 'MASTER_ADMIN', 'MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN'],
    area: 'report',
    icon: 'users',
  },
  {
    path: '/flink-admin/report-groups',
    title: 'title.report.groups',
    about: 'report.groups.about',
    access: { flinkAdmin: { reportGroups: { view: true } } },
    area: 'report',
    icon: 'folder',
  },
  {
    path: '/admin/reports/data-export',
    title: 'title.adminReportsDataExport',
    about: 'report.dataExport.about',
    access: { admin: { reports: { 'data-export': { view: true } } } },
    area: 'report',
    icon: 'file-spreadsheet',
  },
  {
    path: '/admin/my-account',
    title: 'title.adminMyAccount',
    about: 'web.about.myAccount',
    aboutFor: { CLEVER_ADMIN: 'web.about.accountAndSchool' },
    access: STAFF,
    area: 'admin',
    icon: 'user',
  },
  {
    path: '/admin/general',
    title: 'title.adminGeneral',
    about: 'web.about.general',
    access: mayIn('general'),
    area: 'admin',
    icon: 'adjustments-horizontal',
  },
  {
    path: '/admin/view-documents',
    title: 'title.adminViewDocuments',
    about: 'web.about.viewDocuments',
    access: mayIn('view-documents'),
    area: 'admin',
    icon: 'file-text',
  },
  ...[
    {
      path: '/admin/refunds',
      title: 'title.adminRefunds',
      about: 'manage.refundsAbout',
      access: mayIn('purchases', 'refund'),
      area: 'admin',
      icon: 'receipt',
      group: 'sales',
    } satisfies OfficeSection,
    {
      path: '/admin/pending-registrations',
      title: 'title.adminPendingRegistrations',
      about: 'manage.pendingAbout',
      access: mayIn('families'),
      area: 'admin',
      icon: 'clock',
      group: 'people',
    } satisfies OfficeSection,
    {
      path: '/admin/purchases',
      title: 'title.adminPurchases',
      about: 'manage.purchasesAbout',
      access: mayIn('purchases'),
      area: 'admin',
      icon: 'receipt',
      group: 'sales',
    } satisfies OfficeSection,
    {
      path: '/admin/codes',
      title: 'title.adminCodes',
      about: 'manage.codesAbout',
      access: mayIn('codes'),
      area: 'admin',
      icon: 'ticket',
      group: 'sales',
    } satisfies OfficeSection,
    ...RESOURCE_SECTIONS.map((section) => {
      const { name, group, icon } = RESOURCES[section];
      return adminSection(section, { about: `resource.${name}.about`, icon: icon as IconName, group });
    }),
  ].toSorted((one, other) => GROUPS.indexOf(one.group ?? 'sales') - GROUPS.indexOf(other.group ?? 'sales')),
];

/** Who may enter an area at all: SUPER is every role, and enters the reports only with their flag (decisions: Roles). */
const DOORS: Readonly<Record<OfficeSection['area'], AccessRule>> = {
  make: 'flinkMake',
  report: 'flinkAdmin',
  admin: STAFF,
};

/** A rep or a translator has a report or two and not the area of reports: they stand in Admin. */
export const areaFor = (area: OfficeSection['area'], holder: Holder | null): OfficeSection['area'] =>
  area === 'report' && !allows(DOORS.report, holder) && holder?.alias !== 'SUPER' ? 'admin' : area;

/** Those that would open for this person. */
export const sectionsFor = (holder: Holder | null): readonly OfficeSection[] =>
  OFFICE_SECTIONS.map((section) => ({
    ...section,
    area: areaFor(section.area, holder),
    about: section.aboutFor?.[holder?.alias as RoleAlias] ?? section.about,
  })).filter(
    ({ access, area, onlyFor, notFor }) =>
      allows(DOORS[area], holder) &&
      allows(access, holder) &&
      (onlyFor === undefined || holder?.alias === onlyFor) &&
      !notFor?.some((alias) => alias === holder?.alias),
  );
