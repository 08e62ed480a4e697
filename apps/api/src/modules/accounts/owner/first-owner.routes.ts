import { firstOwnerCalls } from '@flink/contract/calls/first-owner.ts';
import type { House } from '../../../house.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { callers } from '../sign-in/caller.ts';

export function firstOwnerRoutes(house: House, { firstOwner }: Services) {
  const callerOf = callers(house);
  return routesOf(firstOwnerCalls)({
    firstOwnerCode: async ({ params }) => ({ success: true, email: await firstOwner.emailOf(params.code) }),
    makeFirstOwner: async ({ body, request }) => ({
      success: true,
      token: await firstOwner.make(body, callerOf(request)),
    }),
  });
}
