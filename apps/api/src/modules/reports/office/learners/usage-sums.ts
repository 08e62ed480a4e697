import type { Days } from '@flink/contract/rules/reports/days.ts';
import type { Step } from '../served-report.ts';

/** Of somebody who belongs to the center, in one row of the report. */
export interface Member {
  readonly unit: string;
  readonly name: string | null;
  readonly learnerId: string;
  readonly begun: number;
  readonly mastered: number;
}

/** Days are numbers, counted from 1970: three lists of the same length. */
export interface PlayedBy {
  readonly learnerId: string;
  /** Whether who played there belongs to the center now. */
  readonly isHere: boolean;
  readonly days: readonly number[];
  readonly seconds: readonly number[];
  readonly together: readonly number[];
}

export interface UsageSums {
  readonly people: number;
  readonly learners: number;
  readonly learnersBefore: number;
  readonly seconds: number;
  readonly secondsBefore: number;
  readonly togetherSeconds: number;
  readonly playedDays: number;
  readonly playedWeeks: number;
  readonly begun: number;
  readonly mastered: number;
}

export interface UsageRow {
  readonly unit: string;
  readonly name: string | null;
  readonly figures: UsageSums;
  readonly trend: readonly number[];
}

interface AskedUsage {
  readonly days: Days;
  readonly before: Days;
  readonly firstDayOfWeek: number;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

const isIn = ({ from, to }: Days) => {
  const [first, last] = [numberOf(from), numberOf(to)];
  return (day: number) => day >= first && day <= last;
};

/** What has to be read, each day once. */
export function rangesOf(
  { days, before }: Pick<AskedUsage, 'days' | 'before'>,
  steps: readonly Step[],
): readonly Days[] {
  const all = [days, before, ...steps.flatMap((step) => [step.days, step.before])]
    .filter(({ from, to }) => from <= to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const ranges: Days[] = [];
  for (const { from, to } of all) {
    const last = ranges.at(-1);
    if (last && numberOf(from) <= numberOf(last.to) + 1)
      ranges[ranges.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    else ranges.push({ from, to });
  }
  return ranges;
}

/** By day, the place of its step; of days in none nothing. */
function placesOf(steps: readonly Days[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [place, { from, to }] of steps.entries())
    for (let day = numberOf(from); day <= numberOf(to); day += 1) places.set(day, place);
  return places;
}

interface LearnerSums {
  seconds: number;
  secondsBefore: number;
  together: number;
  days: number;
  readonly weeks: Set<number>;
  isBefore: boolean;
  readonly steps: number[];
}

function learnerSums({ days, before, firstDayOfWeek }: AskedUsage, steps: readonly Step[]) {
  const [isNow, isEarlier] = [isIn(days), isIn(before)];
  const places = placesOf(steps.map((step) => step.days));
  /** 1970 began on the fourth day of a week from Monday. */
  const weekOf = (day: number) => day - ((((day + 4 - firstDayOfWeek) % 7) + 7) % 7);
  return (played: PlayedBy): LearnerSums => {
    const sums: LearnerSums = {
      seconds: 0,
      secondsBefore: 0,
      together: 0,
      days: 0,
      weeks: new Set(),
      isBefore: false,
      steps: steps.map(() => 0),
    };
    for (const [place, day] of played.days.entries()) {
      const seconds = played.seconds[place] ?? 0;
      if (seconds === 0) continue;
      const step = places.get(day);
      if (step !== undefined) sums.steps[step] = (sums.steps[step] ?? 0) + seconds;
      if (isNow(day)) {
        sums.seconds += seconds;
        sums.together += played.together[place] ?? 0;
        sums.days += 1;
        sums.weeks.add(weekOf(day));
      }
      if (isEarlier(day)) {
        sums.secondsBefore += seconds;
        sums.isBefore = true;
      }
    }
    return sums;
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function sumsOf(members: readonly Member[], played: readonly LearnerSums[]): UsageSums {
  const seconds = sum(played.map((one) => one.seconds));
  return {
    people: members.length,
    learners: played.filter(({ days }) => days > 0).length,
    learnersBefore: played.filter(({ isBefore }) => isBefore).length,
    seconds,
    secondsBefore: sum(played.map((one) => one.secondsBefore)),
    togetherSeconds: sum(played.map(({ together }) => together)),
    playedDays: sum(played.map(({ days }) => days)),
    playedWeeks: sum(played.map(({ weeks }) => weeks.size)),
    begun: sum(members.map(({ begun }) => begun)),
    mastered: sum(members.map(({ mastered }) => mastered)),
  };
}

/** One row of each, of who belongs to the center now. */
export function rowsOf(
  members: readonly Member[],
  played: readonly PlayedBy[],
  asked: AskedUsage,
  steps: readonly Step[],
): readonly UsageRow[] {
  const sumUp = learnerSums(asked, steps);
  const byLearner = new Map(
    played.filter(({ isHere }) => isHere).map((one) => [one.learnerId, sumUp(one)] as const),
  );
  return [...Map.groupBy(members, ({ unit }) => unit)].map(([unit, own]) => {
    const theirs = own.flatMap(({ learnerId }) => byLearner.get(learnerId) ?? []);
    return {
      unit,
      name: own[0]?.name ?? null,
      figures: sumsOf(own, theirs),
      trend: steps.map((_, place) => sum(theirs.map((one) => one.steps[place] ?? 0))),
    };
  });
}

/** Altogether each learner counts once, however many rows have them. */
export function totalOf(
  members: readonly Member[],
  played: readonly PlayedBy[],
  asked: AskedUsage,
): UsageSums {
  const everybody = [...new Map(members.map((member) => [member.learnerId, member])).values()];
  return sumsOf(everybody, played.filter(({ isHere }) => isHere).map(learnerSums(asked, [])));
}

/** Minutes and who played in each step. */
export function stepSums(
  steps: readonly Days[],
  played: readonly PlayedBy[],
): readonly { readonly seconds: number; readonly learners: number }[] {
  const places = placesOf(steps);
  const found = steps.map(() => ({ seconds: 0, learners: 0 }));
  for (const { days, seconds } of played.filter(({ isHere }) => isHere)) {
    const seen = new Set<number>();
    for (const [at, day] of days.entries()) {
      const place = places.get(day);
      const step = place === undefined ? undefined : found[place];
      const length = seconds[at] ?? 0;
      if (place === undefined || step === undefined || length === 0) continue;
      if (!seen.has(place)) step.learners += 1;
      seen.add(place);
      step.seconds += length;
    }
  }
  return found;
}
