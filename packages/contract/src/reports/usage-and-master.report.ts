import { HAS_REPORTS } from './names.ts';
import {
  changeOf,
  type Finding,
  type Found,
  figure,
  foundChange,
  type Report,
  shareOf,
  type TrendOf,
} from './report.ts';

const TIME: TrendOf = { kind: 'trend', figure: 'seconds', before: 'secondsBefore', unit: 'time' };

/** How long was played, and what was begun and mastered by it. */
export const usageAndMaster: Report = {
  name: 'usage-and-master',
  order: 10,
  access: HAS_REPORTS,
  usualDays: 28,
  learners: 'learners',
  isByProduct: true,
  columns: [
    { name: 'learners', unit: 'count', of: figure('learners') },
    { name: 'share', unit: 'percent', of: shareOf('learners', 'people') },
    { name: 'time', unit: 'time', of: figure('seconds') },
    { name: 'timeEach', unit: 'time', of: eachOf },
    { name: 'daysAWeek', unit: 'count', of: daysAWeek },
    { name: 'change', unit: 'change', of: changeOf('seconds', 'secondsBefore') },
    { name: 'together', unit: 'percent', of: shareOf('togetherSeconds', 'seconds') },
    { name: 'begun', unit: 'count', of: figure('begun') },
    { name: 'mastered', unit: 'count', of: figure('mastered') },
  ],
  rowTrend: 'time',
  chart: TIME,
  shows: [
    { name: 'time', chart: TIME, finding },
    {
      name: 'timeEach',
      chart: { ...TIME, per: { figure: 'learners', before: 'learnersBefore' } },
      finding: findingOfEach,
    },
    {
      name: 'learners',
      chart: { kind: 'trend', figure: 'learners', before: 'learnersBefore', unit: 'count' },
      finding: findingOfLearners,
    },
  ],
  mostOf: 'time',
  isCompared: true,
  finding,
};

function eachOf({ seconds = null, learners = null }: Found['total']): number | null {
  return seconds === null || learners === null || learners === 0 ? null : Math.round(seconds / learners);
}

/** On how many days of a week in which they played. */
function daysAWeek({ playedDays = null, playedWeeks = null }: Found['total']): number | null {
  if (playedDays === null || playedWeeks === null || playedWeeks === 0) return null;
  return Math.round((playedDays / playedWeeks) * 10) / 10;
}

const FOUND = 'report.usageAndMaster.found';

function findingOfNothing({ total: { seconds } }: Found): Finding | null {
  return seconds ? null : { text: `${FOUND}.nobody` };
}

function findingOfEach(found: Found): Finding {
  const { learners } = found.total;
  return (
    findingOfNothing(found) ?? {
      text: `${FOUND}.each`,
      count: learners ?? 0,
      seconds: eachOf(found.total) ?? 0,
    }
  );
}

function findingOfLearners(found: Found): Finding {
  return (
    findingOfNothing(found) ??
    foundChange(`${FOUND}.learners`, { now: 'learners', before: 'learnersBefore' }, found) ??
    findingOfEach(found)
  );
}

function finding(found: Found): Finding {
  const { seconds, learners } = found.total;
  const nothing = findingOfNothing(found);
  if (nothing) return nothing;
  return (
    foundChange(FOUND, { now: 'seconds', before: 'secondsBefore' }, found) ?? {
      text: `${FOUND}.played`,
      count: learners ?? 0,
      seconds: seconds ?? 0,
    }
  );
}
