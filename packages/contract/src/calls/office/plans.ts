import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  assignedProduct,
  learningCenterPlans,
  masterOrganizationPlans,
  planCount,
  regionPlans,
  sentPlanEntry,
} from '../../entities/plans.ts';
import { id, sent } from '../../entities/shape.ts';

const view = { admin: { plans: { view: true } } } as const;
const answer = <Data extends z.ZodType>(data: Data) => z.object({ success: z.literal(true), data });

/** No organisation has more regions and centers times products than this to save at once. */
const MOST_ASSIGNMENTS = 2_000;
const MOST_PRODUCTS = 200;

/** Spec 3 §5.5 and §7.3: what was purchased, what of it was given to whom, and what is in use. */
export const plansCalls = {
  masterOrganizationPlans: defineCall({
    method: 'GET',
    path: '/api/admin/masterOrganizations/get-plans-status/{id}',
    summary: 'Plans of a master organisation and of the regions and centers below it',
    access: view,
    tenant: { 'params.id': 'masterOrganization' },
    params: sent({ id }),
    reply: answer(masterOrganizationPlans),
    errors: ['notFound'],
  }),
  regionPlans: defineCall({
    method: 'GET',
    path: '/api/admin/regions/get-plans-status/{id}',
    summary: 'Plans of a region and of its centers',
    access: view,
    tenant: { 'params.id': 'region' },
    params: sent({ id }),
    reply: answer(regionPlans),
    errors: ['notFound'],
  }),
  learningCenterPlans: defineCall({
    method: 'GET',
    path: '/api/admin/learningCenters/get-plans-status/{id}',
    summary: 'Plans of a learning center',
    access: view,
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: answer(learningCenterPlans),
    errors: ['notFound'],
  }),
  assignedProducts: defineCall({
    method: 'GET',
    path: '/api/admin/learningCenters/get-assigned-products/{id}',
    summary: 'Products that a learning center may give to families',
    access: { admin: { 'learning-centers': { view: true } } },
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: answer(z.array(assignedProduct)),
    errors: ['notFound'],
  }),
  purchasePlans: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/purchase-plans',
    summary: 'Saves what a master organisation has purchased; products that are not named stay as they are',
    access: { admin: { plans: { purchase: true } } },
    tenant: { 'body._id': 'masterOrganization' },
    body: sent({ _id: id, plans: z.array(sentPlanEntry).min(1).max(MOST_PRODUCTS) }),
    reply: answer(masterOrganizationPlans),
    errors: ['notFound', 'request.invalid', 'plans.belowAssigned', 'conflict', 'purchases.fetchFailed'],
  }),
  assignPlans: defineCall({
    method: 'POST',
    path: '/api/admin/masterOrganizations/assign-plans',
    summary: 'Gives plans of a master organisation to its regions and centers, all of them or none',
    access: { admin: { plans: { assign: true } } },
    tenant: { 'body._id': 'masterOrganization' },
    body: sent({
      _id: id,
      assignments: z
        .array(
          sent({
            productId: id,
            /** A region or a learning center of the organisation. */
            organizationId: id,
            plans: planCount,
            /** What it had when it was read: what somebody else has changed since is not overwritten. */
            before: planCount,
          }),
        )
        .min(1)
        .max(MOST_ASSIGNMENTS),
    }),
    reply: answer(masterOrganizationPlans),
    errors: ['notFound', 'request.invalid', 'plans.aboveUnassigned', 'plans.belowUsed', 'conflict'],
  }),
};
