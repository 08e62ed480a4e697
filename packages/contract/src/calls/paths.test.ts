import { expect, test } from 'vitest';
import { calls } from './index.ts';

/** Spec 1 §7, “Play”. */
const PLAY = [
  'GET /api/flink-play/get-data',
  'GET /api/flink-play/activities/{id}',
  'GET /api/flink-play/get-solution-menu/{id}',
  'GET /api/flink-play/get-family-points-history',
  'POST /api/flink-play/update-learners',
  'POST /api/flink-play/track-time',
  'GET /api/flink-play/get-theme-images/{theme}',
  'GET /api/flink-play/get-concentration-assets-list/{theme}',
  'GET /api/reports/previous-week-time/{id}',
  'POST /api/ai/check-writing',
  'GET /api/families/get-family-members-by-family/{id}',
  'PUT /api/families/edit',
  'GET /api/products/get-product-name/{id}',
  'GET /api/solutions/get-animations-list',
];

test('Play has the fourteen calls of the specification under their exact paths', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(PLAY.filter((call) => !known.includes(call))).toEqual([]);
});

const PRODUCTS_AND_PEOPLE = [
  'GET /api/products',
  'GET /api/products/{id}/solutions-list',
  'GET /api/products/get-product-name/{id}',
  'GET /api/products/get-user-available',
  'GET /api/products/names',
  'GET /api/solutions',
  'GET /api/solutions/get-by-learning-center/{id}',
  'GET /api/solutions/get-animations-list',
  'GET /api/solutions/get-help-activities',
  'GET /api/family-members/{id}',
  'GET /api/families/prepaid-status/{id}',
  'POST /api/families/{id}/add-play-time',
  'GET /api/families/get-by-learning-center-id/{id}',
  'GET /api/families/get-by-teacher-id/{id}',
  'GET /api/families/get-family-members-by-family/{id}',
  'POST /api/families/add',
  'PUT /api/families/edit',
  'DELETE /api/families/delete/{id}',
  'GET /api/teachers/get-assigned-families',
  'GET /api/teachers/get-families-in-learning-center',
  'GET /api/teachers/available-products',
  'PUT /api/teachers/update-families-assignments-to-teacher',
];

test('products, solutions, families and teachers have the calls of the specification under their exact paths', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(PRODUCTS_AND_PEOPLE.filter((call) => !known.includes(call))).toEqual([]);
});

/** Spec 3 §7.4, without what is made of wordlists. */
const MAKE = [
  'GET /api/flink-make/wordlists',
  'POST /api/flink-make/wordlists',
  'PUT /api/flink-make/wordlists',
  'GET /api/flink-make/wordlists/my-list',
  'DELETE /api/flink-make/wordlists/{id}',
  'POST /api/flink-make/wordlists/add-words',
  'POST /api/flink-make/wordlists/move-to-edit-list',
  'POST /api/flink-make/wordlists/remove-from-user-wordlists',
  'POST /api/flink-make/wordlists/get-words-by-names-and-locale',
  'POST /api/flink-make/wordlists/check-assets',
  'GET /api/flink-make/edit-list',
  'POST /api/flink-make/edit-list',
  'PUT /api/flink-make/edit-list',
  'POST /api/flink-make/edit-list/remove-from-edit-list',
  'POST /api/activities/copy-activity/{id}',
  'POST /api/activities/copy-activity-files/{id}',
  'DELETE /api/activities/delete-activity/{id}',
  'PUT /api/flink-make/activities/{id}/save-data',
  'GET /api/flink-make/clipart',
  'GET /api/flink-make/activities',
  'POST /api/flink-make/activities/move-to-edit-list',
  'POST /api/flink-make/activities/current-lang-clean',
  'POST /api/flink-make/activities/add-monolingual',
  'POST /api/flink-make/activities/fix-monolingual-help',
  'GET /api/flink-make/activity-groups',
  'POST /api/flink-make/activity-groups',
  'PUT /api/flink-make/activity-groups',
  'DELETE /api/flink-make/activity-groups/{id}',
  'GET /api/activity-groups/get-for-menu',
  'GET /api/activity-groups/get-group-elements-by-id/{id}',
  'POST /api/activity-groups/check-if-groups-can-be-added-to-group',
  'GET /api/flink-make/common',
  'POST /api/polly/generate-tts',
  'POST /api/utils/list-files-in-folder',
  'POST /api/utils/copy-files',
  'POST /api/utils/delete-files',
];

