import { z } from 'zod';
import { defineCall } from '../call.ts';
import { learningCenter, learningCenterRow } from '../entities/organizations.ts';
import { chosenOf, id, sent, tableQuery, tableReply } from '../entities/shape.ts';
import { PLANS_TYPES } from '../rules/people/plans-type.ts';

export const organizationsCalls = {
  learningCentersTable: defineCall({
    method: 'GET',
    path: '/api/admin/learningCenters',
    summary: 'Learning centers within the scope of the person asking',
    access: { admin: { 'learning-centers': { view: true } } },
    query: tableQuery(['name', 'url', 'masterOrganizationName', 'regionName', 'expirationDate']).extend({
      'filter.plansType': chosenOf(PLANS_TYPES),
    }),
    reply: tableReply(learningCenterRow),
  }),
  learningCenter: defineCall({
    method: 'GET',
    path: '/api/admin/learningCenters/{id}',
    summary: 'One learning center',
    access: { admin: { 'learning-centers': { view: true } } },
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: learningCenter }),
    errors: ['notFound'],
  }),
};
