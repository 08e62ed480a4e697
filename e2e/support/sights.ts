import type { Page } from '@playwright/test';
import type { AreaName } from '../../apps/web/src/app/route-table.ts';
import { type Place, screens } from './places.ts';
import { settled } from './settled.ts';
import { whoMay } from './visitors.ts';

export type LookName = 'play' | 'office';

export interface Sight {
  /** Names its picture, too. */
  readonly name: string;
  readonly address: string;
  readonly as: string | null;
  readonly look: LookName;
  /** The row of the route table that it shows as it is. */
  readonly place?: Place;
  /** Makes the server answer as this sight needs it, before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What a person does after the page is there. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Complaints of the browser that belong to it. */
  readonly forgive?: readonly RegExp[];
}

const LOOKS: Readonly<Record<AreaName, LookName>> = {
  'sign-in': 'play',
  play: 'play',
  make: 'office',
  report: 'office',
  admin: 'office',
};

const NEED_A_LINK = new Set([
  '/login/clever',
  '/set-password/$token',
  '/first-owner/$code',
  '/preview-draft/$activityId',
  '/preview-menu/$solutionId',
  '/welcome/$code',
  '/flink-make/activity-groups/$groupId/games',
]);

/** These are nothing without what belongs to them; they have journeys of their own. */
export const needsALink = (path: string): boolean =>
  NEED_A_LINK.has(path) || /\/\$(?:id$|activityId\/)/.test(path);

const USERS = '**/api/admin/users?*';
const SUPER = 'super@flink.test';

/** Every screen of the route table, and the states and dialogs that no address leads to. */
export const sights: readonly Sight[] = [
  ...screens
    .filter(({ path }) => !needsALink(path))
    .map((place) => ({
      name: place.path === '/' ? 'home' : place.path.replaceAll(/[/$]+/g, '-').slice(1),
      address: place.address,
      as: place.access === null ? null : (whoMay(place)?.name ?? null),
      look: LOOKS[place.area],
      place,
    })),
  {
    name: 'admin-lists-edit',
    address: '/admin/lists',
    as: SUPER,
    look: 'office',
    act: async (page) => {
      await page.getByRole('link', { name: 'Percents' }).click();
      await page.getByRole('textbox', { name: 'Name' }).waitFor();
    },
  },
  {
    name: 'admin-solution-menu',
    address: '/admin/solutions',
    as: SUPER,
    look: 'office',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More for First words/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Build the menu' }).click();
      await page.getByRole('treeitem').first().click();
    },
  },
  {
    name: 'menu-group',
    address: '/play/level/1/reading',
    as: 'leo',
    look: 'play',
    act: async (page) => {
      await page.locator('a[data-item]').first().click();
      await page.waitForURL('**/play/group/*');
    },
  },
  {
    name: 'first-owner',
    address: '/first-owner/a-code-that-is-good-enough',
    as: null,
    look: 'play',
    before: (page) =>
      page.route('**/api/auth/first-owner/*', (route) =>
        route.fulfill({ json: { success: true, email: null } }),
      ),
  },
  {
    name: 'whose-password',
    address: `/set-password/${'x'.repeat(43)}`,
    as: null,
    look: 'play',
    before: passwordLink,
  },
  {
    name: 'new-password-refused',
    address: `/set-password/${'x'.repeat(43)}`,
    as: null,
    look: 'play',
    before: passwordLink,
    act: async (page) => {
      await page.getByRole('button', { name: 'Ana' }).click();
      await page.locator('button[type=submit]').click();
    },
  },
  {
    name: 'no-such-family',
    address: '/login?family=garbage',
    as: null,
    look: 'play',
    forgive: [/400/],
  },
  { name: 'play-without-learner', address: '/play', as: SUPER, look: 'play' },
  { name: 'not-found', address: '/no/such/page', as: null, look: 'play', forgive: [/404/] },
  {
    name: 'no-connection',
    address: '/',
    as: null,
    look: 'play',
    before: (page) => page.route('**/api/common/all', (route) => route.abort()),
    forgive: [/ERR_FAILED/],
  },
  {
    name: 'failed-screen',
    address: '/admin/users',
    as: SUPER,
    look: 'office',
    before: (page) =>
      page.route(USERS, (route) => route.fulfill({ json: { data: [null], total: 1, unfiltered: 1 } })),
    forgive: [/TypeError/],
  },
  { name: 'message-play', address: '/old-mill', as: null, look: 'play' },
  {
    name: 'refused-sign-in',
    address: '/login',
    as: null,
    look: 'play',
    before: (page) =>
      page.route('**/api/auth/login', (route) =>
        route.fulfill({
          status: 401,
          json: { success: false, code: 'auth.wrongCredentials', message: 'Wrong username or password' },
        }),
      ),
    act: async (page) => {
      await page.getByRole('textbox').first().fill('leo');
      await page.locator('input[name=password]').fill('wrong');
      await page.locator('button[type=submit]').click();
      await page.getByText('Wrong username or password').waitFor();
    },
    forgive: [/401/],
  },
  {
    name: 'empty-sign-in',
    address: '/login',
    as: null,
    look: 'play',
    act: (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'message-office', address: '/admin/users', as: 'regular@flink.test', look: 'office' },
  { name: 'admin-users-nothing-found', address: '/admin/users?search=zzzz', as: SUPER, look: 'office' },
  {
    name: 'admin-users-no-answer',
    address: '/admin/users',
    as: SUPER,
    look: 'office',
    before: (page) => page.route(USERS, (route) => route.abort()),
    forgive: [/ERR_FAILED/],
  },
  {
    name: 'go-to-anything',
    address: '/admin/users',
    as: SUPER,
    look: 'office',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account-menu',
    address: '/admin/my-account',
    as: SUPER,
    look: 'office',
    act: async (page) => {
      await page.getByRole('button', { name: 'Suda Owusu' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
];

/** A link of a family, with an adult and two children. */
function passwordLink(page: Page): Promise<unknown> {
  const people = ['ana', 'leo', 'mia'].map((username) => ({
    _id: `00000000-0000-7000-8000-${username.padStart(12, '0').replaceAll(/[^0-9a-f]/g, '1')}`,
    firstname: username.replace(/^./, (first) => first.toUpperCase()),
    username,
    face: username,
  }));
  return page.route('**/api/users/password-link/*', (route) =>
    route.fulfill({ json: { success: true, kind: 'family', people } }),
  );
}

export async function openSight(page: Page, sight: Sight): Promise<void> {
  await sight.before?.(page);
  await page.goto(sight.address);
  await settled(page);
  await sight.act?.(page);
  await settled(page);
}
