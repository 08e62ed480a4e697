import { HAS_REPORTS } from './names.ts';
import { type Finding, type Found, figure, type Report, type ReportColumn, shareOf } from './report.ts';

const COLUMNS: readonly ReportColumn[] = [
  { name: 'masteredShare', unit: 'percent', of: shareOf('masteredBy', 'children') },
  { name: 'masteredBy', unit: 'count', of: figure('masteredBy') },
  { name: 'partly', unit: 'count', of: figure('partly') },
  { name: 'notYet', unit: 'count', of: figure('notYet') },
  { name: 'masteredTogether', unit: 'count', of: figure('masteredTogether') },
  { name: 'masteredOn', unit: 'date', of: figure('masteredOn') },
  { name: 'time', unit: 'time', of: figure('seconds') },
];

/** Which groups of the menu the children of a place have mastered, up to the last day that is asked for. */
export const mastery: Report = {
  name: 'mastery',
  order: 20,
  access: HAS_REPORTS,
  usualDays: 90,
  groupings: ['group'],
  isByProduct: true,
  filters: ['category', 'families'],
  learners: 'children',
  columns: COLUMNS,
  chart: { kind: 'shares', parts: ['masteredBy', 'partly'], rest: 'notYet', whole: 'children' },
  mostOf: 'masteredShare',
  isCompared: false,
  finding,
};

function finding({ total }: Found): Finding {
  const key = 'report.mastery.found';
  const { groups, groupsMastered, groupsBefore } = total;
  if (!groups) return { text: `${key}.nobody` };
  const more = (groupsMastered ?? 0) - (groupsBefore ?? 0);
  return {
    text: `${key}.${more > 0 ? 'more' : 'groups'}`,
    count: groupsMastered ?? 0,
    of: groups,
    more,
  };
}
