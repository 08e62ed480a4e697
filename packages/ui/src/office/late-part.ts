import { useEffect, useSyncExternalStore } from 'react';

/** Safari has no idle moments to offer. */
const INSTEAD_MS = 200;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, INSTEAD_MS);
};

interface LatePart<Part> {
  now(): Part | null;
  subscribe(listener: () => void): () => void;
  /** At once, for a press that cannot wait. */
  fetch(): Promise<Part>;
}

/** What nobody sees before they press something does not stand between them and their first screen. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  let coming: Promise<Part> | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => part,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fetch() {
      coming ??= load().then(
        (come) => {
          part = come;
          for (const listener of listeners) listener();
          return come;
        },
        (error: unknown) => {
          // The line was away: the next press asks again.
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}

/** The part, or null until it is here; whoever draws with it has it brought when the page is at rest. */
export function useLatePart<Part>(late: LatePart<Part>): Part | null {
  useEffect(() => {
    // Nobody asked for it yet: the press that does is told when the line is away.
    whenIdle(() => void late.fetch().catch(() => {}));
  }, [late]);
  return useSyncExternalStore(late.subscribe, late.now);
}
