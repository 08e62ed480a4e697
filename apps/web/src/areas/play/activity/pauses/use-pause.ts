import { useEffect, useEffectEvent } from 'react';

/** Called when the game may not come back: the screen is taken away, or the tablet is closed. */
export function usePause(onPause: () => void): void {
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    const away = () => pause();
    window.addEventListener('pagehide', away);
    return () => {
      window.removeEventListener('pagehide', away);
      // The browser's own back button takes the screen away without a word.
      pause();
    };
  }, []);
}
