import { REPORT_SCREENS, type ReportScreen } from '../reports/names.ts';
import { pathsOf } from './permission-paths.ts';
import type { Permissions } from './permission-tree.ts';
import type { RoleAlias } from './role-aliases.ts';

/** By themselves, because the table of routes is in the first load of everybody and needs no more. */
export { ROLE_ALIASES, type RoleAlias } from './role-aliases.ts';

export interface RoleDefinition<Alias extends string = RoleAlias> {
  readonly alias: Alias;
  readonly name: string;
  /** make → /flink-make, admin → /flink-admin, account → /admin/my-account (spec 1 §2). */
  readonly redirect: 'make' | 'admin' | 'account';
  readonly flags: { readonly flinkAdmin?: true; readonly flinkMake?: true };
  readonly permissions: Permissions;
}

type Complete<T> = T extends boolean ? true : { readonly [K in keyof T]-?: Complete<NonNullable<T[K]>> };

const VIEW = { view: true } as const;
const EDIT = { view: true, edit: true } as const;
const MANAGE = { view: true, create: true, edit: true } as const;
const ROWS = { view: true, create: true, edit: true, delete: true } as const;
const IMPORTED_ROWS = { ...ROWS, import: true } as const;

/** Complete by its type: a new section is open to the head office from the day it is declared. */
const EVERYTHING: Complete<Permissions> = {
  admin: {
    'my-account': EDIT,
    'view-documents': VIEW,
    general: EDIT,
    'activity-templates': ROWS,
    characters: ROWS,
    'master-organizations': ROWS,
    'landing-pages': ROWS,
    regions: ROWS,
    'learning-centers': ROWS,
    documents: ROWS,
    films: ROWS,
    'global-buttons': ROWS,
    lists: ROWS,
    locales: ROWS,
    menus: ROWS,
    products: ROWS,
    roles: ROWS,
    scopes: ROWS,
    solutions: ROWS,
    strings: IMPORTED_ROWS,
    glossary: IMPORTED_ROWS,
    themes: ROWS,
    users: ROWS,
    words: IMPORTED_ROWS,
    'gift-cards': IMPORTED_ROWS,
    teachers: IMPORTED_ROWS,
    families: ROWS,
    purchases: { ...EDIT, refund: true },
    codes: { view: true, generate: true },
    plans: { view: true, purchase: true, assign: true },
    clever: { ...EDIT, sync: true },
    'organization-config': { edit: true, privilegedSwitches: true },
    reports: {
      ...(Object.fromEntries(REPORT_SCREENS.map((name) => [name, VIEW])) as Record<
        ReportScreen,
        typeof VIEW
      >),
      family: VIEW,
      'data-export': ROWS,
    },
  },
  flinkMake: {
    searchAgsTab: { actions: { eduAgs: true, menuAgs: true, wordAgs: true } },
    activities: { ...ROWS, copy: true, authored: true, generated: true },
    activityGroups: ROWS,
    wordlists: { ...ROWS, generate: true },
    scopes: { all: true },
    controls: { templateFilter: true, languageSelector: true, maxFontSize: true },
  },
  flinkAdmin: {
    families: { ...EDIT, assign: true },
    products: VIEW,
    reports: VIEW,
    reportGroups: ROWS,
  },
};

/** Everything that can be granted, as leaves of the tree. */
export const ALL_PERMISSIONS: readonly string[] = pathsOf(EVERYTHING);

const OWN_ACCOUNT = { 'my-account': EDIT } as const;
const STAFF = { ...OWN_ACCOUNT, 'view-documents': VIEW } as const;

/** Translators keep the terms together; what was deleted cannot be brought back, so that is not theirs. */
const TERMS = { ...MANAGE, import: true } as const;

const AUTHORING = {
  searchAgsTab: { actions: { eduAgs: true, menuAgs: true, wordAgs: true } },
  activities: { ...ROWS, copy: true, authored: true, generated: true },
  activityGroups: ROWS,
  wordlists: { ...ROWS, generate: true },
} as const satisfies Permissions['flinkMake'];

/** What a center shares with the organisations above it; whose rows these are is the tenant scope's matter. */
const ORGANISATION = {
  ...STAFF,
  teachers: IMPORTED_ROWS,
  families: ROWS,
  codes: { view: true, generate: true },
  'organization-config': { edit: true },
  reports: {
    'usage-and-master': VIEW,
    family: VIEW,
    cohort: VIEW,
    continuity: VIEW,
    'activity-difficulty': VIEW,
    'data-export': ROWS,
  },
} as const satisfies Permissions['admin'];

