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

/** Who has begun something and not mastered it has no day: it could be asked for today and again tomorrow. The day on which
 * enough had mastered a group is that of one child. */
const IN_THE_CENTER: ReadonlySet<string> = new Set(['partly', 'masteredOn', 'time']);

/** Which groups of the menu the children of a place have mastered, up to the last day that is asked for. */
export const mastery: Report = {
  name: 'mastery',
  access: HAS_REPORTS,
  usualDays: 90,
  groupings: ['group'],
  isByProduct: true,
  filters: ['category', 'families'],
  above: {
    toldBy: 'months',
    // One family is not told above the center.
    filters: ['category'],
    columns: COLUMNS.filter(({ name }) => !IN_THE_CENTER.has(name)),
    // Groups that are begun may be there: of each too few children have mastered it in one month.
    finding: (found) => (found.total.groups === 0 ? { text: 'report.mastery.found.tooFew' } : finding(found)),
  },
  columns: COLUMNS,
  chart: { kind: 'shares', parts: ['masteredBy', 'partly'], rest: 'notYet', whole: 'children' },
  mostOf: 'masteredShare',
  isCompared: false,
  finding,
};

function finding({ total }: Found): Finding {
  const key = 'report.mastery.found';
  const { groups = 0, groupsMastered = null, groupsBefore = null } = total;
  if (groups === 0) return { text: `${key}.nobody` };
  if (groupsMastered === null || groupsBefore === null) return { text: `${key}.tooFew` };
  const more = groupsMastered - groupsBefore;
  return {
    text: `${key}.${more > 0 ? 'more' : 'groups'}`,
    count: groupsMastered,
    of: groups ?? 0,
    more,
  };
}
