import { type AccessRule, OPEN, STAFF } from '@flink/contract/access/rules.ts';
import {
  HAS_REPORTS,
  mayOpenReport,
  REPORT_SCREENS,
  type ReportName,
} from '@flink/contract/reports/names.ts';
import { titleKeyOf } from '@flink/contract/resources/section-title.ts';
import { RESOURCE_SECTIONS } from '@flink/contract/resources/sections.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { screens as adminScreens } from '../areas/admin/screens.ts';
import type { screens as makeScreens } from '../areas/make/screens.ts';
import { mayIn } from '../shared/office-routes.ts';

export type AreaName = 'sign-in' | 'play' | 'make' | 'report' | 'admin';

export interface RouteRow {
  /** In the router's way of writing: `/admin/users/edit/$id`. */
  readonly path: string;
  /** What `$tab` may be: one screen, which stays while its tabs change. */
  readonly tabs?: readonly string[];
  readonly title: string;
  readonly access: AccessRule;
  readonly area: AreaName;
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
  /** Fetches what the screen shows first, for who opens the page there. */
  readonly needs?:
    | ((queries: QueryClient, params: Readonly<Record<string, string>>) => Promise<unknown>)
    | undefined;
}

const loginScreen = () => import('../areas/sign-in/login/login-screen.tsx');
const playNeeds: RouteRow['needs'] = async (queries, { activityId }) =>
  (await import('../areas/play/data/play-needs.ts')).playNeeds(queries, activityId);

const signIn: readonly RouteRow[] = [
  {
    path: '/',
    title: 'title.home',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/login/email-screen.tsx'),
  },
  { path: '/login', title: 'title.login', access: OPEN, area: 'sign-in', screen: loginScreen },
  {
    path: '/login/clever',
    title: 'title.loginClever',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/school/clever-screen.tsx'),
  },
  {
    path: '/set-password/$token',
    title: 'title.setPassword',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/password/set-password-screen.tsx'),
  },
  {
    path: '/first-owner/$code',
    title: 'title.firstOwner',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/owner/first-owner-screen.tsx'),
  },
  {
    path: '/confirm-email/$token',
    title: 'title.confirmEmail',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/password/confirm-email-screen.tsx'),
  },
  {
    path: '/register-by-code/$code',
    title: 'title.registerByCode',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/register/register-screen.tsx'),
  },
  {
    path: '/finish-registration/$pendingRegistration',
    title: 'title.finishRegistration',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/register/finish-registration-screen.tsx'),
  },
  {
    path: '/welcome/$code',
    title: 'title.home',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/landing/landing-screen.tsx'),
  },
  {
    path: '/$learningCenterUrl',
    title: 'title.login',
    access: OPEN,
    area: 'sign-in',
    screen: () => import('../areas/sign-in/login/center-login-screen.tsx'),
  },
];

const play: readonly RouteRow[] = [
  {
    path: '/play',
    title: 'title.play',
    access: 'learner',
    area: 'play',
    screen: () => import('../areas/play/menu/board/board-screen.tsx'),
    needs: playNeeds,
  },
  {
    path: '/play/level/$level/$subject',
    title: 'title.playLevel',
    access: 'learner',
    area: 'play',
    screen: () => import('../areas/play/menu/group/level-screen.tsx'),
    needs: playNeeds,
  },
  {
    path: '/play/group/$groupId',
    title: 'title.playGroup',
    access: 'learner',
    area: 'play',
    screen: () => import('../areas/play/menu/group/group-screen.tsx'),
    needs: playNeeds,
  },
  {
    path: '/play/progress',
    title: 'title.playProgress',
    access: 'learner',
    area: 'play',
    screen: () => import('../areas/play/progress/progress-screen.tsx'),
  },
  {
    path: '/play/activity/$activityId',
    title: 'title.activity',
    access: 'learner',
    area: 'play',
    screen: () => import('../areas/play/activity/activity-screen.tsx'),
    needs: playNeeds,
  },
  {
    path: '/preview-activity/$activityId',
    title: 'title.previewActivity',
    access: OPEN,
    area: 'play',
    screen: () => import('../areas/play/preview/preview-screen.tsx'),
  },
  {
    path: '/preview-draft/$activityId',
    title: 'title.previewActivity',
    access: 'flinkMake',
    area: 'play',
    screen: () => import('../areas/play/preview/draft-screen.tsx'),
  },
  {
    path: '/preview-menu/$solutionId',
    title: 'title.previewMenu',
    access: mayIn('solutions', 'edit'),
    area: 'play',
    screen: () => import('../areas/play/preview/menu-preview-screen.tsx'),
  },
];

const adminScreen =
  (name: keyof typeof adminScreens): RouteRow['screen'] =>
  async () =>
    (await import('../areas/admin/screens.ts')).screens[name]();

const makeScreen =
  (name: keyof typeof makeScreens): RouteRow['screen'] =>
  async () =>
    (await import('../areas/make/screens.ts')).screens[name]();

const reportScreen =
  (name: ReportName | 'home' | 'groups' | 'family' | 'export'): RouteRow['screen'] =>
  async () =>
    (await import('../areas/report/screens.ts')).screenOf(name);

