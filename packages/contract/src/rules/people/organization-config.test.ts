import { expect, test } from 'vitest';
import { catalogue } from '../../errors/catalogue.ts';
import { type ConfigTerms, changedIn, configIssues, type OrganizationConfig } from './organization-config.ts';

const CONFIG: OrganizationConfig = {
  locales: ['en', 'es'],
  defaultLocale: 'en',
  noFamilyVideo: false,
  noSupportPhone: false,
  noSettings: false,
  noLogout: false,
  noReports: false,
  offline: false,
  multiFamilyTeam: false,
  percentActivities: 50,
  percentAnswers: 50,
  percentBooks: 50,
};
const TERMS: ConfigTerms = {
  plansType: 'DEFAULT',
  isPrivileged: false,
  locales: ['en', 'es', 'sw'],
  percents: [25, 50, 75],
};
const issues = (change: Partial<OrganizationConfig>, terms: Partial<ConfigTerms> = {}) =>
  configIssues(CONFIG, { ...CONFIG, ...change }, { ...TERMS, ...terms });

test('without a language it is refused with the words of the specification', () => {
  const { locales } = issues({ locales: [] });

  expect(locales && catalogue[locales].text).toBe('* - At least one language must be selected!');
});

test('the default is one of the chosen languages, and those are known', () => {
  expect(issues({ defaultLocale: 'sw' })).toEqual({ defaultLocale: 'request.notAllowed' });
  expect(issues({ locales: ['en', 'xx'] })).toEqual({ locales: 'request.notAllowed' });
  expect(issues({ locales: ['sw'], defaultLocale: 'sw' })).toEqual({});
});

test('a center has its own phone, of any country, or none', () => {
  expect(issues({ phone: '' })).toEqual({});
  expect(issues({ phone: '+254 20 555 0100' })).toEqual({});
  expect(issues({ phone: 'ask Ana' })).toEqual({ phone: 'registration.wrongPhone' });
  expect(issues({ phone: '1'.repeat(41) })).toEqual({ phone: 'registration.wrongPhone' });
});

test('shares come from the list of percents; one that stood there before stays', () => {
  expect(issues({ percentBooks: 33 })).toEqual({ percentBooks: 'request.notAllowed' });
  expect(issues({ percentBooks: 75 })).toEqual({});
  expect(issues({}, { percents: [10] })).toEqual({});
});

test.each(['noFamilyVideo', 'noSupportPhone', 'noSettings', 'noLogout', 'noReports', 'offline'] as const)(
  '%s is turned by the privileged alone; sent as it is it hurts nobody',
  (name) => {
    expect(issues({ [name]: true })).toEqual({ [name]: 'config.privileged' });
    expect(issues({ [name]: false })).toEqual({});
    expect(issues({ [name]: true }, { isPrivileged: true })).toEqual({});
  },
);

test('what families see of their hours is chosen where they pay by the hour', () => {
  const change = { myAccountValues: ['buyout'] } as const;

  expect(issues(change, { isPrivileged: true })).toEqual({ myAccountValues: 'request.notAllowed' });
  expect(issues(change, { isPrivileged: true, plansType: 'PREPAID' })).toEqual({});
  expect(issues(change, { plansType: 'PREPAID' })).toEqual({ myAccountValues: 'config.privileged' });
});

test('a list of the same languages is no change', () => {
  expect(changedIn(CONFIG, { ...CONFIG, locales: ['en', 'es'], percentBooks: 75 })).toEqual(['percentBooks']);
});
