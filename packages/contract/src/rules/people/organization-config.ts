import type { ErrorCode } from '../../errors/catalogue.ts';

/** Spec 3 §3: what a family that pays by the hour may see of it. */
export const MY_ACCOUNT_VALUES = [
  'totalHoursPaid',
  'costPerHour',
  'remainingHoursPrice',
  'hoursRemaining',
  'buyHours',
  'buyout',
] as const;

export type AccountValue = (typeof MY_ACCOUNT_VALUES)[number];

/** What the center lets its families see and buy; all when it has not said. */
export const seenValues = (
  config: { readonly myAccountValues?: readonly AccountValue[] | undefined } | null | undefined,
): ReadonlySet<AccountValue> => new Set(config?.myAccountValues ?? MY_ACCOUNT_VALUES);

/** Editable only for SUPER and MASTER_ADMIN (spec 3 §6, decisions: Roles). */
export const PRIVILEGED_SWITCHES = [
  'noFamilyVideo',
  'noSupportPhone',
  'noSettings',
  'noLogout',
  'noReports',
  'offline',
] as const;

export const SWITCHES = [...PRIVILEGED_SWITCHES, 'multiFamilyTeam'] as const;

export const PERCENTS = ['percentActivities', 'percentAnswers', 'percentBooks'] as const;

/** Spec 3 §3, organization config. */
export interface OrganizationConfig
  extends Readonly<Record<(typeof SWITCHES)[number], boolean>>,
    Readonly<Record<(typeof PERCENTS)[number], number>> {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** Of a learning center: whom its families call. The number of the house when not said. */
  readonly phone?: string | undefined;
  /** All when not said. */
  readonly myAccountValues?: readonly AccountValue[] | undefined;
}

export const CENTER_PHONE_MAX = 40;

/** As people write it: any country, with or without an extension. */
const PHONE = /^\+?\d[\d ()./x-]*$/;

export interface ConfigTerms {
  readonly plansType: 'PREPAID' | 'DEFAULT';
  /** May turn the privileged switches. */
  readonly isPrivileged: boolean;
  /** Codes of all languages there are. */
  readonly locales: readonly string[];
  /** Values of the list "Percents" (spec 3 §7.3). */
  readonly percents: readonly number[];
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Names of what is different. */
export const changedIn = (
  before: OrganizationConfig,
  after: OrganizationConfig,
): readonly (keyof OrganizationConfig)[] =>
  (Object.keys(after) as (keyof OrganizationConfig)[]).filter((name) => !same(before[name], after[name]));

/** What is wrong with a configuration, by field; what stays as it was is never wrong. */
export function configIssues(
  before: OrganizationConfig,
  after: OrganizationConfig,
  { plansType, isPrivileged, locales, percents }: ConfigTerms,
): Readonly<Partial<Record<keyof OrganizationConfig, ErrorCode>>> {
  const issues: Partial<Record<keyof OrganizationConfig, ErrorCode>> = {};
  const changed = changedIn(before, after);
  if (after.locales.length === 0) issues.locales = 'config.noLocale';
  else if (after.locales.some((code) => !locales.includes(code) && !before.locales.includes(code)))
    issues.locales = 'request.notAllowed';
  else if (!after.locales.includes(after.defaultLocale)) issues.defaultLocale = 'request.notAllowed';
  for (const name of PERCENTS)
    if (changed.includes(name) && !percents.includes(after[name])) issues[name] = 'request.notAllowed';
  const phone = after.phone?.trim() ?? '';
  if (changed.includes('phone') && phone !== '' && (phone.length > CENTER_PHONE_MAX || !PHONE.test(phone)))
    issues.phone = 'registration.wrongPhone';
  for (const name of [...PRIVILEGED_SWITCHES, 'myAccountValues'] as const)
    if (changed.includes(name) && !isPrivileged) issues[name] = 'config.privileged';
  if (changed.includes('myAccountValues') && plansType !== 'PREPAID')
    issues.myAccountValues ??= 'request.notAllowed';
  return issues;
}
