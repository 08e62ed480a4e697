import { activitiesCalls } from '@flink/contract/calls/play/play.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';

export function activitiesRoutes({ activities }: Services) {
  return routesOf(activitiesCalls)({
    activity: ({ params }) => activities.activity(params.id),
  });
}
