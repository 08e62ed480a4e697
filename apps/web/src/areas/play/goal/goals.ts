import type { LearningGoal } from '@flink/contract/entities/learning-goal.ts';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import type { AnswerColour } from '@flink/ui/play/pieces/answer-colours.ts';
import type { PlayData } from '../data/menu-data.ts';
import type { Learner } from '../menu/board/board.ts';
import { type Day, daysLeft } from './goal-days.ts';

/** A learner of the team with the goal that is being worked for. */
export interface CurrentGoal {
  readonly learner: Learner;
  /** Theirs in the team. */
  readonly colour: AnswerColour;
  readonly goal: LearningGoal;
  /** 0 on the last day on which it can be reached. */
  readonly daysLeft: number;
}

/** The goals of the menu that is shown. Those that have expired are gone, those reached are being celebrated. */
export function currentGoals(data: PlayData, now: Date): readonly CurrentGoal[] {
  const colours = teamColours(data.learners.map(({ familyPlace }) => familyPlace));
  return data.learners.flatMap((learner, place) =>
    learner.learningGoals
      .filter(({ solution, accomplishedAt, expiredAt }) => {
        return solution === data.selectedSolutionId && !accomplishedAt && new Date(expiredAt) >= now;
      })
      .map((goal) => ({
        learner,
        colour: colours[place] ?? 'purple',
        goal,
        daysLeft: daysLeft(new Date(goal.expiredAt), new Date(data.center.todayEnds), now),
      })),
  );
}

export interface ReachedGoal {
  readonly learner: Learner;
  readonly goal: LearningGoal;
}

/** Of any menu: nobody misses the congratulation by choosing another one. */
export const reachedGoals = ({ learners }: Pick<PlayData, 'learners'>): readonly ReachedGoal[] =>
  learners.flatMap((learner) =>
    learner.learningGoals
      .filter(({ accomplishedAt }) => accomplishedAt !== null)
      .map((goal) => ({ learner, goal })),
  );

/** Whether somebody must agree, and who of the team can (spec 1 §5). */
export type Approval =
  | { readonly kind: 'notNeeded' }
  | { readonly kind: 'byOneOf'; readonly members: readonly Learner[] }
  /** Somebody else of the family must sign in as well. */
  | { readonly kind: 'nobodyHere' };

export function approvalFor(learner: Learner, { learners }: Pick<PlayData, 'learners'>): Approval {
  const members = learners.filter(
    ({ _id, familyId }) => familyId === learner.familyId && _id !== learner._id,
  );
  if (members.length > 0) return { kind: 'byOneOf', members };
  return learner.hasRelatives ? { kind: 'nobodyHere' } : { kind: 'notNeeded' };
}

/** What has been chosen so far. */
export interface GoalDraft {
  readonly subject: string | null;
  readonly level: number | null;
  readonly day: Day | null;
  readonly approvedBy: string | null;
}

export const EMPTY_DRAFT: GoalDraft = { subject: null, level: null, day: null, approvedBy: null };

/** What is sent, or null while something is missing: Set is disabled until then (spec 1 §5). */
export function wishOf(draft: GoalDraft, approval: Approval, today: Day) {
  const { subject, level, day, approvedBy } = draft;
  if (subject === null || level === null || day === null || day < today) return null;
  switch (approval.kind) {
    case 'nobodyHere':
      return null;
    case 'notNeeded':
      return { subject, level, day };
    case 'byOneOf':
      return approval.members.some(({ _id }) => _id === approvedBy) && approvedBy !== null
        ? { subject, level, day, approvedBy }
        : null;
  }
}
