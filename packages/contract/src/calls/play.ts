import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';
import { playingLearner, product, solutionMenu } from '../entities/menu.ts';
import { activity, learnerChange, learnerReports, revision, savedGame } from '../entities/play.ts';
import { id, sent } from '../entities/shape.ts';

export const activitiesCalls = {
  activity: defineCall({
    method: 'GET',
    path: '/api/flink-play/activities/{id}',
    summary: 'An activity with its language versions and what the shell needs of its template',
    access: OPEN,
    etag: true,
    params: sent({ id }),
    reply: activity,
    errors: ['play.activityNotFound'],
  }),
};

/** SUPER passes every rule and is no learner: hence `access.denied` among the errors. */
export const playCalls = {
  playData: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-data',
    summary: 'What the signed-in learners can play, which menu is theirs, and what they have reached',
    access: 'learner',
    etag: true,
    reply: z.object({
      success: z.literal(true),
      data: z.object({ product, selectedSolutionId: id, learners: z.array(playingLearner) }),
    }),
    errors: ['access.denied', 'play.noSolutions', 'play.productWithoutSolutions'],
  }),
  solutionMenu: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-solution-menu/{id}',
    summary: "The whole menu of a solution of the own family's product",
    access: 'learner',
    etag: true,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: solutionMenu }),
    errors: ['access.denied', 'notFound', 'play.solutionWithoutMenu'],
  }),
  updateLearners: defineCall({
    method: 'POST',
    path: '/api/flink-play/update-learners',
    summary: 'Adds what the signed-in learners have reached; nothing is ever taken back',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: z.array(learnerChange).min(1).max(3),
    reply: z.object({ success: z.literal(true), data: z.array(learnerReports) }),
    errors: ['access.denied', 'play.activityNotFound'],
  }),
  trackTime: defineCall({
    method: 'POST',
    path: '/api/flink-play/track-time',
    summary: 'Counts seconds of play for everybody of the team; a day or more is not counted',
    access: 'learner',
    body: sent({ id, addTimeInApp: z.number().int().min(1), activityId: id.optional() }),
    reply: z.object({ success: z.literal(true), points: z.number().int() }),
    errors: ['access.denied'],
  }),
  savedGame: defineCall({
    method: 'GET',
    path: '/api/flink-play/saved-games/{activityId}',
    summary: 'The half-played game of the signed-in learner, and the revision to go on from',
    access: 'learner',
    params: sent({ activityId: id }),
    reply: z.object({ success: z.literal(true), saved: savedGame.nullable(), revision }),
    errors: ['access.denied'],
  }),
  saveGame: defineCall({
    method: 'PUT',
    path: '/api/flink-play/saved-games/{activityId}',
    summary: 'Keeps a half-played game, unless a newer revision is kept; answers the revision that is',
    access: 'learner',
    bodyLimit: 256 * 1_024,
    params: sent({ activityId: id }),
    body: sent({ saved: savedGame, revision }),
    reply: z.object({ success: z.literal(true), revision }),
    errors: ['access.denied', 'play.activityNotFound'],
  }),
  forgetGame: defineCall({
    method: 'DELETE',
    path: '/api/flink-play/saved-games/{activityId}',
    summary: 'Forgets a half-played game; saves up to the given revision that arrive later are ignored',
    access: 'learner',
    params: sent({ activityId: id }),
    query: sent({ revision: z.coerce.number().pipe(revision).default(0) }),
    reply: z.object({ success: z.literal(true), revision }),
    errors: ['access.denied', 'play.activityNotFound'],
  }),
};
