import { z } from 'zod';
import { defineCall } from '../call.ts';
import { familyProgress, reachedActivity, reachedState, weekOfTime } from '../entities/family-reports.ts';
import { id, pageQuery, sent } from '../entities/shape.ts';

/** By name: for the family, its teachers and its center. */
export const reportsCalls = {
  previousWeekTime: defineCall({
    method: 'GET',
    path: '/api/reports/previous-week-time/{id}',
    summary: 'How long the members of a family played in the week before this one',
    access: 'signedIn',
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: weekOfTime }),
    errors: ['notFound'],
  }),
  familyProgress: defineCall({
    method: 'GET',
    path: '/api/reports/family-progress/{familyId}',
    summary: 'What each member of a family mastered and partly did, and how long they played in two weeks',
    access: 'signedIn',
    params: sent({ familyId: id }),
    /** The family's default menu in the language of the person asking, unless another one of its product is named. */
    query: sent({ solutionId: id.optional() }),
    reply: z.object({ success: z.literal(true), data: familyProgress }),
    errors: ['notFound', 'play.solutionNotFound'],
  }),
  learnerReached: defineCall({
    method: 'GET',
    path: '/api/reports/learner-reached/{learnerId}',
    summary:
      'The activities that a member of a family mastered, or began and did not master, the latest first',
    access: 'signedIn',
    params: sent({ learnerId: id }),
    /** The menu as for the progress of the family. */
    query: pageQuery.extend({ solutionId: id.optional(), state: reachedState }),
    reply: z.object({ success: z.literal(true), data: z.array(reachedActivity), total: z.number().int() }),
    errors: ['notFound', 'play.solutionNotFound'],
  }),
};
