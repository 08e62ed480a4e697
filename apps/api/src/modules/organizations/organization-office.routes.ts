import { organizationOfficeCalls } from '@flink/contract/calls/office/organization-office.ts';
import { holderOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

const DONE = { success: true } as const;

export function organizationOfficeRoutes({
  organizationConfig,
  codes,
  organizations,
  accounts,
  menus,
}: Services) {
  return routesOf(organizationOfficeCalls)({
    masterOrganizationConfig: async ({ scope, params }) => ({
      ...DONE,
      data: await organizationConfig.read(scope, 'masterOrganizations', params.id),
    }),
    saveMasterOrganizationConfig: async ({ body, ...asking }) => ({
      ...DONE,
      data: await organizationConfig.save(asking, 'masterOrganizations', body),
    }),
    regionConfig: async ({ scope, params }) => ({
      ...DONE,
      data: await organizationConfig.read(scope, 'regions', params.id),
    }),
    saveRegionConfig: async ({ body, ...asking }) => ({
      ...DONE,
      data: await organizationConfig.save(asking, 'regions', body),
    }),
    learningCenterConfig: async ({ scope, params }) => ({
      ...DONE,
      data: await organizationConfig.read(scope, 'learningCenters', params.id),
    }),
    saveLearningCenterConfig: async ({ body, ...asking }) => ({
      ...DONE,
      data: await organizationConfig.save(asking, 'learningCenters', body),
    }),
    unusedCodes: async ({ params, query, ...asking }) => ({
      ...DONE,
      ...(await codes.ofCenter(asking, params.id, { ...query, isActivated: false })),
    }),
    activatedCodes: async ({ params, query, ...asking }) => ({
      ...DONE,
      ...(await codes.ofCenter(asking, params.id, { ...query, isActivated: true })),
    }),
    generateCodes: async ({ body, ...asking }) => ({ ...DONE, data: await codes.generate(asking, body) }),
    masterOrganizationNames: async ({ scope }) => ({ ...DONE, data: await organizations.names(scope) }),
    currencies: async ({ locale }) => ({ ...DONE, data: organizations.currencies(locale) }),
    usersList: ({ scope, principal, query }) => accounts.list({ scope, holder: holderOf(principal) }, query),
    madeRoles: async ({ principal }) => ({ ...DONE, data: await accounts.madeRoles(holderOf(principal)) }),
    productNames: async () => ({ ...DONE, data: await menus.productNames() }),
  });
}