test('Make has the calls of the specification under their exact paths', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(MAKE.filter((call) => !known.includes(call))).toEqual([]);
});

/** Spec 1 §7, “Payments and prepaid”; spec 3 §7.6. */
const PAYMENTS = [
  'GET /api/families/prepaid-status/{id}',
  'POST /api/families/{id}/add-play-time',
  'POST /api/families/{id}/edit-prepaid-status',
  'POST /api/families/{id}/remove-payment-method',
  'GET /api/purchases/client-token',
  'POST /api/purchases/prepaid/buy-hours',
  'POST /api/purchases/prepaid/buyout',
  'GET /api/purchases/shopify-products',
  'GET /api/purchases/braintree-plans',
  'GET /api/purchases/{id}',
  'POST /api/purchases/{id}/retry-transaction',
  'POST /api/purchases/{id}/resume-subscription',
  'POST /api/purchases/{id}/request-refund',
  'POST /api/purchases/generate-codes',
  'DELETE /api/purchases/{id}/cancel-subscription',
  'POST /api/stripe/create-payment-intent',
  'POST /api/stripe/create-subscription',
  'POST /api/stripe/cancel-subscription',
  'GET /api/currencies',
  'GET /api/organization-purchase/get-list/{id}',
  'POST /api/organization-purchase/add-learning-center-purchase/{id}',
  'POST /api/organization-purchase/add-plans-to-purchase/{id}',
  'POST /api/organization-purchase/subtract-plans-from-purchase/{id}',
  'DELETE /api/organization-purchase/delete-learning-center-purchase/{id}',
  'GET /api/organization-purchase/get-codes/{id}/unused',
  'GET /api/organization-purchase/get-codes/{id}/activated',
  'GET /api/organization-purchase/get-purchase/{id}',
  'GET /api/organization-purchase/check-code-availability/{code}',
  'POST /api/organization-purchase/register-by-code/{code}',
];

test('paying has the calls of the specification under their exact paths', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(PAYMENTS.filter((call) => !known.includes(call))).toEqual([]);
});

/** Spec 3 §2.1, the sections of the office. */
const MANAGED = [
  'activityTemplates',
  'characters',
  'masterOrganizations',
  'landingPages',
  'regions',
  'learningCenters',
  'documents',
  'globalButtons',
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
  'giftCards',
];

/** Spec 3 §7.1 and §7.3. */
const ADMIN = [
  'GET /api/common/all',
  'GET /api/config/login-page-documents',
  'GET /api/common/get-master-organization-by-id/{id}',
  'POST /api/common/signed-url',
  'GET /api/config/',
  'PUT /api/config/',
  'GET /api/admin/documents/view/{id}',
  'GET /api/admin/documents/download/{id}',
  'POST /api/admin/words/import',
  'POST /api/admin/giftCards/import',
  'GET /api/admin/masterOrganizations/get-plans-status/{id}',
  'GET /api/admin/masterOrganizations/list-names',
  'GET /api/admin/masterOrganizations/{id}/clever',
  'GET /api/admin/masterOrganizations/{id}/sync-clever',
  'POST /api/admin/masterOrganizations/{id}/integrate-clever',
  'POST /api/admin/masterOrganizations/{id}/delete-clever-integration',
  'GET /api/admin/learningCenters/get-plans-status/{id}',
  'GET /api/admin/learningCenters/get-assigned-products/{id}',
  'GET /api/admin/regions/get-plans-status/{id}',
  'POST /api/admin/teachers/add',
  'POST /api/admin/teachers/import',
  'DELETE /api/admin/teachers/{id}',
  'GET /api/admin/strings/distinct-values',
  'GET /api/currencies',
  ...['masterOrganizations', 'regions', 'learningCenters'].map((name) => `POST /api/admin/${name}/edit-data`),
  ...MANAGED.flatMap((name) => [
    `POST /api/admin/${name}/add`,
    `POST /api/admin/${name}/edit`,
    `DELETE /api/admin/${name}/byId`,
    `GET /api/admin/${name}/list`,
    `GET /api/admin/${name}`,
    `GET /api/admin/${name}/{id}`,
  ]),
];

test('the office has the calls of the specification under their exact paths, for each of its twenty sections', () => {
  const known = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

  expect(ADMIN.filter((call) => !known.includes(call))).toEqual([]);
});
