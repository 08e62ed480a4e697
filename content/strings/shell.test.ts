import { expect, test } from 'vitest';
import rows from './shell.json' with { type: 'json' };

interface Row {
  readonly en: string;
  readonly es: string;
  readonly sw: string;
}
const texts: Readonly<Record<string, Row>> = rows;
const english = (key: string) => texts[key]?.en;
const camel = (path: string) => path.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
const parameters = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each([
  ['title.home', 'Home'],
  ['title.login', 'Login'],
  ['title.play', 'Play'],
  ['title.admin', 'Admin'],
  ['title.report', 'Report'],
  ['title.make', 'Make'],
  ['title.notFound', '404 Not Found'],
  ['shell.notFoundHeading', '404 - Page not found'],
  ['shell.back', 'Back'],
  ['shell.somethingWentWrong', 'Something went wrong.'],
  ['shell.cannotConnect', 'Error connecting to server.'],
  ['signIn.password', 'Password'],
  ['signIn.login', 'Login'],
  ['signIn.forgotPassword', 'Forgot Password'],
])('%s is worded as in the specification: %s', (key, text) => {
  expect(english(key)).toBe(text);
});

/** Spec 3 §2.1: each has a list screen, /create and /edit/{id}. */
const CRUD_SECTIONS = [
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

test.each(CRUD_SECTIONS)(
  'the list, the new and the edit screen of %s have titles of their own',
  (section) => {
    const key = `title.${camel(`admin/${section}`)}`;
    const titles = [english(key), english(`${key}Create`), english(`${key}Edit`)];

    expect(titles[1]).toMatch(/^New /);
    expect(titles[2]).toMatch(/^Edit /);
    expect(new Set(titles).size).toBe(3);
  },
);

/** The other routes of Admin (spec 3 §2.1). */
const ROUTES = [
  'admin/my-account',
  'admin/view-documents',
  'admin/general',
  'admin/solutions/solution-menu',
  'admin/reports/usage-and-master',
  'admin/reports/family',
  'admin/reports/cohort',
  'admin/reports/continuity',
  'admin/reports/revenue',
  'admin/reports/translator-work',
  'admin/reports/financial',
  'admin/reports/content-partners',
  'admin/reports/data-export',
  'admin/reports/data-export/create',
  'admin/reports/data-export/edit',
];

test.each(ROUTES)('/%s has a title', (path) => {
  expect(english(`title.${camel(path)}`)).toBeTruthy();
});

test.each(Object.entries(texts))(
  '%s says the same in all languages, with the same parameters',
  (key, row) => {
    expect(key).toMatch(/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/);
    expect(Object.keys(row)).toEqual(['en', 'es', 'sw']);
    for (const text of [row.en, row.es, row.sw]) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(parameters(text)).toEqual(parameters(row.en));
    }
  },
);

test('no translation is the English left in place', () => {
  const copied = Object.entries(texts).filter(([, { en, es, sw }]) => en === es || en === sw);

  expect(copied).toEqual([]);
});
