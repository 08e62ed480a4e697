import { useSyncExternalStore } from 'react';

/** Spec 2 §9: landscape when the aspect ratio is at least 1.33. A phone on its side has no room for a shelf either. */
const ROOM = '(min-aspect-ratio: 133/100) and (min-height: 500px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useShelfRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