export const roles: { readonly [Alias in RoleAlias]: RoleDefinition<Alias> } = {
  SUPER: {
    alias: 'SUPER',
    name: 'Super admin',
    redirect: 'account',
    flags: { flinkMake: true },
    permissions: EVERYTHING,
  },
  MASTER_ADMIN: {
    alias: 'MASTER_ADMIN',
    name: 'Master admin',
    redirect: 'admin',
    flags: { flinkAdmin: true, flinkMake: true },
    permissions: EVERYTHING,
  },
  AUTHOR: {
    alias: 'AUTHOR',
    name: 'Author',
    redirect: 'make',
    flags: { flinkMake: true },
    permissions: {
      admin: STAFF,
      flinkMake: { ...AUTHORING, controls: { templateFilter: true, languageSelector: true } },
    },
  },
  TRANSLATOR: {
    alias: 'TRANSLATOR',
    name: 'Translator',
    redirect: 'make',
    flags: { flinkMake: true },
    permissions: {
      admin: {
        ...STAFF,
        strings: { ...EDIT, import: true },
        glossary: TERMS,
        reports: { 'translator-work': VIEW },
      },
      flinkMake: AUTHORING,
    },
  },
  TRANSLATOR_AUTHORED: {
    alias: 'TRANSLATOR_AUTHORED',
    name: 'Translator of hand-made activities',
    redirect: 'make',
    flags: { flinkMake: true },
    permissions: {
      admin: { ...STAFF, glossary: TERMS },
      flinkMake: {
        searchAgsTab: { actions: { eduAgs: true, menuAgs: true } },
        activities: { ...EDIT, authored: true },
      },
    },
  },
  TRANSLATOR_GENERATED: {
    alias: 'TRANSLATOR_GENERATED',
    name: 'Translator of generated activities',
    redirect: 'make',
    flags: { flinkMake: true },
    permissions: {
      admin: { ...STAFF, glossary: TERMS },
      flinkMake: {
        searchAgsTab: { actions: { wordAgs: true } },
        activities: { ...EDIT, generated: true },
      },
    },
  },
  MASTER_ORGANIZATION_ADMIN: {
    alias: 'MASTER_ORGANIZATION_ADMIN',
    name: 'Master organisation admin',
    redirect: 'admin',
    flags: { flinkAdmin: true },
    permissions: {
      admin: {
        ...ORGANISATION,
        // What families paid is the matter of the organisation, not of its parts.
        reports: { ...ORGANISATION.reports, revenue: VIEW },
        'master-organizations': EDIT,
        regions: ROWS,
        'learning-centers': ROWS,
        users: MANAGE,
        plans: { view: true, assign: true },
      },
      flinkAdmin: EVERYTHING.flinkAdmin,
    },
  },
  REGION_ADMIN: {
    alias: 'REGION_ADMIN',
    name: 'Region admin',
    redirect: 'admin',
    flags: { flinkAdmin: true },
    permissions: {
      admin: {
        ...ORGANISATION,
        regions: EDIT,
        'learning-centers': ROWS,
        users: MANAGE,
        plans: VIEW,
      },
      flinkAdmin: EVERYTHING.flinkAdmin,
    },
  },
  LEARNING_CENTER_ADMIN: {
    alias: 'LEARNING_CENTER_ADMIN',
    name: 'Learning center admin',
    redirect: 'admin',
    flags: { flinkAdmin: true },
    permissions: {
      admin: { ...ORGANISATION, 'learning-centers': EDIT, plans: VIEW },
      flinkAdmin: EVERYTHING.flinkAdmin,
    },
  },
  TEACHER: {
    alias: 'TEACHER',
    name: 'Teacher',
    redirect: 'admin',
    flags: { flinkAdmin: true },
    permissions: {
      admin: { ...STAFF, reports: { 'data-export': ROWS } },
      flinkAdmin: { families: VIEW, products: VIEW, reports: VIEW, reportGroups: ROWS },
    },
  },
  REP: {
    alias: 'REP',
    name: 'Rep',
    redirect: 'account',
    flags: {},
    permissions: {
      admin: {
        ...STAFF,
        'master-organizations': MANAGE,
        regions: MANAGE,
        'learning-centers': MANAGE,
        'organization-config': { edit: true },
        plans: { view: true, purchase: true, assign: true },
        purchases: EDIT,
        codes: { view: true, generate: true },
        'gift-cards': IMPORTED_ROWS,
        reports: { revenue: VIEW, financial: VIEW, 'data-export': ROWS },
      },
    },
  },
  CONSUMER_REP: {
    alias: 'CONSUMER_REP',
    name: 'Consumer rep',
    redirect: 'account',
    flags: {},
    permissions: {
      // Whoever sets passwords or emails of a family could be that family, and pay with its card.
      admin: { ...STAFF, families: VIEW, purchases: { ...EDIT, refund: true } },
    },
  },
  CLEVER_ADMIN: {
    alias: 'CLEVER_ADMIN',
    name: 'School sign-in admin',
    redirect: 'account',
    flags: {},
    permissions: { admin: { ...OWN_ACCOUNT, clever: { ...EDIT, sync: true } } },
  },
  REGULAR: {
    alias: 'REGULAR',
    name: 'Regular',
    redirect: 'account',
    flags: {},
    permissions: { admin: OWN_ACCOUNT },
  },
};

/**
 * Not a row of the roles table: a learner's token needs a role object all the same (spec 1 §8).
 * A learner goes to /play before the redirect is looked at (spec 1 §2).
 */
export const LEARNER_ROLE: RoleDefinition<'LEARNER'> = {
  alias: 'LEARNER',
  name: 'Learner',
  redirect: 'account',
  flags: {},
  permissions: {},
};
