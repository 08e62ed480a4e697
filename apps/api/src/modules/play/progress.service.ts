import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { ChangedLearner, LearnerChange } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Reached } from '@flink/contract/rules/group-mastery.ts';
import { isMastered } from '@flink/game-kit/model/result.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { MenusService } from '../catalog/menus.service.ts';
import { believedDate, claimsOf } from './claims.ts';
import { countGroupsAbove } from './group-mastery.service.ts';
import { settingsFrom, solutionsIn, withChange } from './learner-settings.ts';
import { saveGoals } from './learning-goals.service.ts';
import * as repo from './progress.repo.ts';

interface Needs {
  readonly db: Db;
  readonly activities: Pick<ActivitiesService, 'checkKnown'>;
  readonly menus: Pick<MenusService, 'checkSolutions'>;
}

const NOTHING_REACHED = { mastered: false, partial: false, dateMastered: null, masteredTogether: false };

type Held = Awaited<ReturnType<typeof repo.holdLearners>>[number];

export function progressService({ db, activities, menus }: Needs) {
  const checkSolutions = async (team: PlayingTeam, changes: readonly LearnerChange[]) => {
    const families = Map.groupBy(changes, ({ learnerId }) => familyOf(team, learnerId));
    for (const [familyId, own] of families)
      await menus.checkSolutions(familyId, [...new Set(own.flatMap(({ data }) => solutionsOf(data)))]);
  };

  return {
    async update(team: PlayingTeam, changes: readonly LearnerChange[]): Promise<ChangedLearner[]> {
      const learnerIds = [...new Set(changes.map(({ learnerId }) => learnerId))];
      if (learnerIds.some((id) => !team.learnerIds.includes(id))) throw new AppError('access.denied');
      await activities.checkKnown(changes.flatMap(touchedBy));
      await checkSolutions(team, changes);
      return db.transaction().execute(async (tx) => {
        const rows = await repo.holdLearners(tx, team, learnerIds);
        const held = new Map(rows.map((row) => [row._id, row]));
        const [first] = rows;
        // Removed from the family a moment ago.
        if (!first || held.size < learnerIds.length) throw new AppError('access.denied');
        // A team is of one center.
        const { percentAnswers, percentActivities } = centerConfig.parse(first.config);
        const now = new Date();
        const dateOf = (learnerId: string, claimed: string | undefined) =>
          believedDate(claimed, held.get(learnerId)?.createdAt ?? now, now);
        const results = await repo.keepResults(tx, resultRows(changes, team, percentAnswers, dateOf));
        await repo.mergeReports(tx, claimsOf(changes, results, dateOf));
        const reached = await countGroupsAbove(
          tx,
          rows.map(({ _id, productId }) => ({ learnerId: _id, productId })),
          changes.flatMap(touchedBy),
          percentActivities,
        );
        const settings = await saveSettings(tx, changes, held);
        const ownGoals = await saveGoals(tx, team, changes, held);
        return learnerIds.map((learnerId) => {
          const touched = changes.filter((change) => change.learnerId === learnerId).flatMap(touchedBy);
          return {
            learnerId,
            reports: reportsOf(touched, changes.flatMap(touchedBy), reached.get(learnerId) ?? new Map()),
            settings: settings.get(learnerId) ?? settingsFrom({}),
            learningGoals: [...(ownGoals.get(learnerId) ?? [])],
          };
        });
      });
    },
  };
}

/** Of what the call touched for this learner, and of the groups above; not of what it touched for others. */
function reportsOf(
  own: readonly string[],
  ofAll: readonly string[],
  reached: ReadonlyMap<string, Reached>,
): Record<string, Reached> {
  const others = new Set(ofAll.filter((itemId) => !own.includes(itemId)));
  return {
    ...Object.fromEntries(own.map((itemId) => [itemId, NOTHING_REACHED])),
    ...Object.fromEntries([...reached].filter(([itemId]) => !others.has(itemId))),
  };
}

const familyOf = ({ learners }: PlayingTeam, learnerId: string): string =>
  learners.find(({ _id }) => _id === learnerId)?.familyId ?? '';

const solutionsOf = ({ settings, learningGoals = {} }: LearnerChange['data']): readonly string[] => [
  ...(settings ? solutionsIn(settings) : []),
  // One that is gone from the product can still be taken away.
  ...Object.entries(learningGoals).flatMap(([id, wish]) => (wish === null ? [] : [id])),
];

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

/** Of every learner of the call, as they are now. */
async function saveSettings(
  tx: DbOrTx,
  changes: readonly LearnerChange[],
  held: ReadonlyMap<string, Held>,
): Promise<ReadonlyMap<string, LearnerSettings>> {
  const settings = new Map([...held].map(([id, { settings: kept }]) => [id, settingsFrom(kept)]));
  for (const { learnerId, data } of changes) {
    const kept = settings.get(learnerId);
    if (!kept || !data.settings) continue;
    const changed = withChange(kept, data.settings);
    settings.set(learnerId, changed);
    await repo.saveSettings(tx, learnerId, changed);
  }
  return settings;
}
