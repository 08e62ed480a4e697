import type { RoleAlias } from '@flink/contract/access/roles.ts';

/** The demo world of the project's decisions: names are invented, other programs rely on them. */
export const DEMO_PASSWORD = 'letmeplay1';

export const products = [
  { name: 'Flink Family', onePerson: false, registrationPrice: 79 },
  { name: 'Flink Solo', onePerson: true, registrationPrice: 39 },
] as const;

export const organizations = [
  {
    name: 'Sunrise District',
    currency: 'USD',
    plansType: 'DEFAULT',
    region: 'North Region',
    /** The sandbox of the school sign-in knows this district. */
    cleverDistrict: 'sandbox-district',
  },
  { name: 'Baobab Trust', currency: 'KES', plansType: 'PREPAID', region: 'Kisumu Region' },
  { name: 'Solo Readers', currency: 'USD', plansType: 'DEFAULT', region: null },
  /** Its families subscribe and pay by themselves, each in another state. */
  { name: 'Harbor Readers', currency: 'USD', plansType: 'DEFAULT', region: null },
] as const;

export const centers = [
  {
    name: 'Maple Library',
    url: 'maple',
    /** The sandbox of the school sign-in calls it Maple School. */
    school: 'sandbox-school-maple',
    organization: 'Sunrise District',
    timeZone: 'America/Chicago',
    locations: ['Main Street', 'Riverside'],
    config: { locales: ['en', 'es'], defaultLocale: 'en', multiFamilyTeam: true },
  },
  {
    name: 'Baobab Center',
    url: 'baobab',
    organization: 'Baobab Trust',
    timeZone: 'Africa/Nairobi',
    config: { locales: ['sw', 'en'], defaultLocale: 'sw' },
  },
  {
    name: 'Solo Readers',
    url: 'solo',
    organization: 'Solo Readers',
    timeZone: 'America/New_York',
    onePerson: true,
    config: { locales: ['en', 'es'], defaultLocale: 'en' },
  },
  {
    name: 'Harbor House',
    url: 'harbor',
    organization: 'Harbor Readers',
    timeZone: 'America/New_York',
    config: { locales: ['en', 'es'], defaultLocale: 'en' },
  },
  {
    name: 'Old Mill',
    url: 'old-mill',
    organization: 'Sunrise District',
    timeZone: 'America/Chicago',
    expired: true,
    config: { locales: ['en'], defaultLocale: 'en' },
  },
] as const satisfies readonly DemoCenter[];

/** What the organisations have purchased, and what of it went where; a place is a center's address or a region. */
export const plans = [
  {
    organization: 'Sunrise District',
    product: 'Flink Family',
    plans: 120,
    given: { maple: 60, 'old-mill': 8, 'North Region': 20 },
  },
  { organization: 'Sunrise District', product: 'Flink Solo', plans: 30, given: { maple: 12 } },
  {
    organization: 'Baobab Trust',
    product: 'Flink Family',
    plans: 50,
    hours: { total: 1_200, increment: 10, cost: 45 },
    given: { baobab: 40 },
  },
] as const satisfies readonly DemoPlans[];

interface DemoPlans {
  readonly organization: string;
  readonly product: string;
  readonly plans: number;
  readonly hours?: { readonly total: number; readonly increment: number; readonly cost: number };
  readonly given: Readonly<Record<string, number>>;
}

interface DemoCenter {
  readonly name: string;
  readonly url: string;
  readonly school?: string;
  readonly organization: string;
  readonly timeZone: string;
  readonly locations?: readonly string[];
  readonly onePerson?: boolean;
  readonly expired?: boolean;
  readonly config: {
    readonly locales: readonly string[];
    readonly defaultLocale: string;
    readonly multiFamilyTeam?: boolean;
  };
}

interface DemoUser {
  readonly name: string;
  readonly role: RoleAlias;
  readonly firstname: string;
  readonly lastname: string;
  /** The organisation, region or center the person belongs to. */
  readonly at?: { readonly organization: string; readonly region?: true; readonly center?: string };
}

const sunrise = { organization: 'Sunrise District' } as const;

