import { z } from 'zod';
import { OPEN } from '../../access/rules.ts';
import { defineCall } from '../../call.ts';
import { lookName } from '../../entities/learner-settings.ts';
import { menuGroup, solutionMenu } from '../../entities/menu.ts';
import { activity, changedLearner, learnerChange, revision, savedGame } from '../../entities/play.ts';
import { playData } from '../../entities/play-data.ts';
import { pointsBalance, pointsRecord } from '../../entities/points.ts';
import { id, pageQuery, sent } from '../../entities/shape.ts';

export const activitiesCalls = {
  activity: defineCall({
    method: 'GET',
    path: '/api/flink-play/activities/{id}',
    summary: 'An activity with its language versions and what the shell needs of its template',
    access: OPEN,
    etag: true,
    params: sent({ id }),
    reply: activity,
    errors: ['play.activityNotFound', 'play.timeUsedUp'],
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
    /** `groups` leaves out the reports of activities: the answer does not grow with the menu's activities. */
    query: sent({
      reports: z.enum(['all', 'groups']).default('all'),
      /** `selected` brings the groups of the menu along: a bad line takes long for a second question. */
      menu: z.enum(['none', 'selected']).default('none'),
    }),
    reply: z.object({ success: z.literal(true), data: playData }),
    errors: ['access.denied', 'play.noSolutions', 'play.productWithoutSolutions'],
  }),
  solutionMenu: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-solution-menu/{id}',
    summary: "The whole menu of a solution of the own family's product",
    access: 'learner',
    etag: true,
    params: sent({ id }),
    /** `none` gives the groups alone, for a large menu: what is in a group is asked for when it is opened. */
    query: sent({ activities: z.enum(['all', 'none']).default('all') }),
    reply: z.object({ success: z.literal(true), data: solutionMenu }),
    errors: ['access.denied', 'notFound', 'play.solutionWithoutMenu', 'play.timeUsedUp'],
  }),
  menuGroup: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-menu-group/{id}',
    summary: "What is in a group of a menu of the own family's product, and what the team has reached in it",
    access: 'learner',
    etag: true,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: menuGroup }),
    errors: ['access.denied', 'play.groupNotFound', 'play.timeUsedUp'],
  }),
  updateLearners: defineCall({
    method: 'POST',
    path: '/api/flink-play/update-learners',
    summary:
      'Adds what the signed-in learners have reached, which is never taken back; saves settings, the own language and learning goals',
    access: 'learner',
    tenant: { 'body.learnerId': 'learner' },
    body: z.array(learnerChange).min(1).max(3),
    reply: z.object({ success: z.literal(true), data: z.array(changedLearner) }),
    errors: [
      'access.denied',
      'request.invalid',
      'play.activityNotFound',
      'play.solutionNotFound',
      'play.groupNotFound',
      'goals.needsFamilyMember',
      'goals.dateInPast',
    ],
  }),
  trackTime: defineCall({
    method: 'POST',
    path: '/api/flink-play/track-time',
    summary:
      "Counts the seconds since the last minute's beat for everybody of the team, by the server's clock; grants the family's points and takes it off hours that are paid in advance",
    access: 'learner',
    body: sent({
      /** Made by the player: a beat that is sent twice is one beat. */
      id: id.optional(),
      addTimeInApp: z.number().int().min(1),
      activityId: id.optional(),
      /** Seconds since the end of that time, for what was played without a connection. */
      ago: z.number().int().min(0).default(0),
    }),
    /** `earned` are the points that this beat brought. */
    reply: z.object({ success: z.literal(true), ...pointsBalance.shape, earned: z.number().int() }),
    errors: ['access.denied'],
  }),
  familyPointsHistory: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-family-points-history',
    summary: "The events of the own family's points, the latest first",
    access: 'learner',
    query: pageQuery,
    reply: z.object({ success: z.literal(true), data: z.array(pointsRecord), total: z.number().int() }),
    errors: ['access.denied'],
  }),
  turnInReward: defineCall({
    method: 'POST',
    path: '/api/flink-play/turn-in-reward',
    summary: 'Turns points of the own family in for a reward; an adult of it must be in the team',
    access: 'learner',
    /** Made by the player: sent twice, one reward is turned in. */
    body: sent({ id }),
    reply: z.object({
      success: z.literal(true),
      ...pointsBalance.shape,
      rewardValue: z.number().int(),
    }),
    errors: ['access.denied', 'points.notOffered', 'points.needsAdult', 'points.notEnough'],
  }),
  themeImages: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-theme-images/{theme}',
    summary:
      'The scenes of a theme in their order: names of drawn ones, links to pictures of the installation',
    access: 'signedIn',
    etag: true,
    params: sent({ theme: lookName }),
    reply: z.object({ success: z.literal(true), keys: z.array(z.string()) }),
    errors: ['notFound'],
  }),
  concentrationAssets: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-concentration-assets-list/{theme}',
    summary:
      'The backs of cards and the pictures of rewards of a theme: names of drawn ones, links to pictures of the installation',
    access: 'signedIn',
    etag: true,
    params: sent({ theme: lookName }),
    reply: z.object({ success: z.literal(true), keys: z.array(z.string()), rewards: z.array(z.string()) }),
    errors: ['notFound'],
  }),
  resultAnimation: defineCall({
    method: 'GET',
    path: '/api/flink-play/get-result-animation/{character}',
    summary: 'A link to the film with which a character celebrates a mastered result, where there is one',
    access: 'signedIn',
    params: sent({ character: lookName }),
    reply: z.object({ success: z.literal(true), url: z.string().nullable() }),
    errors: [],
  }),
  savedGame: defineCall({
    method: 'GET',
    path: '/api/flink-play/saved-games/{activityId}',
    summary: 'The half-played game of the signed-in learner, and the revision to go on from',
    access: 'learner',
    params: sent({ activityId: id }),
    /** `finishedRun` is the game that was finished last: a copy of it on a device does not go on. */
    reply: z.object({
      success: z.literal(true),
      saved: savedGame.nullable(),
      revision,
      finishedRun: id.nullable(),
    }),
    errors: ['access.denied'],
  }),
  saveGame: defineCall({
    method: 'PUT',
    path: '/api/flink-play/saved-games/{activityId}',
    summary:
      'Saves a half-played game, unless a newer revision is saved or the game was finished; answers the revision that is',
    access: 'learner',
    bodyLimit: 256 * 1_024,
    params: sent({ activityId: id }),
    body: sent({ saved: savedGame, revision }),
    /** `finished`: this game was finished on another device. */
    reply: z.object({ success: z.literal(true), revision, finished: z.boolean() }),
    errors: ['access.denied', 'play.activityNotFound'],
  }),
  forgetGame: defineCall({
    method: 'DELETE',
    path: '/api/flink-play/saved-games/{activityId}',
    summary: 'Forgets a half-played game; saves up to the given revision that arrive later are ignored',
    access: 'learner',
    params: sent({ activityId: id }),
    query: sent({
      revision: z.coerce.number().pipe(revision).default(0),
      /** The game that was finished; another one that is saved meanwhile stays. */
      runId: id.toLowerCase().optional(),
      /** Made by the player: sent twice, the game was finished once. */
      finishId: id.toLowerCase().optional(),
    }),
    reply: z.object({ success: z.literal(true), revision, finishedElsewhere: z.boolean() }),
    errors: ['access.denied', 'play.activityNotFound'],
  }),
};
