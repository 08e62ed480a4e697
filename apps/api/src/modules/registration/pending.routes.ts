import type { Call } from '@flink/contract/call.ts';
import { pendingRegistrationsCalls } from '@flink/contract/calls/office/pending-registrations.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { type CallContext, routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

const DONE = { success: true } as const;

export function pendingRegistrationsRoutes({ pendingRegistrations, originOf }: Services) {
  const asking = ({
    scope,
    principal,
    request,
  }: Pick<CallContext<Call>, 'scope' | 'principal' | 'request'>) => ({
    scope,
    session: sessionOf(principal),
    origin: originOf(request),
  });
  return routesOf(pendingRegistrationsCalls)({
    pendingRegistrations: ({ scope, query }) => pendingRegistrations.table(scope, query),
    remindPending: async (context) => ({
      ...DONE,
      data: await pendingRegistrations.remind(asking(context), context.params.id),
    }),
    approvePending: async (context) => ({
      ...DONE,
      data: await pendingRegistrations.approve(asking(context), context.params.id),
    }),
    deletePending: async (context) => {
      await pendingRegistrations.remove(asking(context), context.params.id);
      return DONE;
    },
  });
}
