/** Days of the calendar as 2026-05-01; weeks begin on Monday. */
const DAY_MS = 86_400_000;

export function weekFrom(monday: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
}

export const weekBefore = (monday: string): string => dayAfter(monday, -7);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const minutesOf = (seconds: number): number => Math.round(seconds / 60);
