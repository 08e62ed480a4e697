import { type Days, dayAfter } from './days.ts';

/** The months of a period, those at its edges as long as the period lets them be. */
export function monthsIn({ from, to }: Days): readonly Days[] {
  const months: Days[] = [];
  for (let first = from; first <= to; ) {
    const next = nextMonth(first);
    months.push({ from: first, to: next > to ? to : dayAfter(next, -1) });
    first = next;
  }
  return months;
}

const MONTHS_OF_A_YEAR = 12;

/**
 * Days that begin with a month and go on into others are seen in their year: by months, with those before them up to twelve.
 * Null for all others.
 */
export function inTheirYear(
  days: Days,
): { readonly months: readonly Days[]; readonly lead: readonly Days[] } | null {
  const months = monthsIn(days);
  if (!days.from.endsWith('-01') || months.length < 2) return null;
  const lead: Days[] = [];
  for (let to = dayAfter(days.from, -1); months.length + lead.length < MONTHS_OF_A_YEAR; ) {
    const from = `${to.slice(0, 7)}-01`;
    lead.unshift({ from, to });
    to = dayAfter(from, -1);
  }
  return { months, lead };
}

/** The first day of the month after that of a day. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
