import type { Figures } from '../../reports/report.ts';
import { type Days, dayAfter, weekStart } from './days.ts';
import { FEWEST_LEARNERS } from './small-sums.ts';

/**
 * Above the center everything is made of cells: one center in one week that is over. A cell of too few learners is left
 * out of every sum, so whatever is taken from whatever, what remains is made of cells that may be told one by one.
 */
export interface Cell {
  readonly centerId: string;
  /** Its Monday. */
  readonly week: string;
  /** Who played, and on how many days each of them did, together. */
  readonly learners: number;
  readonly days: number;
  readonly seconds: number;
  /** Who of them played with somebody. */
  readonly togetherLearners: number;
  readonly togetherSeconds: number;
  /** Who began or mastered something, and who did which. */
  readonly reached: number;
  readonly beginners: number;
  readonly begun: number;
  readonly masterers: number;
  readonly mastered: number;
}

type Count = keyof Omit<Cell, 'centerId' | 'week'>;

/**
 * What the figures of a cell are sums of: so many learners, or a part of them. Of a part it is told where it and the others
 * are enough, or nobody.
 */
export const TOLD_KINDS = {
  play: { whole: 'learners', part: null },
  together: { whole: 'learners', part: 'togetherLearners' },
  reached: { whole: 'reached', part: null },
  begun: { whole: 'reached', part: 'beginners' },
  mastered: { whole: 'reached', part: 'masterers' },
} as const satisfies Readonly<Record<string, { readonly whole: Count; readonly part: Count | null }>>;

export type ToldKind = keyof typeof TOLD_KINDS;
export const TOLD_KIND_NAMES = Object.keys(TOLD_KINDS) as readonly ToldKind[];

/** Which kind a figure is of, and which count of the cell it adds up. */
export const TOLD_FIGURES = {
  learners: ['play', 'learners'],
  days: ['play', 'days'],
  seconds: ['play', 'seconds'],
  togetherLearners: ['together', 'togetherLearners'],
  togetherSeconds: ['together', 'togetherSeconds'],
  /** Of how many seconds those are a part. */
  togetherOf: ['together', 'seconds'],
  reached: ['reached', 'reached'],
  beginners: ['begun', 'beginners'],
  begun: ['begun', 'begun'],
  masterers: ['mastered', 'masterers'],
  mastered: ['mastered', 'mastered'],
} as const satisfies Readonly<Record<string, readonly [kind: ToldKind, count: Count]>>;

type ToldFigure = keyof typeof TOLD_FIGURES;

const isEnough = (learners: number): boolean => learners === 0 || learners >= FEWEST_LEARNERS;
const isTold = (learners: number): boolean => learners >= FEWEST_LEARNERS;
const isFew = (learners: number): boolean => learners > 0 && !isTold(learners);

const isToldOf = (kind: ToldKind, cell: Cell): boolean => {
  const { whole, part } = TOLD_KINDS[kind];
  return (
    isTold(cell[whole]) && (part === null || (isEnough(cell[part]) && isEnough(cell[whole] - cell[part])))
  );
};

/** Sums of the cells that may be told, and of which kinds there are others. */
export type CellSums = Readonly<Record<ToldFigure, number>> & {
  readonly few: ReadonlySet<ToldKind>;
  /** Weeks in which somebody played and it is told: averages are made with them alone. */
  readonly toldWeeks: number;
};

export function addCells(cells: readonly Cell[]): CellSums {
  const sums = Object.fromEntries(
    Object.entries(TOLD_FIGURES).map(([name, [kind, count]]) => [
      name,
      cells.reduce((all, cell) => (isToldOf(kind, cell) ? all + cell[count] : all), 0),
    ]),
  ) as Record<ToldFigure, number>;
  const isLeftOut = (kind: ToldKind, cell: Cell) =>
    cell[TOLD_KINDS[kind].part ?? TOLD_KINDS[kind].whole] > 0 && !isToldOf(kind, cell);
  return {
    ...sums,
    toldWeeks: new Set(cells.filter(({ learners }) => isTold(learners)).map(({ week }) => week)).size,
    few: new Set(TOLD_KIND_NAMES.filter((kind) => cells.some((cell) => isLeftOut(kind, cell)))),
  };
}

const PEOPLE_OF: Readonly<Record<ToldKind, ToldFigure>> = {
  play: 'learners',
  together: 'togetherLearners',
  reached: 'reached',
  begun: 'beginners',
  mastered: 'masterers',
};

/** Nothing is told of few alone. */
export function toldFigure(sums: readonly CellSums[], name: ToldFigure): number | null {
  const sum = (figure: ToldFigure) => sums.reduce((all, one) => all + one[figure], 0);
  const [kind] = TOLD_FIGURES[name];
  return sum(PEOPLE_OF[kind]) === 0 && sums.some(({ few }) => few.has(kind)) ? null : sum(name);
}

/** What is said of some sums; learners are those of a week in which people played, on average. */
export function toldSums(sums: readonly CellSums[]) {
  const told = (name: ToldFigure) => toldFigure(sums, name);
  const learners = told('learners');
  const weeks = sums.reduce((all, { toldWeeks }) => all + toldWeeks, 0);
  return {
    learners: learners === null ? null : Math.round(learners / Math.max(1, weeks)),
    playedDays: told('days'),
    playedWeeks: learners,
    seconds: told('seconds'),
    togetherSeconds: told('togetherSeconds'),
    togetherOf: told('togetherOf'),
    reached: told('reached'),
    begun: told('begun'),
    mastered: told('mastered'),
  } satisfies Figures;
}

export const sumOfCells = (cells: readonly Cell[]) => toldSums([addCells(cells)]);

/** How many learners a center has, as far as it may be told; of several what may be told of each. */
export function sumOfPeople(people: readonly number[]): number | null {
  const told = people.filter(isTold);
  return told.length === 0 && people.some(isFew) ? null : told.reduce((sum, count) => sum + count, 0);
}

export const mondayOf = (day: string): string => weekStart(day, 1);

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
