import { type AccessRule, OPEN } from '@flink/contract/access/rules.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { OFFICE_SECTIONS, type SectionPath, STAFF } from '../shared/office-sections.ts';

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
];

/** Where roles land (decisions: Roles). */
const homes: readonly RouteRow[] = [
  {
    path: '/flink-make',
    title: 'title.make',
    access: 'flinkMake',
    area: 'make',
    screen: () => import('../areas/make/home-screen.tsx'),
  },
  {
    path: '/flink-admin',
    title: 'title.report',
    access: 'flinkAdmin',
    area: 'report',
    screen: () => import('../areas/report/home-screen.tsx'),
  },
  {
    path: '/admin',
    title: 'title.admin',
    access: STAFF,
    area: 'admin',
    screen: () => import('../areas/admin/home-screen.tsx'),
  },
];

/** The screen of every section that the office offers. */
const SCREENS: Readonly<Record<SectionPath, RouteRow['screen']>> = {
  '/admin/my-account': () => import('../areas/admin/my-account-screen.tsx'),
  '/admin/general': () => import('../areas/admin/general-screen.tsx'),
  '/admin/users': () => import('../areas/admin/users-screen.tsx'),
  '/admin/learning-centers': () => import('../areas/admin/learning-centers-screen.tsx'),
  '/admin/strings': () => import('../areas/admin/strings-screen.tsx'),
};

const sections: readonly RouteRow[] = OFFICE_SECTIONS.map(({ path, title, access, area }) => ({
  path,
  title,
  access,
  area,
  screen: SCREENS[path],
}));

/** The routes of spec 1 §2 and spec 3 §2.1 that are built; any other path is not found. */
export const routeTable: readonly RouteRow[] = [...signIn, ...play, ...homes, ...sections];
