import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { currentSession } from '../../../shared/session/session-store.ts';
import { usePlayData } from '../data/menu-data.ts';
import { type IntroductionTo, introductionOf } from './introduction-of.ts';

const VideoOverlay = lazy(async () => ({ default: (await import('./room/video-overlay.tsx')).VideoOverlay }));

/** What was shown since somebody signed in. */
const KEYS: Readonly<Record<IntroductionTo, string>> = {
  introduction: 'flink-introduced',
  activityBuilder: 'flink-introduced-builder',
};

/** Greets who has just signed in, on the board. */
export function Introduction() {
  const onBoard = useRouterState({ select: ({ location }) => location.pathname === '/play' });
  useEffect(() => () => forgetAfterSignOut(), []);
  return onBoard && <OwnFilm to="introduction" />;
}

/** Before the first activity in which something is made (spec 1 §3, solution.animations), which begins after it. */
export const BuilderIntroduction = ({ children }: { readonly children: ReactNode }) => (
  <OwnFilm to="activityBuilder">{children}</OwnFilm>
);

/** Starts by itself, once until somebody signs out. */
function OwnFilm({ to, children }: { readonly to: IntroductionTo; readonly children?: ReactNode }) {
  const { t, locale } = useTexts();
  const data = usePlayData();
  const [shown, setShown] = useState(() => wasShown(to));
  const source = data && introductionOf(data, locale, to);
  // Nothing that moves starts by itself for who asked for less motion.
  const plays = !!source && !shown && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [began, setBegan] = useState(!plays);
  useEffect(() => {
    if (!plays) setBegan(true);
  }, [plays]);

  // An activity that opened its own dialog would cover the film; one that began before the film was known goes on.
  const rest = (began || !plays) && children;
  const done = () => {
    remember(to);
    setShown(true);
  };
  return (
    <>
      {plays && (
        <Suspense fallback={null}>
          <VideoOverlay title={t('around.introduction')} source={source} onStop={done} onFailed={done} />
        </Suspense>
      )}
      {rest}
    </>
  );
}

function wasShown(to: IntroductionTo): boolean {
  try {
    return sessionStorage.getItem(KEYS[to]) !== null;
  } catch {
    return false;
  }
}

function remember(to: IntroductionTo): void {
  try {
    sessionStorage.setItem(KEYS[to], 'yes');
  } catch {
    // Without storage it greets again after a reload.
  }
}

function forgetAfterSignOut(): void {
  try {
    if (currentSession() === null) for (const key of Object.values(KEYS)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}
