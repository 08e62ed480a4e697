import { teacherHomeCalls } from '@flink/contract/calls/office/teacher-home.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function teacherHomeRoutes({ teacherHome }: Services) {
  return routesOf(teacherHomeCalls)({
    teacherHome: async ({ scope, query }) => ({
      success: true,
      data: await teacherHome.home(scope, query.week ?? null),
    }),
    talkedToFamily: async ({ scope, body }) => ({
      success: true,
      data: await teacherHome.talked(scope, body),
    }),
    notTalkedToFamily: async ({ scope, params }) => {
      await teacherHome.notTalked(scope, params.id);
      return { success: true };
    },
    wantWeeklyMail: async ({ scope, body }) => {
      await teacherHome.wantWeeklyMail(scope, body.wanted);
      return { success: true };
    },
  });
}
