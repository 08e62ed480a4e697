import { teachersCalls } from '@flink/contract/calls/office/teachers.ts';
import { sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { teachersResource } from './teachers.resource.ts';

export function teachersRoutes({ teachers, resources, originOf }: Services) {
  return routesOf(teachersCalls)({
    deleteTeacher: async ({ scope, principal, params, request }) => {
      const asking = { scope, session: sessionOf(principal), origin: originOf(request) };
      await resources.remove(teachersResource, asking, params.id);
      return { success: true };
    },
    assignedFamilies: async ({ scope, principal, query }) => ({
      success: true,
      data: await teachers.familiesOf(scope, query.teacherId ?? sessionOf(principal).user._id),
    }),
    familiesInLearningCenter: async ({ scope, query }) => ({
      success: true,
      data: await teachers.familiesIn(scope, query.learningCenterId),
    }),
    teacherProducts: async ({ scope, principal, query }) => ({
      success: true,
      data: await teachers.productsOf(scope, query.teacherId ?? sessionOf(principal).user._id),
    }),
    assignFamilies: async ({ scope, principal, body }) => ({
      success: true,
      data: await teachers.assign({ scope, session: sessionOf(principal) }, body),
    }),
  });
}
