import { teacherHomeCalls } from '@flink/contract/calls/office/teacher-home.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';

export function teacherHomeRoutes({ teacherHome, missedWords }: Services) {
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
    missedWords: async ({ scope }) => ({ success: true, data: await missedWords.list(scope) }),
    makeMissedWordsGame: async ({ scope, principal, body }) => ({
      success: true,
      data: await missedWords.makeGame(scope, principal, body.locale),
    }),
    wantWeeklyMail: async ({ scope, body }) => {
      await teacherHome.wantWeeklyMail(scope, body.wanted);
      return { success: true };
    },
    stopWeeklyMail: async ({ params }) => {
      await teacherHome.stopWeeklyMail(params.key);
      return { success: true };
    },
    openWeeklyMail: async ({ reply }) => reply.redirect(teacherHome.weeklyMailAt, 303),
  });
}
