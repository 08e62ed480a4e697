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

/** The months that these days touch and that are over everywhere; the last one that is where none is. */
export function wholeMonths({ from, to }: Days, today: string): Days {
  const last = dayAfter(`${today.slice(0, 7)}-01`, -1);
  const end = dayAfter(nextMonth(to), -1);
  const until = end > last ? last : end;
  const begin = `${from.slice(0, 7)}-01`;
  const latest = `${until.slice(0, 7)}-01`;
  return { from: begin > latest ? latest : begin, to: until };
}

/** The first day of the month after that of a day. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
