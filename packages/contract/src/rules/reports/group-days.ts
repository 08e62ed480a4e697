/** So many days with today, of a report group: it stays up to date. */
export const GROUP_DAYS = { week: 7, fourWeeks: 28, quarter: 91, year: 365 } as const;

export type GroupDays = keyof typeof GROUP_DAYS;
