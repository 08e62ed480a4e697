import { HAS_REPORTS } from './names.ts';
import {
  changeOf,
  type Figures,
  type Finding,
  type Found,
  figure,
  foundChange,
  type Report,
  shareOf,
} from './report.ts';

/** How long was played, and what was begun and mastered by it. */
export const usageAndMaster: Report = {
  name: 'usage-and-master',
  access: HAS_REPORTS,
  usualDays: 28,
  above: { toldBy: 'weeks' },
  isByProduct: true,
  columns: [
    { name: 'learners', unit: 'count', of: figure('learners') },
    { name: 'share', unit: 'percent', of: shareOf('learners', 'people') },
    { name: 'time', unit: 'time', of: figure('seconds') },
    { name: 'timeEach', unit: 'time', of: eachOf },
    { name: 'daysAWeek', unit: 'count', of: daysAWeek },
    { name: 'change', unit: 'change', of: (figures) => changeOf(...compared(figures))(figures) },
    { name: 'together', unit: 'percent', of: shareOf('togetherSeconds', 'togetherOf') },
    { name: 'begun', unit: 'count', of: figure('begun') },
    { name: 'mastered', unit: 'count', of: figure('mastered') },
  ],
  rowTrend: 'time',
  chart: { kind: 'trend', figure: 'seconds', before: 'secondsBefore', unit: 'time' },
  mostOf: 'time',
  isCompared: true,
  finding,
};

/** Above the center weeks of which nothing is told are held against nothing. */
const compared = (figures: Figures): readonly [now: string, before: string] =>
  'comparedSeconds' in figures ? ['comparedSeconds', 'comparedSecondsBefore'] : ['seconds', 'secondsBefore'];

function eachOf({ seconds = null, learners = null }: Found['total']): number | null {
  return seconds === null || learners === null || learners === 0 ? null : Math.round(seconds / learners);
}

/** On how many days of a week in which they played. */
function daysAWeek({ playedDays = null, playedWeeks = null }: Found['total']): number | null {
  if (playedDays === null || playedWeeks === null || playedWeeks === 0) return null;
  return Math.round((playedDays / playedWeeks) * 10) / 10;
}

function finding(found: Found): Finding {
  const key = 'report.usageAndMaster.found';
  const { seconds = null, learners = null } = found.total;
  if (seconds === null) return { text: `${key}.tooFew` };
  if (seconds === 0) return { text: `${key}.nobody` };
  const [now, before] = compared(found.total);
  return (
    foundChange(key, { now, before }, found) ?? {
      text: `${key}.played`,
      count: learners ?? 0,
      seconds,
    }
  );
}
