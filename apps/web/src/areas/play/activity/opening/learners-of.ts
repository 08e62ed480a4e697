import type { Session } from '@flink/contract/entities/session.ts';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import { faceOf } from '../../../../shared/play/face-of.ts';
import type { Learner } from '../activity-port.ts';

/** Those who are signed in together, the learner of the session first. */
export function learnersOf(session: Session | null): readonly Learner[] {
  const team = session?.team ?? [];
  const colours = teamColours(team.map(({ familyPlace }) => familyPlace));
  return team.map((learner, seat) => ({
    id: learner._id,
    name: learner.firstname,
    face: faceOf(learner),
    colour: colours[seat] ?? 'purple',
    isAdmin: learner.isAdmin,
  }));
}
