import { viewingCalls } from '@flink/contract/calls/office/viewing.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export const viewingRoutes = ({ viewing, callerOf }: Pick<Services, 'viewing' | 'callerOf'>) =>
  routesOf(viewingCalls)({
    viewAsUser: async ({ principal, params, request }) => ({
      success: true,
      token: await viewing.asUser(sessionOf(principal), params.id, callerOf(request)),
    }),
    viewAsLearner: async ({ principal, params, request }) => ({
      success: true,
      token: await viewing.asLearner(sessionOf(principal), params.id, callerOf(request)),
    }),
  });
