import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as wide as this media query says, now and when it changes. */
export function useFits(query: string): boolean {
  const [subscribe, now] = useMemo(() => {
    const media = matchMedia(query);
    return [
      (tell: () => void) => {
        media.addEventListener('change', tell);
        return () => media.removeEventListener('change', tell);
      },
      () => media.matches,
    ] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, now);
}
