import { firstOwnerCalls } from '@flink/contract/calls/first-owner.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function firstOwnerRoutes({ firstOwner, callerOf }: Services) {
  return routesOf(firstOwnerCalls)({
    firstOwnerCode: async ({ params }) => ({ success: true, email: await firstOwner.emailOf(params.code) }),
    makeFirstOwner: async ({ body, request }) => ({
      success: true,
      token: await firstOwner.make(body, callerOf(request)),
    }),
  });
}
