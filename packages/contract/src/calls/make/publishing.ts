import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { publishRequest } from '../../entities/publishing.ts';
import { chosenOf, id, localeCode, sent, tableQuery } from '../../entities/shape.ts';
import { MAX_PUBLISH_TEXT, PUBLISH_STATES } from '../../rules/make/publishing.ts';

const mayView = { flinkMake: { activities: { view: true } } } as const;
const mayEdit = { flinkMake: { activities: { edit: true } } } as const;
const mayDecide = { admin: { solutions: { edit: true } } } as const;

const words = z.string().trim().max(MAX_PUBLISH_TEXT);
/** Each request is mailed to everybody who builds menus. */
const EMAILS_PER_MINUTE = 20;
const one = z.object({ success: z.literal(true), data: publishRequest });

/** An author asks for an activity to be put into a group of a menu; who builds menus accepts or sends it back. */
export const publishingCalls = {
  publishTargets: defineCall({
    method: 'GET',
    path: '/api/flink-make/publish-targets',
    summary: 'Groups of menus by name, those of menus in a language first',
    access: mayEdit,
    query: sent({ keyword: z.string().max(200).default(''), locale: localeCode.default('en') }),
    reply: z.object({
      data: z.array(
        z.object({
          _id: id,
          name: z.string(),
          menuName: z.string(),
          productName: z.string(),
          subject: z.string(),
          level: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
  }),
  publishRequests: defineCall({
    method: 'GET',
    path: '/api/flink-make/publish-requests',
    summary: 'Requests to publish: all of them for who builds menus, the own ones for everybody else',
    access: mayView,
    query: tableQuery(['state', 'requestedAt', 'activityName']).extend({
      'filter.state': chosenOf(PUBLISH_STATES),
    }),
    reply: z.object({
      data: z.array(publishRequest),
      total: z.number().int(),
      unfiltered: z.number().int(),
      mayDecide: z.boolean(),
      /** How many wait for a decision. */
      open: z.number().int(),
    }),
  }),
  publishRequestOfActivity: defineCall({
    method: 'GET',
    path: '/api/flink-make/activities/{id}/publish-request',
    summary: 'The newest request to publish an activity',
    access: mayView,
    params: sent({ id }),
    reply: z.object({ success: z.literal(true), data: publishRequest.nullable() }),
    errors: ['notFound'],
  }),
  requestPublishing: defineCall({
    method: 'POST',
    path: '/api/flink-make/activities/{id}/publish-requests',
    summary: 'Asks for an activity to be put into a group of a menu',
    access: mayEdit,
    params: sent({ id }),
    body: sent({ groupId: id, note: words.default('') }),
    reply: one,
    perMinute: EMAILS_PER_MINUTE,
    errors: [
      'notFound',
      'play.groupNotFound',
      'publishing.alreadyRequested',
      'publishing.alreadyThere',
      'publishing.notReady',
    ],
  }),
  withdrawPublishRequest: defineCall({
    method: 'POST',
    path: '/api/flink-make/publish-requests/{id}/withdraw',
    summary: 'Withdraws a request that nobody has decided',
    access: mayEdit,
    params: sent({ id }),
    reply: one,
    perMinute: EMAILS_PER_MINUTE,
    errors: ['notFound', 'publishing.decided'],
  }),
  decidePublishRequest: defineCall({
    method: 'POST',
    path: '/api/flink-make/publish-requests/{id}/decide',
    summary: 'Puts the activity into the group, or sends the request back with a comment',
    access: mayDecide,
    params: sent({ id }),
    body: sent({
      decision: z.enum(['accept', 'sendBack']),
      comment: words.default(''),
      /** Another group than the one that was asked for, or one in place of a deleted group. */
      groupId: id.optional(),
    }),
    reply: one,
    errors: [
      'notFound',
      'request.required',
      'play.groupNotFound',
      'publishing.decided',
      'publishing.groupGone',
      'publishing.notReady',
    ],
  }),
};
