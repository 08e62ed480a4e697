/** Which of several scenes is seen, and which comes over it. */
export interface SceneTurn {
  readonly shown: number;
  readonly coming?: { readonly place: number; readonly loaded: boolean };
}

export type SceneEvent = 'due' | 'loaded' | 'failed' | 'faded';

/** How long one stands before the next is fetched. */
export const STANDS_MS = 45_000;

/** The next one is fetched when it is due, seen when it is there; one that cannot be fetched is tried again later. */
export function turnScene(turn: SceneTurn, event: SceneEvent, count: number): SceneTurn {
  const { shown, coming } = turn;
  switch (event) {
    case 'due': {
      if (coming && !coming.loaded) return turn;
      // A fade that was cut short, as by a change to reduced motion, never says that it ended.
      const now = coming ? coming.place : shown;
      return count > 1 ? { shown: now, coming: { place: (now + 1) % count, loaded: false } } : turn;
    }
    case 'loaded':
      return coming ? { shown, coming: { ...coming, loaded: true } } : turn;
    case 'failed':
      return { shown };
    case 'faded':
      return coming?.loaded ? { shown: coming.place } : turn;
  }
}
