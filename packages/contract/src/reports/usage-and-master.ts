import { changeOf, type Finding, type Found, figure, HAS_REPORTS, type Report, shareOf } from './report.ts';

const change = changeOf('seconds', 'secondsBefore');

/** Less is no news. */
const WORTH_TELLING = 3;

/** How long was played, and what was begun and mastered by it. */
export const usageAndMaster: Report = {
  name: 'usage-and-master',
  access: HAS_REPORTS,
  usualDays: 28,
  columns: [
    { name: 'learners', unit: 'count', of: figure('learners') },
    { name: 'share', unit: 'percent', of: shareOf('learners', 'people') },
    { name: 'time', unit: 'time', of: figure('seconds') },
    { name: 'timeEach', unit: 'time', of: eachOf },
    { name: 'change', unit: 'change', of: change },
    { name: 'together', unit: 'percent', of: shareOf('togetherSeconds', 'seconds') },
    { name: 'begun', unit: 'count', of: figure('begun') },
    { name: 'mastered', unit: 'count', of: figure('mastered') },
  ],
  chart: { figure: 'seconds', before: 'secondsBefore', unit: 'time' },
  finding,
  sumsOf: {
    learners: ['learners', 'people', 'seconds', 'togetherSeconds'],
    learnersBefore: ['learnersBefore', 'secondsBefore'],
    reached: ['reached', 'begun', 'mastered'],
  },
};

function eachOf({ seconds = null, learners = null }: Found['total']): number | null {
  return seconds === null || learners === null || learners === 0 ? null : Math.round(seconds / learners);
}

function finding({ total, compared, days }: Found): Finding {
  const text = (name: string) => `report.usageAndMaster.found.${name}`;
  const { seconds = null, learners = null } = total;
  if (seconds === null) return { text: text('tooFew') };
  if (seconds === 0) return { text: text('nobody') };
  const by = change(total);
  if (by === null) return { text: text('played'), count: learners ?? 0, seconds };
  if (Math.abs(by) < WORTH_TELLING) return { text: text(`same.${compared}`), count: days };
  return { text: text(`${by > 0 ? 'more' : 'less'}.${compared}`), percent: Math.abs(by), count: days };
}
