import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/loop/result.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { homeOf } from '../../../shared/session/home-of.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { DEFAULT_SETTINGS } from '../activity/activity-port.ts';
import { ActivityGate } from '../activity/opening/activity-gate.tsx';
import { playerName } from '../activity/opening/player-name.ts';
import { ShareButton } from '../around/share-button.tsx';
import { OneOfMany } from './one-of-many.tsx';

/** The public preview: anybody plays it, nothing is recorded; who is signed in may pass the link on (spec 1 §2). */
export default function PreviewScreen() {
  const { activityId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const session = useSession();
  const [played, setPlayed] = useState<string | null>(null);
  const leave = () => navigate({ to: session ? homeOf(session) : '/' });

  if (played === activityId) return <OneOfMany onAgain={() => setPlayed(null)} onLeave={leave} />;
  return (
    <ActivityGate
      activityId={activityId}
      port={{
        record: 'nothing',
        learners: [],
        playerName: playerName(session),
        settings: DEFAULT_SETTINGS,
        threshold: DEFAULT_THRESHOLD,
        tools: session && <ShareButton />,
        onBook: (id) => navigate({ to: '/preview-activity/$activityId', params: { activityId: id } }),
        onLeave: leave,
        // Who has an account knows the others.
        onDone: session ? undefined : () => setPlayed(activityId),
      }}
    />
  );
}
