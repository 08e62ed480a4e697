import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PlayFrame } from '../../shared/play/play-frame.tsx';
import { homeOf } from '../../shared/session/home-of.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { firstScene } from './stage/login-scenes.ts';

/** Stands still: the pages lay their own backgrounds over it. */
const STILL = [firstScene];

/** A person with a session does not stay here: they are taken home. */
export default function SignInArea() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session) navigate({ to: homeOf(session), replace: true });
  }, [session, navigate]);

  return (
    <PlayFrame scene={firstScene.theme} scenes={STILL}>
      {session ? null : <Outlet />}
    </PlayFrame>
  );
}
