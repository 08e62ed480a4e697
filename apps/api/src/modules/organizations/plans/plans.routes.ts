import { plansCalls } from '@flink/contract/calls/office/plans.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function plansRoutes({ plans }: Services) {
  return routesOf(plansCalls)({
    masterOrganizationPlans: async ({ scope, params }) => ({
      success: true,
      data: await plans.ofOrganization(scope, params.id),
    }),
    regionPlans: async ({ scope, params }) => ({
      success: true,
      data: await plans.ofRegion(scope, params.id),
    }),
    learningCenterPlans: async ({ scope, params }) => ({
      success: true,
      data: await plans.ofCenter(scope, params.id),
    }),
    assignedProducts: async ({ scope, params }) => ({
      success: true,
      data: await plans.assignedProducts(scope, params.id),
    }),
    purchasePlans: async ({ scope, principal, body }) => ({
      success: true,
      data: await plans.purchase({ scope, session: sessionOf(principal) }, body._id, body.plans),
    }),
    assignPlans: async ({ scope, principal, body }) => ({
      success: true,
      data: await plans.assign({ scope, session: sessionOf(principal) }, body._id, body.assignments),
    }),
  });
}
