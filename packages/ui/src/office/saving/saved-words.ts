export type SavedAgo =
  | { readonly kind: 'now' }
  | { readonly kind: 'seconds' | 'minutes' | 'hours'; readonly count: number }
  | { readonly kind: 'all' };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the words that are still true: after a day only that everything is saved. */
export function savedAgo(at: number, now: number): SavedAgo {
  const age = now - at;
  if (age < 2 * SECOND) return { kind: 'now' };
  if (age < MINUTE) return { kind: 'seconds', count: Math.floor(age / SECOND) };
  if (age < HOUR) return { kind: 'minutes', count: Math.floor(age / MINUTE) };
  if (age < DAY) return { kind: 'hours', count: Math.floor(age / HOUR) };
  return { kind: 'all' };
}

/** When the words change next, so that the clock ticks no more than it must. */
export function nextTick(at: number, now: number): number | null {
  const age = Math.max(0, now - at);
  if (age < 2 * SECOND) return 2 * SECOND - age;
  const unit = age < MINUTE ? SECOND : age < HOUR ? MINUTE : HOUR;
  return age >= DAY ? null : unit - (age % unit);
}
