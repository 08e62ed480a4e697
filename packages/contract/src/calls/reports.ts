import { z } from 'zod';
import { defineCall } from '../call.ts';
import { familyProgress, weekOfTime } from '../entities/family-reports.ts';
import { id, sent } from '../entities/shape.ts';

export const reportsCalls = {
  previousWeekTime: defineCall({
    method: 'GET',
    path: '/api/reports/previous-week-time/{id}',
    summary: 'How long the members of a family played in the week before this one',
    access: 'signedIn',
    tenant: { 'params.id': 'family' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: weekOfTime }),
    errors: ['notFound'],
  }),
  familyProgress: defineCall({
    method: 'GET',
    path: '/api/reports/family-progress/{familyId}',
    summary: 'What each member of a family mastered and partly did, and how long they played in two weeks',
    access: 'signedIn',
    tenant: { 'params.familyId': 'family' },
    params: sent({ familyId: id }),
    /** The family's default menu in the language of the person asking, unless another one of its product is named. */
    query: sent({ solutionId: id.optional() }),
    reply: z.object({ success: z.literal(true), data: familyProgress }),
    errors: ['notFound', 'play.solutionNotFound'],
  }),
};
