import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Principal } from './principal.ts';

/** The learners who play together on one device. What they write is theirs alone. */
export interface PlayingTeam {
  /** Whom the session is about, the first of the team. */
  readonly learner: SessionLearner;
  readonly learnerId: string;
  /** Everybody, in the order in which they signed in. */
  readonly learners: readonly SessionLearner[];
  readonly familyId: string;
  readonly learningCenterId: string | null;
  /** In the order of their ids: rows are written in it, so that two teams never wait for each other. */
  readonly learnerIds: readonly string[];
}

export function playingTeam(principal: Principal): PlayingTeam {
  // SUPER passes the door of learners and is none.
  if (principal.kind !== 'person' || principal.session.learner === null) throw new AppError('access.denied');
  const { learner, team, user } = principal.session;
  const learners = [learner, ...team.filter(({ _id }) => _id !== learner._id)];
  return {
    learner,
    learners,
    learnerId: learner._id,
    familyId: learner.familyId,
    learningCenterId: user.learningCenterId,
    learnerIds: [...new Set(learners.map(({ _id }) => _id))].sort(),
  };
}
