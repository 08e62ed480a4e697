import { makeListsCalls } from '@flink/contract/calls/make/make-lists.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

export const makeListsRoutes = ({ makeLists }: Services) =>
  routesOf(makeListsCalls)({
    translatedElsewhere: ({ params, query, principal }) =>
      makeLists.elsewhere(authorOf(sessionOf(principal)), params.id, params.locale, query.phrase),
    categoryCounts: async ({ query, principal }) => ({
      success: true,
      data: await makeLists.counts(authorOf(sessionOf(principal)), query),
    }),
  });
