/** What tests of the house an area has besides those that import its files, which are found by themselves. */
export interface Area {
  /** How the paths of its files begin. */
  readonly files: readonly string[];
  /** Tests of rules that read its files instead of importing them. */
  readonly rules?: readonly string[];
  /** How the paths of its tests on a database begin. */
  readonly database?: readonly string[];
  readonly slow?: readonly string[];
  /** Files below e2e/journeys, without folder and `.spec.ts`. */
  readonly journeys?: readonly string[];
}

const module = (name: string) => `apps/api/src/modules/${name}`;
const area = (name: string) => `apps/web/src/areas/${name}`;

/** Walks every call as every role, and every call with nonsense. */
const EVERY_CALL = ['apps/api/src/plugins/access/', 'apps/api/src/plugins/fuzz'];

/** A file may lie in several. `choose.test.ts` finds files in no area and tests that are not there. */
export const areas: readonly Area[] = [
  {
    files: [
      module('accounts/'),
      area('sign-in/'),
      'apps/web/src/shared/session/',
      'apps/api/src/ports/school',
    ],
    database: [module('accounts/')],
    journeys: [
      'sign-in',
      'email-first',
      'family-login',
      'center-login',
      'login-address',
      'school-sign-in',
      'first-screens',
    ],
  },
  { files: ['apps/web/src/shared/session/'], journeys: ['session', 'requests'] },
  {
    files: [module('accounts/viewing/'), area('admin/viewing/'), 'apps/web/src/shared/viewing/'],
    database: [module('accounts/viewing/'), 'apps/api/src/plugins/access/viewing-walk'],
    journeys: ['view-as'],
  },
  {
    files: [module('accounts/owner/'), area('sign-in/owner/'), 'apps/api/src/owner'],
    slow: ['apps/api/src/owner'],
    journeys: ['first-owner'],
  },
  {
    files: [module('registration/'), module('billing/'), area('sign-in/register/')],
    database: [module('registration/'), module('accounts/sign-in/payments')],
    journeys: ['registration', 'pending-registrations', 'purchases-and-codes'],
  },
  {
    files: [module('families/'), module('organizations/')],
    database: [module('families/'), module('organizations/')],
    journeys: ['settings', 'family-members', 'purchases-and-codes'],
  },
  {
    files: [module('catalog/'), module('play/menu/'), area('play/menu/'), area('play/videos/')],
    database: [module('catalog/'), module('play/menu/')],
    journeys: ['menu', 'first-screens'],
  },
  {
    files: [
      module('activities/'),
      module('play/saved-games/'),
      module('play/works/'),
      area('play/activity/'),
      area('play/preview'),
    ],
    database: [module('activities/'), module('play/saved-games/'), module('play/works/')],
    journeys: ['activity', 'books', 'writing', 'two-windows', 'crashed-game'],
  },
  {
    files: [module('make/'), area('make/'), 'packages/contract/src/rules/make/'],
    database: [module('make/'), module('activities/'), ...EVERY_CALL],
    journeys: ['make-lists'],
  },
  {
    files: [module('play/progress/'), module('reports/'), area('play/progress/'), area('play/outbox/')],
    database: [module('play/progress/'), module('reports/')],
    journeys: ['progress', 'activity'],
  },
  { files: ['apps/web/src/shared/connection/'], journeys: ['connection', 'next-visit'] },
  {
    files: [module('play/points/'), area('play/points/')],
    database: [module('play/points/')],
    journeys: ['family-points'],
  },
  {
    files: [module('play/goals/'), area('play/goal/'), area('play/settings/')],
    database: [module('play/goals/')],
    journeys: ['learning-goal', 'settings'],
  },
  {
    files: [module('play/time/'), 'apps/api/src/play-clock/', area('play/time/')],
    database: [module('play/time/')],
    journeys: ['play-time'],
  },
  {
    files: [
      area('play/stories/'),
      area('play/activity/work/'),
      'packages/templates/src/story-studio/',
      'packages/game-kit/src/react/recorder/',
      'packages/game-kit/src/react/story-book/',
      'packages/ui/src/rich-text/',
    ],
    journeys: ['stories'],
  },
  { files: [area('play/team/'), area('play/around/')], journeys: ['team', 'menu'] },
  { files: [area('play/'), module('play/'), 'apps/web/src/shared/play/'], journeys: ['menu', 'activity'] },
  {
    files: [module('speech/'), 'apps/api/src/ports/speech/', 'apps/web/src/shared/read-along/'],
    database: [module('speech/')],
    journeys: ['speech'],
  },
  { files: [module('writing/'), 'apps/api/src/ports/writing/'], database: [module('writing/')] },
  {
    files: [module('files/'), 'apps/api/src/ports/files/', 'apps/api/src/cleaning/'],
    database: [module('files/'), module('play/works/')],
  },
  { files: [module('running/')], database: [module('running/')] },
  {
    files: ['apps/api/src/ports/mail/', 'apps/api/src/post/', 'apps/api/src/jobs/'],
    database: ['apps/api/src/ports/mail/', 'apps/api/src/post/', 'apps/api/src/jobs/'],
  },
  {
    files: [area('admin/'), area('make/'), area('report/'), 'apps/web/src/shared/office'],
    journeys: ['routes', 'users-table', 'my-account', 'go-to-anything', 'keyboard', 'teacher-home'],
  },
  {
    files: ['apps/web/src/app/', 'apps/web/src/main.tsx', 'apps/web/src/shared/', 'apps/web/index.html'],
    journeys: ['routes', 'lost-and-broken', 'requests', 'first-screens', 'language', 'looks'],
  },
  {
    files: [
      'apps/web/worker/',
      'apps/web/src/inline-prefetch.ts',
      'apps/web/src/shared/prefetch/',
      'tools/build/',
    ],
    journeys: ['next-visit', 'requests'],
  },
  {
    files: [
      'packages/ui/',
      'apps/gallery/',
      'packages/make-kit/',
      'apps/web/src/trying/',
      'apps/web/src/testing/',
      'apps/web/vite',
    ],
    slow: ['apps/gallery/'],
    journeys: ['gallery', 'looks'],
  },
  {
    files: ['packages/templates/', 'packages/game-kit/'],
    rules: ['packages/templates/src/', 'content/library/'],
    journeys: ['games', 'games-played'],
  },
  {
    files: ['packages/contract/'],
    rules: ['apps/api/src/plugins/', 'apps/api/src/testing/'],
    database: EVERY_CALL,
    journeys: ['requests'],
  },
  {
    files: ['apps/api/src/plugins/', 'apps/api/src/testing/', 'apps/api/src/app', 'apps/api/src/services.ts'],
    database: ['apps/api/src/plugins/', 'apps/api/src/app'],
  },
  { files: ['apps/api/src/'], database: EVERY_CALL },
  {
    files: ['apps/api/src/rate-limits/'],
    database: ['apps/api/src/plugins/limits', module('accounts/sign-in/')],
  },
  {
    files: ['apps/api/src/db/'],
    database: ['apps/api/src/db/', 'apps/api/src/app'],
    slow: ['apps/api/src/out'],
  },
  { files: ['apps/api/src/db/embedded/'], slow: ['apps/api/src/db/embedded/'] },
  {
    files: [
      'apps/api/package.json',
      ...[
        'main',
        'config',
        'listening',
        'graceful',
        'house',
        'in-time',
        'start',
        'secret',
        'data-folder',
        'out',
      ].map((name) => `apps/api/src/${name}`),
    ],
    database: ['apps/api/src/app'],
    slow: ['apps/api/src/start', 'apps/api/src/out'],
  },
  { files: ['content/'], rules: ['content/'], database: ['content/'], journeys: ['menu'] },
  { files: ['content/strings/'], rules: ['tools/texts/'], journeys: ['language'] },
  { files: ['e2e/support/', 'e2e/playwright.config.ts'], journeys: ['routes', 'looks', 'keyboard'] },
  { files: ['tools/new-template/'], slow: ['tools/new-template/'] },
  { files: ['tools/browser/'], slow: ['tools/browser/'] },
  { files: ['tools/run.mjs', 'tools/start.ts'], slow: ['tools/run'] },
];
