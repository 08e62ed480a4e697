import { learnerWorkCalls } from '@flink/contract/calls/play/learner-work.ts';
import { playingTeam } from '../../../plugins/access/playing-team.ts';
import { routesOf } from '../../../plugins/calls.ts';
import { takeBody } from '../../../ports/files/take-body.ts';
import type { Services } from '../../../services.ts';

export function worksRoutes({ works }: Services) {
  return routesOf(learnerWorkCalls)({
    learnerActivityData: async ({ principal, params, query }) => ({
      success: true,
      ...(await works.read(principal, params.activityId, query.workId)),
    }),
    saveLearnerActivityData: async ({ principal, params, body }) => ({
      success: true,
      version: await works.save(playingTeam(principal), params.activityId, body),
    }),
    learnerActivityAssets: async ({ principal, params, query }) => ({
      success: true,
      files: await works.assets(principal, params.activityId, query.workId),
    }),
    uploadLearnerActivityAsset: async ({ principal, params, query, request }) => ({
      success: true,
      ...(await takeBody(request, (body) =>
        works.upload(playingTeam(principal), params.activityId, query.filename, body),
      )),
    }),
    deleteLearnerActivityAssets: async ({ principal, params, query }) => {
      await works.removeAssets(playingTeam(principal), params.activityId, query.filename);
      return { success: true };
    },
    copyToLearnerActivity: async ({ principal, params, body }) => ({
      success: true,
      files: await works.copy(playingTeam(principal), params.activityId, body.items),
    }),
    learnerWorks: async ({ principal, query }) => ({
      success: true,
      data: await works.list(principal, query.learnerId),
    }),
  });
}
