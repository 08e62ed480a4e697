import type { Session } from '@flink/contract/entities/session.ts';
import { faceOf } from '../../face-of.ts';
import type { Learner } from '../activity-port.ts';

/** Those who are signed in together, the learner of the session first. */
export const learnersOf = (session: Session | null): readonly Learner[] =>
  (session?.team ?? []).map((learner) => ({
    id: learner._id,
    name: learner.firstname,
    face: faceOf(learner),
    isAdmin: learner.isAdmin,
  }));
