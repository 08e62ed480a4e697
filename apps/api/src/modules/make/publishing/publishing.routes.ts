import { publishingCalls } from '@flink/contract/calls/make/publishing.ts';
import { holderOf, type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal) => authorOf(sessionOf(principal));

export const publishingRoutes = ({ publishing, originOf }: Services) =>
  routesOf(publishingCalls)({
    publishTargets: ({ query }) => publishing.targets(query.keyword, query.locale),
    publishRequests: ({ query, principal }) => publishing.list(by(principal), holderOf(principal), query),
    publishRequestOfActivity: async ({ params, principal }) => ({
      success: true,
      data: await publishing.ofActivity(by(principal), params.id),
    }),
    requestPublishing: async ({ params, body, principal, request }) => ({
      success: true,
      data: await publishing.request(by(principal), params.id, body, originOf(request)),
    }),
    withdrawPublishRequest: async ({ params, principal }) => ({
      success: true,
      data: await publishing.withdraw(by(principal), params.id),
    }),
    decidePublishRequest: async ({ params, body, principal, request }) => ({
      success: true,
      data: await publishing.decide(by(principal), params.id, body, originOf(request)),
    }),
  });
