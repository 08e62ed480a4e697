import { useSyncExternalStore } from 'react';

/** The line between the two layouts of every game (`GameLayout`). */
const UPRIGHT = '(max-aspect-ratio: 5/4)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(UPRIGHT);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Taller than wide, or nearly: there is room for five keys in a row. */
export const useUpright = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(UPRIGHT).matches);
