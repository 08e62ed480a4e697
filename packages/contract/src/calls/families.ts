import { z } from 'zod';
import { defineCall } from '../call.ts';
import { familyMember, familyRow } from '../entities/people.ts';
import { id, sent } from '../entities/shape.ts';

export const familiesCalls = {
  familiesByLearningCenter: defineCall({
    method: 'GET',
    path: '/api/families/get-by-learning-center-id/{id}',
    summary: 'Families of a learning center',
    access: { flinkAdmin: { families: { view: true } } },
    tenant: { 'params.id': 'learningCenter' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: z.array(familyRow) }),
    errors: ['notFound'],
  }),
  familyMembersByFamily: defineCall({
    method: 'GET',
    path: '/api/families/get-family-members-by-family/{id}',
    summary: 'Members of a family, for its own learners and for the staff above them',
    access: 'signedIn',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: z.array(familyMember) }),
    errors: ['notFound'],
  }),
};
