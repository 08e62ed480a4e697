const MINUTES_IN_DAY = 24 * 60;

/** Spec 1 §9: the remaining time blinks under half an hour. */
const SHORT_SECONDS = 0.5 * 3_600;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Spec 1 §9, hours shown as days, hours and minutes. A begun minute counts: what is left is never shown as nothing. */
export function timeLeft(seconds: number): TimeLeft {
  const minutes = Math.ceil(Math.max(seconds, 0) / 60);
  return {
    days: Math.floor(minutes / MINUTES_IN_DAY),
    hours: Math.floor((minutes % MINUTES_IN_DAY) / 60),
    minutes: minutes % 60,
  };
}

export const isShort = (seconds: number): boolean => seconds < SHORT_SECONDS;
