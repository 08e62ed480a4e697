import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for good, which does what the newest one does: whoever is given it need not be drawn again. */
export function useSteady<Given extends readonly unknown[]>(
  newest: (...given: Given) => void,
): (...given: Given) => void {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...given: Given) => current.current(...given), []);
}
