import type { GoalWish } from '@flink/contract/entities/learning-goal.ts';
import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';

interface Asking {
  readonly learnerId: string;
  readonly familyId: string;
  /** The family has more than one member, and they learn together. */
  readonly needsApproval: boolean;
  /** Of the learning center's calendar: 2026-05-01. */
  readonly today: string;
  readonly team: readonly SessionLearner[];
}

/** A goal is for the weeks ahead; a date in another century is a slip. */
const MOST_YEARS_AHEAD = 5;

/** Spec 1 §5, learning goal. Throws what the person is told. */
export function checkGoal(wish: GoalWish, asking: Asking): void {
  const { today, needsApproval, team, learnerId, familyId } = asking;
  if (wish.day < today) throw new AppError('goals.dateInPast', { fields: { day: 'goals.dateInPast' } });
  if (Number(wish.day.slice(0, 4)) > Number(today.slice(0, 4)) + MOST_YEARS_AHEAD)
    throw new AppError('request.invalid', { fields: { day: 'request.outOfRange' } });
  if (!needsApproval) return;
  const others = team.filter((member) => member.familyId === familyId && member._id !== learnerId);
  if (others.length === 0) throw new AppError('goals.needsFamilyMember');
  if (wish.approvedBy === undefined)
    throw new AppError('request.invalid', { fields: { approvedBy: 'request.required' } });
  if (!others.some(({ _id }) => _id === wish.approvedBy))
    throw new AppError('goals.needsFamilyMember', { fields: { approvedBy: 'goals.needsFamilyMember' } });
}
