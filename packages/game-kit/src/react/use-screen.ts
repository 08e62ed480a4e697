import { useSyncExternalStore } from 'react';

/** The line between the two layouts of every game (`GameLayout`): taller than wide, or nearly. */
export const UPRIGHT = '(max-aspect-ratio: 5/4)';

/** A phone on its side. */
export const LOW = '(min-aspect-ratio: 5/4) and (max-height: 500px)';

/** Whether the screen is so now; for what cannot be laid out by a style alone. */
export const useScreen = (wanted: typeof UPRIGHT | typeof LOW): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wanted);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wanted).matches,
  );
