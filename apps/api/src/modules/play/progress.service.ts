import type { LearnerSettings } from '@flink/contract/entities/learner-settings.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { ChangedLearner, LearnerChange } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Reached } from '@flink/contract/rules/group-mastery.ts';
import { isMastered } from '@flink/game-kit/model/result.ts';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import type { MenusService } from '../catalog/menus.service.ts';
import { believedDate, claimsOf, type KeptResult } from './claims.ts';
import { changedBetween, type States, withClaims, withGroups } from './kept-states.ts';
import { settingsFrom, solutionsIn, withChange } from './learner-settings.ts';
import { saveGoals } from './learning-goals.service.ts';
import * as repo from './progress.repo.ts';

interface Needs {
  readonly db: Db;
  readonly menus: Pick<MenusService, 'checkSolutions'>;
}

const NOTHING_REACHED = { mastered: false, partial: false, dateMastered: null, masteredTogether: false };

export function progressService({ db, menus }: Needs) {
  const checkSolutions = async (team: PlayingTeam, changes: readonly LearnerChange[]) => {
    const families = Map.groupBy(changes, ({ learnerId }) => familyOf(team, learnerId));
    for (const [familyId, own] of families)
      await menus.checkSolutions(familyId, [...new Set(own.flatMap(({ data }) => solutionsOf(data)))]);
  };

  return {
    async update(team: PlayingTeam, changes: readonly LearnerChange[]): Promise<ChangedLearner[]> {
      const learnerIds = [...new Set(changes.map(({ learnerId }) => learnerId))];
      if (learnerIds.some((id) => !team.learnerIds.includes(id))) throw new AppError('access.denied');
      await checkSolutions(team, changes);
      return db.transaction().execute(async (tx) => {
        const learners = await repo.holdLearners(tx, team, learnerIds);
        // Removed from the family a moment ago.
        if (learners.length < learnerIds.length) throw new AppError('access.denied');
        const held = new Map(learners.map((learner) => [learner._id, learner]));
        const reports = await reach(tx, team, changes, held);
        const settings = await saveSettings(tx, changes, held);
        const goals = await saveGoals(tx, team, changes, held);
        return learnerIds.map((learnerId) => ({
          learnerId,
          reports: reports.get(learnerId) ?? {},
          settings: settings.get(learnerId) ?? settingsFrom({}),
          learningGoals: [...(goals.get(learnerId) ?? [])],
        }));
      });
    },
  };
}

/** Keeps what was played and answers, by learner, the reports of what the call touched and of the groups above. */
async function reach(
  tx: DbOrTx,
  team: PlayingTeam,
  changes: readonly LearnerChange[],
  held: ReadonlyMap<string, repo.HeldLearner>,
): Promise<ReadonlyMap<string, Record<string, Reached>>> {
  const activityIds = [...new Set(changes.flatMap(touchedBy))];
  if (activityIds.length === 0) return new Map();
  const learners = [...held.values()];
  const resultIds = changes.flatMap(({ data: { result } }) => (result ? [result.id] : []));
  const standing = await repo.standingOf(tx, { learners, activityIds, resultIds });
  if (standing.known < activityIds.length) throw new AppError('play.activityNotFound');

  // A team is of one center.
  const { percentAnswers, percentActivities } = centerConfig.parse(learners[0]?.config);
  const now = new Date();
  const dateOf = (learnerId: string, claimed: string | undefined) =>
    believedDate(claimed, held.get(learnerId)?.createdAt ?? now, now);
  const sent = resultRows(changes, team, percentAnswers, dateOf);
  const claims = Map.groupBy(
    claimsOf(changes, asKept(sent, standing.results), dateOf),
    ({ learnerId }) => learnerId,
  );
  const reached = Map.groupBy(standing.reached, ({ learnerId }) => learnerId);
  const states = learners.map(({ _id: learnerId, productId }) => {
    const before = statesFrom(reached.get(learnerId) ?? []);
    const groups = standing.groups.filter((group) => group.productId === productId);
    const after = withGroups(withClaims(before, claims.get(learnerId) ?? []), groups, percentActivities);
    return { learnerId, before, after, groupIds: groups.map(({ _id }) => _id) };
  });
  await repo.keep(
    tx,
    sent,
    states.flatMap(({ learnerId, before, after }) =>
      changedBetween(before, after).map((report) => ({ learnerId, ...report })),
    ),
  );
  return new Map(
    states.map(({ learnerId, after, groupIds }) => {
      const own = changes.filter((change) => change.learnerId === learnerId).flatMap(touchedBy);
      return [learnerId, reportsOf(own, groupIds, after)];
    }),
  );
}

/** A result that was sent before is as it was kept, whatever is sent now. */
function asKept(
  sent: readonly repo.ResultRow[],
  known: Awaited<ReturnType<typeof repo.standingOf>>['results'],
): readonly KeptResult[] {
  const kept = new Map<string, KeptResult>();
  for (const { _id, finishedAt, ...result } of known)
    kept.set(`${_id} ${result.learnerId}`, { ...result, finishedAt: new Date(finishedAt) });
  for (const row of sent) {
    const key = `${row._id} ${row.learner_id}`;
    if (kept.has(key)) continue;
    const { learner_id: learnerId, activity_id: activityId, mastered, finished_at: finishedAt } = row;
    kept.set(key, { learnerId, activityId, mastered, finishedAt });
  }
  return [...kept.values()];
}

const statesFrom = (
  rows: readonly (Reached & { readonly learnerId: string; readonly itemId: string })[],
): States => new Map(rows.map(({ learnerId: _, itemId, ...reached }) => [itemId, reached]));

/** Of what was touched, and of the groups above in which something is reached. */
function reportsOf(
  touched: readonly string[],
  groupIds: readonly string[],
  states: States,
): Record<string, Reached> {
  const groups = groupIds.flatMap((id) => {
    const reached = states.get(id);
    return reached ? [[id, reached] as const] : [];
  });
  return Object.fromEntries([
    ...touched.map((id) => [id, states.get(id) ?? NOTHING_REACHED] as const),
    ...groups,
  ]);
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
): readonly repo.ResultRow[] {
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
  held: ReadonlyMap<string, repo.HeldLearner>,
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