/** The email is `name@flink.test`. */
export const users: readonly DemoUser[] = [
  { name: 'super', role: 'SUPER', firstname: 'Suda', lastname: 'Owusu' },
  { name: 'master', role: 'MASTER_ADMIN', firstname: 'Kofi', lastname: 'Mensah' },
  { name: 'author', role: 'AUTHOR', firstname: 'Alba', lastname: 'Romero' },
  { name: 'translator', role: 'TRANSLATOR', firstname: 'Tomasi', lastname: 'Kileo' },
  { name: 'authored', role: 'TRANSLATOR_AUTHORED', firstname: 'Asha', lastname: 'Mwangi' },
  { name: 'generated', role: 'TRANSLATOR_GENERATED', firstname: 'Gabriel', lastname: 'Luna' },
  {
    name: 'district',
    role: 'MASTER_ORGANIZATION_ADMIN',
    firstname: 'Dana',
    lastname: 'Whitfield',
    at: sunrise,
  },
  {
    name: 'region',
    role: 'REGION_ADMIN',
    firstname: 'Rosa',
    lastname: 'Delgado',
    at: { ...sunrise, region: true },
  },
  {
    name: 'center',
    role: 'LEARNING_CENTER_ADMIN',
    firstname: 'Celia',
    lastname: 'Brandt',
    at: { ...sunrise, region: true, center: 'maple' },
  },
  {
    name: 'teacher',
    role: 'TEACHER',
    firstname: 'Theo',
    lastname: 'Nakamura',
    at: { ...sunrise, region: true, center: 'maple' },
  },
  { name: 'rep', role: 'REP', firstname: 'Renee', lastname: 'Fontaine' },
  { name: 'consumer', role: 'CONSUMER_REP', firstname: 'Cody', lastname: 'Sato' },
  { name: 'clever', role: 'CLEVER_ADMIN', firstname: 'Clara', lastname: 'Voss', at: sunrise },
  { name: 'regular', role: 'REGULAR', firstname: 'Regina', lastname: 'Abara' },
];

interface DemoFamily {
  readonly name: string;
  readonly email: string | null;
  readonly center: string;
  readonly locales: readonly string[];
  readonly currency: string;
  readonly customer?: boolean;
  readonly prepaid?: boolean;
  /** The card on file is declined: another one is needed. */
  readonly cardDeclined?: boolean;
  readonly members: readonly {
    readonly username: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly type: 'adult' | 'child';
    readonly yob: number;
    readonly face: string;
  }[];
}

/** The first member is the family admin. */
export const families: readonly DemoFamily[] = [
  {
    name: 'García',
    email: 'garcia@flink.test',
    center: 'maple',
    locales: ['en', 'es'],
    currency: 'USD',
    customer: true,
    members: [
      { username: 'ana', firstname: 'Ana', lastname: 'García', type: 'adult', yob: 1988, face: 'ana' },
      { username: 'leo', firstname: 'Leo', lastname: 'García', type: 'child', yob: 2018, face: 'leo' },
      { username: 'mia', firstname: 'Mia', lastname: 'García', type: 'child', yob: 2020, face: 'mia' },
    ],
  },
  {
    name: 'Smith',
    email: 'smith@flink.test',
    center: 'maple',
    locales: ['en'],
    currency: 'USD',
    prepaid: true,
    members: [
      { username: 'john', firstname: 'John', lastname: 'Smith', type: 'adult', yob: 1979, face: 'john' },
      { username: 'emma', firstname: 'Emma', lastname: 'Smith', type: 'child', yob: 2017, face: 'emma' },
    ],
  },
  {
    name: 'Otieno',
    email: 'otieno@flink.test',
    center: 'baobab',
    locales: ['sw', 'en'],
    currency: 'KES',
    prepaid: true,
    members: [
      {
        username: 'baraka',
        firstname: 'Baraka',
        lastname: 'Otieno',
        type: 'adult',
        yob: 1985,
        face: 'joseph',
      },
      { username: 'amani', firstname: 'Amani', lastname: 'Otieno', type: 'child', yob: 2016, face: 'amani' },
      {
        username: 'zawadi',
        firstname: 'Zawadi',
        lastname: 'Otieno',
        type: 'child',
        yob: 2019,
        face: 'zawadi',
      },
    ],
  },
  {
    name: 'Novak',
    email: 'novak@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    prepaid: true,
    members: [
      { username: 'petra', firstname: 'Petra', lastname: 'Novak', type: 'adult', yob: 1984, face: 'ana' },
      { username: 'jonas', firstname: 'Jonas', lastname: 'Novak', type: 'child', yob: 2018, face: 'leo' },
    ],
  },
  {
    name: 'Haddad',
    email: 'haddad@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    prepaid: true,
    members: [
      { username: 'samir', firstname: 'Samir', lastname: 'Haddad', type: 'adult', yob: 1981, face: 'joseph' },
      { username: 'lina', firstname: 'Lina', lastname: 'Haddad', type: 'child', yob: 2017, face: 'mia' },
    ],
  },
  {
    name: 'Tanaka',
    email: 'tanaka@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    customer: true,
    members: [
      { username: 'yuki', firstname: 'Yuki', lastname: 'Tanaka', type: 'adult', yob: 1990, face: 'wei' },
    ],
  },
  {
    name: 'Okoro',
    email: 'okoro@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    customer: true,
    members: [
      { username: 'ngozi', firstname: 'Ngozi', lastname: 'Okoro', type: 'adult', yob: 1987, face: 'amani' },
    ],
  },
  {
    name: 'Lindqvist',
    email: 'lindqvist@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    customer: true,
    cardDeclined: true,
    members: [
      {
        username: 'astrid',
        firstname: 'Astrid',
        lastname: 'Lindqvist',
        type: 'adult',
        yob: 1979,
        face: 'emma',
      },
      { username: 'nils', firstname: 'Nils', lastname: 'Lindqvist', type: 'child', yob: 2019, face: 'john' },
    ],
  },
  {
    name: 'Kamau',
    email: 'kamau@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'KES',
    customer: true,
    members: [
      {
        username: 'wanjiru',
        firstname: 'Wanjiru',
        lastname: 'Kamau',
        type: 'adult',
        yob: 1986,
        face: 'zawadi',
      },
    ],
  },
  {
    name: 'Moreau',
    email: 'moreau@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    prepaid: true,
    members: [
      { username: 'claire', firstname: 'Claire', lastname: 'Moreau', type: 'adult', yob: 1983, face: 'ana' },
    ],
  },
  {
    name: 'Weber',
    email: 'weber@flink.test',
    center: 'harbor',
    locales: ['en'],
    currency: 'USD',
    prepaid: true,
    members: [
      { username: 'lena', firstname: 'Lena', lastname: 'Weber', type: 'adult', yob: 1988, face: 'emma' },
    ],
  },
  {
    name: 'Sam',
    email: null,
    center: 'solo',
    locales: ['en'],
    currency: 'USD',
    members: [
      { username: 'sam', firstname: 'Sam', lastname: 'Reader', type: 'child', yob: 2015, face: 'wei' },
    ],
  },
];

