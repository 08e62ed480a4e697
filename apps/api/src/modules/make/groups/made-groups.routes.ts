import { madeGroupsCalls } from '@flink/contract/calls/make/made-groups.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export const madeGroupsRoutes = ({ madeGroups }: Services) =>
  routesOf(madeGroupsCalls)({
    madeGroups: ({ query, principal }) => madeGroups.list(sessionOf(principal), query),
    madeGroup: async ({ params, principal }) => ({
      success: true,
      data: await madeGroups.open(sessionOf(principal), params.id),
    }),
    createGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.create(sessionOf(principal), body),
    }),
    changeGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.change(sessionOf(principal), body),
    }),
    deleteGroup: async ({ params, principal }) => {
      await madeGroups.remove(sessionOf(principal), params.id);
      return { success: true };
    },
  });
