import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentSession } from '../../../shared/session/session-store.ts';
import { usePlayData } from '../data/menu-data.ts';
import { introductionOf } from './introduction-of.ts';

const VideoOverlay = lazy(async () => ({ default: (await import('./room/video-overlay.tsx')).VideoOverlay }));

const KEY = 'flink-introduced';

/** Greets who has just signed in, on the board, once until they sign out. */
export function Introduction() {
  const { t, locale } = useTexts();
  const onBoard = useRouterState({ select: ({ location }) => location.pathname === '/play' });
  const data = usePlayData();
  const [introduced, setIntroduced] = useState(wasIntroduced);
  const source = data && introductionOf(data, locale);

  useEffect(() => () => forgetAfterSignOut(), []);

  // Nothing that moves starts by itself for who asked for less motion.
  if (!source || !onBoard || introduced || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return null;
  const done = () => {
    remember();
    setIntroduced(true);
  };
  return (
    <Suspense fallback={null}>
      <VideoOverlay title={t('around.introduction')} source={source} onStop={done} onFailed={done} />
    </Suspense>
  );
}

function wasIntroduced(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage it greets again after a reload.
  }
}

function forgetAfterSignOut(): void {
  try {
    if (currentSession() === null) sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
