import { useEffect } from 'react';

/** Activities that crashed or are gone, and groups in which nothing else is left to learn; forgotten by a reload. */
const unplayable = new Set<string>();

export const isUnplayable = (itemId: string): boolean => unplayable.has(itemId);

/** "Play this next" suggests an unplayable item only when everything else is mastered. */
export function markUnplayable(itemId: string, mark: boolean): void {
  if (mark) unplayable.add(itemId);
  else unplayable.delete(itemId);
}

export function useMarkUnplayable(itemId: string, mark: boolean): void {
  useEffect(() => {
    markUnplayable(itemId, mark);
  }, [itemId, mark]);
}
