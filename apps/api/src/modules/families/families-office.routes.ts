import type { Call } from '@flink/contract/call.ts';
import { familiesOfficeCalls } from '@flink/contract/calls/office/families-office.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import type { CallContext } from '../../plugins/calls.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';
import { familiesResource } from './families.resource.ts';

export function familiesOfficeRoutes({ families, teachers, memberPasswords, resources, originOf }: Services) {
  const asking = ({
    scope,
    principal,
    request,
  }: Pick<CallContext<Call>, 'scope' | 'principal' | 'request'>) => ({
    scope,
    session: sessionOf(principal),
    origin: originOf(request),
  });
  return routesOf(familiesOfficeCalls)({
    familiesByTeacher: async ({ scope, params }) => {
      const taught = await teachers.familiesOf(scope, params.id);
      return {
        success: true,
        data: await families.ofIds(
          scope,
          taught.map(({ _id }) => _id),
        ),
      };
    },
    addFamily: async (context) =>
      ({
        success: true,
        ...(await resources.add(familiesResource, asking(context), context.body)),
      }) as never,
    deleteFamily: async (context) => {
      await resources.remove(familiesResource, asking(context), context.params.id);
      return { success: true };
    },
    newMemberPassword: async (context) => {
      const { memberId, password } = context.body;
      await memberPasswords.set(asking(context), { familyId: context.params.id, memberId, password });
      return { success: true };
    },
  });
}
