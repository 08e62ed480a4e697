import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import { type AccessRule, OPEN } from '@flink/contract/access/rules.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { CRUD_SECTIONS, mayIn, mayReport, REPORT_SECTIONS, titleCase } from '../shared/admin-sections.ts';

export type AreaName = 'sign-in' | 'play' | 'make' | 'report' | 'admin';

export interface RouteRow {
  /** In the router's way of writing: `/admin/users/edit/$id`. */
  readonly path: string;
  readonly title: string;
  readonly access: AccessRule;
  readonly area: AreaName;
  readonly screen: () => Promise<{ readonly default: ComponentType }>;
  /** Fetches what the screen shows first, for who opens the page there. */
  readonly needs?:
    | ((queries: QueryClient, params: Readonly<Record<string, string>>) => Promise<unknown>)
    | undefined;
}

/** Everybody but learners may open /admin; each section inside has its own rule (decisions: Roles). */
const STAFF: AccessRule = ROLE_ALIASES;

const loginScreen = () => import('../areas/sign-in/login/login-screen.tsx');
const playNeeds: RouteRow['needs'] = async (queries, { activityId }) =>
  (await import('../areas/play/data/play-needs.ts')).playNeeds(queries, activityId);
const makeRoom = () => import('../areas/make/empty-room.tsx');
const reportRoom = () => import('../areas/report/empty-room.tsx');
const adminRoom = () => import('../areas/admin/empty-room.tsx');

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
    screen: () => import('../areas/play/preview-screen.tsx'),
  },
];

const make: readonly RouteRow[] = [
  ['/flink-make', 'title.make'],
  ['/flink-make/edit-activities', 'title.makeEditActivities'],
  ['/flink-make/edit-activities/$activityId/content', 'title.makeEditActivitiesContent'],
  ['/flink-make/edit-activities/$activityId/help', 'title.makeEditActivitiesHelp'],
  ['/flink-make/edit-activities/$activityId/options', 'title.makeEditActivitiesOptions'],
  ['/flink-make/edit-activities/$activityId/preview', 'title.makeEditActivitiesPreview'],
  ['/flink-make/search-activities', 'title.makeSearchActivities'],
  ['/flink-make/activity-groups', 'title.makeActivityGroups'],
  ['/flink-make/wordlists', 'title.makeWordlists'],
  ['/flink-make/search-wordlists', 'title.makeSearchWordlists'],
].map(([path = '', title = '']) => ({ path, title, access: 'flinkMake', area: 'make', screen: makeRoom }));

const report: readonly RouteRow[] = [
  ['/flink-admin', 'title.report'],
  ['/flink-admin/report-groups', 'title.reportReportGroups'],
  ['/flink-admin/reports', 'title.reportReports'],
].map(([path = '', title = '']) => ({
  path,
  title,
  access: 'flinkAdmin',
  area: 'report',
  screen: reportRoom,
}));

/** Sections that already have their own list screen. */
const LISTS: Readonly<Record<string, RouteRow['screen']>> = {
  users: () => import('../areas/admin/users-screen.tsx'),
  'learning-centers': () => import('../areas/admin/learning-centers-screen.tsx'),
  strings: () => import('../areas/admin/strings-screen.tsx'),
};

const admin: readonly RouteRow[] = [
  { path: '/admin', title: 'title.admin', access: STAFF, area: 'admin', screen: adminRoom },
  {
    path: '/admin/my-account',
    title: 'title.adminMyAccount',
    access: STAFF,
    area: 'admin',
    screen: () => import('../areas/admin/my-account-screen.tsx'),
  },
  {
    path: '/admin/view-documents',
    title: 'title.adminViewDocuments',
    access: mayIn('view-documents', 'view'),
    area: 'admin',
    screen: adminRoom,
  },
  {
    path: '/admin/general',
    title: 'title.adminGeneral',
    access: mayIn('general', 'view'),
    area: 'admin',
    screen: () => import('../areas/admin/general-screen.tsx'),
  },
  {
    path: '/admin/solutions/solution-menu/$id',
    title: 'title.adminSolutionsSolutionMenu',
    access: mayIn('solutions', 'view'),
    area: 'admin',
    screen: adminRoom,
  },
  ...CRUD_SECTIONS.flatMap(({ name }): RouteRow[] => [
    {
      path: `/admin/${name}`,
      title: `title.admin${titleCase(name)}`,
      access: mayIn(name, 'view'),
      area: 'admin',
      screen: LISTS[name] ?? adminRoom,
    },
    {
      path: `/admin/${name}/create`,
      title: `title.admin${titleCase(name)}Create`,
      access: mayIn(name, 'create'),
      area: 'admin',
      screen: adminRoom,
    },
    {
      path: `/admin/${name}/edit/$id`,
      title: `title.admin${titleCase(name)}Edit`,
      access: mayIn(name, 'edit'),
      area: 'admin',
      screen: adminRoom,
    },
  ]),
  ...REPORT_SECTIONS.map(
    (name): RouteRow => ({
      path: `/admin/reports/${name}`,
      title: `title.adminReports${titleCase(name)}`,
      access: mayReport(name),
      area: 'admin',
      screen: adminRoom,
    }),
  ),
  {
    path: '/admin/reports/data-export/create',
    title: 'title.adminReportsDataExportCreate',
    access: mayReport('data-export', 'create'),
    area: 'admin',
    screen: adminRoom,
  },
  {
    path: '/admin/reports/data-export/$id',
    title: 'title.adminReportsDataExportEdit',
    access: mayReport('data-export'),
    area: 'admin',
    screen: adminRoom,
  },
];

/** Every route of spec 1 §2 and spec 3 §2.1. */
export const routeTable: readonly RouteRow[] = [...signIn, ...play, ...make, ...report, ...admin];
