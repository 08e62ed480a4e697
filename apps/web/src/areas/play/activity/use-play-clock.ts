import { useEffect, useEffectEvent, useRef } from 'react';
import { running, STOPPED, standing, trackedSeconds } from './play-clock.ts';

/** Measures the time of play. `take` gives the seconds so far and begins anew. */
export function usePlayClock(playing: boolean, onHide: () => void): { take(): number | null } {
  const clock = useRef(STOPPED);
  const hide = useEffectEvent(onHide);

  useEffect(() => {
    const look = () => {
      const seen = playing && document.visibilityState === 'visible';
      clock.current = seen ? running(clock.current, Date.now()) : standing(clock.current, Date.now());
    };
    const away = () => hide();
    look();
    document.addEventListener('visibilitychange', look);
    // A tablet that is closed gives no other sign.
    window.addEventListener('pagehide', away);
    return () => {
      clock.current = standing(clock.current, Date.now());
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', away);
    };
  }, [playing]);

  // The browser's own back button takes the screen away without a word.
  useEffect(() => () => hide(), []);

  return {
    take() {
      const now = Date.now();
      const ran = clock.current.runningSince !== null;
      const seconds = trackedSeconds(standing(clock.current, now));
      clock.current = ran ? running(STOPPED, now) : STOPPED;
      return seconds;
    },
  };
}
