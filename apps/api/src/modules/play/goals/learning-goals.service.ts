import type { LearningGoal } from '@flink/contract/entities/learning-goal.ts';
import type { LearnerChange } from '@flink/contract/entities/play.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { PlayingTeam } from '../../../plugins/access/playing-team.ts';
import * as goals from './learning-goals.repo.ts';
import { checkGoal } from './learning-goals.ts';

/** A learner whom the transaction holds. */
interface Held {
  readonly _id: string;
  readonly familyId: string;
  /** Of the learning center's calendar. */
  readonly today: string;
  readonly timeZone: string;
  readonly hasGoals: boolean;
}

/** Sets and takes away goals, then marks those that are reached, by whatever these calls have brought; answers them. */
export async function saveGoals(
  tx: DbOrTx,
  calls: readonly { readonly team: PlayingTeam; readonly changes: readonly LearnerChange[] }[],
  held: ReadonlyMap<string, Held>,
): Promise<ReadonlyMap<string, readonly LearningGoal[]>> {
  const withGoals = new Set([...held.values()].filter(({ hasGoals }) => hasGoals).map(({ _id }) => _id));
  const changes = calls.flatMap(({ team, changes: own }) => own.map((change) => ({ team, ...change })));
  for (const { team, learnerId, data } of changes) {
    const learner = held.get(learnerId);
    if (!learner) continue;
    for (const [solutionId, wish] of Object.entries(data.learningGoals ?? {})) {
      if (wish === null) {
        await goals.removeGoal(tx, learnerId, solutionId);
        continue;
      }
      const { familyId, today, timeZone } = learner;
      const needsApproval = await goals.needsApproval(tx, familyId);
      checkGoal(wish, { learnerId, familyId, needsApproval, today, team: team.learners });
      const { level, subject, day, approvedBy = null } = wish;
      if (!(await goals.hasGroups(tx, { solutionId, level, subject })))
        throw new AppError('play.groupNotFound');
      await goals.setGoal(tx, { learnerId, solutionId, level, subject, day, timeZone, approvedBy });
      withGoals.add(learnerId);
    }
  }
  if (withGoals.size === 0) return new Map();
  return goals.markAccomplished(tx, [...withGoals]);
}

/** A goal that was reached waits this long for the learner to come back and be congratulated. */
const CONGRATULATED_WITHIN_DAYS = 30;

export async function sweepGoals(db: DbOrTx): Promise<void> {
  await goals.removeOver(db, new Date(Date.now() - CONGRATULATED_WITHIN_DAYS * 86_400_000));
}
