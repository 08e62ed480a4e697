import { calls } from '@flink/contract/calls/index.ts';
import { resourcesCalls } from '@flink/contract/calls/resources.ts';
import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

const group = (reason: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Calls that the web app does not make by their name, each with the reason. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  ...group('asked by what watches the server', 'metrics', 'health'),
  ...group('where payment services and school sign-in come in', 'stripeEvents', 'mobileMoneyNews'),
  ...group('stand for the pages of another site', 'sandboxCleverAuthorize', 'sandboxCleverChoose'),
  ...group('opened from an email', 'openWeeklyMail', 'stopWeeklyMail'),
  ...group(
    'reached by an address that another call has given',
    ...['uploadFile', 'downloadFile', 'confirmUpload', 'dataExportCsv', 'dataExportXlsx', 'dataExportNdjson'],
  ),
  ...group(
    'asked for by their address, as a file or a sound',
    ...['reportCsv', 'translatorWorkCsv', 'financialCsv', 'revenueCsv', 'speechTimings'],
  ),
  ...group(
    'the editor brings an older version back as a change of its own, which can be undone',
    'restoreVersion',
  ),
  ...group(
    'of spec 3 §7, for other programs; the web app has a call of its own that does the same',
    ...['onePersonByFamily', 'onePersonByParams', 'familyMemberById', 'masterOrganizationNames'],
    ...['offeredProducts', 'productsForUser', 'productSolutions', 'solutionsOfCenter', 'deleteTeacher'],
    ...['reportByPurchase', 'reportByFamily', 'masteryAndUsage', 'previousWeekTime'],
    ...['familiesByTeacher', 'familiesByLearningCenter', 'addFamily', 'deleteFamily'],
    ...['checkGroup', 'checkGroupWords', 'checkGroupsForGroup', 'copyWordlistFiles', 'addWords'],
    ...['checkWordAssets', 'themeImages', 'listFilesInFolder', 'copyFiles', 'deleteFiles'],
  ),
  ...group(
    'of spec 3 §7, for other programs; screens ask for tables over all centers',
    ...['centerPurchases', 'centerPurchase', 'shopifyProducts'],
  ),
};

const web = sourcesIn(
  'apps/web/src',
  'packages/ui/src',
  'packages/make-kit/src',
  'packages/game-kit/src',
  'packages/templates/src',
);

// Those of the kit are made by their address (apps/web/src/areas/admin/resource/resource-api.ts).
const named = Object.keys(calls).filter((name) => !Object.hasOwn(resourcesCalls, name));

/** As `api('name')`, or with the address from the list of endpoints. */
const isCalled = (name: string) => new RegExp(`['"\`]${name}['"\`]|[eE]ndpoints\\.${name}\\b`).test(web);

test('every call is made by the web app, or says for whom it is there', () => {
  expect(named.filter((name) => !isCalled(name) && !Object.hasOwn(NOT_CALLED, name))).toEqual([]);
});

test('a call that nothing makes is found', () => {
  expect(isCalled('inventedHere')).toBe(false);
  expect(named.length).toBeGreaterThan(200);
});

test('what is listed as not called exists and is not called', () => {
  const listed = Object.keys(NOT_CALLED);

  expect(listed.filter((name) => !Object.hasOwn(calls, name) || isCalled(name))).toEqual([]);
});
