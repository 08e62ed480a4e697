/** Counts the time in the app, for beats of a minute (spec 1 §4 and §7). All in milliseconds. */
export interface BeatClock {
  /** When it was looked at last while somebody was there; null while it stands. */
  readonly seen: number | null;
  /** Played, and not told yet. */
  readonly untold: number;
  /** Of the minute that is being played, for what is paid by the minute. */
  readonly minute: number;
}

export const STANDING: BeatClock = { seen: null, untold: 0, minute: 0 };

export const MINUTE_MS = 60_000;

/** How often the clock is looked at. */
export const LOOK_MS = 5_000;

/** A longer gap between two looks is a tablet that slept. */
const SLEPT_MS = 6 * LOOK_MS;

/** Counts the time since the last look, if somebody was there then. A clock that was set back takes nothing away. */
export function looked(clock: BeatClock, now: number, here: boolean): BeatClock {
  const since = clock.seen === null ? 0 : now - clock.seen;
  const played = since > 0 && since <= SLEPT_MS ? since : 0;
  return { seen: here ? now : null, untold: clock.untold + played, minute: clock.minute + played };
}

export const isDue = ({ untold }: BeatClock): boolean => untold >= MINUTE_MS;

/** Whole seconds to be told, 0 for none; what is left of a second goes into the next beat. */
export function cut(clock: BeatClock): { readonly seconds: number; readonly clock: BeatClock } {
  const seconds = Math.floor(clock.untold / 1_000);
  return { seconds, clock: { ...clock, untold: clock.untold - seconds * 1_000 } };
}

/** The whole minutes that were played since the last time. */
export function takeMinutes(clock: BeatClock): { readonly minutes: number; readonly clock: BeatClock } {
  const minutes = Math.floor(clock.minute / MINUTE_MS);
  return { minutes, clock: { ...clock, minute: clock.minute - minutes * MINUTE_MS } };
}
