import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import type { ChangedLearner, LearnerChange } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_THRESHOLD, isMastered } from '@flink/game-kit/model/result.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { MenusService } from '../catalog/menus.service.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import { believedDate, claimsOf } from './claims.ts';
import { countGroupsAbove } from './group-mastery.service.ts';
import { settingsFrom, solutionsIn, withChange } from './learner-settings.ts';
import * as goals from './learning-goals.repo.ts';
import { checkGoal } from './learning-goals.ts';
import * as repo from './progress.repo.ts';

interface Needs {
  readonly db: Db;
  readonly activities: Pick<ActivitiesService, 'checkKnown'>;
  readonly menus: Pick<MenusService, 'checkSolutions'>;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

const NOTHING_REACHED = { mastered: false, partial: false, dateMastered: null, masteredTogether: false };

/** Spec 1 §9: shares that master an activity and a group, unless the center's config says otherwise. */
const DEFAULT_SHARES = { percentAnswers: DEFAULT_THRESHOLD, percentActivities: 50 };

type Held = Awaited<ReturnType<typeof repo.holdLearners>>[number];

export function progressService({ db, activities, menus, organizations }: Needs) {
  const sharesFor = async (scope: Scope, { learningCenterId }: PlayingTeam) =>
    learningCenterId === null
      ? DEFAULT_SHARES
      : (await organizations.learningCenter(scope, learningCenterId)).config;

  const checkSolutions = async (team: PlayingTeam, changes: readonly LearnerChange[]) => {
    const families = Map.groupBy(changes, ({ learnerId }) => familyOf(team, learnerId));
    for (const [familyId, own] of families)
      await menus.checkSolutions(familyId, [...new Set(own.flatMap(({ data }) => solutionsOf(data)))]);
  };

  return {
    async update(
      scope: Scope,
      team: PlayingTeam,
      changes: readonly LearnerChange[],
    ): Promise<ChangedLearner[]> {
      const learnerIds = [...new Set(changes.map(({ learnerId }) => learnerId))];
      if (learnerIds.some((id) => !team.learnerIds.includes(id))) throw new AppError('access.denied');
      await activities.checkKnown(changes.flatMap(touchedBy));
      await checkSolutions(team, changes);
      const { percentAnswers, percentActivities } = await sharesFor(scope, team);
      return db.transaction().execute(async (tx) => {
        const rows = await repo.holdLearners(tx, team, learnerIds);
        const held = new Map(rows.map((row) => [row._id, row]));
        // Removed from the family a moment ago.
        if (held.size < learnerIds.length) throw new AppError('access.denied');
        const now = new Date();
        const dateOf = (learnerId: string, claimed: string | undefined) =>
          believedDate(claimed, held.get(learnerId)?.createdAt ?? now, now);
        const results = await repo.keepResults(tx, resultRows(changes, team, percentAnswers, dateOf));
        const claims = claimsOf(changes, results, dateOf);
        await repo.mergeReports(tx, claims);
        const groups = await countGroupsAbove(
          tx,
          rows.map(({ _id, productId }) => ({ learnerId: _id, productId })),
          claims.map(({ itemId }) => itemId),
          percentActivities,
        );
        const settings = await saveSettings(tx, changes, held);
        await saveGoals(tx, team, changes, held);
        return changedLearners(tx, team, changes, {
          settings,
          groupIds: (learnerId) =>
            groups
              .filter(({ productId }) => productId === held.get(learnerId)?.productId)
              .map(({ _id }) => _id),
        });
      });
    },
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

/** Sets and takes away goals, then marks those that are reached, by whatever this call has brought. */
async function saveGoals(
  tx: DbOrTx,
  team: PlayingTeam,
  changes: readonly LearnerChange[],
  held: ReadonlyMap<string, Held>,
): Promise<void> {
  const withGoals = new Set([...held.values()].filter(({ hasGoals }) => hasGoals).map(({ _id }) => _id));
  for (const { learnerId, data } of changes) {
    const learner = held.get(learnerId);
    if (!learner) continue;
    for (const [solutionId, wish] of Object.entries(data.learningGoals ?? {})) {
      if (wish === null) {
        await goals.removeGoal(tx, learnerId, solutionId);
        continue;
      }
      const { familyId, today, timeZone } = learner;
      const familySize = await repo.familySize(tx, familyId);
      checkGoal(wish, { learnerId, familyId, familySize, today, team: team.learners });
      const { level, subject, day, approvedBy = null } = wish;
      if (!(await goals.hasGroups(tx, { solutionId, level, subject })))
        throw new AppError('play.groupNotFound');
      await goals.setGoal(tx, { learnerId, solutionId, level, subject, day, timeZone, approvedBy });
      withGoals.add(learnerId);
    }
  }
  if (withGoals.size > 0) await goals.markAccomplished(tx, [...withGoals]);
}

interface After {
  readonly settings: ReadonlyMap<string, LearnerSettings>;
  /** Of the groups that were counted anew for a learner. */
  readonly groupIds: (learnerId: string) => readonly string[];
}

/** What the learners of a call have now, in the order of the call. */
async function changedLearners(
  tx: DbOrTx,
  team: PlayingTeam,
  changes: readonly LearnerChange[],
  { settings, groupIds }: After,
): Promise<ChangedLearner[]> {
  const touched = Map.groupBy(changes, ({ learnerId }) => learnerId);
  const learnerIds = [...touched.keys()];
  const itemIds = [...new Set([...changes.flatMap(touchedBy), ...learnerIds.flatMap(groupIds)])];
  const rows = itemIds.length === 0 ? [] : await repo.reportsOf(tx, team, learnerIds, itemIds);
  const reached = new Map(rows.map(({ learnerId, itemId, ...report }) => [`${learnerId} ${itemId}`, report]));
  const ownGoals = await goals.goalsOf(tx, team);
  return [...touched].map(([learnerId, own]) => {
    const activityReports = own
      .flatMap(touchedBy)
      .map((itemId) => [itemId, reached.get(`${learnerId} ${itemId}`) ?? NOTHING_REACHED] as const);
    const groupReports = groupIds(learnerId).flatMap((itemId) => {
      const report = reached.get(`${learnerId} ${itemId}`);
      return report ? [[itemId, report] as const] : [];
    });
    return {
      learnerId,
      reports: Object.fromEntries([...activityReports, ...groupReports]),
      settings: settings.get(learnerId) ?? settingsFrom({}),
      learningGoals: [...(ownGoals.get(learnerId) ?? [])],
    };
  });
}
