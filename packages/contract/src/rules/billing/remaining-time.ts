/** Spec 1 §9: hours are shown as days, hours and minutes. */
export interface RemainingTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export function remainingTime(secondsLeft: number): RemainingTime {
  const minutes = Math.floor(Math.max(0, secondsLeft) / 60);
  return {
    days: Math.floor(minutes / 1_440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

/** Spec 1 §9: the row blinks under 0.5 hours. */
export const areHoursLow = (hours: number): boolean => hours < 0.5;

/** Spec 1 §9: days blink under 1. */
export const areDaysLow = (days: number): boolean => days < 1;
