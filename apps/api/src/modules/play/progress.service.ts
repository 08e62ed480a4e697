import type { LearnerChange, LearnerReports } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_THRESHOLD, isMastered } from '@flink/game-kit/model/result.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import { believedDate, claimsOf } from './claims.ts';
import type { PlayingTeam } from './playing-team.ts';
import * as repo from './progress.repo.ts';

interface Needs {
  readonly db: Db;
  readonly activities: Pick<ActivitiesService, 'checkKnown'>;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

const NOTHING_REACHED = { mastered: false, partial: false, dateMastered: null, masteredTogether: false };

export function progressService({ db, activities, organizations }: Needs) {
  /** Spec 1 §9: the share of right answers that masters an activity in this center. */
  const thresholdFor = async (scope: Scope, { learningCenterId }: PlayingTeam) =>
    learningCenterId === null
      ? DEFAULT_THRESHOLD
      : (await organizations.learningCenter(scope, learningCenterId)).config.percentAnswers;

  return {
    async update(
      scope: Scope,
      team: PlayingTeam,
      changes: readonly LearnerChange[],
    ): Promise<LearnerReports[]> {
      const learnerIds = [...new Set(changes.map(({ learnerId }) => learnerId))];
      if (learnerIds.some((id) => !team.learnerIds.includes(id))) throw new AppError('access.denied');
      await activities.checkKnown(changes.flatMap(touchedBy));
      const threshold = await thresholdFor(scope, team);
      return db.transaction().execute(async (tx) => {
        const held = await repo.holdLearners(tx, team, learnerIds);
        const since = new Map(held.map(({ _id, createdAt }) => [_id, createdAt]));
        const now = new Date();
        const dateOf = (learnerId: string, claimed: string | undefined) => {
          const learnerSince = since.get(learnerId);
          // Removed from the family a moment ago.
          if (learnerSince === undefined) throw new AppError('access.denied');
          return believedDate(claimed, learnerSince, now);
        };
        const results = await repo.keepResults(tx, resultRows(changes, team, threshold, dateOf));
        await repo.mergeReports(tx, claimsOf(changes, results, dateOf));
        return reportsAfter(tx, team, changes);
      });
    },
  };
}

function resultRows(
  changes: readonly LearnerChange[],
  { learnerIds }: PlayingTeam,
  threshold: number,
  dateOf: (learnerId: string, claimed: string | undefined) => Date,
) {
  return changes.flatMap(({ learnerId, data: { reports, result } }) =>
    result === undefined
      ? []
      : {
          _id: result.id,
          learner_id: learnerId,
          activity_id: result.activityId,
          finished_at: dateOf(learnerId, reports?.[result.activityId]?.dateMastered),
          all_problems_count: result.score.allProblemsCount,
          problems_answered_correctly: result.score.problemsAnsweredCorrectly,
          problems_answered_incorrectly: result.score.problemsAnsweredIncorrectly,
          mastered: isMastered(result.score, threshold),
          team_size: learnerIds.length,
        },
  );
}

const touchedBy = ({ data: { reports = {}, result } }: LearnerChange): readonly string[] => [
  ...Object.keys(reports),
  ...(result ? [result.activityId] : []),
];

/** What the learners of a call have now reached in the items it touched, in the order of the call. */
async function reportsAfter(
  tx: DbOrTx,
  team: PlayingTeam,
  changes: readonly LearnerChange[],
): Promise<LearnerReports[]> {
  const touched = Map.groupBy(changes, ({ learnerId }) => learnerId);
  const itemIds = [...new Set(changes.flatMap(touchedBy))];
  const rows = itemIds.length === 0 ? [] : await repo.reportsOf(tx, team, [...touched.keys()], itemIds);
  const reached = new Map(rows.map(({ learnerId, itemId, ...report }) => [`${learnerId} ${itemId}`, report]));
  return [...touched].map(([learnerId, own]) => ({
    learnerId,
    reports: Object.fromEntries(
      own
        .flatMap(touchedBy)
        .map((itemId) => [itemId, reached.get(`${learnerId} ${itemId}`) ?? NOTHING_REACHED]),
    ),
  }));
}
