import type { PermissionTree } from '../access/rules.ts';
import type { Compared } from '../rules/reports/report-range.ts';
import type { FilterName } from './filters.ts';
import type { ReportName } from './names.ts';

/** What the rows of a report are: the places above the center, the people in it, months, or what was sold. */
export const GROUPINGS = [
  'organization',
  'region',
  'center',
  'teacher',
  'family',
  'learner',
  'month',
  'product',
  'source',
  'rep',
  'owner',
  'scope',
  'translator',
  'language',
  'group',
  'activity',
  'template',
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/**
 * `time` is in seconds, `percent` and `change` in hundredths, `money` in the smallest unit of the answer's currency, a `date`
 * in days since 1970, none of which is "not yet".
 */
export type Unit = 'count' | 'time' | 'percent' | 'change' | 'money' | 'date';

/** By the name of the figure; null where the row is hidden or there is nothing to count from. */
export type Figures = Readonly<Record<string, number | null>>;

export interface ReportColumn {
  readonly name: string;
  /** Where several share their words. */
  readonly title?: { readonly text: string; readonly count: number };
  readonly unit: Unit;
  /** The more, the darker: the table is the chart. */
  readonly isShaded?: boolean;
  /** Figures that the share is made of: so many of so many. */
  readonly counted?: string;
  readonly due?: string;
  /** Counted from the figures that the query brings, for a row and for the total alike. */
  readonly of: (figures: Figures) => number | null;
}

/** A sentence about the figures: the key of a text and what stands in it. */
export interface Finding {
  readonly text: string;
  readonly percent?: number;
  readonly count?: number;
  readonly seconds?: number;
  readonly of?: number;
  readonly more?: number;
}

/** What a finding is made of. */
export interface Found {
  readonly total: Figures;
  readonly compared: Compared;
  readonly days: number;
}

/** A figure drawn over time, against the days before. */
export interface TrendOf {
  readonly kind: 'trend';
  readonly figure: string;
  readonly before: string;
  readonly unit: Unit;
  /** Figures that each of the two is divided by: so much for each. */
  readonly per?: { readonly figure: string; readonly before: string };
}

/** What else than usual can be drawn: called as the column it is about, which the rows are ordered by. */
export interface Shown {
  readonly name: string;
  readonly chart: TrendOf;
  readonly finding: (found: Found) => Finding;
}

/** Parts that stand on each other, by time, and below the line what was taken away. Each is called as its column. */
export interface BarsOf {
  readonly kind: 'bars';
  readonly parts: readonly string[];
  readonly below?: string;
  /** The figure on top is what is left of the parts; without it, what they come to. */
  readonly isNet?: true;
  readonly unit: Unit;
}

/** Parts of a whole, a bar for each row; the figure `threshold` of the total says from where on it counts. */
export interface SharesOf {
  readonly kind: 'shares';
  readonly parts: readonly string[];
  readonly rest: string;
  readonly whole: string;
}

/** The report with the chart that was selected. */
export function shownReport(report: Report, show: string | null): Report {
  const shown = report.shows?.find(({ name }) => name === show);
  return shown ? { ...report, chart: shown.chart, finding: shown.finding, mostOf: shown.name } : report;
}

/**
 * One question with its answer: call, screen, chart, table and file are made of it. Its texts are
 * `report.<name>`, `report.<key of its name>.question` and `.about`; those of its columns `report.column.<name>`.
 */
export interface Report {
  readonly name: ReportName;
  /** Its place in the bar. */
  readonly order: number;
  readonly access: PermissionTree;
  /** How many days it is of when nobody has chosen. */
  readonly usualDays: number;
  /** The steps of its chart, where they are the periods of the reports rate and not days, weeks or months. */
  readonly steps?: 'periods';
  /** Whole months are drawn with those before them, up to a year. */
  readonly isInItsYear?: true;
  /** About no center: days are those of universal time, and no center can be chosen. */
  readonly isOfTheHouse?: true;
  /** Of one center it can be asked for the families of one product that it has purchased. */
  readonly isByProduct?: true;
  readonly filters?: readonly FilterName[];
  /** The figure that says how many learners a row is about, for the setting that hides small groups. */
  readonly learners?: string;
  /** What the rows are, where it is not what the person may see. */
  readonly groupings?: readonly Grouping[];
  /** The head over the names of its rows, where it is not what they are. */
  readonly rowsText?: string;
  readonly columns: readonly ReportColumn[];
  /** What the way over the steps that is drawn in each row is of. */
  readonly rowTrend?: Unit;
  /** Columns whose totals stand above the chart. */
  readonly tiles?: readonly string[];
  /** Null where the table tells it. */
  readonly chart: TrendOf | BarsOf | SharesOf | null;
  /** Of which one can be drawn instead. */
  readonly shows?: readonly Shown[];
  /** Another picture with a finding of its own; none where there is nothing to find. */
  readonly second?: { readonly chart: BarsOf; readonly finding: (found: Found) => Finding | null };
  /** The column that its rows are ordered by, the most first, when nobody has chosen; months stay in their order. */
  readonly mostOf?: string;
  /** Its figures are told beside those of other days. */
  readonly isCompared: boolean;
  /** What was found, as the title of the chart. */
  readonly finding: (found: Found) => Finding;
}

/** A figure as the query brought it. */
export const figure =
  (name: string) =>
  (figures: Figures): number | null =>
    figures[name] ?? null;

/** One figure as so many hundredths of another. */
export const shareOf =
  (part: string, whole: string) =>
  (figures: Figures): number | null => {
    const [one, all] = [figures[part] ?? null, figures[whole] ?? null];
    return one === null || all === null || all === 0 ? null : Math.round((one / all) * 100);
  };

/** What a report says of a figure against the days before; less than a few hundredths is no news. */
export function foundChange(
  key: string,
  { now, before }: { readonly now: string; readonly before: string },
  { total, compared, days: count }: Found,
): Finding | null {
  const by = changeOf(now, before)(total);
  if (by === null) return null;
  const text = (name: string) => `${key}.${name}.${compared}`;
  if (Math.abs(by) < WORTH_TELLING) return { text: text('same'), count };
  return { text: text(by > 0 ? 'more' : 'less'), percent: Math.abs(by), count };
}

const WORTH_TELLING = 3;

/** By how many hundredths a figure is above or below what it was. */
export const changeOf =
  (now: string, before: string) =>
  (figures: Figures): number | null => {
    const share = shareOf(now, before)(figures);
    return share === null ? null : share - 100;
  };
