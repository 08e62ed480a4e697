import { generalCalls } from '@flink/contract/calls/office/general.ts';
import { sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function generalRoutes({ settings, jobStates }: Pick<Services, 'settings' | 'jobStates'>) {
  return routesOf(generalCalls)({
    settings: async () => ({ success: true, data: await settings.read() }),
    saveSettings: async ({ body, principal }) => ({
      success: true,
      data: await settings.save(body, sessionOf(principal)),
    }),
    jobs: async () => ({ success: true, data: [...(await jobStates.all())] }),
    runJob: async ({ params }) => {
      await jobStates.run(params.name);
      return { success: true };
    },
  });
}
