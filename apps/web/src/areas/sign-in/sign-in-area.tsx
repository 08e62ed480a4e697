import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useAfter } from '@flink/ui/timing/use-after.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { firstScene, STILL } from '../../shared/play/first-scene.ts';
import { PlayFrame } from '../../shared/play/play-frame.tsx';
import { PlayOutlet } from '../../shared/play/play-outlet.tsx';
import { useSession } from '../../shared/session/session-store.ts';
import { afterSignIn, rememberedTarget } from '../../shared/session/target.ts';

/** Where the next page is there already, no sign of waiting flashes. */
const PATIENCE_MS = 300;

/** A person with a session does not stay here: they are taken to what they came for, or home. */
export default function SignInArea() {
  const session = useSession();
  const router = useRouter();
  useEffect(() => {
    if (session) router.history.replace(afterSignIn(session, rememberedTarget()));
  }, [session, router]);

  return (
    <PlayFrame scene={firstScene.theme} scenes={STILL}>
      {session ? <OnTheWay /> : <PlayOutlet />}
    </PlayFrame>
  );
}

/** The code of what they come for may take its time on a bad line. */
function OnTheWay() {
  return <Stage place="middle">{useAfter(PATIENCE_MS) && <Waiting />}</Stage>;
}
