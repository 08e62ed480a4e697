import { searchCalls } from '@flink/contract/calls/office/search.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export const searchRoutes = ({ search }: Services) =>
  routesOf(searchCalls)({
    officeSearch: async ({ query, principal, scope }) => ({
      success: true,
      data: await search.find(sessionOf(principal), scope, query.words),
    }),
  });
