import { expect, test } from 'vitest';
import type { Permissions } from './permission-tree.ts';
import { LEARNER_ROLE, ROLE_ALIASES, type RoleAlias, roles } from './roles.ts';
import { allows, type Holder } from './rules.ts';

/** The table "Roles" of the decisions: alias, landing, flags. */
const table: ReadonlyArray<readonly [RoleAlias, string, readonly string[]]> = [
  ['SUPER', '/admin/my-account', ['flinkMake']],
  ['MASTER_ADMIN', '/flink-admin', ['flinkAdmin', 'flinkMake']],
  ['AUTHOR', '/flink-make', ['flinkMake']],
  ['TRANSLATOR', '/flink-make', ['flinkMake']],
  ['TRANSLATOR_AUTHORED', '/flink-make', ['flinkMake']],
  ['TRANSLATOR_GENERATED', '/flink-make', ['flinkMake']],
  ['MASTER_ORGANIZATION_ADMIN', '/flink-admin', ['flinkAdmin']],
  ['REGION_ADMIN', '/flink-admin', ['flinkAdmin']],
  ['LEARNING_CENTER_ADMIN', '/flink-admin', ['flinkAdmin']],
  ['TEACHER', '/flink-admin', ['flinkAdmin']],
  ['REP', '/admin/my-account', []],
  ['CONSUMER_REP', '/admin/my-account', []],
  ['CLEVER_ADMIN', '/admin/my-account', []],
  ['REGULAR', '/admin/my-account', []],
];
const landing = { make: '/flink-make', admin: '/flink-admin', account: '/admin/my-account' };

test('the roles are those of the decisions, no more and no fewer', () => {
  const aliases = table.map(([alias]) => alias);

  expect([...ROLE_ALIASES]).toEqual(aliases);
  expect(Object.keys(roles)).toEqual(aliases);
});

test.each(table)('%s lands on %s with the flags %j', (alias, path, flags) => {
  const role = roles[alias];

  expect(role.alias).toBe(alias);
  expect(landing[role.redirect]).toBe(path);
  expect(Object.keys(role.flags).toSorted()).toEqual([...flags].toSorted());
});

test('a learner has a role object that opens nothing', () => {
  expect(LEARNER_ROLE.permissions).toEqual({});
  expect(LEARNER_ROLE.flags).toEqual({});
  expect(ROLE_ALIASES).not.toContain(LEARNER_ROLE.alias);
});

