import type { Figures } from '../../reports/report.ts';
import { type Days, dayAfter } from './days.ts';
import { FEWEST_LEARNERS } from './small-sums.ts';

/**
 * Above the center everything is made of cells: one center in one week that is over. A cell of too few learners is left
 * out of every sum, so whatever is taken from whatever, what remains is made of cells that may be told one by one.
 */
export interface Cell {
  readonly centerId: string;
  /** Its Monday. */
  readonly week: string;
  /** Who played, and who began or mastered something. */
  readonly learners: number;
  /** On how many days each of them played, together. */
  readonly days: number;
  readonly seconds: number;
  readonly togetherSeconds: number;
  readonly reached: number;
  readonly begun: number;
  readonly mastered: number;
}

const isTold = (learners: number): boolean => learners >= FEWEST_LEARNERS;
const isFew = (learners: number): boolean => learners > 0 && !isTold(learners);

/** Sums of the cells that may be told, and whether there are others. */
export interface CellSums extends Omit<Cell, 'centerId' | 'week'> {
  readonly isFewLearners: boolean;
  readonly isFewReached: boolean;
}

export function addCells(cells: readonly Cell[]): CellSums {
  const sum = (count: 'learners' | 'reached', name: keyof Omit<Cell, 'centerId' | 'week'>) =>
    cells.reduce((all, cell) => (isTold(cell[count]) ? all + cell[name] : all), 0);
  return {
    learners: sum('learners', 'learners'),
    days: sum('learners', 'days'),
    seconds: sum('learners', 'seconds'),
    togetherSeconds: sum('learners', 'togetherSeconds'),
    reached: sum('reached', 'reached'),
    begun: sum('reached', 'begun'),
    mastered: sum('reached', 'mastered'),
    isFewLearners: cells.some(({ learners }) => isFew(learners)),
    isFewReached: cells.some(({ reached }) => isFew(reached)),
  };
}

/** What is said of some sums over so many weeks; learners are those of a week, on average. Nothing is told of few alone. */
export function toldSums(sums: readonly CellSums[], weeks: number) {
  const sum = (name: keyof Omit<Cell, 'centerId' | 'week'>) => sums.reduce((all, one) => all + one[name], 0);
  const isPlayHidden = sum('learners') === 0 && sums.some(({ isFewLearners }) => isFewLearners);
  const isReachedHidden = sum('reached') === 0 && sums.some(({ isFewReached }) => isFewReached);
  const play = (value: number) => (isPlayHidden ? null : value);
  const reached = (value: number) => (isReachedHidden ? null : value);
  return {
    learners: play(Math.round(sum('learners') / Math.max(1, weeks))),
    playedDays: play(sum('days')),
    playedWeeks: play(sum('learners')),
    seconds: play(sum('seconds')),
    togetherSeconds: play(sum('togetherSeconds')),
    reached: reached(sum('reached')),
    begun: reached(sum('begun')),
    mastered: reached(sum('mastered')),
  } satisfies Figures;
}

export const sumOfCells = (cells: readonly Cell[], weeks: number) => toldSums([addCells(cells)], weeks);

/** How many learners a center has, as far as it may be told; of several what may be told of each. */
export function sumOfPeople(people: readonly number[]): number | null {
  const told = people.filter(isTold);
  return told.length === 0 && people.some(isFew) ? null : told.reduce((sum, count) => sum + count, 0);
}

const mondayOf = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
};

/** The weeks, from Monday, that these days touch and that are over everywhere; the last one that is where none is. */
export function wholeWeeks({ from, to }: Days, today: string): Days {
  const last = dayAfter(mondayOf(today), -1);
  const end = dayAfter(mondayOf(to), 6);
  const until = end > last ? last : end;
  const begin = mondayOf(from);
  const latest = dayAfter(until, -6);
  return { from: begin > latest ? latest : begin, to: until };
}

/** More weeks than this are no line any more. */
const MOST_WEEKS = 27;

const mondaysIn = ({ from, to }: Days): readonly string[] => {
  const mondays: string[] = [];
  for (let monday = from; monday <= to; monday = dayAfter(monday, 7)) mondays.push(monday);
  return mondays;
};

/** Whole weeks by the month that they begin in. */
export const monthsOfWeeks = (days: Days): readonly Days[] =>
  [...Map.groupBy(mondaysIn(days), (monday) => monday.slice(0, 7)).values()].map((month) => ({
    from: month[0] ?? days.from,
    to: dayAfter(month.at(-1) ?? days.from, 6),
  }));

/** The points of a chart of whole weeks: each week, or those that begin in one month. */
export function weekSteps(days: Days): readonly Days[] {
  const mondays = mondaysIn(days);
  return mondays.length <= MOST_WEEKS
    ? mondays.map((monday) => ({ from: monday, to: dayAfter(monday, 6) }))
    : monthsOfWeeks(days);
}

export const weeksIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 604_800_000);
