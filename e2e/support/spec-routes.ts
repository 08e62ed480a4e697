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
export const FIXED_TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/login': 'Login',
  '/$learningCenterUrl': 'Login',
  '/play': 'Play',
  '/admin': 'Admin',
  '/flink-admin': 'Report',
  '/flink-make': 'Make',
};

/** Every route of spec 1 §2 and spec 3 §2.1, as written there; parameters in the router's way of writing. */
export const SPEC_ROUTES: readonly string[] = [
  ...Object.keys(FIXED_TITLES),
  '/register-by-code/$code',
  '/finish-registration/$pendingRegistration',
  '/login/clever',
  '/preview-activity/$activityId',
  '/flink-admin/report-groups',
  '/flink-admin/reports',
  '/flink-make/edit-activities',
  // One of content, help, options and preview.
  '/flink-make/edit-activities/$activityId/$tab',
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

/** Spec 3 names what is done there and no address. */
export const OWN_ROUTES: readonly string[] = [
  '/preview-draft/$activityId',
  '/flink-make/wordlists/$wordlistId/games',
  '/flink-make/activity-groups/$groupId/games',
  '/preview-menu/$solutionId',
  '/flink-make/edit-activities/$activityId/languages/$locale',
  '/welcome/$code',
  ...['teachers', 'families', 'films', 'glossary'].flatMap((name) => [
    `/admin/${name}`,
    `/admin/${name}/create`,
    `/admin/${name}/edit/$id`,
  ]),
  '/admin/master-organizations/plans/$id',
  '/flink-make/examples',
  '/flink-make/publish-requests',
  '/flink-make/translations',
  '/flink-make/translations/$locale/write',
  '/admin/reports/activity-difficulty',
  '/admin/refunds',
  '/admin/pending-registrations',
  '/admin/purchases',
  '/admin/codes',
];
