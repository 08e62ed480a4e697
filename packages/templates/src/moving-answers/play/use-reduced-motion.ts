import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The answers then stand in a grid of their own, which no style sheet alone can lay out. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
