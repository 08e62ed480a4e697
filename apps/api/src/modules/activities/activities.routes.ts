import { activitiesCalls } from '@flink/contract/calls/play/play.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function activitiesRoutes({ activities, prepaid }: Services) {
  return routesOf(activitiesCalls)({
    activity: async ({ principal, params, locale }) => {
      const learner = principal.kind === 'person' ? principal.session.learner : null;
      if (learner) await prepaid.checkActive(learner.familyId);
      return activities.activity(params.id, locale);
    },
  });
}
