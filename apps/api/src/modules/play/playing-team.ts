import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Principal } from '../../plugins/access/principal.ts';

/** The learners who play together on one device. What they write is theirs alone. */
export interface PlayingTeam {
  /** Whom the session is about, the first of the team. */
  readonly learnerId: string;
  readonly familyId: string;
  readonly learningCenterId: string | null;
  /** Everybody, in the order of their ids: rows are written in it, so that two teams never wait for each other. */
  readonly learnerIds: readonly string[];
}

export function playingTeam(principal: Principal): PlayingTeam {
  // SUPER passes the door of learners and is none.
  if (principal.kind !== 'person' || principal.session.learner === null) throw new AppError('access.denied');
  const { learner, team, user } = principal.session;
  return {
    learnerId: learner._id,
    familyId: learner.familyId,
    learningCenterId: user.learningCenterId,
    learnerIds: [...new Set([learner, ...team].map(({ _id }) => _id))].sort(),
  };
}
