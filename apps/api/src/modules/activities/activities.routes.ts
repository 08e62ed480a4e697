import { activitiesCalls } from '@flink/contract/calls/play.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { ActivitiesService } from './activities.service.ts';

export function activitiesRoutes(service: ActivitiesService) {
  return routesOf(activitiesCalls)({
    activity: ({ params }) => service.activity(params.id),
  });
}