/** Days from now; what is paid was paid before. */
export interface DemoPlan {
  readonly type: 'months' | 'year';
  readonly cost: number;
  readonly monthsPaid: number;
  readonly daysLeft: number;
  readonly freeTrialWeeks?: number;
  /** Renews by itself. */
  readonly automatic?: boolean;
}

export interface DemoPurchase {
  readonly status: 'Active' | 'Canceled' | 'Past Due';
  readonly amount: number;
  readonly currency?: 'USD' | 'KES';
  readonly levels?: number;
  readonly installments?: number;
  readonly paid: number;
  /** Null where the next payment was refused, or nothing is left of what was paid. */
  readonly nextInDays: number | null;
}

interface DemoSubscriber {
  readonly family: string;
  readonly plan?: DemoPlan;
  readonly purchases?: readonly DemoPurchase[];
}

/** Who pays again and again: by the level, by the month, by the year, in installments, past due, canceled, shut out. */
export const subscribers: readonly DemoSubscriber[] = [
  {
    family: 'García',
    purchases: [{ status: 'Active', amount: 7.99, levels: 6, paid: 2, nextInDays: 20 }],
  },
  {
    family: 'Novak',
    plan: { type: 'months', cost: 7.99, monthsPaid: 2, daysLeft: 12, automatic: true },
  },
  { family: 'Weber', plan: { type: 'months', cost: 7.99, monthsPaid: 1, daysLeft: -3 } },
  { family: 'Haddad', plan: { type: 'year', cost: 79, monthsPaid: 12, daysLeft: 40 } },
  {
    family: 'Tanaka',
    purchases: [{ status: 'Active', amount: 12.5, installments: 6, paid: 2, nextInDays: 9 }],
  },
  {
    family: 'Okoro',
    purchases: [
      { status: 'Active', amount: 7.99, levels: 6, paid: 3, nextInDays: 21 },
      { status: 'Past Due', amount: 4, levels: 4, paid: 1, nextInDays: null },
      { status: 'Canceled', amount: 5.5, levels: 8, paid: 2, nextInDays: 5 },
    ],
  },
  {
    family: 'Lindqvist',
    purchases: [{ status: 'Canceled', amount: 7.99, levels: 6, paid: 4, nextInDays: null }],
  },
  {
    family: 'Kamau',
    purchases: [{ status: 'Past Due', amount: 950, currency: 'KES', levels: 6, paid: 2, nextInDays: null }],
  },
];

/** Codes of organisations: free, taken, and of the one-person product. */
export const codes = [
  { code: 'MAPLE-2026', center: 'maple', product: 'Flink Family', takenBy: null },
  { code: 'MAPLE-USED', center: 'maple', product: 'Flink Family', takenBy: 'García' },
  { code: 'SOLO-2026', center: 'solo', product: 'Flink Solo', takenBy: null },
] as const;

export const pendingRegistrations = [
  { id: 'pending-paid', email: 'new-family@flink.test', isPaid: true, isFinished: false },
  { id: 'pending-unpaid', email: 'unpaid-family@flink.test', isPaid: false, isFinished: false },
  { id: 'pending-done', email: 'done-family@flink.test', isPaid: true, isFinished: true },
] as const;

/** Who the sandbox district of the school sign-in knows, by demo name. */
export const cleverIds: Readonly<Record<string, string>> = {
  teacher: 'sandbox-teacher',
  clever: 'sandbox-district-admin',
  center: 'sandbox-school-admin',
  ana: 'sandbox-contact',
  leo: 'sandbox-student-1',
  mia: 'sandbox-student-2',
};

/** Families assigned to the demo teacher. */
export const taughtFamilies = ['García', 'Smith'] as const;