/** Where roles land (decisions: Roles). */
const homes: readonly RouteRow[] = [
  {
    path: '/flink-make',
    title: 'title.make',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('home'),
  },
  {
    path: '/flink-make/edit-activities',
    title: 'title.makeEditActivities',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('editList'),
  },
  {
    path: '/flink-make/search-activities',
    title: 'title.makeSearchActivities',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('search'),
  },
  {
    path: '/flink-make/edit-activities/$activityId/$tab',
    tabs: ['content', 'help', 'options', 'preview'],
    title: 'title.makeEditor',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('editor'),
  },
  {
    path: '/flink-make/wordlists/$wordlistId/games',
    title: 'title.makeGenerate',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    screen: makeScreen('generate'),
  },
  {
    path: '/flink-make/activity-groups/$groupId/games',
    title: 'title.makeGenerate',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    screen: makeScreen('generate'),
  },
  {
    path: '/flink-make/activity-groups',
    title: 'title.makeActivityGroups',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('groups'),
  },
  {
    path: '/flink-make/wordlists',
    title: 'title.makeWordlists',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    screen: makeScreen('wordlists'),
  },
  {
    path: '/flink-make/publish-requests',
    title: 'title.makePublishRequests',
    access: { flinkMake: { activities: { edit: true } } },
    area: 'make',
    screen: makeScreen('publishRequests'),
  },
  {
    path: '/flink-make/examples',
    title: 'title.makeExamples',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('examples'),
  },
  {
    path: '/flink-make/search-wordlists',
    title: 'title.makeSearchWordlists',
    access: { flinkMake: { wordlists: { view: true } } },
    area: 'make',
    screen: makeScreen('searchWordlists'),
  },
  {
    path: '/flink-make/edit-activities/$activityId/languages/$locale',
    title: 'title.makeLanguage',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('language'),
  },
  {
    path: '/flink-make/translations',
    title: 'title.makeTranslations',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('translations'),
  },
  {
    path: '/flink-make/translations/$locale/write',
    title: 'title.makeTranslate',
    access: 'flinkMake',
    area: 'make',
    screen: makeScreen('translate'),
  },
  {
    path: '/flink-admin',
    title: 'title.report',
    access: 'flinkAdmin',
    area: 'report',
    screen: reportScreen('home'),
  },
  {
    path: '/admin',
    title: 'title.admin',
    access: STAFF,
    area: 'admin',
    screen: adminScreen('home'),
  },
];

const adminRow = (path: string, title: string, access: AccessRule, screen: RouteRow['screen']): RouteRow => ({
  path: `/admin/${path}`,
  title,
  access,
  area: 'admin',
  screen,
});

/** Below Admin by their addresses, in Report by where people look for them. */
const reports: readonly RouteRow[] = [
  {
    path: '/flink-admin/reports',
    title: 'title.report',
    access: 'flinkAdmin',
    area: 'report',
    screen: reportScreen('usage-and-master'),
  },
  {
    path: '/flink-admin/report-groups',
    title: 'title.report.groups',
    access: 'flinkAdmin',
    area: 'report',
    screen: reportScreen('groups'),
  },
  {
    ...adminRow('reports/family', 'title.report.family', HAS_REPORTS, reportScreen('family')),
    area: 'report',
  },
  ...REPORT_SCREENS.map(
    (name): RouteRow => ({
      ...adminRow(`reports/${name}`, `title.report.${name}`, mayOpenReport(name), reportScreen(name)),
      area: 'report',
    }),
  ),
  ...(
    [
      ['', '', 'view'],
      ['/create', 'Create', 'create'],
      ['/$id', 'Edit', 'view'],
    ] as const
  ).map(
    ([below, title, action]): RouteRow => ({
      ...adminRow(
        `reports/data-export${below}`,
        `title.adminReportsDataExport${title}`,
        { admin: { reports: { 'data-export': { [action]: true } } } },
        reportScreen('export'),
      ),
      area: 'report',
    }),
  ),
];

const section = (name: string, screen: RouteRow['screen']): RouteRow =>
  adminRow(name, titleKeyOf(name), mayIn(name), screen);

const own: readonly RouteRow[] = [
  adminRow('my-account', 'title.adminMyAccount', STAFF, adminScreen('myAccount')),
  section('general', adminScreen('general')),
  section('view-documents', adminScreen('viewDocuments')),
  adminRow(
    'solutions/solution-menu/$id',
    'title.adminSolutionsSolutionMenu',
    mayIn('solutions', 'edit'),
    adminScreen('solutionMenu'),
  ),
  adminRow('refunds', 'title.adminRefunds', mayIn('purchases', 'refund'), adminScreen('refunds')),
  adminRow(
    'pending-registrations',
    'title.adminPendingRegistrations',
    mayIn('families'),
    adminScreen('pendingRegistrations'),
  ),
  section('purchases', adminScreen('purchases')),
  section('codes', adminScreen('codes')),
  adminRow('master-organizations/plans/$id', 'title.adminPlans', mayIn('plans'), adminScreen('plans')),
];

/** Table, new one and one of what the kit manages (spec 3 §2.1). */
const managed: readonly RouteRow[] = RESOURCE_SECTIONS.flatMap((name) => {
  const part =
    (which: 'list' | 'form'): RouteRow['screen'] =>
    async () =>
      (await import('../areas/admin/screens.ts')).sectionScreen(name, which);
  const form = part('form');
  return [
    section(name, part('list')),
    adminRow(`${name}/create`, `${titleKeyOf(name)}Create`, mayIn(name, 'create'), form),
    adminRow(`${name}/edit/$id`, `${titleKeyOf(name)}Edit`, mayIn(name), form),
  ];
});

/** The routes of spec 1 §2 and spec 3 §2.1 that are built; any other path is not found. */
export const routeTable: readonly RouteRow[] = [...signIn, ...play, ...homes, ...reports, ...own, ...managed];
