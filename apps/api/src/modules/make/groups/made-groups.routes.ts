import { madeGroupsCalls } from '@flink/contract/calls/make/made-groups.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal) => authorOf(sessionOf(principal));

export const madeGroupsRoutes = ({ madeGroups }: Services) =>
  routesOf(madeGroupsCalls)({
    madeGroups: ({ query, principal }) => madeGroups.list(by(principal), query),
    madeGroup: async ({ params, principal }) => ({
      success: true,
      data: await madeGroups.open(by(principal), params.id),
    }),
    createGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.create(by(principal), body),
    }),
    changeGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.change(by(principal), body),
    }),
    deleteGroup: async ({ params, principal }) => {
      await madeGroups.remove(by(principal), params.id);
      return { success: true };
    },
  });
