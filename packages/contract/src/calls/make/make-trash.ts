import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sent } from '../../entities/shape.ts';
import { deletedQuery, deletedReply, restoreBody, restoreReply } from '../../entities/trash.ts';

export const MAKE_KINDS = ['activities', 'wordlists', 'activityGroups'] as const;

export type MakeKind = (typeof MAKE_KINDS)[number];

const params = sent({ kind: z.enum(MAKE_KINDS) });

/** What authors deleted within 30 days. Whether somebody may delete such things at all, the service asks. */
export const makeTrashCalls = {
  makeDeleted: defineCall({
    method: 'GET',
    path: '/api/flink-make/deleted/{kind}',
    summary: 'Activities, wordlists or groups that were deleted within 30 days, the last one first',
    access: 'flinkMake',
    params,
    query: deletedQuery,
    reply: deletedReply,
    errors: ['access.denied'],
  }),
  makeRestore: defineCall({
    method: 'POST',
    path: '/api/flink-make/restore/{kind}',
    summary:
      'Restores deleted activities, wordlists or groups: some of them, or all that were deleted together',
    access: 'flinkMake',
    params,
    body: restoreBody,
    reply: restoreReply,
    errors: ['access.denied', 'notFound'],
  }),
};
