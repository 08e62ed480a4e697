import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/result.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCommonData } from '../../../shared/common-data.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { ActivityGate } from './activity-gate.tsx';
import { DEFAULT_SETTINGS } from './activity-port.ts';
import { learnersOf } from './learners-of.ts';

/** A learner, or a team on one device, plays an activity; what they reach is recorded. */
export default function ActivityScreen() {
  const { activityId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const session = useSession();
  const { learningCenters } = useCommonData();
  const center = learningCenters.find(({ _id }) => _id === session?.user.learningCenterId);
  return (
    <ActivityGate
      activityId={activityId}
      port={{
        record: 'progress',
        learners: learnersOf(session),
        settings: DEFAULT_SETTINGS,
        threshold: center?.config.percentAnswers ?? DEFAULT_THRESHOLD,
        onLeave: () => navigate({ to: '/play' }),
      }}
    />
  );
}
