/** 1 is Monday. */
export const weekdayText = (day: number, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday }).format(
    // A Monday.
    Date.UTC(2026, 10, 15 + day),
  );
