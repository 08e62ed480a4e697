import { homeCalls } from '@flink/contract/calls/office/home.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function homeRoutes({ home }: Pick<Services, 'home'>) {
  return routesOf(homeCalls)({
    home: async ({ principal, scope, locale }) => ({
      success: true,
      data: await home.home({ session: sessionOf(principal), scope, locale }),
    }),
    hideSetup: async ({ body }) => {
      await home.hideSetup(body.hidden);
      return { success: true };
    },
  });
}
