import { makeTrashCalls } from '@flink/contract/calls/make/make-trash.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export const makeTrashRoutes = ({ makeTrash }: Services) =>
  routesOf(makeTrashCalls)({
    makeDeleted: ({ params, query, principal }) =>
      makeTrash.deleted(sessionOf(principal), params.kind, query),
    makeRestore: async ({ params, body, principal }) => ({
      success: true,
      ...(await makeTrash.restore(sessionOf(principal), params.kind, body)),
    }),
  });
