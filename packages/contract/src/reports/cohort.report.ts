import { mayOpenReport } from './names.ts';
import { type Figures, type Finding, type Found, figure, type Report, shareOf } from './report.ts';

/** Months after the first that are counted: a year. */
export const COHORT_MONTHS = 12;

const MONTHS = Array.from({ length: COHORT_MONTHS }, (_, after) => after);

/** How many families played in that month after they began, and of how many that month is over. */
export const playedAfter = (after: number): string => `played${after}`;
export const dueAfter = (after: number): string => `due${after}`;

export const shareAfter = (after: number) => shareOf(playedAfter(after), dueAfter(after));

/** Families by the month in which they began, and how many of them play in the months after it. */
export const cohort: Report = {
  name: 'cohort',
  order: 30,
  access: mayOpenReport('cohort'),
  usualDays: 365,
  groupings: ['month'],
  rowsText: 'report.cohort.rows',
  filters: ['played'],
  learners: 'learners',
  columns: [
    { name: 'families', unit: 'count', of: figure('families') },
    ...MONTHS.map((after) => ({
      name: `after${after}`,
      title: { text: `report.column.${after === 0 ? 'firstMonth' : 'after'}`, count: after },
      unit: 'percent' as const,
      of: shareAfter(after),
      counted: playedAfter(after),
      due: dueAfter(after),
      isShaded: true,
    })),
  ],
  chart: null,
  isCompared: false,
  finding,
};

/** Long enough to tell, early enough that many are there. */
const TOLD_AFTER = 3;

function finding({ total }: Found): Finding {
  if (!total.families) return { text: 'report.cohort.found.nobody' };
  const after = Array.from({ length: TOLD_AFTER }, (_, less) => TOLD_AFTER - less).find((month) =>
    isDue(total, month),
  );
  if (after === undefined) return { text: 'report.cohort.found.began', count: total.families ?? 0 };
  return { text: 'report.cohort.found.stay', percent: shareAfter(after)(total) ?? 0, count: after };
}

const isDue = (total: Figures, after: number): boolean => (total[dueAfter(after)] ?? 0) > 0;
