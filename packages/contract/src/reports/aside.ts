import type { ReportAside } from './answer.ts';
import type { Finding } from './report.ts';

type Hours = Extract<ReportAside, { kind: 'hours' }>;
type Together = Extract<ReportAside, { kind: 'together' }>;

/** Two columns beside each other: four hours. */
const WINDOW = 2;
const WORKDAYS = 5;
const NEARLY_ALL = 0.85;
/** A smaller part says nothing about when people play. */
const WORTH_TELLING = 20;

/** The two hours of a column, of 24. */
export const hoursOf = (slot: number): { readonly from: number; readonly to: number } => ({
  from: (slot * 2 + 23) % 24,
  to: slot * 2 + 1,
});

/** The two or four hours of workdays in which most was played. */
export function busiest({ cells }: Pick<Hours, 'cells'>): {
  readonly slot: number;
  readonly slots: number;
  readonly percent: number;
} {
  const playedIn = (slot: number, slots: number) =>
    cells
      .slice(0, WORKDAYS)
      .flatMap((day) => day.slice(slot, slot + slots))
      .reduce((sum, seconds) => sum + seconds, 0);
  const best = (slots: number) =>
    Array.from({ length: (cells[0]?.length ?? slots) - slots + 1 }, (_, slot) => ({
      slot,
      slots,
      seconds: playedIn(slot, slots),
    })).reduce((most, one) => (one.seconds > most.seconds ? one : most));
  const [two, four] = [best(1), best(WINDOW)];
  // Hours in which next to nobody played are not told with them.
  const told = two.seconds >= four.seconds * NEARLY_ALL ? two : four;
  const all = cells.flat().reduce((sum, seconds) => sum + seconds, 0);
  return {
    slot: told.slot,
    slots: told.slots,
    percent: all === 0 ? 0 : Math.round((told.seconds / all) * 100),
  };
}

/** Whether a cell is one of those hours. */
export const isBusiest = (aside: Pick<Hours, 'cells'>, day: number, slot: number): boolean => {
  const best = busiest(aside);
  return (
    best.percent >= WORTH_TELLING && day < WORKDAYS && slot >= best.slot && slot < best.slot + best.slots
  );
};

/** By how many hundredths the share must differ to be told. */
const A_CHANGE = 3;

const shareIn = (steps: Together['steps']): number | null => {
  const all = steps.reduce((sum, { child, together, adult }) => sum + child + together + adult, 0);
  const together = steps.reduce((sum, step) => sum + step.together, 0);
  return all === 0 ? null : Math.round((together / all) * 100);
};

/** What the second picture tells, as its title. */
export function asideFinding(aside: ReportAside): Finding {
  if (aside.kind === 'hours') {
    const { slot, slots, percent } = busiest(aside);
    if (percent < WORTH_TELLING) return { text: 'report.hours.found.spread' };
    return {
      text: 'report.hours.found.workdays',
      percent,
      of: hoursOf(slot).from,
      more: hoursOf(slot + slots - 1).to,
    };
  }
  const { steps } = aside;
  const half = Math.floor(steps.length / 2);
  const [early, late] = [shareIn(steps.slice(0, half)), shareIn(steps.slice(half))];
  const percent = shareIn(steps);
  if (percent === null) return { text: 'report.together.found.nobody' };
  if (early === null || late === null || Math.abs(late - early) < A_CHANGE)
    return { text: 'report.together.found.share', percent };
  return { text: `report.together.found.${late > early ? 'more' : 'less'}`, percent };
}
