import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PlayFrame } from '../../shared/play/play-frame.tsx';
import { PlayOutlet } from '../../shared/play/play-outlet.tsx';
import { useSession } from '../../shared/session/session-store.ts';
import { afterSignIn, rememberedTarget } from '../../shared/session/target.ts';
import { firstScene } from './stage/login-scenes.ts';

/** Stands still: the pages lay their own backgrounds over it. */
const STILL = [firstScene];

/** A person with a session does not stay here: they are taken to what they came for, or home. */
export default function SignInArea() {
  const session = useSession();
  const router = useRouter();
  useEffect(() => {
    if (session) router.history.replace(afterSignIn(session, rememberedTarget()));
  }, [session, router]);

  return (
    <PlayFrame scene={firstScene.theme} scenes={STILL}>
      {session ? null : <PlayOutlet />}
    </PlayFrame>
  );
}
