/** Counts while somebody plays: not while the tablet sleeps, the help is being looked for or nobody is there. */
export interface PlayClock {
  readonly seconds: number;
  /** Milliseconds; null while it stands. */
  readonly runningSince: number | null;
}

export const STOPPED: PlayClock = { seconds: 0, runningSince: null };

export const running = (clock: PlayClock, now: number): PlayClock =>
  clock.runningSince === null ? { ...clock, runningSince: now } : clock;

export function standing(clock: PlayClock, now: number): PlayClock {
  if (clock.runningSince === null) return clock;
  return { seconds: clock.seconds + Math.max(0, now - clock.runningSince) / 1_000, runningSince: null };
}

/** Spec 1 §4: a time of a day or more is not tracked. */
const A_DAY = 86_400;

/** Whole seconds to be counted; null where there is nothing to count. */
export function trackedSeconds(clock: PlayClock): number | null {
  const seconds = Math.round(clock.seconds);
  return seconds > 0 && seconds < A_DAY ? seconds : null;
}

/** Spec 1 §9: the idle trigger of the activity. */
const IDLE_MS = 10 * 60_000;

/** Milliseconds until nobody seems to be there any more; 0 when it has come to that. */
export const idleIn = (lastTouch: number, now: number): number => Math.max(0, lastTouch + IDLE_MS - now);
