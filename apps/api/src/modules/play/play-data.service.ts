import { type Reached, reachedInGroup } from '@flink/contract/rules/group-mastery.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { GroupMembers, MenusService } from '../catalog/menus.service.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import { chosenSolution } from './chosen-solution.ts';
import * as repo from './play-data.repo.ts';
import type { PlayingTeam } from './playing-team.ts';

interface Needs {
  readonly db: Db;
  readonly menus: Pick<MenusService, 'productOf' | 'groupMembers'>;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

/** Spec 1 §9: percent of activities for the mastery of a group, unless the center's config says otherwise. */
const DEFAULT_PERCENT = 50;

export function playDataService({ db, menus, organizations }: Needs) {
  const percentFor = async (scope: Scope, { learningCenterId }: PlayingTeam) =>
    learningCenterId === null
      ? DEFAULT_PERCENT
      : (await organizations.learningCenter(scope, learningCenterId)).config.percentActivities;

  return {
    async read(scope: Scope, team: PlayingTeam, locale: string) {
      const [product, rows, percent] = await Promise.all([
        menus.productOf(team.familyId),
        repo.allReportsOf(db, team),
        percentFor(scope, team),
      ]);
      const selectedSolutionId = chosenSolution(product, team.learner, locale);
      const groups = await menus.groupMembers(selectedSolutionId);
      const byLearner = Map.groupBy(rows, ({ learnerId }) => learnerId);
      return {
        product,
        selectedSolutionId,
        learners: team.learners.map((learner) => {
          const own = new Map(byLearner.get(learner._id)?.map(({ itemId, ...reached }) => [itemId, reached]));
          return {
            ...learner,
            reports: { ...Object.fromEntries(own), ...groupReports(groups, own, percent) },
          };
        }),
      };
    },
  };
}

/** Only of groups in which something was reached. */
function groupReports(
  groups: readonly GroupMembers[],
  own: ReadonlyMap<string, Reached>,
  percent: number,
): Record<string, Reached> {
  const reports: Record<string, Reached> = {};
  if (own.size === 0) return reports;
  for (const { _id, activityIds, defaultActivityId } of groups) {
    const reached = reachedInGroup(
      {
        activities: activityIds.map((id) => own.get(id)),
        defaultActivity: defaultActivityId === null ? undefined : own.get(defaultActivityId),
      },
      percent,
    );
    if (reached.partial || reached.mastered) reports[_id] = reached;
  }
  return reports;
}
