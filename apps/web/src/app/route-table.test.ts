import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

const CRUD = [
  'activity-templates',
  'characters',
  'master-organizations',
  'landing-pages',
  'regions',
  'learning-centers',
  'documents',
  'global-buttons',
  'lists',
  'locales',
  'menus',
  'products',
  'roles',
  'scopes',
  'solutions',
  'strings',
  'themes',
  'users',
  'words',
  'gift-cards',
];

const REPORTS = [
  'usage-and-master',
  'family',
  'cohort',
  'continuity',
  'revenue',
  'translator-work',
  'financial',
  'content-partners',
  'data-export',
  'data-export/create',
  'data-export/$id',
];

/** The titles that the specification fixes (spec 1 §2, spec 3 §2.1). */
const FIXED_TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/login': 'Login',
  '/$learningCenterUrl': 'Login',
  '/play': 'Play',
  '/admin': 'Admin',
  '/flink-admin': 'Report',
  '/flink-make': 'Make',
};

/** Every route of spec 1 §2 and spec 3 §2.1, as written there; parameters in the router's way of writing. */
const SPEC_ROUTES: readonly string[] = [
  ...Object.keys(FIXED_TITLES),
  '/register-by-code/$code',
  '/finish-registration/$pendingRegistration',
  '/login/clever',
  '/preview-activity/$activityId',
  '/flink-admin/report-groups',
  '/flink-admin/reports',
  '/flink-make/edit-activities',
  ...['content', 'help', 'options', 'preview'].map((tab) => `/flink-make/edit-activities/$activityId/${tab}`),
  '/flink-make/search-activities',
  '/flink-make/activity-groups',
  '/flink-make/wordlists',
  '/flink-make/search-wordlists',
  '/admin/my-account',
  '/admin/view-documents',
  '/admin/general',
  '/admin/solutions/solution-menu/$id',
  ...REPORTS.map((name) => `/admin/reports/${name}`),
  ...CRUD.flatMap((name) => [`/admin/${name}`, `/admin/${name}/create`, `/admin/${name}/edit/$id`]),
];

const texts = JSON.parse(
  readFileSync(new URL('../../../../content/strings/shell.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, { readonly en: string }>>;

test('every route of the specification is there, with the title it fixes', () => {
  const titles = Object.fromEntries(routeTable.map(({ path, title }) => [path, texts[title]?.en]));

  expect(SPEC_ROUTES.filter((path) => !(path in titles))).toEqual([]);
  expect(titles).toMatchObject(FIXED_TITLES);
});

test('every route has a title in words', () => {
  expect(routeTable.filter(({ title }) => !texts[title]?.en).map(({ path }) => path)).toEqual([]);
});
