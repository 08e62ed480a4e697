import type { Session } from '@flink/contract/entities/session.ts';
import { faceFor, faceNames } from '@flink/ui/play/faces.ts';
import type { Learner } from './activity-port.ts';

/** Those who are signed in together, the learner of the session first. */
export const learnersOf = (session: Session | null): readonly Learner[] =>
  (session?.team ?? []).map(({ _id, firstname, face, type, isAdmin }) => ({
    id: _id,
    name: firstname,
    face: faceNames.find((name) => name === face) ?? faceFor(_id, type),
    isAdmin,
  }));
