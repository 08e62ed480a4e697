/** A day as YYYY-MM-DD, so that days compare as texts and no time zone moves them. */
export type Day = string;

export interface DateRange {
  readonly from: Day | null;
  readonly to: Day | null;
}

export const NO_RANGE: DateRange = { from: null, to: null };

export interface DateLimits {
  readonly earliest?: Day;
  /** Reports end today at the latest (spec 3 §5.4). */
  readonly latest?: Day;
}

export function clampDay(day: Day, { earliest, latest }: DateLimits): Day {
  if (latest !== undefined && day > latest) return latest;
  if (earliest !== undefined && day < earliest) return earliest;
  return day;
}

/** The end cannot be before the start; an open end on either side is no problem. */
export const endsBeforeStart = ({ from, to }: DateRange): boolean =>
  from !== null && to !== null && to < from;

/** What a calendar gives, in order and inside the limits. */
export function settleRange(range: DateRange, limits: DateLimits): DateRange {
  const from = range.from === null ? null : clampDay(range.from, limits);
  const to = range.to === null ? null : clampDay(range.to, limits);
  return from !== null && to !== null && to < from ? { from: to, to: from } : { from, to };
}