const HEAD: readonly RoleAlias[] = ['SUPER', 'MASTER_ADMIN'];
const TENANTS: readonly RoleAlias[] = ['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'LEARNING_CENTER_ADMIN'];
const WRITERS: readonly RoleAlias[] = ['AUTHOR', 'TRANSLATOR'];
const PART_TRANSLATORS: readonly RoleAlias[] = ['TRANSLATOR_AUTHORED', 'TRANSLATOR_GENERATED'];

/** Who may look into which section; everybody who is not listed may not. */
const viewers: ReadonlyArray<readonly [string, Permissions, readonly RoleAlias[]]> = [
  ['my-account', { admin: { 'my-account': { view: true } } }, ROLE_ALIASES],
  [
    'view-documents',
    { admin: { 'view-documents': { view: true } } },
    ROLE_ALIASES.filter((alias) => alias !== 'REGULAR' && alias !== 'CLEVER_ADMIN'),
  ],
  ['general', { admin: { general: { view: true } } }, HEAD],
  ['activity-templates', { admin: { 'activity-templates': { view: true } } }, HEAD],
  ['characters', { admin: { characters: { view: true } } }, HEAD],
  [
    'master-organizations',
    { admin: { 'master-organizations': { view: true } } },
    [...HEAD, 'MASTER_ORGANIZATION_ADMIN', 'REP'],
  ],
  ['landing-pages', { admin: { 'landing-pages': { view: true } } }, HEAD],
  [
    'regions',
    { admin: { regions: { view: true } } },
    [...HEAD, 'MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN', 'REP'],
  ],
  ['learning-centers', { admin: { 'learning-centers': { view: true } } }, [...HEAD, ...TENANTS, 'REP']],
  ['documents', { admin: { documents: { view: true } } }, HEAD],
  ['films', { admin: { films: { view: true } } }, HEAD],
  ['global-buttons', { admin: { 'global-buttons': { view: true } } }, HEAD],
  ['lists', { admin: { lists: { view: true } } }, HEAD],
  ['locales', { admin: { locales: { view: true } } }, HEAD],
  ['menus', { admin: { menus: { view: true } } }, HEAD],
  ['products', { admin: { products: { view: true } } }, HEAD],
  ['roles', { admin: { roles: { view: true } } }, HEAD],
  ['scopes', { admin: { scopes: { view: true } } }, HEAD],
  ['solutions', { admin: { solutions: { view: true } } }, HEAD],
  ['strings', { admin: { strings: { view: true } } }, [...HEAD, 'TRANSLATOR']],
  ['themes', { admin: { themes: { view: true } } }, HEAD],
  ['users', { admin: { users: { view: true } } }, [...HEAD, 'MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN']],
  ['words', { admin: { words: { view: true } } }, HEAD],
  ['gift-cards', { admin: { 'gift-cards': { view: true } } }, [...HEAD, 'REP']],
  ['teachers', { admin: { teachers: { view: true } } }, [...HEAD, ...TENANTS]],
  ['families', { admin: { families: { view: true } } }, [...HEAD, ...TENANTS, 'CONSUMER_REP']],
  ['purchases', { admin: { purchases: { view: true } } }, [...HEAD, 'REP', 'CONSUMER_REP']],
  ['codes', { admin: { codes: { view: true } } }, [...HEAD, ...TENANTS, 'REP']],
  ['plans', { admin: { plans: { view: true } } }, [...HEAD, ...TENANTS, 'REP']],
  ['clever', { admin: { clever: { view: true } } }, [...HEAD, 'CLEVER_ADMIN']],
  ['usage report', { admin: { reports: { 'usage-and-master': { view: true } } } }, [...HEAD, ...TENANTS]],
  ['family report', { admin: { reports: { family: { view: true } } } }, [...HEAD, ...TENANTS]],
  ['cohort report', { admin: { reports: { cohort: { view: true } } } }, [...HEAD, ...TENANTS]],
  ['continuity report', { admin: { reports: { continuity: { view: true } } } }, [...HEAD, ...TENANTS]],
  [
    'data export',
    { admin: { reports: { 'data-export': { view: true } } } },
    [...HEAD, ...TENANTS, 'TEACHER', 'REP'],
  ],
  [
    'revenue report',
    { admin: { reports: { revenue: { view: true } } } },
    [...HEAD, 'MASTER_ORGANIZATION_ADMIN', 'REP'],
  ],
  [
    'translator report',
    { admin: { reports: { 'translator-work': { view: true } } } },
    [...HEAD, 'TRANSLATOR'],
  ],
  ['financial report', { admin: { reports: { financial: { view: true } } } }, [...HEAD, 'REP']],
  ['partners report', { admin: { reports: { 'content-partners': { view: true } } } }, HEAD],
  ['activities', { flinkMake: { activities: { view: true } } }, [...HEAD, ...WRITERS, ...PART_TRANSLATORS]],
  [
    'hand-made activities',
    { flinkMake: { activities: { authored: true } } },
    [...HEAD, ...WRITERS, 'TRANSLATOR_AUTHORED'],
  ],
  [
    'generated activities',
    { flinkMake: { activities: { generated: true } } },
    [...HEAD, ...WRITERS, 'TRANSLATOR_GENERATED'],
  ],
  ['wordlists', { flinkMake: { wordlists: { view: true } } }, [...HEAD, ...WRITERS]],
  ['activity groups', { flinkMake: { activityGroups: { view: true } } }, [...HEAD, ...WRITERS]],
  [
    'word groups in the search',
    { flinkMake: { searchAgsTab: { actions: { wordAgs: true } } } },
    [...HEAD, ...WRITERS, 'TRANSLATOR_GENERATED'],
  ],
  [
    'category and menu groups in the search',
    { flinkMake: { searchAgsTab: { actions: { eduAgs: true, menuAgs: true } } } },
    [...HEAD, ...WRITERS, 'TRANSLATOR_AUTHORED'],
  ],
  ['every scope', { flinkMake: { scopes: { all: true } } }, HEAD],
  ['the language selector', { flinkMake: { controls: { languageSelector: true } } }, [...HEAD, 'AUTHOR']],
  ['the template filter', { flinkMake: { controls: { templateFilter: true } } }, [...HEAD, 'AUTHOR']],
  ['the max font size', { flinkMake: { controls: { maxFontSize: true } } }, HEAD],
  ['the privileged switches', { admin: { 'organization-config': { privilegedSwitches: true } } }, HEAD],
  ['purchase of plans', { admin: { plans: { purchase: true } } }, [...HEAD, 'REP']],
  ['refunds', { admin: { purchases: { refund: true } } }, [...HEAD, 'CONSUMER_REP']],
  ['passwords of families', { admin: { families: { edit: true } } }, [...HEAD, ...TENANTS]],
];

const holder = (alias: RoleAlias): Holder => ({
  alias,
  flags: roles[alias].flags,
  permissions: roles[alias].permissions,
});

test.each(viewers)('%s is open to its roles and to nobody else', (_section, rule, expected) => {
  const open = ROLE_ALIASES.filter((alias) => allows(rule, holder(alias)));

  expect(open.toSorted()).toEqual([...expected].toSorted());
});

test.each(['families', 'products', 'reports', 'reportGroups'] as const)(
  '%s of the Report area are open to its roles; to SUPER only by the flag on the user',
  (section) => {
    const open = ROLE_ALIASES.filter(
      (alias) =>
        allows('flinkAdmin', holder(alias)) &&
        allows({ flinkAdmin: { [section]: { view: true } } }, holder(alias)),
    );

    expect(open).toEqual(['MASTER_ADMIN', ...TENANTS, 'TEACHER']);
  },
);

test('a teacher changes neither families nor their assignment', () => {
  for (const action of ['edit', 'assign']) {
    expect(allows({ flinkAdmin: { families: { [action]: true } } }, holder('TEACHER'))).toBe(false);
  }
});

test('an organisation manages what is below it and only edits itself', () => {
  const removers = (section: string) =>
    TENANTS.filter((alias) => allows({ admin: { [section]: { delete: true } } }, holder(alias)));

  expect(removers('master-organizations')).toEqual([]);
  expect(removers('regions')).toEqual(['MASTER_ORGANIZATION_ADMIN']);
  expect(removers('learning-centers')).toEqual(['MASTER_ORGANIZATION_ADMIN', 'REGION_ADMIN']);
});

test('a misspelt section does not compile', () => {
  // @ts-expect-error 'user' is not a section
  const misspelt: Permissions = { admin: { user: { view: true } } };

  expect(allows(misspelt, holder('MASTER_ADMIN'))).toBe(false);
});
