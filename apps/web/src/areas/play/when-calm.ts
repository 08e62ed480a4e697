import { useEffect, useState } from 'react';
import { idle } from '../../shared/idle.ts';

/** By then a first screen has its pictures, its letters and its first words. */
export const LATE_MS = 1_500;

/**
 * Work that nobody waits for: when the page has come to rest, is painted, and the processor has nothing else to do.
 * Answers how to give it up.
 */
export function whenCalm(work: () => void, afterMs = 0): () => void {
  let giveUp = () => {};
  const atRest = (then: () => void) => {
    giveUp = idle.atRest(then);
  };
  const begin = () =>
    atRest(() => {
      // Somebody may ask for something until the processor is free.
      giveUp = soon(() => atRest(work));
    });
  if (afterMs === 0) begin();
  else {
    const timer = setTimeout(begin, afterMs);
    giveUp = () => clearTimeout(timer);
  }
  return () => giveUp();
}

/** Whether that moment has come since the screen was opened. */
export function useCalm(afterMs = 0, wanted = true): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => (wanted ? whenCalm(() => setCalm(true), afterMs) : undefined), [afterMs, wanted]);
  return calm;
}

/** Safari has no idle moments to offer. */
const INSTEAD_MS = 200;

function soon(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, INSTEAD_MS);
  return () => clearTimeout(timer);
}

/** Whoever counts every byte is brought nothing that was not asked for. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
